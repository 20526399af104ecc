"""How good a position of Yggdrasil is for the team: what it owns, less what threatens it. A lost game costs 100."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ragnatafl.yggdrasil.content import CONTENT
from ragnatafl.yggdrasil.position import Position
from ragnatafl.yggdrasil.tables import (
    BLOCKS,
    ENEMY_GIANTS,
    ENEMY_LIFE,
    FORBIDS,
    GUARDS,
    ISLANDS,
    LEVEL,
    N_WORLDS,
    ON_TREE,
    Enemy,
    Result,
    World,
)
from ragnatafl.yggdrasil.tree import above, enemies_in, is_guarded
from ragnatafl.yggdrasil.turn import destinations, opponent_strength

from .yggdrasil_foresight import Foresight
from .yggdrasil_prices import ARTIFACTS, DEFEAT, dice_worth, elves_worth, heroes_worth, life_cost
from .yggdrasil_risk import Kit, Means, certain_reduction, kit_of, means_of, only, plan_risks

ARTIFACT_WORTH = [ARTIFACTS.get(artifact.id, 1.0) for artifact in CONTENT.artifacts]

DEVASTATION = (0.0, 1.6, 3.6, 6.2, 9.6, 15.0, 24.0, 40.0)
"""By the number of Devastated Worlds: with the seventh the Cage is empty (YG-7.3), and Fenrir grows."""
WORLD_USE = (1.0, 1.0, 1.1, 0.8, 0.7, 0.7, 0.3, 0.3, 0.6)
"""What the action of each World is worth while it can be used, in the order of the Worlds."""
ISLAND = (0.0, 1.5, 4.0, 9.0)
GUARD = (2.6, 3.2, 0.6, 2.2, 1.6)
"""What a guard on each Enemy costs, in the order of the Enemies (YG-9.4)."""
OBSTACLE = (3.2, 2.6, 1.6, 2.6, 3.2)
"""What each Jötun on the Sword costs: Elves, Heroes, Artifacts, Vanir dice, god dice forbidden (YG-9.5)."""
CLIMBED = (1.6, 0.6, 0.0)
"""What Hel or Surtur on the top, mid, bottom level costs even if no activation is in sight."""

HELP = 0.62
"""How surely a god that can reach a threat, and can afford it, deals with it in one turn."""
FAR_HELP = 0.15
"""The same for a god that cannot reach it yet."""


@dataclass(frozen=True)
class Threat:
    """A defeat that comes with the k-th activation of an Enemy, unless somebody acts in one of these Worlds."""

    enemy: int
    k: int
    worlds: int
    """Bit mask."""
    risks: int
    opponent: int
    """-1 where the remedy is a World's action."""
    hindered: bool = False


class Helper(NamedTuple):
    """A player's god as one who may deal with a threat."""

    kit: Kit
    means: Means
    reach: int
    """Bit mask of Worlds."""


def prospect(position: Position, foresight: Foresight) -> int:
    """How much pieces are still worth, in tenths: less when the last Nidhögg is at hand."""
    moves_left = int(position.tree - position.nidhogg)
    scale = 10 if moves_left > 2 else 9 if moves_left == 2 else 7
    return max(1, round(scale * (1 - foresight.victory)))


def worth(position: Position, foresight: Foresight) -> float:
    """The higher the better; 0 would be a team without pieces and without worries."""
    if position.result != Result.RUNNING:
        return DEFEAT if position.result == Result.WON else -2 * DEFEAT
    scale = prospect(position, foresight)
    total = possessions(position, scale)
    total -= burdens(position) * scale / 10
    total -= dangers(position, foresight, scale)
    return total


# -- what the team owns --------------------------------------------------------------------------------------------
def possessions(position: Position, scale: int) -> float:
    total = heroes_worth(int(position.heroes), scale)
    for player in position.players:
        total += elves_worth(int(player.elves), scale) + dice_worth(int(player.vanir), scale)
        held = int(player.artifacts)
        if held:
            total += artifacts_worth(held) * scale / 10
    for figure in range(position.figures):
        total -= life_cost(int(position.life[figure]), scale)
    return total


@lru_cache(maxsize=4096)
def artifacts_worth(held: int) -> float:
    """One god's Artifacts; Megingjord grows with the weapons beside it."""
    mine = [number for number in range(len(ARTIFACT_WORTH)) if (held >> number) & 1]
    total = sum(ARTIFACT_WORTH[number] for number in mine)
    if any(CONTENT.artifacts[number].effect == "strengthen_reductions" for number in mine):
        total += 0.8 * sum(1 for number in mine if CONTENT.artifacts[number].effect == "reduce_risks")
    return total


# -- what weighs on it for long ------------------------------------------------------------------------------------
def burdens(position: Position) -> float:
    devastated = int(position.devastated)
    total = DEVASTATION[min(devastated.bit_count(), len(DEVASTATION) - 1)]
    for enemy in (Enemy.HEL, Enemy.SURTUR):
        place = int(position.enemy[enemy])
        if place < N_WORLDS:
            total += CLIMBED[LEVEL[place]]
    for enemy in range(ON_TREE):
        place = int(position.enemy[enemy])
        if place < N_WORLDS and not (devastated >> place) & 1 and enemy != Enemy.JORMUNGAND:
            total += WORLD_USE[place] * 0.5
    giants, nameless = int(position.giants), int(position.nameless)
    total += 0.4 * giants + 0.1 * giants * giants
    total += 0.3 * nameless + 0.13 * nameless * nameless
    total += ISLAND[min(int(position.island), len(ISLAND) - 1)]
    for world in range(N_WORLDS):
        if (devastated >> world) & 1:
            total += WORLD_USE[world]
    return total + jotuns_burden(int(position.jotuns))


@lru_cache(maxsize=4096)
def jotuns_burden(active: int) -> float:
    """Each by what it does; and the more there are, the stronger Loki is and the fewer pawns are left."""
    count = active.bit_count()
    total = 0.25 * count + 0.09 * count * count
    for jotun in range(len(CONTENT.jotuns)):
        if (active >> jotun) & 1:
            if BLOCKS[jotun] >= 0:
                total += WORLD_USE[BLOCKS[jotun]]
            elif GUARDS[jotun] >= 0:
                total += GUARD[GUARDS[jotun]]
            else:
                total += OBSTACLE[FORBIDS[jotun]]
    return total


# -- what is about to happen ---------------------------------------------------------------------------------------
def dangers(position: Position, foresight: Foresight, scale: int) -> float:
    """Defeats in sight, each by its chance and by how many gods can prevent it in time; and Life about to be lost."""
    total = 0.0
    team = [helper(position, seat, scale) for seat in range(position.n)]
    for threat in threats(position):
        when = foresight.chance[threat.enemy][threat.k]
        if when:
            unhelped = patience(foresight, threat, team, when[-1][0])
            for turn, share in when:
                total += DEFEAT * share * unhelped[turn]
    for turn, share in foresight.chance[Enemy.HEL][1]:
        total += share * life_lost(position, foresight.turns[turn - 1], int(ENEMY_LIFE[Enemy.HEL]), scale)
    total += fenrir_danger(position, foresight, team, scale)
    return total + crowding(position, foresight, scale)


def threats(position: Position) -> list[Threat]:
    """D2 to D5, D7 and D8."""
    found: list[Threat] = []
    for enemy in (Enemy.HEL, Enemy.SURTUR):
        place = int(position.enemy[enemy])
        if place < N_WORLDS:
            strength = int(opponent_strength(position, enemy))
            guarded = bool(is_guarded(position, enemy))
            found.append(Threat(enemy, int(LEVEL[place]) + 1, 1 << place, strength, enemy, guarded))
    climbs = int(position.giants_reserve()) // max(1, int(ENEMY_GIANTS[Enemy.SURTUR])) + 1
    found.append(Threat(Enemy.SURTUR, climbs, 1 << World.MUSPELHEIM, 2, -1))
    found.append(Threat(Enemy.LOKI, min(9, int(position.pawns()) + 1), jotun_worlds(position), 2, Enemy.FENRIR + 1))
    guarded = bool(is_guarded(position, Enemy.JORMUNGAND))
    last = len(ISLANDS) - int(position.island)
    found.append(Threat(Enemy.JORMUNGAND, last, 1 << World.MIDGARD, 3, Enemy.JORMUNGAND, guarded))
    nameless = nameless_threat(position)
    if nameless < last:
        found.append(Threat(Enemy.JORMUNGAND, nameless, 1 << World.NIFLHEIM | 1 << World.MIDGARD, 2, -1))
    return found


def nameless_threat(position: Position) -> int:
    """With which activation of Jormungand the Nameless run out (D8)."""
    reserve = int(position.nameless_reserve())
    for k, island in enumerate(range(int(position.island) + 1, len(ISLANDS)), 1):
        reserve -= int(ISLANDS[island])
        if reserve < 0:
            return k
    return len(ISLANDS)


def jotun_worlds(position: Position) -> int:
    worlds = 0
    for jotun in range(len(CONTENT.jotuns)):
        if (position.jotuns >> jotun) & 1:
            guarded = int(GUARDS[jotun])
            place = int(BLOCKS[jotun]) if BLOCKS[jotun] >= 0 else World.JOTUNHEIM
            worlds |= 1 << (int(position.enemy[guarded]) if guarded >= 0 else place)
    return worlds


def patience(foresight: Foresight, threat: Threat, team: Sequence[Helper], last: int) -> list[float]:
    """For each coming turn the chance that nobody has dealt with the threat before it."""
    failing: dict[int, float] = {}
    left = 1.0
    result = [0.0, 1.0]
    for seat in foresight.turns[: last - 1]:
        if seat not in failing:
            god = team[seat]
            help_chance = HELP if god.reach & threat.worlds else FAR_HELP
            if threat.hindered:
                help_chance *= 0.4
            failing[seat] = 1 - help_chance * affordable(god, threat.risks, threat.opponent)
        left *= failing[seat]
        result.append(left)
    return result


def affordable(god: Helper, risks: int, opponent: int) -> float:
    """1 for a remedy that costs little, less for one that puts the god in danger."""
    cost = plan_risks(max(0, risks - certain_reduction(god.kit, opponent)), god.means).cost
    return 1.0 if cost <= 6 else max(0.1, 1 - (cost - 6) / 30)


def helper(position: Position, seat: int, scale: int) -> Helper:
    kit = kit_of(position, seat)
    reach = reach_of(kit, int(position.rotation), int(position.world[seat]))
    return Helper(kit, means_of(position, seat, scale), reach)


@lru_cache(maxsize=20_000)
def reach_of(kit: Kit, rotation: int, world: int) -> int:
    """The Worlds where a god can be after one move (YG-10)."""
    probe = Position(1, only(kit))
    probe.rotation = rotation
    probe.world[0] = world
    return int(destinations(probe, 0)) | 1 << world


def life_lost(position: Position, seat: int, amount: int, scale: int) -> float:
    life = int(position.life[seat])
    return life_cost(life - amount, scale) - life_cost(life, scale)


def fenrir_danger(position: Position, foresight: Foresight, team: Sequence[Helper], scale: int) -> float:
    """In Asgard he costs Life (YG-8.5), from the Cage he comes first; either way a turn is lost."""
    place = int(position.enemy[Enemy.FENRIR])
    k = 1 if place == World.ASGARD else 2
    when = foresight.chance[Enemy.FENRIR][k] if place <= World.CAGE else ()
    if not when:
        return 0.0
    threat = Threat(
        Enemy.FENRIR,
        k,
        1 << World.ASGARD,
        int(opponent_strength(position, Enemy.FENRIR)),
        Enemy.FENRIR,
        bool(is_guarded(position, Enemy.FENRIR)),
    )
    unhelped = patience(foresight, threat, team, when[-1][0])
    amount = int(ENEMY_LIFE[Enemy.FENRIR])
    return sum(s * unhelped[t] * life_lost(position, foresight.turns[t - 1], amount, scale) for t, s in when)


def crowding(position: Position, foresight: Foresight, scale: int) -> float:
    """Enemies about to enter a World where another stands: it will be Devastated (YG-7.2)."""
    count = int(position.devastated).bit_count()
    if count >= len(DEVASTATION) - 1:
        price = DEFEAT
    else:
        price = (DEVASTATION[count + 1] - DEVASTATION[count] + 0.8) * scale / 10
    total = 0.0
    for enemy in (Enemy.HEL, Enemy.SURTUR, Enemy.FENRIR, Enemy.LOKI):
        place = int(position.enemy[enemy])
        for turn, share in foresight.chance[enemy][1]:
            if enemy == Enemy.LOKI:
                target = int(position.world[foresight.turns[turn - 1]])
            elif enemy == Enemy.FENRIR:
                target = World.ASGARD
            else:
                target = int(above(position, place)) if place < N_WORLDS else -1
            if 0 <= target != place and not position.is_devastated(target) and enemies_in(position, target):
                total += share * price * 0.8**turn
    return total
