# mypyc: compile
"""How good a position of Yggdrasil is for the team: what it owns, less what threatens it. A lost game costs 100."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ragnatafl.core.engine import bit

from ..content import CONTENT
from ..rules.position import Position, popcount
from ..rules.risk import reductions
from ..rules.tables import (
    ART_EFFECT,
    BLOCKS,
    ENEMY_GIANTS,
    ENEMY_LIFE,
    FIRST_JOTUN,
    FORBIDS,
    GUARDS,
    ISLANDS,
    LEVEL,
    N_ARTIFACTS,
    N_JOTUNS,
    N_WORLDS,
    ON_TREE,
    TRACK_JOTUNS,
    Art,
    Enemy,
    Result,
    World,
)
from ..rules.tree import above, enemies_in, is_guarded, jotun_world
from ..rules.turn import destinations, opponent_strength
from .foresight import MOST_COUNTED, Foresight
from .prices import ARTIFACTS, DEFEAT, dice_worth, elves_worth, heroes_worth, life_cost
from .risk import PricedResources, plan_risks
from .saga import Peril, moves_left, perils, story_cost

ARTIFACT_WORTH: Final[vec[float]] = vec[float]([ARTIFACTS.get(artifact.id, 1.0) for artifact in CONTENT.artifacts])

DEVASTATION: Final[vec[float]] = vec[float]([0.0, 1.6, 3.6, 6.2, 9.6, 15.0, 24.0, 40.0])
"""By the number of Devastated Worlds: with the seventh the Cage is empty (YG-7.3), and Fenrir grows."""
MOST_DEVASTATED: Final = 7
WORLD_USE: Final[vec[float]] = vec[float]([1.0, 1.0, 1.1, 0.8, 0.7, 0.7, 0.3, 0.3, 0.6])
"""What the action of each World is worth while it can be used, in the order of the Worlds."""
ISLAND: Final[vec[float]] = vec[float]([0.0, 1.5, 4.0, 9.0])
GUARD: Final[vec[float]] = vec[float]([2.6, 3.2, 0.6, 2.2, 1.6])
"""What a guard on each Enemy costs, in the order of the Enemies (YG-9.4)."""
OBSTACLE: Final[vec[float]] = vec[float]([3.2, 2.6, 1.6, 2.6, 3.2])
"""What each Jötun on the Sword costs: Elves, Heroes, Artifacts, Vanir dice, god dice forbidden (YG-9.5)."""
CLIMBED: Final[vec[float]] = vec[float]([1.6, 0.6, 0.0])
"""What Hel or Surtur on the top, mid, bottom level costs even if no activation is in sight."""

HELP: Final = 0.62
"""How surely a god that can reach a threat, and can afford it, deals with it in one turn."""
FAR_HELP: Final = 0.15
"""The same for a god that cannot reach it yet."""


@final
class Threat:
    """A defeat that comes with the k-th activation of an Enemy, unless somebody acts in one of these Worlds."""

    enemy: i64
    k: i64
    worlds: i64  # bit mask
    risks: i64
    opponent: i64  # -1 where the remedy is a World's action
    hindered: bool

    def __init__(self, enemy: i64, k: i64, worlds: i64, risks: i64, opponent: i64, hindered: bool = False) -> None:
        self.enemy = enemy
        self.k = k if k < MOST_COUNTED else MOST_COUNTED
        self.worlds = worlds
        self.risks = risks
        self.opponent = opponent
        self.hindered = hindered


@final
class Helper:
    """A player's god as one who may deal with a threat."""

    seat: i64
    means: PricedResources
    reach: i64  # bit mask of the Worlds where it can be after one move (YG-10)

    def __init__(self, position: Position, seat: i64, scale: i64) -> None:
        self.seat = seat
        self.means = PricedResources(position, seat, scale)
        self.reach = destinations(position, seat) | bit(position.world[seat])


def prospect(position: Position, foresight: Foresight) -> i64:
    """How much pieces are still worth, in tenths: less when the last Nidhögg is at hand."""
    moves = moves_left(position)
    scale = 10.0 if moves > 2 else 9.0 if moves == 2 else 7.0
    tenths: i64 = int(scale * (1.0 - foresight.victory()) + 0.5)
    return tenths if tenths > 1 else 1


def worth(position: Position, foresight: Foresight) -> float:
    """The higher the better; 0 would be a team without pieces and without worries."""
    if position.result != Result.RUNNING:
        return DEFEAT if position.result == Result.WON else -2 * DEFEAT
    scale = prospect(position, foresight)
    total = possessions(position, scale)
    total -= burdens(position) * float(scale) / 10.0
    if position.saga == 0:
        return total - dangers(position, foresight, scale, threats(position))
    total -= story_cost(position, foresight.turns_left())
    own = perils(position)
    for peril in own:
        total -= peril.price
    return total - dangers(position, foresight, scale, saga_threats(position, own))


# -- what the team owns --------------------------------------------------------------------------------------------
def possessions(position: Position, scale: i64) -> float:
    total = heroes_worth(position.heroes, scale)
    for player in position.players:
        total += elves_worth(player.elves, scale) + dice_worth(player.vanir, scale)
        if player.artifacts != 0:
            total += artifacts_worth(player.artifacts) * float(scale) / 10.0
    for figure in range(position.figures):
        total -= life_cost(position.life[figure], scale)
    return total


def artifacts_worth(held: i64) -> float:
    """One god's Artifacts; Megingjord grows with the weapons beside it."""
    total = 0.0
    weapons = 0.0
    strengthened = False
    for artifact in range(i64(N_ARTIFACTS)):
        if (held >> artifact) & 1:
            total += ARTIFACT_WORTH[artifact]
            if ART_EFFECT[artifact] == Art.REDUCE_RISKS:
                weapons += 1.0
            elif ART_EFFECT[artifact] == Art.STRENGTHEN_REDUCTIONS:
                strengthened = True
    return total + 0.8 * weapons if strengthened else total


# -- what weighs on it for long ------------------------------------------------------------------------------------
def burdens(position: Position) -> float:
    devastated = position.devastated
    count = popcount(devastated)
    total = DEVASTATION[count if count < MOST_DEVASTATED else MOST_DEVASTATED]
    for enemy in range(i64(ON_TREE)):
        place = position.enemy[enemy]
        if place < N_WORLDS:
            if enemy == Enemy.HEL or enemy == Enemy.SURTUR:
                total += CLIMBED[LEVEL[place]]
            if enemy != Enemy.JORMUNGAND and (devastated >> place) & 1 == 0:
                total += WORLD_USE[place] * 0.5
    giants = float(position.giants)
    nameless = float(position.nameless)
    total += 0.4 * giants + 0.1 * giants * giants
    total += 0.3 * nameless + 0.13 * nameless * nameless
    last = i64(len(ISLAND)) - 1
    total += ISLAND[position.island if position.island < last else last]
    for world in range(i64(N_WORLDS)):
        if (devastated >> world) & 1:
            total += WORLD_USE[world]
    return total + jotuns_burden(position.jotuns)


def jotuns_burden(active: i64) -> float:
    """Each by what it does; and the more there are, the stronger Loki is and the fewer pawns are left."""
    if active == 0:
        return 0.0
    count = float(popcount(active))
    total = 0.25 * count + 0.09 * count * count
    for jotun in range(i64(N_JOTUNS)):
        if (active >> jotun) & 1:
            if BLOCKS[jotun] >= 0:
                total += WORLD_USE[BLOCKS[jotun]]
            elif GUARDS[jotun] >= 0:
                total += GUARD[GUARDS[jotun]]
            else:
                total += OBSTACLE[FORBIDS[jotun]]
    return total


# -- what is about to happen ---------------------------------------------------------------------------------------
def dangers(position: Position, foresight: Foresight, scale: i64, found: list[Threat]) -> float:
    """Defeats in sight, each by its chance and by how many gods can prevent it in time; and Life about to be lost."""
    total = 0.0
    team = [Helper(position, seat, scale) for seat in range(position.n)]
    for threat in found:
        last = foresight.last(threat.enemy, threat.k)
        if last > 0:
            unhelped = patience(position, foresight, threat, team, last)
            for turn in range(i64(1), last + 1):
                total += DEFEAT * foresight.chance(threat.enemy, threat.k, turn) * unhelped[turn]
    last_hel = foresight.last(Enemy.HEL, 1) if position.enemy[Enemy.HEL] != World.OUT else 0
    for turn in range(i64(1), last_hel + 1):
        lost = life_lost(position, foresight.turns[turn - 1], ENEMY_LIFE[Enemy.HEL], scale)
        total += foresight.chance(Enemy.HEL, 1, turn) * lost
    total += fenrir_danger(position, foresight, team, scale)
    return total + crowding(position, foresight, scale)


def threats(position: Position) -> list[Threat]:
    """D2 to D5, D7 and D8."""
    found: list[Threat] = []
    for enemy in (Enemy.HEL, Enemy.SURTUR):
        place = position.enemy[enemy]
        if place < N_WORLDS:
            strength = opponent_strength(position, enemy)
            found.append(Threat(enemy, LEVEL[place] + 1, bit(place), strength, enemy, is_guarded(position, enemy)))
    giants = ENEMY_GIANTS[Enemy.SURTUR]
    climbs = position.giants_reserve() // (giants if giants > 1 else 1) + 1
    found.append(Threat(Enemy.SURTUR, climbs, bit(World.MUSPELHEIM), 2, -1))
    found.append(Threat(Enemy.LOKI, jotun_threat(position), jotun_worlds(position), 2, FIRST_JOTUN))
    guarded = is_guarded(position, Enemy.JORMUNGAND)
    last = i64(len(ISLANDS)) - position.island
    found.append(Threat(Enemy.JORMUNGAND, last, bit(World.MIDGARD), 3, Enemy.JORMUNGAND, guarded))
    nameless = nameless_threat(position)
    if nameless < last:
        found.append(Threat(Enemy.JORMUNGAND, nameless, bit(World.NIFLHEIM) | bit(World.MIDGARD), 2, -1))
    return found


def saga_threats(position: Position, own: list[Peril]) -> list[Threat]:
    """Those of the basic game, but for the fallen (YG-22.6.7), and the saga's own."""
    found: list[Threat] = []
    for threat in threats(position):
        if position.enemy[threat.enemy] != World.OUT:
            found.append(threat)
    for peril in own:
        found.append(Threat(peril.card, peril.k, peril.worlds, peril.risks, -1))
    return found


def jotun_threat(position: Position) -> i64:
    """With which activation of Loki the Jötun pawns run out (D5): Nidhögg, who comes as often, may bring some too."""
    arrivals = i64(1) if position.saga != 0 else 1 + TRACK_JOTUNS[position.track]
    return position.pawns() // arrivals + 1


def nameless_threat(position: Position) -> i64:
    """With which activation of Jormungand the Nameless run out (D8)."""
    reserve = position.nameless_reserve()
    for island in range(position.island + 1, i64(len(ISLANDS))):
        reserve -= ISLANDS[island]
        if reserve < 0:
            return island - position.island
    return len(ISLANDS)


def jotun_worlds(position: Position) -> i64:
    worlds: i64 = 0
    if position.jotuns == 0:
        return worlds
    for jotun in range(i64(N_JOTUNS)):
        if (position.jotuns >> jotun) & 1:
            worlds |= bit(jotun_world(position, jotun))
    return worlds


def patience(position: Position, foresight: Foresight, threat: Threat, team: list[Helper], last: i64) -> vec[float]:
    """For each coming turn the chance that nobody has dealt with the threat before it."""
    failing = vec[float]([-1.0] * 5)
    left = 1.0
    result = vec[float]([0.0, 1.0])
    for turn in range(last - 1):
        seat = foresight.turns[turn]
        if failing[seat] < 0.0:
            god = team[seat]
            chance = HELP if god.reach & threat.worlds != 0 else FAR_HELP
            if threat.hindered:
                chance *= 0.4
            failing[seat] = 1.0 - chance * affordable(position, god, threat.risks, threat.opponent)
        left *= failing[seat]
        result = append(result, left)
    return result


def affordable(position: Position, god: Helper, risks: i64, opponent: i64) -> float:
    """1 for a remedy that costs little, less for one that puts the god in danger."""
    left = risks - reductions(position, god.seat, opponent)
    cost = plan_risks(left if left > 0 else 0, god.means).cost
    if cost <= 6.0:
        return 1.0
    share = 1.0 - (cost - 6.0) / 30.0
    return share if share > 0.1 else 0.1


def life_lost(position: Position, seat: i64, amount: i64, scale: i64) -> float:
    life = position.life[seat]
    return life_cost(life - amount, scale) - life_cost(life, scale)


def fenrir_danger(position: Position, foresight: Foresight, team: list[Helper], scale: i64) -> float:
    """In Asgard he costs Life (YG-8.5), from the Cage he comes first; either way a turn is lost."""
    place = position.enemy[Enemy.FENRIR]
    k: i64 = 1 if place == World.ASGARD else 2
    last = foresight.last(Enemy.FENRIR, k) if place <= World.CAGE else 0
    if last == 0:
        return 0.0
    strength = opponent_strength(position, Enemy.FENRIR)
    guarded = is_guarded(position, Enemy.FENRIR)
    threat = Threat(Enemy.FENRIR, k, bit(World.ASGARD), strength, Enemy.FENRIR, guarded)
    unhelped = patience(position, foresight, threat, team, last)
    total = 0.0
    for turn in range(i64(1), last + 1):
        lost = life_lost(position, foresight.turns[turn - 1], ENEMY_LIFE[Enemy.FENRIR], scale)
        total += foresight.chance(Enemy.FENRIR, k, turn) * unhelped[turn] * lost
    return total


def crowding(position: Position, foresight: Foresight, scale: i64) -> float:
    """Enemies about to enter a World where another stands: it will be Devastated (YG-7.2)."""
    count = popcount(position.devastated)
    price = DEFEAT
    if count < MOST_DEVASTATED:
        price = (DEVASTATION[count + 1] - DEVASTATION[count] + 0.8) * float(scale) / 10.0
    total = 0.0
    for enemy in range(i64(ON_TREE)):
        if enemy == Enemy.JORMUNGAND:
            continue
        later = 1.0
        for turn in range(i64(1), foresight.last(enemy, 1) + 1):
            later *= 0.8
            if will_crowd(position, enemy, foresight.turns[turn - 1]):
                total += foresight.chance(enemy, 1, turn) * price * later
    return total


def will_crowd(position: Position, enemy: i64, seat: i64) -> bool:
    """Whether an Enemy that this seat activates enters a World that is not Devastated, and where another stands."""
    place = position.enemy[enemy]
    if place == World.OUT:
        return False
    if enemy == Enemy.LOKI:
        target = position.world[seat]
    elif enemy == Enemy.FENRIR:
        target = World.ASGARD
    elif place < N_WORLDS:
        target = above(position, place)
    else:
        return False
    return 0 <= target != place and not position.is_devastated(target) and enemies_in(position, target) > 0
