"""The small decisions of a risk (YG-14), one function each, by the odds of `yggdrasil_risk`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ragnatafl.yggdrasil import actions
from ragnatafl.yggdrasil.position import Position
from ragnatafl.yggdrasil.risk import added_succeeds, god_die_succeeds, risks_left, vanir_failures
from ragnatafl.yggdrasil.tables import N_GODS
from ragnatafl.yggdrasil.wheel import figure_of

from .yggdrasil_prices import dice_worth, elves_worth
from .yggdrasil_risk import Means, after_roll, means_of, plan_dice, plan_risks

FACES = range(6)


def heroes(position: Position, seat: int, legal: Sequence[int], scale: int) -> int:
    return actions.HEROES + plan_risks(int(position.risk.count), means_of(position, seat, scale)).heroes


def add_die(position: Position, seat: int, legal: Sequence[int], scale: int) -> int:
    """An added god die costs nothing."""
    return actions.ADD


def dice(position: Position, seat: int, legal: Sequence[int], scale: int) -> int:
    means = means_of(position, seat, scale)
    added = sum(1 for face in position.risk.added if face >= 0)
    chosen, _ = plan_dice(int(position.risk.count), means.heroes, means._replace(added=added))
    return actions.DICE + chosen


def reroll(position: Position, seat: int, legal: Sequence[int], scale: int) -> int:
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


def added_reroll(position: Position, seat: int, legal: Sequence[int], scale: int) -> int:
    """One's own Draupnir on the die one has added."""
    return actions.DONE if added_succeeds(position, seat) or risks_left(position) == 0 else actions.REROLL_GOD


def failing_dice(position: Position) -> tuple[int, int]:
    """Dice that the risk-taker's Elves can turn: the own god die, and all others."""
    own = 1 if position.risk.god_face >= 0 and not god_die_succeeds(position) else 0
    others = sum(int(vanir_failures(position, face)) for face in FACES)
    for figure in range(position.n, position.figures):
        if position.risk.added[figure] >= 0 and not added_succeeds(position, figure):
            others += 1
    return own, others


def best_end(position: Position, means: Means, left: int) -> tuple[float, int, int, int]:
    own, others = failing_dice(position)
    if position.risk.turning_elves:
        means = means._replace(keeps_elf=False)
    return after_roll(left, own, others, means.heroes, means)


def added_elf(position: Position, seat: int, legal: Sequence[int], scale: int) -> int:
    """An Elf of a helper, if it saves the risk-taker more than it is worth to the helper."""
    means = means_of(position, int(position.active), scale)
    left = int(risks_left(position))
    saved = best_end(position, means, left)[0] - best_end(position, means, left - 1)[0]
    mine = int(position.players[seat].elves)
    price = elves_worth(mine, scale) - elves_worth(mine - 1, scale)
    return actions.ELF_GOD if saved > price else actions.DONE


def elves(position: Position, seat: int, legal: Sequence[int], scale: int) -> int:
    """Elves on dice, Freyr's pairs, Freyia's Heroes: the cheapest end, one piece at a time."""
    _, turned, pairs, sent = best_end(position, means_of(position, seat, scale), int(risks_left(position)))
    if turned:
        for action in legal:
            if action == actions.ELF_GOD or actions.ELF_DIE <= action < actions.STACK:
                return action
        return max(legal)
    if sent and actions.HERO in legal:
        return actions.HERO
    return actions.PAIR if pairs and actions.PAIR in legal else actions.DONE


def keep(position: Position, seat: int, legal: Sequence[int], scale: int) -> int:
    return actions.KEEP


def companion(position: Position, seat: int, legal: Sequence[int], scale: int) -> int:
    """Whichever piece the holder has less of."""
    player = position.players[seat]
    elf = elves_worth(int(player.elves) + 1, scale) - elves_worth(int(player.elves), scale)
    die = dice_worth(int(player.vanir) + 1, scale) - dice_worth(int(player.vanir), scale)
    wanted = actions.TAKE_ELF if elf >= die else actions.TAKE_DIE
    return wanted if wanted in legal else max(legal)


Answer = Callable[[Position, int, Sequence[int], int], int]
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
