# mypyc: compile
"""Taking risks (YG-14), in its exact order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, bit

from .actions import (
    ADD,
    DICE,
    DONE,
    ELF_ADDED,
    ELF_DIE,
    ELF_GOD,
    HERO,
    HEROES,
    MARK,
    PAIR,
    REROLL_ADDED,
    REROLL_GOD,
    TAKE,
)
from .notes import Cause, Note
from .position import Position, Risk, Step
from .tables import (
    ART_AGAINST,
    ART_AMOUNT,
    ART_EFFECT,
    FIRST_JOTUN,
    GOD_DIE,
    N_ARTIFACTS,
    N_GODS,
    N_OPPONENTS,
    POWER,
    POWER_AMOUNT,
    SUCCESSES,
    VANIR_DIE,
    Art,
    Obstacle,
    Power,
)
from .tree import has_artifact, is_forbidden, lose_life
from .wheel import figure_of, push_kin_window

N_FACES: Final[i64] = 6


def take_risks(position: Position, count: i64, opponent: i64, certain: i64) -> None:
    """YG-14.1. The caller has queued the effect and the returns below; a Kin window comes first (YG-17.5)."""
    position.risk = Risk()
    position.risk.opponent = opponent
    position.push(Step.RISK, count, certain)
    push_kin_window(position)


def step_risk(position: Position) -> None:
    """YG-14.2: what is certain is subtracted. Arguments: the risks, those minimised for certain."""
    risk = position.risk
    count = position.arg(1)
    risk.count = risks_to_take(position, risk.opponent, count, position.arg(2))
    position.note(Note.RISKS, position.active, risk.count, count, count - risk.count)
    position.change(Step.HEROES)


def risks_to_take(position: Position, opponent: i64, count: i64, certain: i64) -> i64:
    """What is left of so many risks when those minimised for certain and by Artifacts are subtracted."""
    left = count - certain - reductions(position, position.active, opponent)
    return left if left > 0 else 0


def reductions(position: Position, seat: i64, opponent: i64) -> i64:
    """YG-14.2: level 2 Artifacts against this opponent; Megingjord strengthens each."""
    if opponent < 0 or opponent >= N_OPPONENTS:
        return 0
    held = position.players[seat].artifacts
    if held == 0 or is_forbidden(position, Obstacle.ARTIFACTS):
        return 0
    against = opponent if opponent < FIRST_JOTUN else i64(FIRST_JOTUN)
    stronger = has_artifact(position, seat, Art.STRENGTHEN_REDUCTIONS)
    total: i64 = 0
    for artifact in range(i64(N_ARTIFACTS)):
        if (held >> artifact) & 1 and ART_EFFECT[artifact] == Art.REDUCE_RISKS and ART_AGAINST[artifact] == against:
            total += ART_AMOUNT[artifact]
            if stronger >= 0:
                total += ART_AMOUNT[stronger] - 1
    return total


# -- YG-14.3 Heroes ------------------------------------------------------------------------------------------------
def step_heroes(position: Position) -> None:
    risk = position.risk
    if risk.count > 0 and position.heroes > 0 and not is_forbidden(position, Obstacle.HEROES):
        position.ask(position.active)
        return
    after_heroes(position)


def after_heroes(position: Position) -> None:
    """YG-14.4, R-18: without a risk left nothing is rolled."""
    if position.risk.count == 0:
        position.pop()
    else:
        position.change(Step.ADD_DIE, 0)


def legal_heroes(position: Position) -> None:
    most = position.heroes if position.heroes < position.risk.count else position.risk.count
    for amount in range(most + 1):
        OUT.add(HEROES + amount)


def play_heroes(position: Position, action: i64) -> None:
    send_heroes(position, action - HEROES)
    after_heroes(position)


def send_heroes(position: Position, amount: i64) -> None:
    position.heroes -= amount
    position.risk.count -= amount
    if amount > 0:
        position.note(Note.HEROES, position.active, -amount)


# -- YG-14.5 Choose dice -------------------------------------------------------------------------------------------
def step_add_die(position: Position) -> None:
    """Linked gods in the same World: players in seat order from the risk-taker, then supporting gods (YG-17.4)."""
    k: i64 = position.arg(1)
    if not is_forbidden(position, Obstacle.GOD_DICE):
        while k < position.figures:
            figure = linked_in_order(position, k)
            if figure != position.active and may_add(position, figure):
                position.change(Step.ADD_DIE, k)
                position.ask(figure if figure < position.n else position.active)
                return
            k += 1
    position.change(Step.DICE)


def linked_in_order(position: Position, k: i64) -> i64:
    """Figures in seat order from the active player, supporting gods last."""
    return (position.active + k) % position.n if k < position.n else k


def may_add(position: Position, figure: i64) -> bool:
    holder = position.players[position.active]
    linked = (holder.comrades >> position.god[figure]) & 1 != 0
    return linked and position.world[figure] == position.world[position.active]


def legal_add_die() -> None:
    OUT.add(DONE)
    OUT.add(ADD)


def play_add_die(position: Position, action: i64) -> None:
    k = position.arg(1)
    if action == ADD:
        figure = linked_in_order(position, k)
        position.risk.added[figure] = 0
        position.note(Note.ADDED, figure)
    position.change(Step.ADD_DIE, k + 1)


def step_dice(position: Position) -> None:
    player = position.players[position.active]
    if player.vanir > 0 and not is_forbidden(position, Obstacle.VANIR_DICE):
        position.ask(position.active)
        return
    roll(position, 0)


def legal_dice(position: Position) -> None:
    for amount in range(position.players[position.active].vanir + 1):
        OUT.add(DICE + amount)


# -- YG-14.6 Roll --------------------------------------------------------------------------------------------------
def roll(position: Position, dice: i64) -> None:
    """R-53: also without a die the roll counts as made."""
    risk = position.risk
    risk.rolled = True
    if not is_forbidden(position, Obstacle.GOD_DICE):
        risk.god_face = GOD_DIE[position.chance(6)]
        position.note(Note.ROLLED, position.active, risk.god_face, 0)
    for _ in range(dice):
        face = VANIR_DIE[position.chance(6)]
        risk.faces[face] += 1
        position.note(Note.ROLLED, position.active, face, 1)
    for figure in range(position.figures):
        if risk.added[figure] >= 0:
            risk.added[figure] = GOD_DIE[position.chance(6)]
            position.note(Note.ROLLED, figure, risk.added[figure], 2)
    position.change(Step.REROLL)


# -- YG-14.7 Rerolls -----------------------------------------------------------------------------------------------
def may_reroll_god(position: Position, seat: i64) -> bool:
    """Draupnir, once in a risk (R-39)."""
    artifact = has_artifact(position, seat, Art.REROLL_GOD_DIE)
    return artifact >= 0 and (position.risk.rerolls >> artifact) & 1 == 0


def unmarked_dice(position: Position) -> i64:
    total: i64 = 0
    for face in range(N_FACES):
        total += position.risk.faces[face] - position.risk.marked[face]
    return total


def may_mark(position: Position) -> bool:
    """Andvarinaut, once in a risk: any of the Vanir dice."""
    artifact = has_artifact(position, position.active, Art.REROLL_VANIR_DICE)
    return artifact >= 0 and (position.risk.rerolls >> artifact) & 1 == 0 and unmarked_dice(position) > 0


def added_by_support(position: Position) -> bool:
    for figure in range(position.n, position.figures):
        if position.risk.added[figure] >= 0:
            return True
    return False


def marked_dice(position: Position) -> i64:
    total: i64 = 0
    for face in range(N_FACES):
        total += position.risk.marked[face]
    return total


def step_reroll(position: Position) -> None:
    risk = position.risk
    god = may_reroll_god(position, position.active) and (risk.god_face >= 0 or added_by_support(position))
    if god or may_mark(position) or marked_dice(position) > 0:
        position.ask(position.active)
        return
    position.change(Step.ADDED_REROLL, 1)


def legal_reroll(position: Position) -> None:
    risk = position.risk
    OUT.add(DONE)
    god = may_reroll_god(position, position.active)
    if marked_dice(position) == 0 and god and risk.god_face >= 0:
        OUT.add(REROLL_GOD)
    if may_mark(position):
        for face in range(N_FACES):
            if risk.faces[face] > risk.marked[face]:
                OUT.add(MARK + face)
    if marked_dice(position) == 0 and god:
        for god_number in range(i64(N_GODS)):
            figure = figure_of(position, god_number)
            if figure >= position.n and risk.added[figure] >= 0:
                OUT.add(REROLL_ADDED + god_number)


def play_reroll(position: Position, action: i64) -> None:
    """Dice are marked one by one; "done" rolls what is marked, or ends the rerolls."""
    risk = position.risk
    if action == DONE:
        if marked_dice(position) == 0:
            position.change(Step.ADDED_REROLL, 1)
            return
        reroll_marked(position)
    elif MARK <= action < ELF_DIE:
        risk.marked[action - MARK] += 1
    elif action == REROLL_GOD:
        use_draupnir(position, position.active)
        risk.god_face = GOD_DIE[position.chance(6)]
        position.note(Note.REROLLED, position.active, risk.god_face, 0)
    else:
        use_draupnir(position, position.active)
        reroll_added(position, figure_of(position, action - REROLL_ADDED))


def use_draupnir(position: Position, seat: i64) -> None:
    position.risk.rerolls |= bit(has_artifact(position, seat, Art.REROLL_GOD_DIE))


def reroll_added(position: Position, figure: i64) -> None:
    position.risk.added[figure] = GOD_DIE[position.chance(6)]
    position.note(Note.REROLLED, figure, position.risk.added[figure], 2)


def reroll_marked(position: Position) -> None:
    risk = position.risk
    risk.rerolls |= bit(has_artifact(position, position.active, Art.REROLL_VANIR_DICE))
    dice = marked_dice(position)
    for face in range(N_FACES):
        risk.faces[face] -= risk.marked[face]
        risk.marked[face] = 0
    for _ in range(dice):
        face = VANIR_DIE[position.chance(6)]
        risk.faces[face] += 1
        position.note(Note.REROLLED, position.active, face, 1)


def step_added_reroll(position: Position) -> None:
    """A player who added a die may use the own Draupnir on it, in seat order from the risk-taker."""
    k: i64 = position.arg(1)
    while k < position.n:
        seat = (position.active + k) % position.n
        if position.risk.added[seat] >= 0 and may_reroll_god(position, seat):
            position.change(Step.ADDED_REROLL, k)
            position.ask(seat)
            return
        k += 1
    position.change(Step.ADDED_ELF, 1)
    push_kin_window(position)


def legal_added_reroll() -> None:
    OUT.add(DONE)
    OUT.add(REROLL_GOD)


def play_added_reroll(position: Position, seat: i64, action: i64) -> None:
    position.change(Step.ADDED_REROLL, position.arg(1) + 1)
    if action != DONE:
        use_draupnir(position, seat)
        reroll_added(position, seat)


# -- YG-14.10 Total ------------------------------------------------------------------------------------------------
def god_die_succeeds(position: Position) -> bool:
    risk = position.risk
    if risk.god_face < 0:
        return False
    good = SUCCESSES | position.players[position.active].god_faces
    return risk.god_turned or (good >> risk.god_face) & 1 != 0


def added_succeeds(position: Position, figure: i64) -> bool:
    """R-23: the faces of the god that rolls count; for a supporting god's die those of the holder."""
    risk = position.risk
    roller = position.players[figure if figure < position.n else position.active]
    good = SUCCESSES | roller.god_faces
    return (risk.added_turned >> figure) & 1 != 0 or (good >> risk.added[figure]) & 1 != 0


def vanir_failures(position: Position, face: i64) -> i64:
    """Vanir dice of this face that fail and have not been turned."""
    good = SUCCESSES | position.players[position.active].vanir_faces
    if (good >> face) & 1:
        return 0
    return position.risk.faces[face] - position.risk.turned[face]


def risks_left(position: Position) -> i64:
    """YG-14.10: what successes so far have not minimised."""
    risk = position.risk
    left = risk.count
    if not risk.rolled:
        return left
    if god_die_succeeds(position):
        left -= god_die_worth(position, position.active)
    for face in range(N_FACES):
        left -= risk.faces[face] - vanir_failures(position, face)
    for figure in range(position.figures):
        if risk.added[figure] >= 0 and added_succeeds(position, figure):
            left -= 1
    return left if left > 0 else 0


def god_die_worth(position: Position, seat: i64) -> i64:
    """YG-17.9 Thor."""
    god = position.god[seat]
    if position.powers and POWER[god] == Power.GOD_DIE_COUNTS:
        return POWER_AMOUNT[god]
    return 1


# -- YG-14.8 Elves, YG-14.9 Powers ---------------------------------------------------------------------------------
def step_added_elf(position: Position) -> None:
    """A player who added a god die may spend one own Elf on it; adding players first, in seat order."""
    k: i64 = position.arg(1)
    if not is_forbidden(position, Obstacle.ELVES):
        while k < position.n:
            seat = (position.active + k) % position.n
            if (
                position.risk.added[seat] >= 0
                and position.players[seat].elves > 0
                and not added_succeeds(position, seat)
                and risks_left(position) > 0
            ):
                position.change(Step.ADDED_ELF, k)
                position.ask(seat)
                return
            k += 1
    position.change(Step.ELVES)


def legal_added_elf() -> None:
    OUT.add(DONE)
    OUT.add(ELF_GOD)


def play_added_elf(position: Position, seat: i64, action: i64) -> None:
    position.change(Step.ADDED_ELF, position.arg(1) + 1)
    if action != DONE:
        position.players[seat].elves -= 1
        position.risk.others_due |= bit(seat)
        position.risk.added_turned |= bit(seat)
        position.note(Note.ELF, seat)


def has_power(position: Position, seat: i64, power: i64) -> bool:
    return position.powers and POWER[position.god[seat]] == power


def pair_cost(position: Position) -> i64:
    """YG-17.9 Freyr: how many Elves minimise a risk."""
    return POWER_AMOUNT[position.god[position.active]]


def step_elves(position: Position) -> None:
    """Piece by piece until done (YG-14.8, YG-14.9); only while a risk is left (YG-14.13, R-58)."""
    OUT.start()
    legal_elves(position)
    if OUT.count > 1:
        position.ask(position.active)
    else:
        position.pop()


def legal_elves(position: Position) -> None:
    risk = position.risk
    OUT.add(DONE)
    if risks_left(position) == 0:
        return
    player = position.players[position.active]
    elves = player.elves > 0 and not is_forbidden(position, Obstacle.ELVES)
    if elves and has_power(position, position.active, Power.ELVES_FOR_RISKS):
        if player.elves >= pair_cost(position):
            OUT.add(PAIR)
    if position.heroes > 0 and has_power(position, position.active, Power.HEROES_AFTER_ROLL):
        if not is_forbidden(position, Obstacle.HEROES):
            OUT.add(HERO)
    if elves:
        if risk.god_face >= 0 and not god_die_succeeds(position):
            OUT.add(ELF_GOD)
        for face in range(N_FACES):
            if vanir_failures(position, face) > 0:
                OUT.add(ELF_DIE + face)
        for god in range(i64(N_GODS)):
            figure = figure_of(position, god)
            if figure >= position.n and risk.added[figure] >= 0 and not added_succeeds(position, figure):
                OUT.add(ELF_ADDED + god)


def play_elves(position: Position, action: i64) -> None:
    risk = position.risk
    player = position.players[position.active]
    if action == DONE:
        position.pop()
        return
    if action == PAIR:
        elves = pair_cost(position)
        player.elves -= elves
        risk.elves_due += elves
        risk.count -= 1
        position.note(Note.PAIR, position.active)
        return
    if action == HERO:
        send_heroes(position, 1)
        return
    player.elves -= 1
    risk.elves_due += 1
    risk.turning_elves += 1
    position.note(Note.ELF, position.active)
    if action == ELF_GOD:
        risk.god_turned = True
    elif ELF_DIE <= action < ELF_DIE + N_FACES:
        risk.turned[action - ELF_DIE] += 1
    else:
        risk.added_turned |= bit(figure_of(position, action - ELF_ADDED))


# -- YG-14.11 Life -------------------------------------------------------------------------------------------------
def step_risk_end(position: Position) -> None:
    """For each risk left a Life; a supporting god whose Kin the risk-taker is may take some (YG-17.5, R-34)."""
    left = risks_left(position)
    position.risk.lost = left
    position.change(Step.KIN_LIFE, position.n, left)


def step_kin_life(position: Position) -> None:
    """Arguments: the figure asked about, the Life still to be lost."""
    figure: i64 = position.arg(1)
    left = position.arg(2)
    kin = position.players[position.active].kin
    while figure < position.figures and left > 0 and position.risk.rolled:
        if (kin >> position.god[figure]) & 1 and position.world[figure] == position.world[position.active]:
            position.change(Step.KIN_LIFE, figure, left)
            position.ask(position.active)
            return
        figure += 1
    position.pop()
    lose_life(position, position.active, left, Cause.RISKS)


def legal_kin_life(position: Position) -> None:
    for amount in range(position.arg(2) + 1):
        OUT.add(TAKE + amount)


def play_kin_life(position: Position, action: i64) -> None:
    figure = position.arg(1)
    amount = action - TAKE
    position.change(Step.KIN_LIFE, figure + 1, position.arg(2) - amount)
    lose_life(position, figure, amount, Cause.KIN)
