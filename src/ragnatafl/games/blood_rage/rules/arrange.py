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

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from ragnatafl.core.errors import ScenarioError
from ragnatafl.core.exactly import impossible, overlay, parts, whole
from ragnatafl.core.reading import Reader, bits, hint, numbered, shown
from ragnatafl.core.rng import Rng

from ..content import CARD_BY_CODE, CARDS, CONTENT, TOKENS
from .draft import PACK, PICKS
from .figures import fjord_is_open, is_here, is_ship, monster_index, move, stat_value
from .machine import advance
from .memory import given_early, owner
from .notation import FIGURES, PLACES, PROVINCES
from .position import Clan, Ledger, Position, Step, with_card
from .saving import OUTER_NUMBERS, OWN_PLACE_NUMBERS, PROVINCE_NUMBERS, restore_parts, to_dict
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
STAT_TOKEN_NUMBERS = numbered(TOKENS[:4])
AFTER_RAGE = ("quest", "ragnarok", "release", "end")
TOP_KEYS = ("seats", "age", "phase", "turn", "first", "seed", "first_game", "destroyed", "pillaged", "doomed", "tokens")
CLAN_KEYS = ("rage", "glory", "stats", "passed", "hand", "quests", "kept", "upgrades", "figures", "pack")


def seat_clans(table: Reader) -> list[str]:
    seats = [clan for clan in CONTENT.clans if clan in table.data]
    if "seats" in table.data:
        seats = table.names("seats", CONTENT.clans)
    if len(set(seats)) != len(seats):
        raise table.wrong("seats", "different clans").explained("position_clans")
    for clan in CONTENT.clans:
        if len(seats) >= 2:
            break
        if clan not in seats:
            seats = [*seats, clan]
    return seats


def card_indices(sheet: Reader, key: str, age: int) -> list[int]:
    """Cards by their ids; a quest without its Age is of this one."""
    found: list[int] = []
    for value in sheet.names(key):
        code = value if value in CARD_BY_CODE else f"{value}.{age + 1}"
        if code not in CARD_BY_CODE:
            error = sheet.fail(key, f"holds {shown(value)}, which is no card ({hint(value, CARD_BY_CODE)})")
            raise error.explained("position_no_card", text=shown(value))
        found.append(CARD_BY_CODE[code])
    return found


def put_over(position: Position, laid: Position, exact: Reader) -> None:
    """Fills an empty position with what was laid, and these parts over it."""
    names = [CONTENT.clans[clan.number] for clan in laid.clans]
    truth = whole(overlay(parts(to_dict(laid), "clans", names), exact), "clans", names)
    restore_parts(position, exact.holding(truth))


def lay(position: Position, table: Reader, told: Sequence[str]) -> None:
    """Fills an empty position as the table says it, but for the parts that are told exactly."""
    arrange(position, table, "decks" not in told, "steps" not in told)
    if "steps" not in told:
        advance(position)


def arrange(position: Position, table: Reader, needs_past: bool, needs_sense: bool) -> None:
    names = seat_clans(table)
    table.only(*TOP_KEYS, "exactly", *names)
    position.n = len(names)
    deal_new(position, Rng(table.number("seed", 0, 2**63, default=1)), 0, table.flag("first_game", default=False))
    position.record_events = True
    position.age = table.number("age", 1, 3, default=1) - 1
    for seat, name in enumerate(names):
        position.clans[seat].number = CONTENT.clans.index(name)
    arrange_board(position, table)
    phase = table.text("phase", STARTS, default="action")
    for seat, name in enumerate(names):
        sheet = table.table(name, optional=True)
        arrange_clan(position, position.clans[seat], name, sheet)
        if phase in AFTER_RAGE:
            position.clans[seat].rage = sheet.number("rage", 0, 1000, default=0)
    choose_doomed(position, table)
    begin(position, table, names, phase)
    if needs_sense:
        check_board(position, phase)
        check_clans(position, table, names, phase)
        check_upgrades(position)
    if needs_past:
        past = Past(position, phase)
        for seat, name in enumerate(names):
            for card in card_indices(table.table(name, optional=True), "pack", int(position.age)):
                past.place_in_pack(seat, name, card)
        past.write()


def check_board(position: Position, phase: str) -> None:
    """What the table may not say of the board, whatever else it says."""
    for province in range(N_OUTER):
        if position.free[province] < 0:
            name = PROVINCES[province]
            raise impossible(f"{name} holds more figures than villages (BR-2.4)", "position_villages", province=name)
        if not position.lives(province) and any(is_in(clan, province) for clan in position.clans):
            name = PROVINCES[province]
            raise impossible(f"{name} is destroyed and holds no figures (BR-2.8)", "position_destroyed", province=name)
    for fjord in range(Place.FJORD, Place.RESERVE):
        if not fjord_is_open(position, fjord) and any(is_in(clan, fjord) for clan in position.clans):
            name = PLACES[fjord]
            raise impossible(f"{name} is closed and holds no ships (BR-2.9)", "position_fjord", place=name)
    for age in range(int(position.age) + (phase in ("release", "end")), 3):
        if not position.lives(position.doomed[age]):
            name = PROVINCES[position.doomed[age]]
            what = f"{name} is doomed in Age {age + 1} and already destroyed (BR-18.2)"
            raise impossible(what, "position_doomed_gone", province=name, age=age + 1)


def check_clans(position: Position, table: Reader, names: list[str], phase: str) -> None:
    for seat, name in enumerate(names):
        clan = position.clans[seat]
        if phase in AFTER_RAGE and clan.rage > 0:
            raise unfit(name, f"rage is lost before the phase {phase} (BR-8.8)")
        if clan.kept >= 0 and phase in ("action", "discard"):
            raise unfit(name, "kept is in the hand after the draft (BR-7.6)")
        if clan.kept >= 0 and (position.age == 0 if phase == "draft" else position.age == 2):
            raise unfit(name, "kept cannot be there: a card is kept from one Age to the next (BR-16.1)")
        if "pack" in table.table(name, optional=True).data and phase != "draft":
            raise unfit(name, "pack is there in the draft alone (BR-7.2)")
        if len(clan.hand) > 0 and phase == "draft":
            raise unfit(name, "hand is empty before the draft (BR-16.1)")
        if len(clan.hand) > 0 and phase in AFTER_RAGE:
            raise unfit(name, f"hand is discarded before the phase {phase} (BR-16.1)")
        if len(clan.quests) > 0 and phase not in ("action", "discard", "quest"):
            raise unfit(name, "quests are committed in the Action phase (BR-12.1)")


def unfit(clan: str, what: str) -> ScenarioError:
    """The complaint that a clan's sheet does not fit the phase."""
    return impossible(f"{clan}.{what}", "position_phase", clan=clan)


def twice(card: int) -> ScenarioError:
    code = CARDS[card].code
    return impossible(f"{code} is named twice, but there is one (BR-4.4)", "position_card_twice", card=code)


def check_upgrades(position: Position) -> None:
    """BR-4.4: each upgrade is one of its kind."""
    found: set[int] = set()
    for clan in position.clans:
        for card in [*clan.hand, *clan.slots, clan.kept]:
            if card >= 0 and TYPE[card] >= Type.WARRIOR:
                if card in found:
                    raise twice(int(card))
                found.add(int(card))


def is_in(clan: Clan, province: int) -> bool:
    return any(is_here(clan, figure, province) for figure in range(len(FIGURES)))


def arrange_board(position: Position, table: Reader) -> None:
    position.destroyed = bits([OUTER_NUMBERS[name] for name in table.names("destroyed", OUTER_NUMBERS)])
    position.pillaged = bits([PROVINCE_NUMBERS[name] for name in table.names("pillaged", PROVINCE_NUMBERS)])
    tokens = position.tokens[:]
    for outer in range(N_OUTER):
        tokens[outer] = Stat.RAGE
    given = table.table("tokens", optional=True)
    given.only(*OUTER_NUMBERS)
    for province in given.data:
        tokens[OUTER_NUMBERS[province]] = given.index(province, STAT_TOKEN_NUMBERS)
    position.tokens = tokens


def choose_doomed(position: Position, table: Reader) -> None:
    """Doomed provinces not given are the first in ring order that still stand and hold no figures."""
    chosen = [OUTER_NUMBERS[name] for name in table.names("doomed", OUTER_NUMBERS)]
    if len(chosen) == 1:  # the one of this Age
        spare = sorted([p for p in range(N_OUTER) if p not in chosen], key=lambda p: not position.lives(p))
        chosen = [*spare[: position.age], chosen[0], *spare[position.age : 2]]
    empty = [p for p in range(N_OUTER) if position.lives(p) and not any(is_in(c, p) for c in position.clans)]
    standing = [p for p in range(N_OUTER) if position.lives(p)]
    for province in [*empty, *standing, *range(N_OUTER)]:
        if len(chosen) < 3 and province not in chosen:
            chosen.append(province)
    if len(set(chosen)) != 3:
        raise impossible("doomed must name three different provinces, or the one of this Age", "position_doomed")
    position.doomed = numbers(chosen)


def arrange_clan(position: Position, clan: Clan, name: str, sheet: Reader) -> None:
    sheet.only(*CLAN_KEYS)
    if "stats" in sheet.data:
        clan.rage_step, clan.axes_step, clan.horns_step = (step - 1 for step in sheet.numbers("stats", 3, 1, 6))
    clan.rage = sheet.number("rage", 0, 1000, default=int(stat_value(clan, Stat.RAGE)))
    clan.glory = sheet.number("glory", 0, 100000, default=0)
    clan.passed = sheet.flag("passed", default=False)
    age = int(position.age)
    for card in card_indices(sheet, "upgrades", age):
        install(position, clan, name, card)
    clan.hand = numbers(sorted(card_indices(sheet, "hand", age)))
    clan.quests = numbers(sorted(card_indices(sheet, "quests", age)))
    for card in clan.quests:
        if TYPE[card] != Type.QUEST:
            code = CARDS[card].code
            raise sheet.fail("quests", f"holds {code}, which is no quest").explained("position_quest", card=code)
    kept = card_indices(sheet, "kept", age - 1)
    if len(kept) > 1:
        error = sheet.fail("kept", f"holds {len(kept)} cards, but one card is kept (BR-16.1)")
        raise error.explained("position_kept")
    for card in kept:
        clan.kept = card
    figures = sheet.table("figures", optional=True)
    figures.only(*OWN_PLACE_NUMBERS)
    for place in figures.data:
        arrange_figures(position, clan, name, place, figures.names(place, FIGURES))


def install(position: Position, clan: Clan, name: str, card: int) -> None:
    type = TYPE[card]
    if type < Type.WARRIOR:
        code = CARDS[card].code
        raise impossible(f"{name}.upgrades holds {code}, which is no upgrade", "position_upgrade", card=code)
    for slot in range(SLOT_OF[type], SLOT_OF[type] + SLOTS[type]):
        if clan.slots[slot] < 0:
            clan.put_in_slot(slot, card)
            if type == Type.MONSTER:
                move(position, clan, FIGURE_OF[card], Place.BOX, Place.RESERVE)
            return
    code = CARDS[card].code
    raise impossible(f"{name} has no free slot for {code} (BR-3.11)", "position_slot", clan=name, card=code)


def arrange_figures(position: Position, clan: Clan, name: str, place: str, figures: list[str]) -> None:
    target = OWN_PLACE_NUMBERS[place]
    for figure_name in figures:
        figure = FIGURES.index(figure_name)
        if figure >= Figure.MONSTER and monster_index(clan, figure) < 0:
            what = f"{name} needs the upgrade {figure_name} to have that monster"
            raise impossible(what, "position_monster", clan=name, figure=figure_name)
        if not is_here(clan, figure, Place.RESERVE):
            what = f"{name} has no {figure_name} left for {place}"
            raise impossible(what, "position_figures", clan=name, figure=figure_name)
        if target < Place.RESERVE and is_ship(figure) != (target >= Place.FJORD):
            what = f"{figure_name} cannot be in {place} (BR-2.6)"
            raise impossible(what, "position_place", figure=figure_name, place=place)
        move(position, clan, figure, Place.RESERVE, target)


class Past:
    """A past in which the given cards were drafted, so that `resample` makes sense of an arranged position.

    Each clan's cards take places among its picks: hand and quests in this Age, or one of them kept from the Age
    before, upgrades in any Age. Cards that fit nowhere (more of a kind than a deck has, or of a later Age) are extra,
    and known to all; those of a later Age are left out of its packs. What else a clan would have picked was discarded
    face down, and nobody remembers the packs of that draft.
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
            code = CARDS[card].code
            what = f"{name}.pack cannot hold {code}: a pack is {PACK} cards of this Age's deck (BR-7.2)"
            raise impossible(what, "position_pack", card=code)
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
            code = CARDS[clan.kept].code
            raise impossible(f"{code} cannot be a card kept for the next Age (BR-16.1)", "position_kept")

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
        position.forgotten = self.drafted
        rng = Rng(1)
        whole = vec[i64]()
        for age in range(3):
            rng.shuffle(self.rest[age])
            for card in self.lay_deck(age):
                whole = append(whole, card)
        position.deck = whole
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
        for k, card in enumerate(self.aside(age), 1):
            result[-k] = card
        if age == position.age:
            for seat, pack in enumerate(self.packs):
                result[seat * PACK : seat * PACK + len(pack)] = pack
        for place in range(int(position.n) * PACK if age < self.drafted else 0):
            seat = int(owner(position, age, place))
            if seat >= 0:
                result[place] = self.picked(seat, self.own[age][seat], spares)
        return [spares.pop() if card < 0 else card for card in result]

    def aside(self, age: int) -> list[int]:
        """BR-4.4: what was given before its Age does not come up in that Age's deck again."""
        cards = given_early(self.position, age)
        if len(cards) > int(deck_size(self.position.n, age)) - int(self.position.n) * PACK:
            what = f"too many cards of Age {age + 1} are given before it, for its packs could not be filled (BR-7.2)"
            raise impossible(what, "position_early", age=age + 1)
        for card in cards:
            if card not in self.rest[age]:
                raise twice(int(card))
            self.rest[age].remove(card)
        return cards

    def picked(self, seat: int, own: list[int], spares: list[int]) -> int:
        if own:
            return own.pop()
        clan = self.position.clans[seat]
        card = spares.pop()
        clan.buried = with_card(clan.buried, card)
        return card


def begin(position: Position, table: Reader, names: list[str], phase: str) -> None:
    position.first = names.index(table.text("first", names, default=names[0]))
    turn = names.index(table.text("turn", names, default=names[0]))
    position.active = (turn + position.n - 1) % position.n
    position.phase, step = STARTS[phase]
    position.depth = 0
    position.push(step)
