# mypyc: compile
"""Set-up (YG-3, YG-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.engine import bit
from ..core.rng import Rng
from .content import CONTENT, FACES, RELATIONS
from .position import Player, Position, Step
from .tables import ENEMY_START, N_ENEMIES, N_GODS, ON_TREE, STACK, numbers
from .tree import take_elves, take_vanir

STREAM_SETUP: Final = 0
STREAM_PLAY: Final = 1


def set_up(position: Position, seed: int, gods: list[int], track: str) -> None:
    """YG-3.1 to YG-3.6: `gods` are the players' gods, then the supporting gods."""
    n = position.n
    rng = Rng(seed, STREAM_SETUP)
    position.rng = Rng(seed, STREAM_PLAY)
    counts = CONTENT.players[int(n)]
    game = CONTENT.tracks[track]
    position.track = list(CONTENT.tracks).index(track)
    position.tree = game.moves
    position.powers = game.powers
    position.figures = len(gods)
    position.god = numbers(gods)
    position.world = numbers([CONTENT.gods_start] * len(gods))
    lives = [counts.life] * int(n) + [counts.supporting_life] * (len(gods) - int(n))
    position.life = numbers(lives)
    position.max_life = numbers(lives)
    position.elves = counts.elves
    position.vanir = counts.vanir_dice
    position.rotation = CONTENT.rotation
    position.enemy = numbers([ENEMY_START[enemy] for enemy in range(ON_TREE)])
    position.creatures = shuffled(rng, 0, len(CONTENT.creatures))
    position.jotun_cards = shuffled(rng, 0, len(CONTENT.jotuns))
    stacks = vec[i64]()
    for stack in range(3):
        for artifact in shuffled(rng, stack * STACK, STACK):
            stacks = append(stacks, artifact)
    position.artifacts = stacks
    position.players = [Player() for _ in range(n)]
    deal_decks(position, rng)
    if game.abilities:
        for seat in range(n):
            give_abilities(position, seat)
    position.depth = 0
    position.push(Step.ROUND)


def shuffled(rng: Rng, first: int, count: int) -> vec[i64]:
    items = numbers(list(range(first, first + count)))
    rng.shuffle_vec(items)
    return items


def set_of(god: i64) -> list[int]:
    """A god's six Enemy cards."""
    return [int(enemy * N_GODS + god) for enemy in range(N_ENEMIES)]


def deal_decks(position: Position, rng: Rng) -> None:
    """YG-3.5; YG-4.1: with two players the supporting god's cards are dealt three and three; YG-4.2: solo, one deck."""
    n = position.n
    extra = vec[i64]()
    for figure in range(n, position.figures):
        for card in set_of(position.god[figure]):
            extra = append(extra, card)
    rng.shuffle_vec(extra)
    share: i64 = len(extra) // n
    for seat in range(n):
        deck = numbers(set_of(position.god[seat]))
        for k in range(seat * share, (seat + 1) * share):
            deck = append(deck, extra[k])
        rng.shuffle_vec(deck)
        position.players[seat].deck = deck
        position.players[seat].known = numbers([0] * len(deck))


def give_abilities(position: Position, seat: i64) -> None:
    """YG-17.1, R-1, R-46."""
    god = CONTENT.gods[position.god[seat]]
    player = position.players[seat]
    take_elves(position, seat, min(god.elves, int(position.elves)))
    take_vanir(position, seat, min(god.vanir_dice, int(position.vanir)))
    player.god_faces = sum([2 ** FACES.index(face) for face in god.god_faces])
    player.vanir_faces = sum([2 ** FACES.index(face) for face in god.vanir_faces])
    others: i64 = 0
    for figure in range(position.figures):
        if figure != seat:
            others |= bit(position.god[figure])
    if RELATIONS[0] in god.relations:
        player.comrades = others
    if RELATIONS[1] in god.relations:
        player.kin = others
    if RELATIONS[2] in god.relations:
        player.casual = others
    if RELATIONS[3] in god.relations:
        player.travelling = others
