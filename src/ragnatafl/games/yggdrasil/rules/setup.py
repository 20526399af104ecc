# mypyc: compile
"""Set-up (YG-3, YG-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ragnatafl.core.rng import Rng

from ..campaign.experience import Sheet, start_sheet
from ..content import CONTENT, FACES, GODS, RELATIONS, RUNES
from ..sagas.steps import begin_saga
from .position import Player, Position, Step
from .tables import ENEMY_START, N_ARTIFACTS, N_CREATURES, N_ENEMIES, N_GODS, N_JOTUNS, ON_TREE, STACK, Subject, numbers
from .tree import take_elves, take_vanir

RUNE_FACES: Final[vec[i64]] = numbers(
    [sum([2 ** FACES.index(face) for face in RUNES[:count]]) for count in range(len(RUNES) + 1)]
)
"""For each number of boxes the bit mask of faces that count as successes."""


def drawn_gods(rng: Rng, gods: list[int], seats: int, helpers: list[int], supporting: int) -> list[int]:
    """The players' gods, then the supporting ones; those that nobody named are drawn at random (YG-3.5)."""
    rest = [god for god in range(N_GODS) if god not in gods and god not in helpers]
    rng.turn_to(Subject.GODS)
    rng.shuffle(rest)
    players = [*gods, *[rest.pop() for _ in range(seats - len(gods))]]
    return [*players, *helpers, *[rest.pop() for _ in range(supporting - len(helpers))]]


def set_up(
    position: Position, rng: Rng, gods: list[int], track: str, saga: int = 0, sheets: list[Sheet] | None = None
) -> None:
    """YG-3.1 to YG-3.6, YG-20.2: `gods` are the players' gods, then the supporting gods; sheets only in a campaign."""
    lay_out(position, gods, track, saga, sheets)
    deal(position, rng)


def lay_out(position: Position, gods: list[int], track: str, saga: int, sheets: list[Sheet] | None) -> None:
    """Everything that is the same for every seed."""
    n = position.n
    counts = CONTENT.players[int(n)]
    game = CONTENT.tracks[track]
    position.track = list(CONTENT.tracks).index(track)
    position.tree = game.moves[int(n)]
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
    position.players = [Player() for _ in range(n)]
    if game.abilities:
        known = start_sheets(gods, int(n)) if sheets is None else sheets
        for seat in range(n):
            give_abilities(position, seat, known[seat])
    position.depth = 0
    position.push(Step.ROUND)
    if saga > 0:
        begin_saga(position, saga)


def deal(position: Position, rng: Rng) -> None:
    """YG-3.1, YG-3.5: what is shuffled. The generator then stays in the position, for the dice."""
    position.creatures = shuffled(rng, Subject.CREATURES, 0, N_CREATURES)
    position.jotun_cards = shuffled(rng, Subject.JOTUNS, 0, N_JOTUNS)
    stacks = vec[i64](capacity=N_ARTIFACTS)
    for stack in range(i64(3)):
        for artifact in shuffled(rng, Subject.ARTIFACTS + stack, stack * STACK, STACK):
            stacks = append(stacks, artifact)
    position.artifacts = stacks
    deal_decks(position, rng)
    rng.turn_to(Subject.DICE)
    position.rng = rng


def shuffled(rng: Rng, subject: i64, first: i64, count: i64) -> vec[i64]:
    items = vec[i64](capacity=count)
    for item in range(first, first + count):
        items = append(items, item)
    rng.turn_to(subject)
    rng.shuffle_vec(items)
    return items


def with_set_of(cards: vec[i64], god: i64) -> vec[i64]:
    """These cards, and a god's six Enemy cards."""
    for enemy in range(i64(N_ENEMIES)):
        cards = append(cards, enemy * N_GODS + god)
    return cards


def deal_decks(position: Position, rng: Rng) -> None:
    """YG-3.5; YG-4.1: with two players the supporting god's cards are dealt three and three; YG-4.2: solo, one deck."""
    n = position.n
    extra = vec[i64]()
    for figure in range(n, position.figures):
        extra = with_set_of(extra, position.god[figure])
    rng.turn_to(Subject.SUPPORTING)
    rng.shuffle_vec(extra)
    share: i64 = len(extra) // n
    for seat in range(n):
        deck = with_set_of(vec[i64](capacity=N_ENEMIES + share), position.god[seat])
        for k in range(seat * share, (seat + 1) * share):
            deck = append(deck, extra[k])
        rng.turn_to(Subject.DECKS + seat)
        rng.shuffle_vec(deck)
        known = vec[i64](capacity=len(deck))
        for _ in range(i64(len(deck))):
            known = append(known, 0)
        position.players[seat].deck = deck
        position.players[seat].known = known


def start_sheets(gods: list[int], seats: int) -> list[Sheet]:
    """YG-17.1, YG-20.5: what the gods have without having bought anything."""
    team = [GODS[god] for god in gods]
    return [start_sheet(god, team) for god in team[:seats]]


def give_abilities(position: Position, seat: i64, sheet: Sheet) -> None:
    """YG-17.1, YG-20.5, R-1, R-46."""
    player = position.players[seat]
    take_elves(position, seat, min(sheet.boxes["elves"], int(position.elves)))
    take_vanir(position, seat, min(sheet.boxes["vanir_dice"], int(position.vanir)))
    player.god_faces = RUNE_FACES[sheet.boxes["god_faces"]]
    player.vanir_faces = RUNE_FACES[sheet.boxes["vanir_faces"]]
    player.comrades = linked_mask(sheet.linked[RELATIONS[0]])
    player.kin = linked_mask(sheet.linked[RELATIONS[1]])
    player.casual = linked_mask(sheet.linked[RELATIONS[2]])
    player.travelling = linked_mask(sheet.linked[RELATIONS[3]])


def linked_mask(gods: list[str]) -> int:
    return sum([2 ** GODS.index(god) for god in gods])
