# mypyc: compile
"""Drawing anew what nobody knows (YG-1.10 to YG-1.12): unknown places of the decks, the stacks, and coming chance.

Known to all are the cards that are in a deck, the places of cards put there openly, and by the portraits on the backs
the god of each face-down card and of each deck's top card. With two players the supporting god's cards that nobody
has seen may lie in either deck; how many each deck holds is known.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ragnatafl.core.rng import Rng

from .position import NO_CARD, Player, Position
from .tables import N_GODS, STACK
from .wheel import is_floating


def sorted_part(items: vec[i64], start: i64, end: i64) -> vec[i64]:
    """The items from start to end, sorted: what is known of them is only which they are."""
    part = vec[i64](capacity=end - start)
    for k in range(start, end):
        part = append(part, items[k])
    for k in range(i64(1), i64(len(part))):
        item = part[k]
        j: i64 = k
        while j > 0 and part[j - 1] > item:
            part[j] = part[j - 1]
            j -= 1
        part[j] = item
    return part


def unknown_cards(player: Player) -> vec[i64]:
    """The cards of a deck, and the one laid from it, whose place nobody knows."""
    cards = vec[i64]()
    if player.laid != NO_CARD and player.laid_known == 0:
        cards = append(cards, player.laid)
    for k in range(i64(len(player.deck))):
        if player.known[k] == 0:
            cards = append(cards, player.deck[k])
    return sorted_part(cards, 0, len(cards))


def redeal(position: Position, rng: Rng) -> None:
    """All seats know the same, so there is one way to redeal for all of them."""
    deal_floating(position, rng)
    for player in position.players:
        redeal_deck(player, rng)
    creatures = sorted_part(position.creatures, 0, len(position.creatures))
    rng.shuffle_vec(creatures)
    position.creatures = creatures
    jotuns = sorted_part(position.jotun_cards, 0, len(position.jotun_cards))
    rng.shuffle_vec(jotuns)
    position.jotun_cards = jotuns
    position.artifacts = redealt_artifacts(position, rng)
    redeal_tokens(position, rng)
    position.rng = rng.fork()


def redeal_tokens(position: Position, rng: Rng) -> None:
    """Face-down tokens and tiles change places, but for those all know (YG-1.11, YG-22.1.3)."""
    pool = vec[i64]()
    for world in range(i64(len(position.tokens))):
        if position.tokens[world] >= 0 and (position.tokens_known >> world) & 1 == 0:
            pool = append(pool, position.tokens[world])
    pool = sorted_part(pool, 0, len(pool))
    rng.shuffle_vec(pool)
    used: i64 = 0
    for world in range(i64(len(position.tokens))):
        if position.tokens[world] >= 0 and (position.tokens_known >> world) & 1 == 0:
            position.tokens[world] = pool[used]
            used += 1
    pile = sorted_part(position.pile, 0, len(position.pile))
    rng.shuffle_vec(pile)
    position.pile = pile


def redealt_artifacts(position: Position, rng: Rng) -> vec[i64]:
    """The top Artifact of each stack is open, those already taken are gone; the rest may lie in any order."""
    artifacts = position.artifacts[:]
    for stack in range(i64(3)):
        start = stack * STACK + position.artifacts_taken[stack] + 1
        end = (stack + 1) * STACK
        if start < end:
            rest = sorted_part(artifacts, start, end)
            rng.shuffle_vec(rest)
            for k in range(start, end):
                artifacts[k] = rest[k - start]
    return artifacts


def deal_floating(position: Position, rng: Rng) -> None:
    """Two players: unseen cards of the supporting god change places with each other across the decks."""
    if position.n != 2:
        return
    pool = vec[i64]()
    for player in position.players:
        for card in unknown_cards(player):
            if is_floating(position, card):
                pool = append(pool, card)
    pool = sorted_part(pool, 0, len(pool))
    rng.shuffle_vec(pool)
    used: i64 = 0
    for player in position.players:
        if player.laid != NO_CARD and player.laid_known == 0 and is_floating(position, player.laid):
            player.laid = pool[used]
            used += 1
        deck = player.deck[:]
        for k in range(i64(len(deck))):
            if player.known[k] == 0 and is_floating(position, deck[k]):
                deck[k] = pool[used]
                used += 1
        player.deck = deck


def redeal_deck(player: Player, rng: Rng) -> None:
    """Unknown places are filled at random; the laid card and the top card keep the god on their backs."""
    pool = unknown_cards(player)
    rng.shuffle_vec(pool)
    deck = player.deck[:]
    laid_unknown = player.laid != NO_CARD and player.laid_known == 0
    if laid_unknown:
        pool = draw_god(pool, player.laid % N_GODS)
        player.laid = pool[0]
        pool = pool[1:]
    top_unknown = len(deck) > 0 and player.known[0] == 0
    if top_unknown:
        pool = draw_god(pool, deck[0] % N_GODS)
        deck[0] = pool[0]
        pool = pool[1:]
    used: i64 = 0
    for k in range(i64(1), i64(len(deck))):
        if player.known[k] == 0:
            deck[k] = pool[used]
            used += 1
    player.deck = deck


def draw_god(pool: vec[i64], god: i64) -> vec[i64]:
    """The pool with a card of this god in the first place."""
    result = pool[:]
    for k in range(i64(len(result))):
        if result[k] % N_GODS == god:
            card = result[k]
            result[k] = result[0]
            result[0] = card
            return result
    return result
