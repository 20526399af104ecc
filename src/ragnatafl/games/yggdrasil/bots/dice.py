# mypyc: compile
"""The small decisions of a risk (YG-14), one function each.

`scale` is what pieces are still worth, in tenths; `stake` what losing Life costs beside the Life: in a duel, the fall.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..rules import actions
from ..rules.position import Position
from ..rules.risk import added_succeeds, god_die_succeeds, risks_left, vanir_failures
from ..rules.tables import N_GODS
from ..rules.wheel import figure_of
from .prices import dice_worth, elves_worth
from .risk import PricedResources, RiskEnd, after_roll, plan_dice, plan_risks

FACES = range(6)


def priced_resources(position: Position, seat: int, scale: int, stake: int) -> PricedResources:
    means = PricedResources(position, seat, scale)
    means.stake = stake
    return means


def heroes(position: Position, seat: int, legal: Sequence[int], scale: int, stake: int) -> int:
    return actions.HEROES + plan_risks(position.risk.count, priced_resources(position, seat, scale, stake)).heroes


def add_die(position: Position, seat: int, legal: Sequence[int], scale: int, stake: int) -> int:
    """An added god die costs nothing."""
    return actions.ADD


def dice(position: Position, seat: int, legal: Sequence[int], scale: int, stake: int) -> int:
    means = priced_resources(position, seat, scale, stake)
    means.added = 0
    for face in position.risk.added:
        if face >= 0:
            means.added += 1
    return actions.DICE + plan_dice(position.risk.count, means.heroes, means).dice


def reroll(position: Position, seat: int, legal: Sequence[int], scale: int, stake: int) -> int:
    """Everything that fails, while a risk is left; the god dice first, since they never go back."""
    if risks_left(position) == 0:
        return actions.DONE
    if actions.REROLL_GOD in legal and not god_die_succeeds(position):
        return actions.REROLL_GOD
    for god in range(N_GODS):
        if actions.REROLL_ADDED + god in legal and not added_succeeds(position, figure_of(position, god)):
            return actions.REROLL_ADDED + god
    for face in FACES:
        if actions.MARK + face in legal and vanir_failures(position, face) > position.risk.marked[face]:
            return actions.MARK + face
    return actions.DONE


def added_reroll(position: Position, seat: int, legal: Sequence[int], scale: int, stake: int) -> int:
    """One's own Draupnir on the die one has added."""
    return actions.DONE if added_succeeds(position, seat) or risks_left(position) == 0 else actions.REROLL_GOD


def best_end(position: Position, means: PricedResources, left: int) -> RiskEnd:
    """With the dice that the risk-taker's Elves can turn: the own god die, and all others."""
    own = 1 if position.risk.god_face >= 0 and not god_die_succeeds(position) else 0
    others = 0
    for face in FACES:
        others += vanir_failures(position, face)
    for figure in range(position.n, position.figures):
        if position.risk.added[figure] >= 0 and not added_succeeds(position, figure):
            others += 1
    if position.risk.turning_elves:
        means.keeps_elf = False
    return after_roll(left, own, others, means.heroes, means)


def added_elf(position: Position, seat: int, legal: Sequence[int], scale: int, stake: int) -> int:
    """An Elf of a helper, if it saves the risk-taker more than it is worth to the helper."""
    means = priced_resources(position, position.active, scale, stake)
    left = risks_left(position)
    saved = best_end(position, means, left).cost - best_end(position, means, left - 1).cost
    mine = position.players[seat].elves
    price = elves_worth(mine, scale) - elves_worth(mine - 1, scale)
    return actions.ELF_GOD if saved > price else actions.DONE


def elves(position: Position, seat: int, legal: Sequence[int], scale: int, stake: int) -> int:
    """Elves on dice, Freyr's pairs, Freyia's Heroes: the cheapest end, one piece at a time."""
    end = best_end(position, priced_resources(position, seat, scale, stake), risks_left(position))
    if end.elves:
        for action in legal:
            if action == actions.ELF_GOD or actions.ELF_DIE <= action < actions.STACK:
                return action
        return max(legal)
    if end.heroes and actions.HERO in legal:
        return actions.HERO
    return actions.PAIR if end.pairs and actions.PAIR in legal else actions.DONE


def keep(position: Position, seat: int, legal: Sequence[int], scale: int, stake: int) -> int:
    return actions.KEEP


def companion(position: Position, seat: int, legal: Sequence[int], scale: int, stake: int) -> int:
    """Whichever piece the holder has less of."""
    player = position.players[seat]
    elf = elves_worth(player.elves + 1, scale) - elves_worth(player.elves, scale)
    die = dice_worth(player.vanir + 1, scale) - dice_worth(player.vanir, scale)
    wanted = actions.TAKE_ELF if elf >= die else actions.TAKE_DIE
    return wanted if wanted in legal else max(legal)


Answer = Callable[[Position, int, Sequence[int], int, int], int]
QUESTIONS: dict[str, Answer] = {
    "heroes": heroes,
    "add_die": add_die,
    "dice": dice,
    "reroll": reroll,
    "added_reroll": added_reroll,
    "added_elf": added_elf,
    "elves": elves,
    "keep_elf": keep,
    "keep_die": keep,
    "companion": companion,
}
