# mypyc: compile
"""Positions of scenarios: only what matters is given, the rest has sensible defaults.

Keys of the position table (all optional):

- `seats`: the clans in seat order; default: the clans that have a table, in the order wolf, raven, serpent, bear;
- `age` (1), `phase` ("action"; also "draft", "discard", "quest", "ragnarok", "release", "end"), `turn` (first seat),
  `first` (first player, the first seat), `seed` (1), `first_game` (false);
- `destroyed`, `pillaged`, `doomed` (lists of provinces), `tokens` (province = "rage", "axes", "horns" or "glory";
  rage where not given);
- a table for each clan: `rage` (the stat's value; 0 after the Action phase), `glory` (0), `stats` ([1, 1, 1]),
  `passed`, `hand`, `quests`, `kept`, `upgrades` (slots are filled in order) and `figures`: place = list of figures.
  Figures not mentioned are in the reserve; monsters belong to the clan whose upgrades hold their card. In a draft
  `pack` names the cards of the pack that the clan was dealt; what is not named is dealt at random;
- `exactly`: what else is to be said, as it is saved (`core/exactly.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from ragnatafl.core.arranged import choice, fail, flag, number, only, table, texts
from ragnatafl.core.engine import bit
from ragnatafl.core.errors import ScenarioError, StateError
from ragnatafl.core.exactly import overlay, parts, whole
from ragnatafl.core.rng import Rng

from ..content import CARD_BY_CODE, CARDS, CONTENT, TOKENS
from .draft import PACK, PICKS
from .figures import fjord_is_open, is_here, is_ship, monster_index, move, stat_value
from .machine import advance
from .notation import FIGURES, PLACE_NAMES, PLACES, PROVINCES
from .position import Clan, Ledger, Position, Step, with_card
from .redeal import owner
from .saving import restore_parts, to_dict
from .setup import deal_new
from .tables import FIGURE_OF, N_OUTER, SLOT_OF, SLOTS, TYPE, Figure, Phase, Place, Stat, Type, deck, deck_size, numbers

STARTS = {
    "action": (Phase.ACTION, Step.TURN),
    "draft": (Phase.GODS_GIFTS, Step.BEGIN_AGE),
    "discard": (Phase.ACTION, Step.DISCARD),
    "quest": (Phase.DISCARD, Step.QUEST_PHASE),
    "ragnarok": (Phase.QUEST, Step.RAGNAROK),
    "release": (Phase.RAGNAROK, Step.RELEASE),
    "end": (Phase.RELEASE_VALHALLA, Step.END_AGE),
}
AFTER_RAGE = ("quest", "ragnarok", "release", "end")
TOP_KEYS = ("seats", "age", "phase", "turn", "first", "seed", "first_game", "destroyed", "pillaged", "doomed", "tokens")
CLAN_KEYS = ("rage", "glory", "stats", "passed", "hand", "quests", "kept", "upgrades", "figures", "pack")


def province_index(value: Any, key: str, count: int = N_OUTER + 1) -> int:
    if value not in PROVINCES[:count]:
        raise fail(f"{key} names {value!r}, which is not one of {', '.join(PROVINCES[:count])}")
    return PROVINCES.index(value)


def seat_clans(data: Mapping[str, Any]) -> list[str]:
    seats = texts(data, "seats") if "seats" in data else [clan for clan in CONTENT.clans if clan in data]
    if len(set(seats)) != len(seats) or any(seat not in CONTENT.clans for seat in seats):
        raise fail(f"seats must be different clans out of {', '.join(CONTENT.clans)}")
    for clan in CONTENT.clans:
        if len(seats) >= 2:
            break
        if clan not in seats:
            seats = [*seats, clan]
    return seats


def card_index(value: str, age: int) -> int:
    """A card by its id; a quest without its Age is of this one."""
    for text in (value, f"{value}.{age + 1}"):
        if text in CARD_BY_CODE:
            return CARD_BY_CODE[text]
    raise fail(f"{value!r} is no card")


def put_over(position: Position, laid: Position, exact: Mapping[str, Any]) -> None:
    """Fills an empty position with what was laid, and these parts over it."""
    names = [CONTENT.clans[clan.name] for clan in laid.clans]
    truth = whole(overlay(parts(to_dict(laid), "clans", names), exact), "clans", names)
    try:
        restore_parts(position, truth)
    except StateError as error:
        raise ScenarioError(str(error)) from None


def lay(position: Position, data: Mapping[str, Any], told: Sequence[str]) -> None:
    """Fills an empty position as the table says it, but for the parts that are told exactly."""
    arrange(position, data, "decks" not in told, "steps" not in told)
    if "steps" not in told:
        advance(position)


def arrange(position: Position, data: Mapping[str, Any], needs_past: bool, needs_sense: bool) -> None:
    names = seat_clans(data)
    only(data, (*TOP_KEYS, "exactly", *names))
    position.n = len(names)
    deal_new(position, Rng(number(data, "seed", 1, 0, 2**63)), 0, flag(data, "first_game"))
    position.record_events = True
    position.age = number(data, "age", 1, 1, 3) - 1
    position.destroyed = 0
    for seat, name in enumerate(names):
        position.clans[seat].name = CONTENT.clans.index(name)
    arrange_board(position, data)
    phase = choice(data, "phase", "action", tuple(STARTS))
    for seat, name in enumerate(names):
        sheet = table(data, name)
        arrange_clan(position, position.clans[seat], name, sheet)
        if phase in AFTER_RAGE:
            position.clans[seat].rage = number(sheet, "rage", 0, 0, 1000)
    choose_doomed(position, data)
    begin(position, data, names, phase)
    if needs_sense:
        check_board(position, phase)
        check_clans(position, data, names, phase)
        check_upgrades(position)
    if needs_past:
        past = Past(position, phase)
        for seat, name in enumerate(names):
            for value in texts(table(data, name), "pack"):
                past.place_in_pack(seat, name, card_index(value, int(position.age)))
        past.write()


def check_board(position: Position, phase: str) -> None:
    """What the table may not say of the board, whatever else it says."""
    for province in range(N_OUTER):
        if position.free[province] < 0:
            raise fail(f"{PROVINCES[province]} holds more figures than villages (BR-2.4)")
        if not position.lives(province) and any(is_in(clan, province) for clan in position.clans):
            raise fail(f"{PROVINCES[province]} is destroyed and holds no figures (BR-2.8)")
    for fjord in range(Place.FJORD, Place.RESERVE):
        if not fjord_is_open(position, fjord) and any(is_in(clan, fjord) for clan in position.clans):
            raise fail(f"{PLACES[fjord]} is closed and holds no ships (BR-2.9)")
    for age in range(int(position.age) + (phase in ("release", "end")), 3):
        if not position.lives(position.doomed[age]):
            raise fail(f"{PROVINCES[position.doomed[age]]} is doomed in Age {age + 1} and already destroyed (BR-18.2)")


def check_clans(position: Position, data: Mapping[str, Any], names: list[str], phase: str) -> None:
    for seat, name in enumerate(names):
        clan = position.clans[seat]
        if phase in AFTER_RAGE and clan.rage > 0:
            raise fail(f"{name}.rage is lost before the phase {phase} (BR-8.8)")
        if clan.kept >= 0 and phase in ("action", "discard"):
            raise fail(f"{name}.kept is in the hand after the draft (BR-7.6)")
        if clan.kept >= 0 and (position.age == 0 if phase == "draft" else position.age == 2):
            raise fail(f"{name}.kept cannot be there: a card is kept from one Age to the next (BR-16.1)")
        if "pack" in table(data, name) and phase != "draft":
            raise fail(f"{name}.pack is there in the draft alone (BR-7.2)")
        if len(clan.hand) > 0 and phase == "draft":
            raise fail(f"{name}.hand is empty before the draft (BR-16.1)")
        if len(clan.hand) > 0 and phase in AFTER_RAGE:
            raise fail(f"{name}.hand is discarded before the phase {phase} (BR-16.1)")
        if len(clan.quests) > 0 and phase not in ("action", "discard", "quest"):
            raise fail(f"{name}.quests are committed in the Action phase (BR-12.1)")


def check_upgrades(position: Position) -> None:
    """BR-4.4: each upgrade is one of its kind."""
    found: set[int] = set()
    for clan in position.clans:
        for card in [*clan.hand, *clan.slots, clan.kept]:
            if card >= 0 and TYPE[card] >= Type.WARRIOR:
                if card in found:
                    raise fail(f"{CARDS[card].code} is named twice, but there is one (BR-4.4)")
                found.add(int(card))


def is_in(clan: Clan, province: int) -> bool:
    return any(is_here(clan, figure, province) for figure in range(len(FIGURES)))


def arrange_board(position: Position, data: Mapping[str, Any]) -> None:
    for province in texts(data, "destroyed"):
        position.destroyed |= bit(province_index(province, "destroyed", N_OUTER))
    for province in texts(data, "pillaged"):
        position.pillaged |= bit(province_index(province, "pillaged"))
    tokens = position.tokens[:]
    for outer in range(N_OUTER):
        tokens[outer] = Stat.RAGE
    for province, token in table(data, "tokens").items():
        if not isinstance(token, str) or token not in TOKENS[:4]:
            raise fail(f"tokens.{province} must be one of {', '.join(TOKENS[:4])}, not {token!r}")
        tokens[province_index(province, "tokens", N_OUTER)] = TOKENS.index(token)
    position.tokens = tokens


def choose_doomed(position: Position, data: Mapping[str, Any]) -> None:
    """Doomed provinces not given are the first in ring order that still stand and hold no figures."""
    chosen = [province_index(p, "doomed", N_OUTER) for p in texts(data, "doomed")]
    if len(chosen) == 1:  # the one of this Age
        spare = sorted([p for p in range(N_OUTER) if p not in chosen], key=lambda p: not position.lives(p))
        chosen = [*spare[: position.age], chosen[0], *spare[position.age : 2]]
    empty = [p for p in range(N_OUTER) if position.lives(p) and not any(is_in(c, p) for c in position.clans)]
    standing = [p for p in range(N_OUTER) if position.lives(p)]
    for province in [*empty, *standing, *range(N_OUTER)]:
        if len(chosen) < 3 and province not in chosen:
            chosen.append(province)
    if len(set(chosen)) != 3:
        raise fail("doomed must name three different provinces, or the one of this Age")
    position.doomed = numbers(chosen)


def arrange_clan(position: Position, clan: Clan, name: str, sheet: Mapping[str, Any]) -> None:
    only(sheet, CLAN_KEYS, f"{name}.")
    stats = sheet.get("stats", [1, 1, 1])
    if not isinstance(stats, list) or len(stats) != 3 or any(type(s) is not int or not 1 <= s <= 6 for s in stats):
        raise fail(f"{name}.stats must be three steps from 1 to 6")
    clan.rage_step, clan.axes_step, clan.horns_step = (step - 1 for step in stats)
    clan.rage = number(sheet, "rage", int(stat_value(clan, Stat.RAGE)), 0, 1000)
    clan.glory = number(sheet, "glory", 0, 0, 100000)
    clan.passed = flag(sheet, "passed")
    for value in texts(sheet, "upgrades"):
        install(position, clan, name, card_index(value, int(position.age)))
    for value in texts(sheet, "hand"):
        clan.hand = with_card(clan.hand, card_index(value, int(position.age)))
    for value in texts(sheet, "quests"):
        card = card_index(value, int(position.age))
        if TYPE[card] != Type.QUEST:
            raise fail(f"{name}.quests holds {value}, which is no quest")
        clan.quests = with_card(clan.quests, card)
    kept = texts(sheet, "kept")
    if len(kept) > 1:
        raise fail(f"{name}.kept holds {len(kept)} cards, but one card is kept (BR-16.1)")
    for value in kept:
        clan.kept = card_index(value, int(position.age) - 1)
    for place in table(sheet, "figures"):
        arrange_figures(position, clan, name, place, texts(table(sheet, "figures"), place))


def install(position: Position, clan: Clan, name: str, card: int) -> None:
    type = TYPE[card]
    if type < Type.WARRIOR:
        raise fail(f"{name}.upgrades holds {CARDS[card].code}, which is no upgrade")
    for slot in range(SLOT_OF[type], SLOT_OF[type] + SLOTS[type]):
        if clan.slots[slot] < 0:
            clan.put_in_slot(slot, card)
            if type == Type.MONSTER:
                move(position, clan, FIGURE_OF[card], Place.BOX, Place.RESERVE)
            return
    raise fail(f"{name} has no free slot for {CARDS[card].code} (BR-3.11)")


def arrange_figures(position: Position, clan: Clan, name: str, place: str, figures: list[str]) -> None:
    if place not in PLACE_NAMES[:15]:
        raise fail(
            f"{name}.figures names {place!r}, which is no place (places: {', '.join(PLACES)}, reserve, valhalla)"
        )
    target = PLACE_NAMES.index(place)
    for figure_name in figures:
        if figure_name not in FIGURES:
            raise fail(f"{name}.figures.{place} holds {figure_name!r}, which is not one of {', '.join(FIGURES)}")
        figure = FIGURES.index(figure_name)
        if figure >= Figure.MONSTER and monster_index(clan, figure) < 0:
            raise fail(f"{name} needs the upgrade {figure_name} to have that monster")
        if not is_here(clan, figure, Place.RESERVE):
            raise fail(f"{name} has no {figure_name} left for {place}")
        if target < Place.RESERVE and is_ship(figure) != (target >= Place.FJORD):
            raise fail(f"{figure_name} cannot be in {place} (BR-2.6)")
        move(position, clan, figure, Place.RESERVE, target)


class Past:
    """A past in which the given cards were drafted, so that `resample` makes sense of an arranged position.

    Each clan's cards take places among its picks: hand and quests in this Age, or one of them kept from the Age
    before, upgrades in any Age. Cards that fit nowhere (more of a kind than a deck has, or of a later Age) are extra,
    and known to all. What else a clan would have picked was discarded face down, and nobody remembers the packs of that
    draft.
    """

    def __init__(self, position: Position, phase: str) -> None:
        self.position = position
        n, age = int(position.n), int(position.age)
        self.drafted = age + (phase != "draft")
        self.closed = age + (phase in ("ragnarok", "release", "end"))
        self.rest = [deck(n, each) for each in range(3)]
        self.own: list[list[list[int]]] = [[[] for _ in range(n)] for _ in range(3)]
        self.shown: list[list[list[int]]] = [[[] for _ in range(n)] for _ in range(3)]
        self.packs: list[list[int]] = [[] for _ in range(n)]

    def place_in_pack(self, seat: int, name: str, card: int) -> None:
        """BR-7.2: the card is dealt to the clan in the draft that begins."""
        rest = self.rest[int(self.position.age)]
        if card not in rest or len(self.packs[seat]) >= PACK:
            raise fail(
                f"{name}.pack cannot hold {CARDS[card].code}: a pack is {PACK} cards of this Age's deck (BR-7.2)"
            )
        self.packs[seat].append(card)
        rest.remove(card)

    def place(self, seat: int, card: int, age: int) -> bool:
        """Makes the card one of the clan's picks of that Age, if the deck has it and there is room."""
        limit = PACK if self.position.first_game and age == 0 else PICKS
        if not 0 <= age < self.drafted or card not in self.rest[age] or len(self.own[age][seat]) >= limit:
            return False
        self.own[age][seat].append(card)
        self.rest[age].remove(card)
        return True

    def place_held(self, seat: int, clan: Clan) -> None:
        age = int(self.position.age)
        for card in [*clan.hand, *clan.quests]:
            if self.place(seat, card, age):
                continue
            if not clan.had_kept and self.place(seat, card, age - 1):
                clan.had_kept = True
                continue
            self.position.extra = with_card(self.position.extra, card)
            clan.known = with_card(clan.known, card)
        if clan.kept >= 0 and not self.place_kept(seat, clan, int(clan.kept)):
            raise fail(f"{CARDS[clan.kept].code} cannot be a card kept for the next Age (BR-16.1)")

    def place_kept(self, seat: int, clan: Clan, card: int) -> bool:
        """A card kept was picked in the Age that ends, or had been kept before already."""
        if self.place(seat, card, self.drafted - 1):
            return True
        if clan.had_kept or not self.place(seat, card, self.drafted - 2):
            return False
        clan.had_kept = True
        return True

    def place_upgrades(self, seat: int, clan: Clan) -> None:
        for card in [int(card) for card in clan.slots if card >= 0]:
            for age in range(self.drafted):
                if self.place(seat, card, age):
                    self.shown[age][seat].append(card)
                    break
            else:
                self.position.extra = with_card(self.position.extra, card)

    def write(self) -> None:
        """The decks, and what everybody knows."""
        position = self.position
        for seat, clan in enumerate(position.clans):
            self.place_held(seat, clan)
        for seat, clan in enumerate(position.clans):
            self.place_upgrades(seat, clan)
        rng = Rng(1)
        whole = vec[i64]()
        for age in range(3):
            rng.shuffle(self.rest[age])
            for card in self.lay_deck(age):
                whole = append(whole, card)
        position.deck = whole
        position.forgotten = self.drafted
        for seat, clan in enumerate(position.clans):
            for age in range(self.closed):
                kept = clan.had_kept and age == self.drafted - 1
                clan.ledgers = [*clan.ledgers, Ledger(numbers(sorted(self.shown[age][seat])), vec[i64](), kept)]
            if self.closed <= position.age:
                clan.seen = numbers(sorted(self.shown[int(position.age)][seat]))
            clan.had_kept = clan.had_kept and self.closed < self.drafted

    def lay_deck(self, age: int) -> list[int]:
        """One Age's deck in the order of draft.py. Picks nobody names come from the spares."""
        position = self.position
        spares = self.rest[age]
        result = [-1] * int(deck_size(position.n, age))
        if age == position.age:
            for seat, pack in enumerate(self.packs):
                result[seat * PACK : seat * PACK + len(pack)] = pack
        for place in range(int(position.n) * PACK if age < self.drafted else 0):
            seat = int(owner(position, age, place))
            if seat >= 0:
                result[place] = self.picked(seat, self.own[age][seat], spares)
        return [spares.pop() if card < 0 else card for card in result]

    def picked(self, seat: int, own: list[int], spares: list[int]) -> int:
        if own:
            return own.pop()
        clan = self.position.clans[seat]
        card = spares.pop()
        clan.buried = with_card(clan.buried, card)
        return card


def begin(position: Position, data: Mapping[str, Any], names: list[str], phase: str) -> None:
    position.first = names.index(choice(data, "first", names[0], names))
    turn = names.index(choice(data, "turn", names[0], names))
    position.active = (turn + position.n - 1) % position.n
    position.phase, step = STARTS[phase]
    position.depth = 0
    position.push(step)
