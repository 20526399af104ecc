# mypyc: compile
"""Creatures (YG-16): drawing them, and what each does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ragnatafl.core.engine import OUT, bit

from .actions import ACT, BEAT, CHEER, CREATURE, DECK, DONE, GIVE, GIVE_DIE, GIVE_ELF, GIVE_LIFE, RETURN, SWAP, TAKE, TO
from .notes import Note, Piece
from .position import NO_CARD, UNTOLD, Position, Step
from .tables import (
    BEAST_AMOUNT,
    BEAST_EFFECT,
    BEAST_OPTIONAL,
    BEAST_TIMES,
    N_ARTIFACTS,
    N_CREATURES,
    N_ENEMIES,
    N_GODS,
    N_JOTUNS,
    Beast,
)
from .tree import beat_jotun, move_god, regain_life
from .turn import add_fights, begin_fight
from .wheel import SLOTS, figure_of, see, to_bottom
from .world_actions import Kind, add_worlds, ask_amount, begin_action, is_available, mode_of

EVERYWHERE: Final[i64] = 511
"""The bit mask of all Worlds."""


# -- drawing (YG-12.2 Svartalfheim, YG-16.1) -----------------------------------------------------------------------
def most_drawn(position: Position) -> i64:
    most = position.arg(1)
    return most if most < len(position.creatures) else i64(len(position.creatures))


def step_draw(position: Position) -> None:
    """R-44: the number is named before drawing. Argument: how many at most."""
    if most_drawn(position) > 1:
        position.ask(position.active)
    else:
        draw(position, 1)


def legal_draw(position: Position) -> None:
    for amount in range(i64(1), most_drawn(position) + 1):
        OUT.add(TAKE + amount)


def draw(position: Position, amount: i64) -> None:
    """All drawn cards leave the game before the chosen one is resolved."""
    position.piles_told = UNTOLD
    position.drawn = 0
    if amount < len(position.creatures):
        position.show()
    for k in range(amount):
        position.drawn |= bit(position.creatures[k])
        position.note(Note.DREW, position.active, position.creatures[k])
    position.creatures = position.creatures[amount:]
    position.change(Step.CREATURE)


def step_creature(position: Position) -> None:
    if position.drawn & (position.drawn - 1) != 0:
        position.ask(position.active)
        return
    for creature in range(i64(N_CREATURES)):
        if (position.drawn >> creature) & 1:
            resolve(position, creature)
            return


def legal_creature(position: Position) -> None:
    for creature in range(i64(N_CREATURES)):
        if (position.drawn >> creature) & 1:
            OUT.add(CREATURE + creature)


def resolve(position: Position, creature: i64) -> None:
    """YG-16.1: as far as possible. The topmost step becomes the creature's own."""
    position.drawn = 0
    position.piles_told = UNTOLD
    position.note(Note.CREATURE, position.active, creature)
    effect = BEAST_EFFECT[creature]
    amount = BEAST_AMOUNT[creature]
    least: i64 = 0 if BEAST_OPTIONAL[creature] else 1
    if effect == Beast.LIFE:
        ask_amount(position, Kind.LIFE, amount, least)
    elif effect == Beast.HEROES:
        ask_amount(position, Kind.HEROES, amount, least)
    elif effect == Beast.ELVES:
        ask_amount(position, Kind.ELVES, amount, least)
    elif effect == Beast.VANIR_DICE:
        ask_amount(position, Kind.VANIR, amount, least)
    elif effect == Beast.HEAL_WORLD:
        position.change(Step.HEAL_WORLD)
    elif effect == Beast.GERI_AND_FREKI:
        position.change(Step.GO_FIGHT, amount)
        position.push(Step.GO)
    elif effect == Beast.RATATOSK:
        position.change(Step.GO_ACT)
        position.push(Step.GO)
    elif effect == Beast.DEFEAT_JOTUN:
        position.change(Step.JOTUN)
    elif effect == Beast.LIFE_CHOSEN:
        position.change(Step.CHEER, BEAST_TIMES[creature], amount, BEAST_OPTIONAL[creature])
    elif effect == Beast.EXCHANGE_PIECES:
        position.change(Step.EXCHANGE, 0, 0)
    elif effect == Beast.EXCHANGE_LIFE:
        position.change(Step.EXCHANGE, 1, 0)
    elif effect == Beast.SKULD:
        show_tops(position, amount)
        position.change(Step.SKULD, 0)
    elif effect == Beast.SLEIPNIR:
        position.change(Step.SLEIPNIR, 0)
    else:
        position.change(Step.URD, amount)


# -- Geri and Freki, Ratatosk (R-57) -------------------------------------------------------------------------------
def legal_go(position: Position, seat: i64) -> None:
    OUT.add(DONE)
    add_worlds(EVERYWHERE & ~bit(position.world[seat]))


def play_go(position: Position, action: i64) -> None:
    position.pop()
    if action != DONE:
        move_god(position, position.active, action - TO)


def step_go_fight(position: Position) -> None:
    """Argument: risks minimised for certain."""
    OUT.start()
    legal_go_fight(position)
    if OUT.count > 1:
        position.ask(position.active)
    else:
        position.pop()


def legal_go_fight(position: Position) -> None:
    OUT.add(DONE)
    add_fights(position, position.world[position.active])


def play_go_fight(position: Position, opponent: i64) -> None:
    certain = position.arg(1)
    position.pop()
    if opponent >= 0:
        begin_fight(position, opponent, certain)


def step_go_act(position: Position) -> None:
    world = position.world[position.active]
    if is_available(position, world, mode_of(position, world)):
        position.ask(position.active)
    else:
        position.pop()


def legal_go_act() -> None:
    OUT.add(DONE)
    OUT.add(ACT)


def play_go_act(position: Position, action: i64) -> None:
    position.pop()
    if action == ACT:
        world = position.world[position.active]
        begin_action(position, world, mode_of(position, world))


# -- Gullfaxi ------------------------------------------------------------------------------------------------------
def step_jotun(position: Position) -> None:
    active = position.jotuns
    if active & (active - 1) != 0:
        position.ask(position.active)
        return
    position.pop()
    for jotun in range(i64(N_JOTUNS)):
        if (active >> jotun) & 1:
            beat_jotun(position, jotun)


def legal_jotun(position: Position) -> None:
    for jotun in range(i64(N_JOTUNS)):
        if (position.jotuns >> jotun) & 1:
            OUT.add(BEAT + jotun)


def play_jotun(position: Position, action: i64) -> None:
    position.pop()
    beat_jotun(position, action - BEAT)


# -- Saehrímnir, Tanngrisnir and Tanngnjóstr -----------------------------------------------------------------------
def step_cheer(position: Position) -> None:
    """Arguments: how often, how much, whether it may be declined."""
    OUT.start()
    legal_cheer(position)
    if position.arg(1) == 0 or OUT.count == (1 if position.arg(3) else 0):
        position.pop()
    else:
        position.ask(position.active)


def legal_cheer(position: Position) -> None:
    if position.arg(3):
        OUT.add(DONE)
    for god in range(i64(N_GODS)):
        figure = figure_of(position, god)
        if figure >= 0 and position.life[figure] < position.max_life[figure]:
            OUT.add(CHEER + god)


def play_cheer(position: Position, action: i64) -> None:
    amount = position.arg(2)
    position.change(Step.CHEER, position.arg(1) - 1, amount, position.arg(3))
    if action != DONE:
        regain_life(position, figure_of(position, action - CHEER), amount)


# -- Gulltopp and Verdandi (YG-27.2) -------------------------------------------------------------------------------
def step_exchange(position: Position) -> None:
    """One pass in seat order from the active player. Arguments: 0 pieces or 1 Life; how many seats are done."""
    k: i64 = position.arg(2)
    while k < position.n and position.n > 1:
        seat = (position.active + k) % position.n
        position.change(Step.EXCHANGE, position.arg(1), k)
        OUT.start()
        legal_exchange(position, seat)
        if OUT.count > 1:
            position.ask(seat)
            return
        k += 1
    position.pop()


def legal_exchange(position: Position, seat: i64) -> None:
    """Gifts of the own pool, or of own Life above the last (R-21), to another player."""
    OUT.add(DONE)
    player = position.players[seat]
    if position.arg(1) == 1:
        if position.life[seat] > 1:
            for god in range(i64(N_GODS)):
                other = figure_of(position, god)
                if 0 <= other < position.n and other != seat and position.life[other] < position.max_life[other]:
                    OUT.add(GIVE_LIFE + god)
        return
    if player.elves > 0:
        add_receivers(position, seat, GIVE_ELF)
    if player.vanir > 0:
        add_receivers(position, seat, GIVE_DIE)
    for artifact in range(i64(N_ARTIFACTS)):
        if (player.artifacts >> artifact) & 1:
            add_receivers(position, seat, GIVE + artifact * N_GODS)


def add_receivers(position: Position, seat: i64, family: i64) -> None:
    for god in range(i64(N_GODS)):
        other = figure_of(position, god)
        if 0 <= other < position.n and other != seat:
            OUT.add(family + god)


def play_exchange(position: Position, seat: i64, action: i64) -> None:
    if action == DONE:
        position.change(Step.EXCHANGE, position.arg(1), position.arg(2) + 1)
        return
    giver = position.players[seat]
    if GIVE_ELF <= action < GIVE_DIE:
        other, piece = figure_of(position, action - GIVE_ELF), i64(Piece.ELF)
        giver.elves -= 1
        position.players[other].elves += 1
    elif GIVE_DIE <= action < GIVE_LIFE:
        other, piece = figure_of(position, action - GIVE_DIE), i64(Piece.DIE)
        giver.vanir -= 1
        position.players[other].vanir += 1
    elif GIVE_LIFE <= action < GIVE_LIFE + N_GODS:
        other, piece = figure_of(position, action - GIVE_LIFE), i64(Piece.LIFE)
        position.life[seat] -= 1
        position.life[other] += 1
    else:
        artifact = (action - GIVE) // N_GODS
        other, piece = figure_of(position, (action - GIVE) % N_GODS), Piece.ARTIFACT + artifact
        giver.artifacts &= ~bit(artifact)
        position.players[other].artifacts |= bit(artifact)
    position.note(Note.GAVE, seat, other, piece)


# -- Skuld (YG-27.4) -----------------------------------------------------------------------------------------------
def show_tops(position: Position, amount: i64) -> None:
    """R-54: all see the drawn cards, so their places are known."""
    position.cards_told = UNTOLD
    for player in position.players:
        known = player.known[:]
        for k in range(amount):
            if k < len(known):
                if known[k] == 0:
                    position.show()
                known[k] = 1
                see(position, player.deck[k])
        player.known = known


def step_skuld(position: Position) -> None:
    k: i64 = position.arg(1)
    while k < position.n:
        seat = (position.active + k) % position.n
        deck = position.players[seat].deck
        if len(deck) >= 2 and deck[0] != deck[1]:
            position.change(Step.SKULD, k)
            position.ask(seat)
            return
        k += 1
    position.pop()


def legal_skuld() -> None:
    OUT.add(DONE)
    OUT.add(SWAP)


def play_skuld(position: Position, seat: i64, action: i64) -> None:
    position.change(Step.SKULD, position.arg(1) + 1)
    if action == SWAP:
        deck = position.players[seat].deck[:]
        first = deck[0]
        deck[0] = deck[1]
        deck[1] = first
        position.players[seat].deck = deck
        position.cards_told = UNTOLD
        position.note(Note.SKULD, seat)


# -- Sleipnir (YG-27.4) --------------------------------------------------------------------------------------------
def step_sleipnir(position: Position) -> None:
    if position.arg(1) < position.n:
        position.ask((position.active + position.arg(1)) % position.n)
    else:
        position.pop()


def play_sleipnir(position: Position, seat: i64, action: i64) -> None:
    position.change(Step.SLEIPNIR, position.arg(1) + 1)
    if action != DONE:
        move_god(position, seat, action - TO)


# -- Urd (R-22, R-59) ----------------------------------------------------------------------------------------------
def step_urd(position: Position) -> None:
    """Argument: how many cards may still be chosen."""
    OUT.start()
    legal_urd(position)
    if position.arg(1) > 0 and OUT.count > 1:
        position.ask(position.active)
    else:
        position.pop()


def legal_urd(position: Position) -> None:
    OUT.add(DONE)
    for enemy in range(i64(N_ENEMIES)):
        for god in range(i64(N_GODS)):
            for k in range(SLOTS):
                if position.wheel[enemy * SLOTS + k] == enemy * N_GODS + god:
                    OUT.add(RETURN + enemy * N_GODS + god)


def play_urd(position: Position, action: i64) -> None:
    if action == DONE:
        position.pop()
        return
    card = action - RETURN
    position.change(Step.URD, position.arg(1) - 1)
    leave_wheel(position, card)
    owner = figure_of(position, card % N_GODS)
    if owner < position.n:
        to_bottom(position, owner, card)
    elif position.n == 1:
        to_bottom(position, 0, card)
    else:
        position.push(Step.DECK, card)


def leave_wheel(position: Position, card: i64) -> None:
    position.cards_told = UNTOLD
    base = card // N_GODS * SLOTS
    kept = vec[i64]()
    for k in range(SLOTS):
        if position.wheel[base + k] != card and position.wheel[base + k] != NO_CARD:
            kept = append(kept, position.wheel[base + k])
    for k in range(SLOTS):
        position.wheel[base + k] = kept[k] if k < len(kept) else NO_CARD


def legal_deck(position: Position) -> None:
    for god in range(i64(N_GODS)):
        seat = figure_of(position, god)
        if 0 <= seat < position.n:
            OUT.add(DECK + god)


def play_deck(position: Position, action: i64) -> None:
    card = position.arg(1)
    position.pop()
    to_bottom(position, figure_of(position, action - DECK), card)
