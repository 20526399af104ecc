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

from collections.abc import Mapping, Sequence
from typing import Any

from ragnatafl.core.arranged import choice, fail, number, only, table, texts
from ragnatafl.core.errors import ScenarioError, StateError
from ragnatafl.core.exactly import overlay, parts, whole
from ragnatafl.core.rng import Rng

from ..content import CONTENT, ENEMIES, FACES, GODS, STONE_FACES, STONES, WORLDS
from ..sagas.content import SAGAS, Saga
from ..sagas.steps import step_saga, step_turn_page
from ..sagas.tables import NOWHERE
from .machine import advance
from .notation import ARTIFACTS, CREATURES, JOTUNS, PLACES
from .position import NO_CARD, Player, Position, Step, popcount
from .saving import restore_parts, to_dict
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
RELATION_KEYS = ("comrades", "kin", "casual", "travelling")
GOD_KEYS = ("world", "life")
PLAYER_KEYS = (*("elves", "vanir", "artifacts", "deck", "laid", "god_faces", "vanir_faces"), *RELATION_KEYS)
MOST_WORDS = 3_000_000
"""How many words of the generator are searched for the wanted chance."""


def lay(position: Position, data: Mapping[str, Any], told: Sequence[str]) -> None:
    """Fills an empty position as the table says it, but for the parts that are told exactly."""
    arrange(position, data)
    if "steps" not in told:
        check(position)
        check_cards(position)
        advance(position)


def put_over(position: Position, laid: Position, exact: Mapping[str, Any]) -> None:
    """Fills an empty position with what was laid, and these parts over it."""
    names = [GODS[god] for god in laid.god][: int(laid.n)]
    truth = whole(overlay(parts(to_dict(laid), "players", names), exact), "players", names)
    try:
        restore_parts(position, truth)
    except StateError as error:
        raise ScenarioError(str(error)) from None


def arrange(position: Position, data: Mapping[str, Any]) -> None:
    """Raises ScenarioError for anything unknown."""
    seats = texts(data, "gods", GODS) or [god for god in GODS if god in data] or ["thor", "odin", "freyia"]
    if len(seats) > 5 or len(set(seats)) != len(seats):
        raise fail("gods must name one to five different gods")
    needed = CONTENT.players[len(seats)].supporting
    helpers = texts(data, "supporting", GODS) or [god for god in GODS if god not in seats][:needed]
    if len(helpers) != needed or len({*helpers, *seats}) != len(seats) + needed:
        raise fail(f"supporting must name {needed} other gods")
    names = [*seats, *helpers]
    only(data, (*TOP_KEYS, *names))
    position.n = len(seats)
    level = choice(data, "level", "easy", tuple(CONTENT.tracks))
    saga = number(data, "saga", 0, 0, len(SAGAS.sagas))
    level = "hard" if saga else level
    set_up(position, Rng(number(data, "seed", 1, 0, 2**63)), [GODS.index(name) for name in names], level, saga)
    if saga:
        arrange_saga(position, data, SAGAS.sagas[saga - 1])
    arrange_tree(position, data)
    for figure, name in enumerate(names):
        arrange_god(position, figure, name, table(data, name))
    for key in ("elves", "vanir"):
        arrange_pools(position, data, seats, key)
    arrange_cards(position, data, seats)
    arrange_stacks(position, data)
    begin(position, data, seats)
    wanted = texts(data, "chance")
    if wanted:
        position.rng = generator_showing(wanted)


def check(position: Position) -> None:
    """What cannot be on the Tree, whatever else is."""
    for k, enemy in enumerate(ENEMIES[:ON_TREE]):
        if not may_stand(position, k, int(position.enemy[k])):
            raise fail(f"{enemy} cannot be in {PLACES[position.enemy[k]]} (YG-8)")
    spaces = int(position.tree)
    if position.saga:
        spaces = len(SAGAS.sagas[position.saga - 1].pages[position.page].spaces)
    if position.nidhogg >= spaces:
        raise fail(f"nidhogg cannot be on {position.nidhogg}, beyond its track (YG-8.6)")
    if popcount(position.devastated) > CONTENT.pieces.markers:
        raise fail(f"devastated names more than {CONTENT.pieces.markers} Worlds (YG-1.4)")
    if popcount(position.jotuns) > CONTENT.pieces.jotun_pawns:
        raise fail(f"jotuns names more than {CONTENT.pieces.jotun_pawns} (YG-1.4)")


def check_cards(position: Position) -> None:
    """YG-5.1, YG-6.1, YG-1.9: who has had a reveal this round has no card laid, and the Wheel is not overfull."""
    done = int(position.turns) - (position.step() == Step.REVEAL)
    for k in range(int(position.n) if position.step() == Step.ROUND else done):
        seat = k if position.step() == Step.ROUND else int(position.order[k])
        if position.players[seat].laid != NO_CARD:
            raise fail(f"{GODS[position.god[seat]]}.laid is on the Wheel already (YG-6.1)")
    for k, enemy in enumerate(ENEMIES):
        if wheel_count(position, k) > (2 if position.n == 1 else 1):
            raise fail(f"wheel.{enemy} holds more cards than stay there (YG-1.9)")


def may_stand(position: Position, enemy: int, place: int) -> bool:
    """YG-8.1 to YG-8.5; an Enemy falls in a saga alone (YG-22.6.7)."""
    if place == World.OUT:
        return position.saga != 0
    if enemy == Enemy.JORMUNGAND:
        return place == World.MIDGARD
    if enemy == Enemy.FENRIR:
        return place in (World.ASGARD, World.CAGE)
    return place != World.CAGE or enemy == Enemy.LOKI


def arrange_saga(position: Position, data: Mapping[str, Any], saga: Saga) -> None:
    """The saga's set-up is done first; a later page has the first one's behind it."""
    while position.step() == Step.SAGA:
        step_saga(position)
    for _ in range(number(data, "page", 1, 1, len(saga.pages)) - 1):
        position.push(Step.TURN_PAGE)
        step_turn_page(position)
        while position.step() == Step.SAGA:
            step_saga(position)
    names = [counter.name for counter in saga.counters]
    only(table(data, "counters"), names, "counters.")
    for k, counter in enumerate(saga.counters):
        now = int(position.counters[k])
        position.counters[k] = number(table(data, "counters"), counter.name, now, counter.low, counter.high)
    foes = [foe.id for foe in saga.opponents]
    for key in table(data, "opponents"):
        if key not in foes:
            raise fail(f"opponents.{key} is not one of {', '.join(foes)}")
        place = choice(table(data, "opponents"), key, "out", (*WORLDS, "out"))
        position.foes[foes.index(key)] = WORLDS.index(place) if place in WORLDS else NOWHERE
    position.slain = sum(2 ** foes.index(foe) for foe in texts(data, "slain", foes))
    kinds = saga.tokens.kinds
    if "tokens" in data:
        given = table(data, "tokens")
        position.tokens = numbers(
            [kinds.index(choice(given, world, kinds[0], kinds)) if world in given else -1 for world in WORLDS]
        )
    for key in table(data, "face_up"):
        if key not in kinds:
            raise fail(f"face_up.{key} is not one of {', '.join(kinds)}")
        position.tokens_up[kinds.index(key)] = number(table(data, "face_up"), key, 0, 0, 9)
    if "pile" in data:
        position.pile = numbers([kinds.index(kind) for kind in texts(data, "pile", kinds)])


def arrange_tree(position: Position, data: Mapping[str, Any]) -> None:
    position.rotation = number(data, "rotation", int(position.rotation), 0, 2)
    position.island = number(data, "island", int(position.island), 0, len(CONTENT.islands) - 1)
    position.giants = number(data, "giants", int(position.giants), 0, CONTENT.pieces.fire_giants)
    position.nameless = number(data, "nameless", int(position.nameless), 0, CONTENT.pieces.nameless)
    position.heroes = number(data, "heroes", int(position.heroes), 0, CONTENT.pieces.heroes)
    position.nidhogg = number(data, "nidhogg", 0, 0, 20)
    position.tree = number(data, "tree", int(position.tree), 1, 20)
    places = table(data, "enemies")
    for key in places:
        if key not in ENEMIES[:ON_TREE]:
            raise fail(f"enemies names {key!r}, which is not one of {', '.join(ENEMIES[:ON_TREE])}")
    enemies = [PLACES[place] for place in position.enemy]
    for k, enemy in enumerate(ENEMIES[:ON_TREE]):
        position.enemy[k] = PLACES.index(choice(places, enemy, enemies[k], PLACES))
    position.devastated = sum(2 ** WORLDS.index(world) for world in texts(data, "devastated", WORLDS))
    if "jotuns" in data:
        position.jotuns = sum(2 ** JOTUNS.index(jotun) for jotun in texts(data, "jotuns", JOTUNS))


def arrange_god(position: Position, figure: int, name: str, sheet: Mapping[str, Any]) -> None:
    known = GOD_KEYS if figure >= position.n else (*GOD_KEYS, *PLAYER_KEYS)
    only(sheet, known, f"{name}.")
    position.world[figure] = WORLDS.index(choice(sheet, "world", "asgard", WORLDS))
    position.life[figure] = number(sheet, "life", int(position.life[figure]), 0, int(position.max_life[figure]))
    if figure >= position.n:
        return
    player = position.players[figure]
    player.artifacts = sum(2 ** ARTIFACTS.index(a) for a in texts(sheet, "artifacts", ARTIFACTS))
    for key in RELATION_KEYS:
        if key in sheet:
            setattr(player, key, sum(2 ** GODS.index(god) for god in texts(sheet, key, GODS)))
    for key in ("god_faces", "vanir_faces"):
        if key in sheet:
            setattr(player, key, sum(2 ** FACES.index(face) for face in texts(sheet, key, FACES)))


def arrange_pools(position: Position, data: Mapping[str, Any], seats: list[str], key: str) -> None:
    """Elves or Vanir dice: what a table names goes back first, and is then taken from the reserve."""
    named = [seat for seat, name in enumerate(seats) if key in table(data, name)]
    reserve = int(getattr(position, key)) + sum([int(getattr(position.players[seat], key)) for seat in named])
    for seat in named:
        amount = number(table(data, seats[seat]), key, 0, 0, reserve)
        setattr(position.players[seat], key, amount)
        reserve -= amount
    setattr(position, key, reserve)


def card_number(position: Position, value: str, god: int) -> int:
    """A card by its Enemy, of the player's own set, or as enemy/god."""
    enemy, _, owner = value.partition("/")
    if enemy not in ENEMIES or (owner and owner not in GODS):
        raise fail(f"{value!r} is no Enemy card")
    number_of_god = GODS.index(owner) if owner else god
    if number_of_god not in list(position.god):
        raise fail(f"{value!r}: {GODS[number_of_god]} is not in play")
    return ENEMIES.index(enemy) * int(N_GODS) + number_of_god


def arrange_cards(position: Position, data: Mapping[str, Any], seats: list[str]) -> None:
    """Cards named on the Wheel, laid or in a deck; the rest goes under the decks at random."""
    named: set[int] = set()
    for enemy, gods in table(data, "wheel").items():
        for k, god in enumerate(texts({"wheel": gods}, "wheel", GODS)):
            if enemy not in ENEMIES or k >= SLOTS:
                raise fail(f"wheel.{enemy} cannot hold that")
            card = card_number(position, f"{enemy}/{god}", 0)
            position.wheel[ENEMIES.index(enemy) * SLOTS + k] = card
            see(position, card)
            named.add(card)
    tops: list[list[int]] = []
    for seat, name in enumerate(seats):
        sheet = table(data, name)
        own = int(position.god[seat])
        if "laid" in sheet:
            position.players[seat].laid = card_number(position, str(sheet["laid"]), own)
            named.add(int(position.players[seat].laid))
        tops.append([card_number(position, value, own) for value in texts(sheet, "deck")])
        named |= set(tops[-1])
    for seat in range(len(seats)):
        player = position.players[seat]
        rest = [int(card) for card in player.deck if int(card) not in named]
        fill_deck(player, tops[seat], rest, exact="deck" in table(data, seats[seat]))
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
        raise fail("an Enemy card is named twice")
    for card in whole:
        if card not in found:
            player = position.players[0]
            player.deck = numbers([*(int(c) for c in player.deck), card])
            player.known = numbers([*(int(k) for k in player.known), 0])


def arrange_stacks(position: Position, data: Mapping[str, Any]) -> None:
    owned = [a for a in range(len(ARTIFACTS)) for p in position.players if (p.artifacts >> a) & 1]
    stacks = data.get("stacks", [[], [], []])
    if not isinstance(stacks, list) or len(stacks) != 3:
        raise fail("stacks must be three lists of Artifacts")
    whole: list[int] = []
    for stack in range(3):
        mine = [int(a) for a in position.artifacts[stack * STACK : (stack + 1) * STACK]]
        top = [ARTIFACTS.index(name) for name in texts({"stacks": stacks[stack]}, "stacks", ARTIFACTS)]
        taken = [a for a in mine if a in owned]
        if any(a not in mine or a in taken for a in top):
            raise fail(f"stack {stack + 1} names an Artifact of another level or one that is owned")
        whole += [*taken, *top, *(a for a in mine if a not in taken and a not in top)]
        position.artifacts_taken[stack] = len(taken)
    position.artifacts = numbers(whole)
    position.creatures = topped(position.creatures, texts(data, "creatures", CREATURES), CREATURES, [])
    active = [j for j in range(len(JOTUNS)) if (position.jotuns >> j) & 1]
    position.jotun_cards = topped(position.jotun_cards, texts(data, "jotun_cards", JOTUNS), JOTUNS, active)
    left = number(data, "creatures_left", len(position.creatures), 0, len(CREATURES))
    position.creatures = position.creatures[:left]
    left = number(data, "jotuns_left", len(position.jotun_cards), 0, len(JOTUNS))
    position.jotun_cards = position.jotun_cards[:left]


def topped(cards: Any, top: list[str], names: Sequence[str], gone: list[int]) -> Any:
    first = [names.index(name) for name in top]
    return numbers([*first, *(int(card) for card in cards if card not in first and card not in gone)])


def begin(position: Position, data: Mapping[str, Any], seats: list[str]) -> None:
    phase = choice(data, "phase", "move", tuple(PHASES))
    active = seats.index(choice(data, "active", seats[0], seats))
    order = [seats.index(name) for name in texts(data, "order", seats)]
    position.round = number(data, "round", 1, 0, 10000)
    position.depth = 0
    if phase == "round":
        position.round -= 1
        position.push(Step.ROUND)
        return
    if not order:
        order = [(active + k) % len(seats) for k in range(len(seats))]
    if len(set(order)) != len(seats) or active not in order:
        raise fail("order must name every player's god once")
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
    raise fail(f"chance: {', '.join(wanted)} does not come up within {MOST_WORDS} throws")


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
    raise fail(f'chance holds {text!r}; write "god II", "vanir SR" or "white ROTATE"')
