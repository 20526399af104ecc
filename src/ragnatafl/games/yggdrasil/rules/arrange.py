# mypyc: compile
"""Positions of scenarios: only what matters is given, the rest has sensible defaults.

Keys of the position table (all optional):

- `gods` (the gods that have a table, else thor, odin, freyia), `supporting` (as many as the game needs), `level`
  ("easy"), `seed` (1);
- `phase`: "move" (default), "action", "reveal" or "round"; `active` (the first god), `order` (the active god first),
  `round` (1);
- `rotation`, `island`, `giants`, `nameless`, `heroes` (on the ladders and in Valhalla), `nidhogg`, `tree`;
- `enemies` (enemy = World or "cage"), `devastated`, `jotuns` (lists), `wheel` (enemy = list of gods, oldest first);
- `stacks` (three lists of Artifacts, the top first), `creatures`, `jotun_cards` (the top first): what is not named
  follows at random; `creatures_left`, `jotuns_left`: how many cards these two stacks still have;
- `saga` (number), `page` (1), `counters` (name = value), `opponents` (id = World or "out"), `slain`, `tokens` (World =
  kind, face down), `face_up` (kind = number), `pile` (kinds, the top first): a saga with its SETUP done, then as given;
- `chance`: what the next dice and Runestones show, in the order they are thrown: "god II", "vanir SR", "white ROTATE";
- a table for each god: `world` ("asgard"), `life`, and for players' gods `elves`, `vanir`, `artifacts`, `deck` (cards
  from the top: an enemy, or enemy/god), `laid` (the face-down card), `comrades`, `kin`, `casual`, `travelling` (gods
  whose such this god is), `god_faces`, `vanir_faces` (further faces that are successes);
- `exactly`: what else is to be said, as it is saved (`core/exactly.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ragnatafl.core.exactly import impossible, overlay, parts, whole
from ragnatafl.core.reading import Reader, bits, numbered
from ragnatafl.core.rng import Rng

from ..content import CONTENT, ENEMIES, FACES, GODS, STONE_FACES, STONES, WORLDS
from ..sagas.content import SAGAS, Saga
from ..sagas.steps import step_saga, step_turn_page
from ..sagas.tables import NOWHERE
from .machine import advance
from .notation import ARTIFACTS, CREATURES, JOTUNS, PLACES
from .position import NO_CARD, Player, Position, Step, popcount
from .saving import (
    ARTIFACT_NUMBERS,
    GOD_NUMBERS,
    JOTUN_NUMBERS,
    PLACE_NUMBERS,
    WORLD_NUMBERS,
    restore_parts,
    to_dict,
)
from .setup import set_up
from .tables import GOD_DIE, N_GODS, ON_TREE, STACK, STONE_FACE, VANIR_DIE, Enemy, World, numbers
from .wheel import SLOTS, push_kin_window, see, wheel_count

PHASES = {"move": Step.MOVE, "action": Step.ACTION, "reveal": Step.REVEAL, "round": Step.ROUND}
TOP_KEYS = (
    *("gods", "supporting", "level", "seed", "phase", "active", "order", "round", "rotation", "island", "giants"),
    *("nameless", "heroes", "nidhogg", "tree", "enemies", "devastated", "jotuns", "wheel", "stacks", "creatures"),
    *("jotun_cards", "creatures_left", "jotuns_left", "chance", "saga", "page", "counters", "opponents", "slain"),
    *("tokens", "face_up", "pile", "exactly"),
)
FACE_NUMBERS = numbered(FACES)
FOE_PLACE_NUMBERS = numbered((*WORLDS, "out"))
RELATION_KEYS = ("comrades", "kin", "casual", "travelling")
GOD_KEYS = ("world", "life")
PLAYER_KEYS = (*("elves", "vanir", "artifacts", "deck", "laid", "god_faces", "vanir_faces"), *RELATION_KEYS)
MOST_WORDS = 3_000_000
"""How many words of the generator are searched for the wanted chance."""


def lay(position: Position, table: Reader, told: Sequence[str]) -> None:
    """Fills an empty position as the table says it, but for the parts that are told exactly."""
    arrange(position, table)
    if "steps" not in told:
        check(position)
        check_cards(position)
        advance(position)


def put_over(position: Position, laid: Position, exact: Reader) -> None:
    """Fills an empty position with what was laid, and these parts over it."""
    names = [GODS[god] for god in laid.god][: int(laid.n)]
    truth = whole(overlay(parts(to_dict(laid), "players", names), exact), "players", names)
    restore_parts(position, exact.holding(truth))


def arrange(position: Position, table: Reader) -> None:
    """Raises ScenarioError for anything unknown."""
    seats = table.names("gods", GODS) or [god for god in GODS if god in table.data] or ["thor", "odin", "freyia"]
    if len(seats) > 5 or len(set(seats)) != len(seats):
        raise impossible("gods must name one to five different gods", "position_gods")
    needed = CONTENT.players[len(seats)].supporting
    helpers = table.names("supporting", GODS) or [god for god in GODS if god not in seats][:needed]
    if len(helpers) != needed or len({*helpers, *seats}) != len(seats) + needed:
        raise impossible(f"supporting must name {needed} other gods", "position_supporting", count=needed)
    names = [*seats, *helpers]
    table.only(*TOP_KEYS, *names)
    position.n = len(seats)
    level = table.text("level", CONTENT.tracks, default="easy")
    saga = table.number("saga", 0, len(SAGAS.sagas), default=0)
    level = "hard" if saga else level
    set_up(position, Rng(table.number("seed", 0, 2**63, default=1)), [GODS.index(name) for name in names], level, saga)
    if saga:
        arrange_saga(position, table, SAGAS.sagas[saga - 1])
    arrange_tree(position, table)
    for figure, name in enumerate(names):
        arrange_god(position, figure, table.table(name, optional=True))
    for key in ("elves", "vanir"):
        arrange_pools(position, table, seats, key)
    arrange_cards(position, table, seats)
    arrange_stacks(position, table)
    begin(position, table, seats)
    wanted = table.names("chance")
    if wanted:
        position.rng = generator_showing(wanted)


def check(position: Position) -> None:
    """What cannot be on the Tree, whatever else is."""
    for k, enemy in enumerate(ENEMIES[:ON_TREE]):
        if not may_stand(position, k, int(position.enemy[k])):
            place = PLACES[position.enemy[k]]
            raise impossible(f"{enemy} cannot be in {place} (YG-8)", "position_enemy", enemy=enemy, place=place)
    spaces = int(position.tree)
    if position.saga:
        spaces = len(SAGAS.sagas[position.saga - 1].pages[position.page].spaces)
    if position.nidhogg >= spaces:
        raise impossible(f"nidhogg cannot be on {position.nidhogg}, beyond its track (YG-8.6)", "position_nidhogg")
    if popcount(position.devastated) > CONTENT.pieces.markers:
        most = CONTENT.pieces.markers
        raise impossible(f"devastated names more than {most} Worlds (YG-1.4)", "position_devastated", most=most)
    if popcount(position.jotuns) > CONTENT.pieces.jotun_pawns:
        most = CONTENT.pieces.jotun_pawns
        raise impossible(f"jotuns names more than {most} (YG-1.4)", "position_jotuns", most=most)


def check_cards(position: Position) -> None:
    """YG-5.1, YG-6.1, YG-1.9: who has had a reveal this round has no card laid, and the Wheel is not overfull."""
    done = int(position.turns) - (position.step() == Step.REVEAL)
    for k in range(int(position.n) if position.step() == Step.ROUND else done):
        seat = k if position.step() == Step.ROUND else int(position.order[k])
        if position.players[seat].laid != NO_CARD:
            god = GODS[position.god[seat]]
            raise impossible(f"{god}.laid is on the Wheel already (YG-6.1)", "position_laid", god=god)
    for k, enemy in enumerate(ENEMIES):
        if wheel_count(position, k) > (2 if position.n == 1 else 1):
            raise impossible(f"wheel.{enemy} holds more cards than stay there (YG-1.9)", "position_wheel", enemy=enemy)


def may_stand(position: Position, enemy: int, place: int) -> bool:
    """YG-8.1 to YG-8.5; an Enemy falls in a saga alone (YG-22.6.7)."""
    if place == World.OUT:
        return position.saga != 0
    if enemy == Enemy.JORMUNGAND:
        return place == World.MIDGARD
    if enemy == Enemy.FENRIR:
        return place in (World.ASGARD, World.CAGE)
    return place != World.CAGE or enemy == Enemy.LOKI


def arrange_saga(position: Position, table: Reader, saga: Saga) -> None:
    """The saga's set-up is done first; a later page has the first one's behind it."""
    while position.step() == Step.SAGA:
        step_saga(position)
    for _ in range(table.number("page", 1, len(saga.pages), default=1) - 1):
        position.push(Step.TURN_PAGE)
        step_turn_page(position)
        while position.step() == Step.SAGA:
            step_saga(position)
    counters = table.table("counters", optional=True)
    counters.only(*(counter.name for counter in saga.counters))
    for k, counter in enumerate(saga.counters):
        now = int(position.counters[k])
        position.counters[k] = counters.number(counter.name, counter.low, counter.high, default=now)
    foes = numbered([foe.id for foe in saga.opponents])
    given = table.table("opponents", optional=True)
    given.only(*foes)
    for key in given.data:
        place = given.index(key, FOE_PLACE_NUMBERS)
        position.foes[foes[key]] = place if place < len(WORLDS) else NOWHERE
    position.slain = mask(table, "slain", foes)
    arrange_tokens(position, table, numbered(saga.tokens.kinds))


def arrange_tokens(position: Position, table: Reader, kinds: dict[str, int]) -> None:
    if "tokens" in table.data:
        given = table.table("tokens")
        given.only(*WORLDS)
        position.tokens = numbers([given.index(world, kinds, default=-1) for world in WORLDS])
    shown = table.table("face_up", optional=True)
    shown.only(*kinds)
    for kind in shown.data:
        position.tokens_up[kinds[kind]] = shown.number(kind, 0, 9)
    if "pile" in table.data:
        position.pile = numbers([kinds[kind] for kind in table.names("pile", kinds)])


def arrange_tree(position: Position, table: Reader) -> None:
    position.rotation = table.number("rotation", 0, 2, default=int(position.rotation))
    position.island = table.number("island", 0, len(CONTENT.islands) - 1, default=int(position.island))
    position.giants = table.number("giants", 0, CONTENT.pieces.fire_giants, default=int(position.giants))
    position.nameless = table.number("nameless", 0, CONTENT.pieces.nameless, default=int(position.nameless))
    position.heroes = table.number("heroes", 0, CONTENT.pieces.heroes, default=int(position.heroes))
    position.nidhogg = table.number("nidhogg", 0, 20, default=0)
    position.tree = table.number("tree", 1, 20, default=int(position.tree))
    places = table.table("enemies", optional=True)
    places.only(*ENEMIES[:ON_TREE])
    for k, enemy in enumerate(ENEMIES[:ON_TREE]):
        position.enemy[k] = places.index(enemy, PLACE_NUMBERS, default=int(position.enemy[k]))
    position.devastated = mask(table, "devastated", WORLD_NUMBERS)
    if "jotuns" in table.data:
        position.jotuns = mask(table, "jotuns", JOTUN_NUMBERS)


def mask(table: Reader, key: str, known: dict[str, int]) -> int:
    return bits([known[name] for name in table.names(key, known)])


def arrange_god(position: Position, figure: int, sheet: Reader) -> None:
    known = GOD_KEYS if figure >= position.n else (*GOD_KEYS, *PLAYER_KEYS)
    sheet.only(*known)
    position.world[figure] = sheet.index("world", WORLD_NUMBERS, default=int(World.ASGARD))
    position.life[figure] = sheet.number("life", 0, int(position.max_life[figure]), default=int(position.life[figure]))
    if figure >= position.n:
        return
    player = position.players[figure]
    player.artifacts = mask(sheet, "artifacts", ARTIFACT_NUMBERS)
    for key in (*RELATION_KEYS, "god_faces", "vanir_faces"):
        if key in sheet.data:
            setattr(player, key, mask(sheet, key, GOD_NUMBERS if key in RELATION_KEYS else FACE_NUMBERS))


def arrange_pools(position: Position, table: Reader, seats: list[str], key: str) -> None:
    """Elves or Vanir dice: what a table names goes back first, and is then taken from the reserve."""
    named = [seat for seat, name in enumerate(seats) if key in table.table(name, optional=True).data]
    reserve = int(getattr(position, key)) + sum([int(getattr(position.players[seat], key)) for seat in named])
    for seat in named:
        amount = table.table(seats[seat]).number(key, 0, reserve)
        setattr(position.players[seat], key, amount)
        reserve -= amount
    setattr(position, key, reserve)


def card_number(position: Position, value: str, god: int) -> int:
    """A card by its Enemy, of the player's own set, or as enemy/god."""
    enemy, _, owner = value.partition("/")
    if enemy not in ENEMIES or (owner and owner not in GODS):
        raise impossible(f"{value!r} is no Enemy card", "position_card", text=value)
    number_of_god = GODS.index(owner) if owner else god
    if number_of_god not in list(position.god):
        name = GODS[number_of_god]
        raise impossible(f"{value!r}: {name} is not in play", "position_absent", god=name)
    return ENEMIES.index(enemy) * int(N_GODS) + number_of_god


def arrange_cards(position: Position, table: Reader, seats: list[str]) -> None:
    """Cards named on the Wheel, laid or in a deck; the rest goes under the decks at random."""
    named: set[int] = set()
    wheel = table.table("wheel", optional=True)
    wheel.only(*ENEMIES)
    for enemy in wheel.data:
        for k, god in enumerate(wheel.names(enemy, GODS)):
            if k >= SLOTS:
                error = wheel.fail(enemy, f"must have {SLOTS} cards at most (YG-1.9)")
                raise error.explained("position_wheel", enemy=enemy)
            card = card_number(position, f"{enemy}/{god}", 0)
            position.wheel[ENEMIES.index(enemy) * SLOTS + k] = card
            see(position, card)
            named.add(card)
    tops: list[list[int]] = []
    for seat, name in enumerate(seats):
        sheet = table.table(name, optional=True)
        own = int(position.god[seat])
        if "laid" in sheet.data:
            position.players[seat].laid = card_number(position, sheet.text("laid"), own)
            named.add(int(position.players[seat].laid))
        tops.append([card_number(position, value, own) for value in sheet.names("deck")])
        named |= set(tops[-1])
    for seat in range(len(seats)):
        player = position.players[seat]
        rest = [int(card) for card in player.deck if int(card) not in named]
        fill_deck(player, tops[seat], rest, exact="deck" in table.table(seats[seat], optional=True).data)
    give_missing(position, named)


def fill_deck(player: Player, top: list[int], rest: list[int], exact: bool) -> None:
    """A deck that is given is complete as given: other cards of the set lie under it."""
    deck = [*top, *rest] if exact else rest
    player.deck = numbers(deck)
    player.known = numbers([0] * len(deck))


def give_missing(position: Position, named: set[int]) -> None:
    """Every card of the gods in play is somewhere, once."""
    whole = [int(enemy * N_GODS + god) for enemy in range(len(ENEMIES)) for god in position.god]
    found = [int(card) for card in position.wheel if card != NO_CARD]
    for player in position.players:
        found += [int(card) for card in player.deck]
        if player.laid != NO_CARD:
            found.append(int(player.laid))
    if len(set(found)) != len(found):
        raise impossible("an Enemy card is named twice", "position_card_twice")
    for card in whole:
        if card not in found:
            player = position.players[0]
            player.deck = numbers([*(int(c) for c in player.deck), card])
            player.known = numbers([*(int(k) for k in player.known), 0])


def arrange_stacks(position: Position, table: Reader) -> None:
    owned = [a for a in range(len(ARTIFACTS)) for p in position.players if (p.artifacts >> a) & 1]
    stacks = table.entries("stacks", 3, optional=True)
    whole: list[int] = []
    for stack in range(3):
        mine = [int(a) for a in position.artifacts[stack * STACK : (stack + 1) * STACK]]
        top = [ARTIFACT_NUMBERS[name] for name in stacks.names(str(stack + 1), ARTIFACT_NUMBERS)]
        taken = [a for a in mine if a in owned]
        if any(a not in mine or a in taken for a in top):
            error = stacks.fail(str(stack + 1), "names an Artifact of another level or one that is owned")
            raise error.explained("position_stack", level=stack + 1)
        whole += [*taken, *top, *(a for a in mine if a not in taken and a not in top)]
        position.artifacts_taken[stack] = len(taken)
    position.artifacts = numbers(whole)
    position.creatures = topped(position.creatures, table.names("creatures", CREATURES), CREATURES, [])
    active = [j for j in range(len(JOTUNS)) if (position.jotuns >> j) & 1]
    position.jotun_cards = topped(position.jotun_cards, table.names("jotun_cards", JOTUNS), JOTUNS, active)
    left = table.number("creatures_left", 0, len(CREATURES), default=len(position.creatures))
    position.creatures = position.creatures[:left]
    left = table.number("jotuns_left", 0, len(JOTUNS), default=len(position.jotun_cards))
    position.jotun_cards = position.jotun_cards[:left]


def topped(cards: Any, top: list[str], names: Sequence[str], gone: list[int]) -> Any:
    first = [names.index(name) for name in top]
    return numbers([*first, *(int(card) for card in cards if card not in first and card not in gone)])


def begin(position: Position, table: Reader, seats: list[str]) -> None:
    phase = table.text("phase", PHASES, default="move")
    active = seats.index(table.text("active", seats, default=seats[0]))
    order = [seats.index(name) for name in table.names("order", seats)]
    position.round = table.number("round", 0, 10000, default=1)
    position.depth = 0
    if phase == "round":
        position.round -= 1
        position.push(Step.ROUND)
        return
    if not order:
        order = [(active + k) % len(seats) for k in range(len(seats))]
    if len(set(order)) != len(seats) or active not in order:
        raise impossible("order must name every player's god once", "position_order")
    for k, seat in enumerate(order):
        position.order[k] = seat
    position.order_count = len(seats)
    position.active = active
    position.turns = order.index(active) + 1
    for seat in order[position.turns :]:
        lay_card(position.players[seat])
    position.push(Step.TURN)
    push_kin_window(position)
    if phase == "reveal":
        lay_card(position.players[active])
        position.push(Step.REVEAL)
        return
    position.push(Step.ACTION)
    if phase == "move":
        push_kin_window(position)
        position.push(Step.MOVE)
        if position.players[active].travelling:
            push_kin_window(position)
            position.push(Step.TRAVEL)


def lay_card(player: Player) -> None:
    """YG-5.1, for a player whose face-down card the scenario does not name."""
    if player.laid == NO_CARD and len(player.deck) > 0:
        player.laid = player.deck[0]
        player.deck = player.deck[1:]
        player.known = player.known[1:]


def generator_showing(wanted: list[str]) -> Rng:
    """A generator whose next throws are these: the first place of a stream where they stand in a row."""
    throws = [throw(text) for text in wanted]
    rng = Rng(1)
    for _ in range(MOST_WORDS):
        trial = rng.clone()
        if all(int(faces[trial.below(len(faces))]) == face for faces, face in throws):
            return rng
        rng.next()
    what = f"chance: {', '.join(wanted)} does not come up within {MOST_WORDS} throws"
    raise impossible(what, "position_chance")


def throw(text: str) -> tuple[list[int], int]:
    """The faces of the die or stone, and the one wanted."""
    kind, _, face = text.partition(" ")
    if kind == "god" and face in FACES:
        return [int(f) for f in GOD_DIE], FACES.index(face)
    if kind == "vanir" and face in FACES:
        return [int(f) for f in VANIR_DIE], FACES.index(face)
    if kind in STONES and face in STONE_FACES:
        stone = STONES.index(kind)
        return [int(f) for f in STONE_FACE[stone * 2 : stone * 2 + 2]], STONE_FACES.index(face)
    what = f'chance holds {text!r}; write "god II", "vanir SR" or "white ROTATE"'
    raise impossible(what, "position_throw", text=text)
