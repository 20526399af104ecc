"""The greedy bot at a battle: whether to join, which card to play, whom to save."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..rules.notation import PLACES
from .draft import card_worth, plain_worth
from .land import YGGDRASIL, Land, battle_strength, beats
from .outlook import CARD, MOVES, SHIPS, STRENGTH, Outlook

DENY = 0.25
"""What it is worth to keep a rival from a token, as a part of the token's worth to oneself."""
MARGIN = 1.0
"""How much better joining must be than staying where one is."""
LATE_JOIN = 0.3
"""How likely a rival who is in the battle brings what else is near."""
SPENT = 0.5
"""What a battle card counts that is discarded after a victory, as a part of its worth in the draft."""
MEAN_CARD = (0.0, 1.7, 2.5, 2.5)
"""By Age: the strength a rival's card adds on average."""


class Battle:
    """A battle or the call to one: what winning it would bring."""

    def __init__(self, land: Land) -> None:
        look = land.look
        self.land = land
        self.look = look
        self.place = look.place()
        self.province = PLACES[self.place]
        self.mine = land.mine[self.place]
        self.figures = land.figures[self.place]
        self.pillager: bool = look.view["battle"]["pillager"] == look.view["seat"]
        seats = look.view["battle"]["participants"]
        self.rivals: list[dict[str, Any]] = [look.view["clan_sheets"][s] for s in seats if s != look.view["seat"]]

    def won(self) -> float:
        """Battle glory, the spoils or at least that nobody else has them, and Thor's Glory."""
        land = self.land
        worth = self.look.axes + (1.4 if "thors_glory" in self.look.effects else 0.0)
        if self.pillager:
            return worth + land.spoils(self.place, land.leader_at(self.place), land.giant_at(self.place))
        return worth + DENY * self.look.token_worth(land.token[self.place])

    def with_strength(self, mine: int, figures: int, rest: int) -> float:
        """What the battle is expected to bring with this strength, if half of the rest that is near comes too."""
        if figures == 0:
            return 0.0
        land = self.land
        age = self.look.age
        total = mine + land.card + rest // 2
        chance = 1.0
        fight = False
        for clan, hand in land.sides:
            here = land.strength[self.place].get(clan, 0)
            if here:
                fight = True
                near = land.near(clan, self.place)
                against = beats(age, total - here, hand)
                if near:
                    against += LATE_JOIN * (beats(age, total - here - near, hand) - against)
                chance *= against
        if not fight:
            return self.won() - self.look.axes
        return chance * self.won() + (1.0 - chance) * land.loss(self.place, self.mine, figures)

    def dead_rivals(self) -> int:
        """Figures that die if all rivals lose."""
        figures = self.look.view["provinces"][self.province]["figures"]
        return sum(sum(figures.get(sheet["clan"], {}).values()) for sheet in self.rivals)


def join(land: Land, legal: Sequence[int]) -> int:
    """BR-13.2: join if it turns the battle, or if dying there pays; the figure is missed where it comes from."""
    battle = Battle(land)
    near = land.near(land.look.name, battle.place)
    best = legal[0]
    best_worth = battle.with_strength(battle.mine, battle.figures, 0) + MARGIN
    for action in legal[1:]:
        _, figure, source, _ = MOVES[action]
        strength = land.look.one_more(figure, battle.place)
        worth = battle.with_strength(battle.mine + strength, battle.figures + 1, near - strength)
        worth += land.change_worth(source, -strength, -1, figure != "leader" and land.leader_at(source))
        worth += land.stay_worth(battle.place, strength) - land.stay_worth(source, strength)
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


# -- cards ---------------------------------------------------------------------------------------------------------
def battle_card(land: Land, legal: Sequence[int]) -> int:
    """BR-14.1: only the winner loses the card. So weigh for each card the chance to win with it, what it costs to
    have won with it, and what its text brings when it wins or loses: the smallest card that wins, or a card that
    likes to lose."""
    battle = Battle(land)
    won = battle.won()
    lost = land.loss(battle.place, battle.mine, battle.figures)

    def worth(action: int) -> float:
        code = MOVES[action].what
        chance = win_chance(battle, code)
        winning, losing = text_worth(battle, code)
        return chance * (won + winning - hold_worth(land, code)) + (1.0 - chance) * (lost + losing)

    return max(legal, key=worth)


def win_chance(battle: Battle, code: str) -> float:
    """How likely the battle is won with this card, and a late card after it."""
    look = battle.look
    card = CARD[code]
    strengths = battle.land.strength[battle.place]
    tide = card.effect == "odins_tide"
    sight = card.effect == "heimdalls_sight"
    mine = strongest(battle, look.name) if tide else battle.mine
    mine += 0 if sight else battle_strength(look, code)
    mine += max((CARD[other].strength for other in look.hand if other != code and CARD[other].late), default=0)
    chance = 1.0
    for sheet in battle.rivals:
        theirs = strongest(battle, sheet["clan"]) if tide else strengths.get(sheet["clan"], 0)
        if card.effect == "odins_smite" and sheet["warriors"].get(battle.province):
            theirs -= 1
        if sight:
            chance *= 0.9 if mine > theirs else 0.1
        else:
            chance *= beats_hand(look, sheet, mine - theirs)
    return chance


def beats_hand(look: Outlook, sheet: dict[str, Any], lead: int) -> float:
    """How likely the lead is enough against this rival, whose returned cards everybody remembers."""
    chance = beats(look.age, lead, sheet["hand_count"])
    best = max((CARD[code].strength for code in sheet["known"] if CARD[code].type == "battle"), default=0)
    if best >= lead > 0:
        return 0.5 * chance
    if lead > 0 and len(sheet["known"]) >= sheet["hand_count"]:
        return 1.0
    return chance


def strongest(battle: Battle, clan: str) -> int:
    """The strength of a clan's strongest figure, the one it keeps in Odin's Tide."""
    figures = battle.look.view["provinces"][battle.province]["figures"].get(clan)
    if figures:
        return max(STRENGTH[figure] for figure in figures)
    return battle.land.strength[battle.place].get(clan, 0)


def text_worth(battle: Battle, code: str) -> tuple[float, float]:
    """What the card's text adds if the battle is won, and if it is lost."""
    look = battle.look
    card = CARD[code]
    if card.effect == "win_gain":
        return card.amount + card.rage * look.price, 0.0
    if card.effect == "thors_oath" or (card.effect == "friggas_grace" and battle.pillager):
        return look.best_raise, 0.0
    if card.effect == "odins_judgement":
        return float(card.amount * battle.dead_rivals()), float(card.amount * battle.figures)
    if card.effect == "heimdalls_watch":
        glory = MEAN_CARD[look.age] * len(battle.rivals)
        return glory, glory
    if card.effect == "lose_steal":
        return 0.0, 1.4 * card.amount + card.rage * look.price
    if card.effect == "lokis_poison":
        return 0.0, 3.0
    return 0.0, 0.0


def hold_worth(land: Land, code: str) -> float:
    """What is given up when the card is spent: a quest unfulfilled, an upgrade unplayed, a battle card less."""
    look = land.look
    kind = CARD[code].type
    if kind == "quest":
        return land.quest_worth(code)
    if kind == "battle":
        return SPENT * plain_worth(code)
    if look.rage > 0 and look.rage >= CARD[code].cost:
        return 0.8 * card_worth(land, code, look.age)
    return 0.4 * plain_worth(code) if look.age < 3 else 0.0


def late_card(look: Outlook, legal: Sequence[int]) -> int:
    """BR-14.7: only when it turns the result, and then the smallest that does; or the first of several that do."""
    mine, theirs = totals(look)
    if mine > theirs:
        return legal[0]
    late = sorted(legal[1:], key=lambda action: CARD[MOVES[action].what].strength)
    for action in late:
        if mine + CARD[MOVES[action].what].strength > theirs:
            return action
    held = sum(CARD[code].strength for code in look.hand if CARD[code].late)
    return late[-1] if mine + held > theirs else legal[0]


def totals(look: Outlook) -> tuple[int, int]:
    """The own total and the best rival's with the cards that lie open (BR-14.8)."""
    battle = look.view["battle"]
    strengths = look.view["provinces"][battle["province"]]["strength"]
    sheets = {seat: look.view["clan_sheets"][seat] for seat in battle["participants"]}
    added = {seat: open_strength(sheet) for seat, sheet in sheets.items()}
    mine = theirs = 0
    for seat, sheet in sheets.items():
        total: int = strengths.get(sheet["clan"], 0) + added[seat]
        total += sum(CARD[code].strength for code in sheet["late"])
        if sheet["card"] and CARD[sheet["card"]].effect == "heimdalls_sight" and seat not in battle["cancelled"]:
            total += max(added[other] for other in sheets if other != seat)
        if seat == look.view["seat"]:
            mine = total
        else:
            theirs = max(theirs, total)
    return mine, theirs


def open_strength(sheet: dict[str, Any]) -> int:
    """What a revealed card adds (BR-14.2, BR-14.3)."""
    if not sheet["card"]:
        return 0
    card = CARD[sheet["card"]]
    return card.strength if card.type == "battle" else sheet["treated"] or 0


def quest_as_battle(look: Outlook, legal: Sequence[int]) -> int:
    """BR-14.3: the most strength it can give; a winner loses the quest either way."""
    return legal[-1]


def prowess_keep(look: Outlook, legal: Sequence[int]) -> int:
    """BR-C.tyrs_prowess: a card that is worth more than the rage."""
    best = max(legal[1:], key=lambda action: plain_worth(MOVES[action].what))
    return best if SPENT * plain_worth(MOVES[best].what) > look.costs[best] * look.price else legal[0]


# -- figures in peril ----------------------------------------------------------------------------------------------
def tide_keep(look: Outlook, legal: Sequence[int]) -> int:
    """BR-C.odins_tide: the strongest figure; of equals a walker, and rather not a ship whose death is paid for."""

    def worth(action: int) -> float:
        figure = MOVES[action].what
        if figure not in SHIPS:
            return float(STRENGTH[figure])
        return STRENGTH[figure] - (1.5 if "dragons" in look.effects else 0.1)

    return max(legal, key=worth)


def save_figures(land: Land, legal: Sequence[int]) -> int:
    """BR-15.2: rage saves what is worth more alive than dead; the witch retreats unless Ragnarök pays for her."""
    worths = {action: save_worth(land, action) for action in legal[1:]}
    best = max(worths, key=lambda action: worths[action])
    return best if worths[best] > 0.0 else legal[0]


def save_worth(land: Land, action: int) -> float:
    verb, figure, _, _ = MOVES[action]
    if verb == "retreat":
        if land.look.view["phase"] == "ragnarok":
            return -1.0
        return land.stay_worth(YGGDRASIL, 3) + 0.5 * land.need[YGGDRASIL] + 0.5 - land.dies
    place = land.look.place()
    strength = STRENGTH[figure]
    worth = land.stay_worth(place, strength) + 0.8 * strength - land.dies - land.look.costs[action] * land.look.price
    return worth + (1.5 if land.need[place] else 0.0)
