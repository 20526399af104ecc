# mypyc: compile
"""Rounds, the reveal, the Wheel and the Enemies (YG-5, YG-6, YG-8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, bit

from ..sagas.steps import enter_space, push_reveal
from ..sagas.tables import ModifierKind
from ..sagas.values import modifier, push_program
from .actions import DONE, SEND, TURN
from .notes import Cause, Note
from .position import NO_CARD, UNTOLD, Player, Position, Step, with_last, without_first
from .tables import (
    ENEMY_GIANTS,
    ENEMY_JOTUNS,
    ENEMY_LIFE,
    ENEMY_ROTATION,
    ISLANDS,
    LEVEL,
    N_GODS,
    N_WORLDS,
    ON_TREE,
    POWER,
    TOP,
    TRACK_JOTUNS,
    Defeat,
    Enemy,
    Mode,
    Power,
    Subject,
    World,
)
from .tree import (
    above,
    activate_jotun,
    enemy_to,
    lose,
    lose_life,
    move_god,
    normal_moves,
    rotate,
    send_giants,
    send_nameless,
    win,
)

SLOTS: Final[i64] = 3
"""Places for the face-up cards of one Enemy on the Wheel."""


# -- rounds (YG-5) -------------------------------------------------------------------------------------------------
def step_round(position: Position) -> None:
    """YG-5.1: everybody lays the top card face down; YG-5.2, YG-27.1: the speaker names the order."""
    position.round += 1
    position.note(Note.ROUND, -1, position.round)
    position.cards_told = UNTOLD
    for player in position.players:
        if len(player.deck) > 0:
            player.laid = player.deck[0]
            player.laid_known = player.known[0]
            player.deck = without_first(player.deck)
            player.known = without_first(player.known)
            show_back(position, player)
    position.order_count = 0
    position.turns = 0
    position.change(Step.ORDER)


def show_back(position: Position, player: Player) -> None:
    """YG-1.12: all see the portrait on the new top card, which nobody knew if another god's could lie there."""
    if len(player.deck) == 0 or player.known[0] != 0:
        return
    god = player.deck[0] % N_GODS
    for k in range(i64(1), i64(len(player.deck))):
        if player.known[k] == 0 and player.deck[k] % N_GODS != god:
            position.show()
            return


def seats_in_order(position: Position) -> i64:
    """The bit mask of seats that are in the order already."""
    mask: i64 = 0
    for k in range(position.order_count):
        mask |= bit(position.order[k])
    return mask


def step_order(position: Position) -> None:
    left = (bit(position.n) - 1) & ~seats_in_order(position)
    if left & (left - 1) != 0:
        position.ask((position.round - 1) % position.n)
        return
    for seat in range(position.n):
        if (left >> seat) & 1:
            append_order(position, seat)
    position.change(Step.TURN)


def append_order(position: Position, seat: i64) -> None:
    position.order[position.order_count] = seat
    position.order_count += 1
    position.note(Note.ORDER, seat, position.order_count)


def legal_order(position: Position) -> None:
    mask = seats_in_order(position)
    gods: i64 = 0
    for seat in range(position.n):
        if (mask >> seat) & 1 == 0:
            gods |= bit(position.god[seat])
    for god in range(i64(N_GODS)):
        if (gods >> god) & 1:
            OUT.add(TURN + god)


def play_order(position: Position, action: i64) -> None:
    append_order(position, figure_of(position, action - TURN))


def figure_of(position: Position, god: i64) -> i64:
    """The figure of a god, -1 if it is not in play."""
    for figure in range(position.figures):
        if position.god[figure] == god:
            return figure
    return -1


def step_turn(position: Position) -> None:
    """YG-5.3, YG-5.4."""
    if position.turns == position.n:
        position.change(Step.ROUND)
        return
    position.active = position.order[position.turns]
    position.turns += 1
    position.fought = False
    position.acted = False
    position.note(Note.TURN, position.active)
    push_kin_window(position)
    position.push(Step.REVEAL)


# -- the reveal (YG-6) ---------------------------------------------------------------------------------------------
def wheel_count(position: Position, enemy: i64) -> i64:
    count: i64 = 0
    while count < SLOTS and position.wheel[enemy * SLOTS + count] != NO_CARD:
        count += 1
    return count


def step_reveal(position: Position) -> None:
    """YG-6.1 to YG-6.4; a player without a card skips phase 1 (R-3)."""
    position.pop()
    player = position.players[position.active]
    card = player.laid
    if card == NO_CARD:
        push_phases(position)
        return
    if is_secret(position, player):
        position.show()
    player.laid = NO_CARD
    position.cards_told = UNTOLD
    see(position, card)
    enemy = card // N_GODS
    count = wheel_count(position, enemy)
    position.note(Note.REVEALED, position.active, enemy, card % N_GODS)
    position.wheel[enemy * SLOTS + count] = card
    if count == 1:
        if not ends_turn(position, enemy):
            push_phases(position)
        if position.n <= 2 and figure_of(position, card % N_GODS) >= position.n:
            position.push(Step.SUPPORT_MOVE, figure_of(position, card % N_GODS))
        position.push(Step.RETURN_CARDS, enemy)
        position.push(Step.ACTIVATE, enemy)
        return
    if count == 2:
        third_card(position, enemy)
    push_phases(position)
    push_reveal(position, enemy)


def is_secret(position: Position, player: Player) -> bool:
    """Whether the laid card is not certain from the god on its back and from what else the deck holds (YG-1.12)."""
    if player.laid_known != 0:
        return False
    for k in range(i64(len(player.deck))):
        if player.known[k] == 0 and player.deck[k] % N_GODS == player.laid % N_GODS:
            return True
    return is_floating(position, player.laid)


def is_floating(position: Position, card: i64) -> bool:
    """Two players: a supporting god's card that nobody has seen."""
    if position.n != 2 or figure_of(position, card % N_GODS) < position.n:
        return False
    return (position.supporters_seen >> (card // N_GODS)) & 1 == 0


def see(position: Position, card: i64) -> None:
    """All have seen this card: from now on they know where a supporting god's card goes (YG-1.12)."""
    if figure_of(position, card % N_GODS) >= position.n:
        position.supporters_seen |= bit(card // N_GODS)
        position.cards_told = UNTOLD


def push_phases(position: Position) -> None:
    position.push(Step.ACTION)
    push_kin_window(position)
    position.push(Step.MOVE)
    if position.players[position.active].travelling != 0:
        push_kin_window(position)
        position.push(Step.TRAVEL)
    push_kin_window(position)


def has_fallen(position: Position, enemy: i64) -> bool:
    """YG-22.6.7."""
    return enemy < ON_TREE and position.enemy[enemy] == World.OUT


def push_kin_window(position: Position) -> None:
    """YG-17.5: a window, if anybody in play is Kin of another."""
    if position.n > 1:
        for seat in range(position.n):
            if position.players[seat].kin != 0:
                position.push(Step.KIN, 0)
                return


def ends_turn(position: Position, enemy: i64) -> bool:
    """YG-8.5: so does Fenrir while he has not fallen, but not the turn of Tyr (YG-17.9, R-27)."""
    if enemy != Enemy.FENRIR or has_fallen(position, enemy):
        return False
    return not position.powers or POWER[position.god[position.active]] != Power.TURN_SURVIVES_FENRIR


def third_card(position: Position, enemy: i64) -> None:
    """YG-6.4, R-5: solo; the older card goes under first."""
    base = enemy * SLOTS
    to_bottom(position, 0, position.wheel[base])
    to_bottom(position, 0, position.wheel[base + 1])
    position.cards_told = UNTOLD
    position.wheel[base] = position.wheel[base + 2]
    position.wheel[base + 1] = NO_CARD
    position.wheel[base + 2] = NO_CARD


def to_bottom(position: Position, seat: i64, card: i64) -> None:
    """An openly returned card: its place is known to all (YG-1.12)."""
    position.cards_told = UNTOLD
    player = position.players[seat]
    player.deck = with_last(player.deck, card)
    player.known = with_last(player.known, 1)
    position.note(Note.CARD_RETURNED, seat, card // N_GODS, card % N_GODS)


def shuffle_in(position: Position, seat: i64, card: i64) -> None:
    """YG-6.5: into the whole deck; then no place of it is known."""
    player = position.players[seat]
    deck = with_last(player.deck, card)
    position.shuffle(deck, Subject.RESHUFFLE)
    known = with_last(player.known, 0)
    for k in range(i64(len(known))):
        known[k] = 0
    player.deck = deck
    player.known = known
    position.cards_told = UNTOLD
    position.note(Note.CARD_SHUFFLED, seat, card // N_GODS, card % N_GODS)


def receiver(position: Position, card: i64, other: i64) -> i64:
    """YG-6.3: the seat whose deck a card goes to when it leaves the Wheel together with another."""
    owner = figure_of(position, card % N_GODS)
    if owner < position.n:
        return owner
    return 1 - figure_of(position, other % N_GODS)


def step_return_cards(position: Position) -> None:
    """YG-6.3, YG-6.5. Argument: the Enemy."""
    enemy = position.arg(1)
    position.pop()
    if position.n == 1:
        return
    base = enemy * SLOTS
    first = position.wheel[base]
    second = position.wheel[base + 1]
    position.cards_told = UNTOLD
    position.wheel[base] = NO_CARD
    position.wheel[base + 1] = NO_CARD
    return_card(position, enemy, first, receiver(position, first, second))
    return_card(position, enemy, second, receiver(position, second, first))


def return_card(position: Position, enemy: i64, card: i64, seat: i64) -> None:
    if enemy == Enemy.FENRIR and seat == position.active and not has_fallen(position, enemy):
        shuffle_in(position, seat, card)
    else:
        to_bottom(position, seat, card)


# -- a supporting god's move (YG-6.6) ------------------------------------------------------------------------------
def legal_send(position: Position, figure: i64) -> None:
    """A normal move of any god's figure, by another's choice."""
    moves = normal_moves(position, position.world[figure])
    for world in range(i64(N_WORLDS)):
        if (moves >> world) & 1:
            OUT.add(SEND + position.god[figure] * N_WORLDS + world)


def legal_support_move(position: Position) -> None:
    OUT.add(DONE)
    legal_send(position, position.arg(1))


def play_send(position: Position, action: i64) -> None:
    position.pop()
    if action != DONE:
        move_god(position, figure_of(position, (action - SEND) // N_WORLDS), (action - SEND) % N_WORLDS)


# -- the Enemies (YG-8) --------------------------------------------------------------------------------------------
def step_activate(position: Position) -> None:
    """YG-7.1, YG-8.7: in order; the first defeat ends it. Argument: the Enemy."""
    enemy = position.arg(1)
    position.pop()
    seat = position.active
    position.note(Note.ACTIVATED, seat, enemy, 1 if ends_turn(position, enemy) else 0)
    if has_fallen(position, enemy):
        return
    if enemy == Enemy.NIDHOGG:
        move_nidhogg(position)
        return
    listener = modifier(position, ModifierKind.ON_ACTIVATION, enemy, position.world[seat])
    if listener is not None:  # it comes after whatever the activation itself wakes
        push_program(position, listener.effect, position.world[seat], Mode.NORMAL)
    if enemy == Enemy.HEL or enemy == Enemy.SURTUR:
        climb(position, enemy)
    elif enemy == Enemy.LOKI:
        enemy_to(position, enemy, position.world[seat])
    elif enemy == Enemy.JORMUNGAND:
        next_island(position)
    elif position.enemy[Enemy.FENRIR] == World.CAGE:
        enemy_to(position, enemy, World.ASGARD)
    else:
        lose_life(position, seat, ENEMY_LIFE[enemy], Cause.FENRIR)
    if position.running():
        rotate(position, ENEMY_ROTATION[enemy])
        if enemy == Enemy.HEL:
            lose_life(position, seat, ENEMY_LIFE[enemy], Cause.HEL)
        send_giants(position, ENEMY_GIANTS[enemy], Defeat.NO_FIRE_GIANTS)
        if ENEMY_JOTUNS[enemy] > 0 and position.running():
            activate_jotun(position, seat)


def climb(position: Position, enemy: i64) -> None:
    """YG-8.1, YG-8.2: to the World directly above; from the top level there is none, and the game is lost."""
    if LEVEL[position.enemy[enemy]] == TOP:
        lose(position, Defeat.HEL_AT_THE_TOP if enemy == Enemy.HEL else Defeat.SURTUR_AT_THE_TOP)
        return
    enemy_to(position, enemy, above(position, position.enemy[enemy]))


def next_island(position: Position) -> None:
    """YG-8.4."""
    if position.island + 1 >= len(ISLANDS):
        lose(position, Defeat.LAST_ISLAND)
        return
    position.island += 1
    position.note(Note.ISLAND, -1, position.island)
    send_nameless(position, ISLANDS[position.island], False)


def move_nidhogg(position: Position) -> None:
    """YG-8.6, YG-18.2."""
    position.nidhogg += 1
    position.note(Note.NIDHOGG, -1, position.nidhogg)
    if position.saga != 0:
        enter_space(position)
    elif position.nidhogg >= position.tree:
        win(position)
    else:
        for _ in range(TRACK_JOTUNS[position.track]):
            activate_jotun(position, position.active)
