"""Blood Rage's content files, read and validated: cards, board, clans. The engine's tables are built from these."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ragnatafl.core.changed import content_folder
from ragnatafl.core.content import content_hash, read_toml
from ragnatafl.core.errors import ContentError
from ragnatafl.core.reading import Reader

FOLDER = Path(__file__).parent

TYPES = ("battle", "quest", "warrior", "leader", "ship", "monster", "clan")
"""The card types, in the engine's numbering (BR-4.1)."""

GODS = ("odin", "thor", "loki", "frigga", "heimdall", "tyr")

EFFECTS = (
    "none",
    # upgrades
    "troll",
    "free_monster",
    "sea_serpent",
    "valkyrie",
    "dark_elf",
    "fire_giant",
    "frost_giant",
    "volur_witch",
    "lord_of_hammers",
    "lord_of_axes",
    "lord_of_spears",
    "pairs",
    "dragons",
    "release",
    "friggas_charm",
    "thors_glory",
    "friggas_succor",
    "quest_as_battle",
    "lokis_blessing",
    "odins_inspiration",
    "tyrs_challenge",
    "friggas_protection",
    "tyrs_prowess",
    "thors_domain",
    "friggas_domain",
    "odins_throne",
    "thors_conquest",
    "friggas_sacrifice",
    # battle cards
    "odins_smite",
    "odins_tide",
    "odins_judgement",
    "heimdalls_sight",
    "heimdalls_watch",
    "friggas_grace",
    "win_gain",
    "thors_oath",
    "thors_primacy",
    "lose_steal",
    "lokis_poison",
    # quests
    "majority",
    "glorious_death",
)
"""Every effect the engine knows, in the numbering of `tables.Effect`."""

TOKENS = ("rage", "axes", "horns", "glory", "yggdrasil")
STATS = ("rage", "axes", "horns")
AGES = (1, 2, 3)


@dataclass(frozen=True)
class Card:
    """One kind of card. Quests of different Ages are different kinds, since their printed glory differs."""

    code: str
    """How notation names it: the rules file's id, for quests with the Age ("quest_alfheim.2")."""
    id: str
    name: str
    type: str
    god: str
    strength: int
    late: bool
    glory: int
    region: str
    effect: str
    amount: int
    rage: int
    price: int
    needs: int
    copies: dict[int, tuple[int, ...]]
    """Age -> the least number of players for each copy in that Age's deck."""

    @property
    def cost(self) -> int:
        """The rage to play it as an upgrade, before any discount (BR-4.2); what is no upgrade costs nothing."""
        free = self.effect == "free_monster" or self.type in ("battle", "quest")
        return 0 if free else self.strength


@dataclass(frozen=True)
class Province:
    id: str
    name: str
    region: str
    villages: int
    fjord: int
    """Index of the supporting fjord."""


@dataclass(frozen=True)
class Content:
    cards: tuple[Card, ...]
    provinces: tuple[Province, ...]
    fjords: tuple[str, ...]
    regions: tuple[str, ...]
    tokens: tuple[int, ...]
    token_glory: int
    destroyed: dict[int, int]
    ragnarok_glory: tuple[int, ...]
    clans: tuple[str, ...]
    clan_names: tuple[str, ...]
    clan_colours: tuple[str, ...]
    figure_counts: tuple[int, ...]
    figure_strengths: tuple[int, ...]
    tracks: dict[str, tuple[int, ...]]
    dealt: int
    kept: int
    hash: str


def read_card(id: str, table: Reader) -> list[Card]:
    """One TOML table gives one kind of card, or for a quest one for each Age."""
    table.only(
        *("name", "type", "god", "strength", "late", "glory", "region", "effect"),
        *("amount", "rage", "price", "needs", "copies"),
    )
    type = table.text("type", TYPES)
    copies: dict[int, tuple[int, ...]] = {}
    decks = table.table("copies")
    decks.only("1", "2", "3")
    for age_text in decks.data:
        copies[int(age_text)] = tuple(decks.numbers(age_text, least=2, most=4))
    glory = {0: 0}
    if type == "quest":
        printed = table.table("glory")
        glory = {age: printed.number(str(age)) for age in copies}
    cards = []
    for age, amount_of_glory in glory.items():
        cards.append(
            Card(
                code=f"{id}.{age}" if type == "quest" else id,
                id=id,
                name=table.text("name"),
                type=type,
                god=table.text("god", GODS, default=""),
                strength=table.number("strength", default=0 if type == "quest" else None, most=20),
                late=table.flag("late", default=False),
                glory=amount_of_glory,
                region=table.text("region", default=""),
                effect=table.text("effect", EFFECTS),
                amount=table.number("amount", default=0),
                rage=table.number("rage", default=0),
                price=table.number("price", default=0),
                needs=table.number("needs", default=0),
                copies={age: copies[age]} if type == "quest" else copies,
            )
        )
    return cards


def read_provinces(board: Reader) -> tuple[tuple[Province, ...], tuple[str, ...]]:
    fjords: list[str] = []
    provinces = []
    for id, table in board.table("provinces").tables(skip=("provenance",)):
        table.only("name", "region", "villages", "fjord")
        fjord = table.text("fjord")
        if fjord not in fjords:
            fjords.append(fjord)
        province = Province(
            id,
            table.text("name"),
            table.text("region"),
            table.number("villages", least=1, most=20),
            fjords.index(fjord),
        )
        provinces.append(province)
    if len(provinces) != 8 or len(fjords) != 4:
        raise board.fail("provinces", "must give eight outer provinces around four fjords (BR-2.1, BR-2.6)")
    return tuple(provinces), tuple(fjords)


def load(folder: Path = FOLDER) -> Content:
    """Everything in the folder, validated; a ContentError names file and key."""
    files = {name: read_toml(folder / f"{name}.toml") for name in ("battle", "board", "clans", "quests", "upgrades")}
    board, clans = files["board"], files["clans"]
    cards: list[Card] = []
    for name in ("battle", "quests", "upgrades"):
        files[name].text("provenance")
        for id, table in files[name].table("cards").tables(skip=("provenance",)):
            cards.extend(read_card(id, table))
    codes = [card.code for card in cards]
    if len(set(codes)) != len(codes):
        raise ContentError("upgrades.toml, quests.toml and battle.toml: a card id stands in two of them.")
    board.text("provenance")
    provinces, fjords = read_provinces(board)
    regions = tuple(dict.fromkeys(p.region for p in provinces))
    for card in cards:
        if card.effect == "majority" and card.region not in (*regions, "yggdrasil"):
            raise files["quests"].fail(
                f"cards.{card.id}.region", f'is "{card.region}", which is no region of the board'
            )
    token_table = board.table("tokens")
    token_table.text("provenance")
    tokens = [index for index, kind in enumerate(TOKENS[:4]) for _ in range(token_table.number(kind, most=8))]
    if len(tokens) != 8:
        raise board.fail("tokens", "must add up to eight (BR-5.2)")
    clan_table = clans.table("clans")
    clan_table.text("provenance")
    clan_names = {id: table.text("name") for id, table in clan_table.tables(skip=("provenance",))}
    if len(clan_names) != 4:
        raise clans.fail("clans", "must name four clans (BR-1.4)")
    figures = clans.table("figures")
    tracks = clans.table("tracks")
    tracks.text("provenance")
    setup = board.table("setup").table("destroyed")
    content = Content(
        cards=tuple(cards),
        provinces=provinces,
        fjords=fjords,
        regions=regions,
        tokens=tuple(tokens),
        token_glory=board.table("token_glory").number("amount"),
        destroyed={seats: setup.number(str(seats), most=4) for seats in (2, 3, 4)},
        ragnarok_glory=tuple(board.table("ragnarok").numbers("glory", count=3)),
        clans=tuple(clan_names),
        clan_names=tuple(clan_names.values()),
        clan_colours=tuple(table.text("colour") for _, table in clan_table.tables(skip=("provenance",))),
        figure_counts=tuple(
            figures.table(kind).number("count", least=1, most=8) for kind in ("leader", "warrior", "ship")
        ),
        figure_strengths=tuple(figures.table(kind).number("strength") for kind in ("leader", "warrior", "ship")),
        tracks={name: tuple(tracks.numbers(name, count=6)) for name in (*STATS, "bonus")},
        dealt=clans.table("draft").number("dealt", least=8, most=8),
        kept=clans.table("draft").number("kept", least=6, most=6),
        hash=content_hash(list(files.values())),
    )
    check_decks(content)
    return content


def check_decks(content: Content) -> None:
    """Each Age's deck must be large enough for the deal (BR-7.2)."""
    for seats in (2, 3, 4):
        for age in AGES:
            size = sum(1 for card in content.cards for least in card.copies.get(age, ()) if least <= seats)
            if size < 8 * seats:
                raise ContentError(
                    f"The Age {age} deck has {size} cards, but {seats} players need {8 * seats} (BR-7.2)."
                )
    if len(content.cards) > 200:
        raise ContentError("There are more than 200 kinds of cards, more than the engine's frames can hold.")


CONTENT = load(content_folder("blood_rage", FOLDER))
CARDS = CONTENT.cards
CARD_BY_CODE = {card.code: index for index, card in enumerate(CARDS)}


def check(folder: Path) -> Path:
    """Raises ContentError for a folder that the game could not use; gives the shipped one."""
    load(folder)
    return FOLDER
