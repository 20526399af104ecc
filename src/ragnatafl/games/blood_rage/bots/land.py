"""The board as the greedy bot weighs it: who stands where, who may come, and what it is worth to stand there."""

from __future__ import annotations

from ..content import CONTENT
from ..rules.notation import PLACES, PROVINCES
from .outlook import CARD, DEATH_CHANCE, RAGNAROK, STRENGTH, Outlook

OUTER = len(CONTENT.provinces)
YGGDRASIL = OUTER
FJORD = YGGDRASIL + 1
"""The first fjord in PLACES."""
SUPPORTS = tuple(
    tuple(p for p, province in enumerate(CONTENT.provinces) if province.fjord == fjord)
    for fjord in range(len(CONTENT.fjords))
)
"""The provinces of each fjord."""
REGIONS = {
    region: tuple(p for p, province in enumerate(CONTENT.provinces) if province.region == region)
    for region in CONTENT.regions
} | {"yggdrasil": (YGGDRASIL,)}
ROOMY = 99
"""Free villages of Yggdrasil."""

CARD_BELOW = (
    (),
    (0.0, 0.14, 0.22, 0.45, 0.74, 0.87, 0.99, 1.0),
    (0.0, 0.28, 0.40, 0.56, 0.72, 0.82, 0.92, 0.98),
    (0.0, 0.27, 0.44, 0.52, 0.73, 0.82, 0.91, 0.98),
)
"""By Age: how likely a rival's card adds less than 0, 1, 2, ... strength (counted in games of this bot)."""

HOLD_UNPILLAGED = (0.08, 0.12, 0.16, 0.25, 0.38, 0.49, 0.6, 0.65, 0.72, 0.78, 0.8)
HOLD_PILLAGED = (0.04, 0.08, 0.09, 0.12, 0.34, 0.82, 0.87, 0.87, 0.88, 0.89, 0.9)
"""How likely a lead of -4, -3, ... 6 in strength becomes a majority when quests are judged (counted likewise)."""

WILL_JOIN = 0.25
"""How likely a rival who could join a battle does."""
HOPE = 0.5
"""What a pillage planned for a later turn counts, since rivals move in between."""
STAYS = 0.55
"""What a point of strength that stays on the board is worth in the next Age: it need not be paid again."""
SURVIVES = 0.75
"""How likely a figure in the doomed province is still there when Ragnarök comes."""
IN_HAND = 0.9
"""What a quest counts that is not committed yet."""
TURNS = 3.3
"""Turns, of all players together, for each province that is still to be pillaged."""


def beats(age: int, lead: int, hand: int) -> float:
    """How likely a lead of so much, own card included, is enough against a rival with so many cards in hand."""
    if lead <= 0:
        return 0.0
    if hand == 0 or lead > 7:
        return 1.0
    return CARD_BELOW[age][lead]


class Land:
    """Strengths, chances and worths by province, in the order of PROVINCES."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        count = len(PROVINCES)
        self.mine = [0] * count
        self.figures = [0] * count
        self.top = [0] * count
        """The strongest rival."""
        self.free = [0] * count
        self.doomed = [0] * count
        self.token = [""] * count
        """Empty where the province is destroyed."""
        self.unpillaged = [False] * count
        self.strength: list[dict[str, int]] = [{}] * count
        self.walkers = {sheet["clan"]: [0] * count for sheet in (look.sheet, *look.rivals)}
        """By clan: the strength of the figures that can march and join, so without ships."""
        self.read_provinces()
        self.read_fjords()
        self.sides: list[tuple[str, int]] = [(sheet["clan"], sheet["hand_count"]) for sheet in look.rivals]
        self.restless = any(sheet["rage"] > 0 and not sheet["passed"] for sheet in look.rivals)
        self.left = self.unpillaged.count(True)
        turns = 1.0 + TURNS * self.left / (len(look.rivals) + 1)
        self.price = look.price * min(1.0, turns / max(1, look.rage))
        """What rage is worth now: less if the Age may end before it is spent (BR-8.7)."""
        self.card = best_card(look)
        self.dies = look.death_worth()
        self.need = self.quest_needs()

    def read_provinces(self) -> None:
        name = self.look.name
        for p, province in enumerate(PROVINCES):
            land = self.look.view["provinces"][province]
            if land["destroyed"]:
                continue
            self.strength[p] = land["strength"]
            for clan, value in land["strength"].items():
                self.walkers[clan][p] = value
                if clan == name:
                    self.mine[p] = value
                elif value > self.top[p]:
                    self.top[p] = value
            if name in land["figures"]:
                self.figures[p] = sum(land["figures"][name].values())
            self.free[p] = ROOMY if p == YGGDRASIL else land["free"]
            self.doomed[p] = land["doomed"] or 0
            self.token[p] = land["token"]
            self.unpillaged[p] = not land["pillaged"]

    def read_fjords(self) -> None:
        for k, fjord in enumerate(CONTENT.fjords):
            for clan, ships in self.look.view["fjords"][fjord]["figures"].items():
                afloat = sum(STRENGTH[ship] for ship in ships)
                for p in SUPPORTS[k]:
                    if self.token[p]:
                        self.walkers[clan][p] -= afloat
                        if clan == self.look.name:
                            self.figures[p] += len(ships)

    # -- battles ---------------------------------------------------------------------------------------------------
    def near(self, clan: str, province: int) -> int:
        """The strength a clan could bring from adjacent provinces at a call to battle, room permitting."""
        walkers = self.walkers[clan]
        if province == YGGDRASIL:
            return sum(walkers) - walkers[YGGDRASIL]
        room = self.free[province]
        if room == 0:
            return 0
        could = walkers[(province - 1) % OUTER] + walkers[(province + 1) % OUTER] + walkers[YGGDRASIL]
        return could if could < 3 * room else 3 * room

    def win_chance(self, province: int, mine: int) -> tuple[float, float]:
        """How likely a pillage here with this strength succeeds, and how likely somebody fights it."""
        age = self.look.age
        total = mine + self.card + self.near(self.look.name, province) // 2
        strengths = self.strength[province]
        chance = 1.0
        quiet = 1.0
        for clan, hand in self.sides:
            here = strengths.get(clan, 0)
            near = self.near(clan, province)
            if here:
                quiet = 0.0
                against = beats(age, total - here, hand)
            elif near:
                quiet *= 1.0 - WILL_JOIN
                against = 1.0
            else:
                continue
            if near:
                against += WILL_JOIN * (beats(age, total - here - near, hand) - against)
            chance *= against
        return chance, 1.0 - quiet

    def spoils(self, province: int, leader: bool, giant: bool) -> float:
        """What a successful pillage pays: the token, again with the Frost Giant, and the leader's upgrade."""
        look = self.look
        worth = look.token_worth(self.token[province]) * (2 if giant else 1)
        if leader:
            if "lord_of_axes" in look.effects:
                worth += look.best_raise
            elif "lord_of_spears" in look.effects:
                worth += look.every_raise
            elif "lord_of_hammers" in look.effects:
                worth += 1.0
        return worth

    def pillage_worth(self, province: int, mine: int, figures: int, leader: bool, giant: bool = False) -> float:
        """What pillaging now with these figures is expected to bring; losing costs what they would bring alive."""
        chance, fight = self.win_chance(province, mine)
        won = self.spoils(province, leader, giant) + fight * self.look.axes
        if chance >= 1.0:
            return won
        return chance * won + (1.0 - chance) * self.loss(province, mine, figures)

    def pillage_here(self, province: int) -> float:
        """What pillaging now brings with the figures that are here."""
        return self.pillage_worth(
            province,
            self.mine[province],
            self.figures[province],
            self.leader_at(province),
            self.giant_at(province),
        )

    def loss(self, province: int, mine: int, figures: int) -> float:
        """What losing these figures means (mostly below 0): what they would have brought, against what death pays."""
        if figures == 0:
            return 0.0
        alive = figures * self.stay_worth(province, mine / figures)
        return figures * self.dies - alive - self.need[province] * self.hold_chance(province, mine)

    # -- quests ----------------------------------------------------------------------------------------------------
    def hold_chance(self, province: int, mine: int) -> float:
        """How likely this strength is a majority here when quests are judged (BR-17.2)."""
        if mine <= 0:
            return 0.0
        lead = mine - self.top[province]
        if not self.restless:
            return 1.0 if lead > 0 else 0.0
        lead = max(0, min(10, lead + 4))
        return HOLD_UNPILLAGED[lead] if self.unpillaged[province] else HOLD_PILLAGED[lead]

    def quest_needs(self) -> list[float]:
        """By province: what a sure majority there would add to the quests held, given the other provinces."""
        need = [0.0] * len(PROVINCES)
        committed = len(self.look.sheet["quests"])
        for k, quest in enumerate(self.look.quests()):
            if CARD[quest].effect != "majority":
                continue
            region = [p for p in REGIONS[CARD[quest].region] if self.token[p]]
            missing = [1.0 - self.hold_chance(p, self.mine[p]) for p in region]
            for p in region:
                worth = self.look.quest_reward(quest) * (1.0 if k < committed else IN_HAND)
                for other, miss in zip(region, missing, strict=True):
                    if other != p:
                        worth *= miss
                need[p] += worth
        return need

    def quest_chance(self, quest: str) -> float:
        """How likely a quest is fulfilled as things stand."""
        if CARD[quest].effect == "glorious_death":
            return DEATH_CHANCE[min(4, self.look.fallen)]
        missed = 1.0
        for p in REGIONS[CARD[quest].region]:
            if self.token[p]:
                missed *= 1.0 - self.hold_chance(p, self.mine[p])
        return 1.0 - missed

    def quest_worth(self, quest: str) -> float:
        return self.quest_chance(quest) * self.look.quest_reward(quest)

    # -- standing somewhere ----------------------------------------------------------------------------------------
    def stay_worth(self, province: int, strength: float) -> float:
        """What a figure is worth here when the Age ends: Ragnarök's glory, or being there in the next Age."""
        look = self.look
        age = look.age
        if self.doomed[province] == age:
            glory = RAGNAROK[age] * (2 if "odins_inspiration" in look.effects else 1)
            return SURVIVES * (glory + look.release_glory())
        if age == 3:
            return 2.4 if "thors_conquest" in look.effects else 0.0
        worth = STAYS * strength
        if self.doomed[province] == age + 1:
            worth += 0.4 * RAGNAROK[age + 1]
        return worth

    def stand_worth(self, province: int, mine: int, figures: int, leader: bool) -> float:
        """What it is worth to be here with this strength, beside what each figure is worth by staying: quests, and
        a pillage later."""
        if mine <= 0 or figures <= 0:
            return 0.0
        worth = self.need[province] * self.hold_chance(province, mine) if self.need[province] else 0.0
        if self.unpillaged[province]:
            worth += HOPE * max(0.0, self.pillage_worth(province, mine, figures, leader))
        return worth

    def change_worth(self, province: int, strength: int, figures: int, leader: bool) -> float:
        """What it changes if so much strength and so many figures more (or less) are here, the leader here or not."""
        after = self.stand_worth(province, self.mine[province] + strength, self.figures[province] + figures, leader)
        before = self.stand_worth(province, self.mine[province], self.figures[province], self.leader_at(province))
        return after - before

    def leader_at(self, province: int) -> bool:
        return bool(self.look.sheet["leader"] == PLACES[province])

    def giant_at(self, province: int) -> bool:
        monsters = zip(self.look.sheet["upgrades"]["monster"], self.look.sheet["monsters"], strict=True)
        return ("frost_giant", PLACES[province]) in monsters


def best_card(look: Outlook) -> int:
    """The most strength a card in hand could add in a battle."""
    return max((battle_strength(look, code) for code in look.hand), default=0)


def battle_strength(look: Outlook, code: str) -> int:
    """BR-14.2, BR-14.3; Heimdall's Sight adds what others add, say 2."""
    card = CARD[code]
    if card.type == "battle":
        return 2 if card.effect == "heimdalls_sight" else card.strength
    if card.type == "quest" and "quest_as_battle" in look.effects:
        return max(CARD[upgrade].amount for upgrade in look.upgrades if CARD[upgrade].effect == "quest_as_battle")
    return 0
