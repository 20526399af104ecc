# mypyc: compile
"""What all know (YG-1.10 to YG-1.12), written as features for learners: the groups of `features.py`, in their order."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.engine import bit
from ragnatafl.core.observation import EACH_OF_FOUR, four, least, put, put_bits, put_count, put_four, put_number

from ..content import STRENGTH_COUNTS
from ..rules.kin import holder_of, linked_of
from ..rules.position import NO_CARD, Player, Position, Step
from ..rules.question import announced, figure_asked_about, is_open
from ..rules.risk import N_FACES, risks_left
from ..rules.tables import ENEMY_COUNTS, ENEMY_STRENGTH, N_ENEMIES, N_GODS, N_WORLDS, ON_TREE, STACK, numbers
from ..rules.turn import counted
from ..rules.wheel import is_floating
from ..rules.world_actions import USUAL_MODES, mode_among, plain_modes
from ..sagas.tables import CHAPTERS, NOWHERE
from . import features as at

PLACE_OF_GOD: Final[vec[i64]] = vec[i64]([0] * N_GODS)
"""Where each god stands for the observer at work."""
ENEMY_PART: Final[vec[i64]] = numbers([card // N_GODS * int(at.N_FIGURES) for card in range(N_ENEMIES * N_GODS)])
GOD_ON: Final[vec[i64]] = numbers([card % N_GODS for card in range(N_ENEMIES * N_GODS)])
"""Of each Enemy card: where its Enemy begins among the features of a card, and the god on its back."""
TURN_OF: Final[vec[i64]] = vec[i64]([-1] * int(at.N_FIGURES))
"""The turn of each seat in this round, while the gods are written; -1 where it is not known."""
RISK_STEPS: Final[i64] = sum(
    [2**step for step in (Step.RISK, Step.RISK_END, Step.KIN_LIFE, Step.KEEP_DIE, Step.COMPANION, Step.KEEP_ELF)]
)
"""Without one of these on the stack no risk is being taken."""
GAME: Final[i64] = four(at.PLAYERS - 1, at.TRACK, at.SAGA, at.PAGE)
WAY: Final[i64] = four(at.RESULT, at.DEFEAT, at.NIDHOGG, at.TREE)
TIME: Final[i64] = four(at.ROUND, at.TURNS, at.ACTIVE, at.ELVES)
RESERVES: Final[i64] = four(at.VANIR, at.HEROES, at.NAMELESS, at.GIANTS)
ENEMIES_AT: Final[i64] = four(
    at.ENEMY_AT, at.ENEMY_AT + at.N_PLACES, at.ENEMY_AT + 2 * at.N_PLACES, at.ENEMY_AT + 3 * at.N_PLACES
)
FIRST_MODES: Final[i64] = four(at.MODE, at.MODE + 3, at.MODE + 6, at.MODE + 9)
NEXT_MODES: Final[i64] = FIRST_MODES + 12 * EACH_OF_FOUR
FIGURE: Final[i64] = four(at.GOD, at.WORLD, at.LIFE, at.MAX_LIFE)
"""Features that are always there, four in a word: where their scales begin."""
STRENGTHS: Final[i64] = four(
    at.STRENGTH,
    at.STRENGTH + (at.MOST_STRENGTH + 1),
    at.STRENGTH + 2 * (at.MOST_STRENGTH + 1),
    at.STRENGTH + 3 * (at.MOST_STRENGTH + 1),
)
COUNTED: Final[vec[i64]] = vec[i64]([0] * len(STRENGTH_COUNTS))
"""What makes Enemies stronger, while a tree is written; the first stands for nothing."""
COUNTS: Final[vec[i64]] = vec[i64]([0] * int(at.N_KINDS))
BLOCK: Final = BytesWriter()
"""Features that will be kept until something in them changes: `told` in the names of a position's fields."""


def write_observation(row: BytesWriter, position: Position, seat: i64) -> None:
    """Everything the seat may know."""
    write_table(row, position, seat)
    write_tree(row, position)
    row.write(told_piles(position))
    put_bits(row, at.SUPPORTERS_SEEN, position.supporters_seen)
    pending = steps_on_stack(position)
    write_decision(row, position, seat, pending)
    if pending & RISK_STEPS != 0 and (is_open(position) or announced(position) >= 0):
        write_risk(row, position, seat)
    if position.saga > 0:
        write_saga(row, position)
    for k in range(position.order_count):
        TURN_OF[position.order[k]] = k
    base = at.FIGURE_BLOCKS
    player = seat
    for _ in range(position.n):
        write_figure(row, position, base, player)
        if TURN_OF[player] >= 0:
            put(row, base + at.TURN + TURN_OF[player])
            TURN_OF[player] = -1
        write_pool(row, base, position.players[player])
        base += at.FIGURE_SIZE
        player = player + 1 if player + 1 < position.n else i64(0)
    for figure in range(position.n, position.figures):
        write_figure(row, position, at.FIGURE_BLOCKS + figure * at.FIGURE_SIZE, figure)
    row.write(told_cards(position, seat))


def place_of(position: Position, figure: i64, observer: i64) -> i64:
    """Players' gods in order of play from the observer on, then the supporting gods."""
    if figure >= position.n:
        return figure
    return figure - observer if figure >= observer else figure - observer + position.n


def seen_by(position: Position, mask: i64, observer: i64) -> i64:
    """A bit mask of figures, as the observer counts them."""
    players = mask & (bit(position.n) - 1)
    around = (players | (players << position.n)) >> observer
    return (around & (bit(position.n) - 1)) | (mask - players)


def place_gods(position: Position, observer: i64) -> None:
    """Before cards are told by whose god is on them."""
    for figure in range(position.figures):
        PLACE_OF_GOD[position.god[figure]] = place_of(position, figure, observer)


def card_place(card: i64) -> i64:
    """An Enemy card by its Enemy and whose god is on its back."""
    return ENEMY_PART[card] + place_on(card)


def place_on(card: i64) -> i64:
    """Where the god on the back of an Enemy card stands."""
    return PLACE_OF_GOD[GOD_ON[card]]


# -- the table -----------------------------------------------------------------------------------------------------
def write_table(row: BytesWriter, position: Position, seat: i64) -> None:
    put_four(row, GAME, position.n, position.track, position.saga, least(position.page, at.MOST_PAGE))
    nidhogg = least(position.nidhogg, at.MOST_SPACE)
    put_four(
        row, WAY, position.result, least(position.defeat, at.MOST_DEFEAT), nidhogg, least(position.tree, at.MOST_SPACE)
    )
    active = place_of(position, position.active, seat)
    put_four(row, TIME, least(position.round, at.MOST_ROUND), least(position.turns, 5), active, pieces(position.elves))
    heroes = pieces(position.heroes)
    put_four(row, RESERVES, pieces(position.vanir), heroes, pieces(position.nameless), pieces(position.giants))
    put(row, at.ROTATION + position.rotation)
    put(row, at.ISLAND + position.island)
    if position.powers:
        put(row, at.POWERS)
    put_bits(row, at.WAITING, seen_by(position, position.waiting_mask, seat))
    if position.fought:
        put(row, at.FOUGHT)
    if position.acted:
        put(row, at.ACTED)


def pieces(count: i64) -> i64:
    return least(count, at.MOST_PIECES)


def write_tree(row: BytesWriter, position: Position) -> None:
    """The Worlds and the Enemies; how strong these are, and how the active god would act in each World."""
    put_bits(row, at.DEVASTATED, position.devastated)
    enemy_at = position.enemy
    put_four(row, ENEMIES_AT, enemy_at[0], enemy_at[1], enemy_at[2], enemy_at[3])
    for enemy in range(i64(4), i64(ON_TREE)):
        put(row, at.ENEMY_AT + enemy * at.N_PLACES + enemy_at[enemy])
    for what in range(i64(1), i64(len(COUNTED))):
        COUNTED[what] = counted(position, what)
    put_four(row, STRENGTHS, strength_of(0), strength_of(1), strength_of(2), strength_of(3))
    put(row, at.STRENGTH + 4 * (at.MOST_STRENGTH + 1) + strength_of(4))
    write_modes(row, position)


def strength_of(enemy: i64) -> i64:
    """YG-11.4, by what has been counted."""
    return least(ENEMY_STRENGTH[enemy] + COUNTED[ENEMY_COUNTS[enemy]], at.MOST_STRENGTH)


def write_modes(row: BytesWriter, position: Position) -> None:
    enemies = mask_of(position.enemy)
    others: i64 = 0
    for figure in range(position.figures):
        if figure != position.active:
            others |= bit(position.world[figure])
    if position.saga > 0:
        for world in range(i64(N_WORLDS)):
            mode = mode_among(position, world, (enemies >> world) & 1 != 0, (others >> world) & 1 != 0)
            put(row, at.MODE + world * 3 + mode)
        return
    plain = plain_modes(position)
    if plain == USUAL_MODES:
        write_i64_le(row, FIRST_MODES + USUAL_IN_FOUR[(enemies & 15) | ((others & 15) << 4)])
        write_i64_le(row, NEXT_MODES + USUAL_IN_FOUR[((enemies >> 4) & 15) | (others & 240)])
    else:
        write_i64_le(row, FIRST_MODES + four_modes(plain, enemies, others))
        write_i64_le(row, NEXT_MODES + four_modes(plain, enemies >> 4, others >> 4))
    put(row, at.MODE + 24 + mode_in(plain, enemies >> 8, others >> 8))


def mode_in(plain: i64, enemies: i64, others: i64) -> i64:
    """In the World of the lowest bits."""
    return (plain >> (2 * (enemies & 1) + 4 * (others & 1))) & 3


def four_modes(plain: i64, enemies: i64, others: i64) -> i64:
    """In the Worlds of the four lowest bits, as a word."""
    return four(
        mode_in(plain, enemies, others),
        mode_in(plain, enemies >> 1, others >> 1),
        mode_in(plain, enemies >> 2, others >> 2),
        mode_in(plain, enemies >> 3, others >> 3),
    )


USUAL_IN_FOUR: Final[vec[i64]] = numbers(
    [int(four_modes(USUAL_MODES, company & 15, company >> 4)) for company in range(256)]
)
"""`four_modes` of a god without Artifacts that change them, by who is in these Worlds: Enemies in the lower bits."""


def mask_of(cards: vec[i64]) -> i64:
    mask: i64 = 0
    for card in cards:
        mask |= bit(card)
    return mask


def told_piles(position: Position) -> bytes:
    if len(position.piles_told) == 0:
        BLOCK.truncate(0)
        write_piles(BLOCK, position)
        position.piles_told = BLOCK.getvalue()
    return position.piles_told


def write_piles(row: BytesWriter, position: Position) -> None:
    """Of a face-down pile all know which cards are in it, not their order (YG-1.11)."""
    put_bits(row, at.ACTIVE_JOTUNS, position.jotuns)
    put_bits(row, at.JOTUNS_LEFT, mask_of(position.jotun_cards))
    put_bits(row, at.DRAWN, position.drawn)
    put_bits(row, at.CREATURES_LEFT, mask_of(position.creatures))
    write_artifacts(row, position.artifacts, position.artifacts_taken)


def write_artifacts(row: BytesWriter, artifacts: vec[i64], gone: vec[i64]) -> None:
    tops: i64 = 0
    under: i64 = 0
    for stack in range(i64(3)):
        first = stack * STACK + gone[stack]
        for k in range(first, (stack + 1) * STACK):
            if k == first:
                tops |= bit(artifacts[k])
            else:
                under |= bit(artifacts[k])
    put_bits(row, at.TOP, tops)
    put_bits(row, at.UNDER, under)


# -- what is asked -------------------------------------------------------------------------------------------------
def write_decision(row: BytesWriter, position: Position, seat: i64, pending: i64) -> None:
    """YG-27: what somebody owes, and all that waits to be resolved."""
    if position.waiting_mask != 0:
        step = position.step()
        put(row, at.ASKED + step)
        write_subject(row, position, step, seat)
    put_bits(row, at.PENDING, pending)


def steps_on_stack(position: Position) -> i64:
    steps: i64 = 0
    stack = position.stack
    for k in range(position.depth):
        steps |= bit(stack[k] & 255)
    return steps


def write_subject(row: BytesWriter, position: Position, step: i64, seat: i64) -> None:
    """What a question is about: the arguments of its step."""
    first = position.arg(1)
    second = position.arg(2)
    if step == Step.STACK:
        put(row, at.ABOUT_MODE + first)
    elif step == Step.DECK:
        place_gods(position, seat)
        put(row, at.ABOUT_CARD + card_place(first))
    elif step == Step.DUEL:
        put(row, at.ABOUT_OPPONENT + first)
        put_number(row, at.ABOUT_SECOND, second, at.MOST_NUMBER)
    elif step == Step.AMOUNT:
        put(row, at.ABOUT_KIND + first)
        put_number(row, at.ABOUT_SECOND, second, at.MOST_NUMBER)
        put_number(row, at.ABOUT_THIRD, position.arg(3), at.MOST_NUMBER)
    elif step == Step.SAGA_CHOICE:
        put_number(row, at.ABOUT_THIRD, position.arg(3) & 3, at.MOST_NUMBER)
        put(row, at.ABOUT_ADDRESS + first)
        put_number(row, at.ABOUT_CHAPTER, second, at.MOST_NUMBER)
    elif step == Step.KIN or step == Step.KIN_CONSENT:
        put(row, at.ABOUT_FIGURE + place_of(position, holder_of(position, first), seat))
        put(row, at.ABOUT_OTHER + place_of(position, linked_of(position, first), seat))
        write_wanted(row, position)
    elif step == Step.KIN_LIFE:
        put(row, at.ABOUT_FIGURE + place_of(position, first, seat))
        put_number(row, at.ABOUT_SECOND, second, at.MOST_NUMBER)
    elif step == Step.STONES or step == Step.REMOTE or Step.STONE_MOVE <= step <= Step.STONE_ACTION:
        if step == Step.REMOTE:
            put(row, at.ABOUT_WORLD + first)
        write_stones(row, position)
    else:
        write_plain_subject(row, position, step, seat)


def write_plain_subject(row: BytesWriter, position: Position, step: i64, seat: i64) -> None:
    """A god, or numbers: how many are left to choose, how often, for how much."""
    figure = figure_asked_about(position, step)
    if step == Step.SKULD or step == Step.SLEIPNIR:
        figure = (position.active + position.arg(1)) % position.n
    if figure >= 0:
        put(row, at.ABOUT_FIGURE + place_of(position, figure, seat))
    elif step == Step.DRAW or step == Step.URD or step == Step.GO_FIGHT or step == Step.EXCHANGE:
        put_number(row, at.ABOUT_NUMBER, position.arg(1), at.MOST_NUMBER)
    elif step == Step.CHEER:
        put_number(row, at.ABOUT_NUMBER, position.arg(1), at.MOST_NUMBER)
        put_number(row, at.ABOUT_SECOND, position.arg(2), at.MOST_NUMBER)
        put_number(row, at.ABOUT_THIRD, position.arg(3), at.MOST_NUMBER)


def write_wanted(row: BytesWriter, position: Position) -> None:
    """YG-27.3: what a Kin has asked for so far."""
    put_number(row, at.WANTED_ELVES, position.wanted[0], at.MOST_PIECES)
    put_number(row, at.WANTED_DICE, position.wanted[1], at.MOST_PIECES)
    put_bits(row, at.WANTED_ARTIFACTS, position.wanted[2])


def write_stones(row: BytesWriter, position: Position) -> None:
    """YG-12.4: the Runestones thrown and not yet used."""
    frame = position.depth - 1
    while frame >= 0 and position.stack[frame] & 255 != Step.STONES:
        frame -= 1
    for stone in range(i64(3) if frame >= 0 else i64(0)):
        effect = (position.stack[frame] >> (8 * (stone + 1))) & 255
        put_count(row, at.STONE + stone * at.N_STONE_FACES, effect, at.N_STONE_FACES)


# -- the risk being taken ------------------------------------------------------------------------------------------
def write_risk(row: BytesWriter, position: Position, seat: i64) -> None:
    """YG-14: from the fight or risky action until its dice and Elves have gone back."""
    risk = position.risk
    coming = announced(position)
    put_number(row, at.RISKS, risk.count if coming < 0 else coming, at.MOST_RISK)
    put_number(row, at.RISKS_LEFT, risks_left(position) if coming < 0 else coming, at.MOST_RISK)
    if risk.opponent >= 0:
        put(row, at.RISK_OPPONENT + risk.opponent)
    if risk.duel:
        put(row, at.DUEL)
    write_dice(row, position)
    for turn in range(position.figures):
        figure = (seat + turn) % position.n if turn < position.n else turn
        if risk.added[figure] >= 0:
            put(row, at.ADDED + turn * (N_FACES + 1) + (risk.added[figure] + 1 if risk.rolled else i64(0)))
    put_bits(row, at.ADDED_TURNED, seen_by(position, risk.added_turned, seat))
    put_bits(row, at.REROLLED, risk.rerolls)
    put_number(row, at.ELVES_DUE, risk.elves_due, at.MOST_PIECES)
    put_number(row, at.TURNING_ELVES, risk.turning_elves, at.MOST_PIECES)
    put_bits(row, at.OTHERS_DUE, seen_by(position, risk.others_due, seat))
    put_number(row, at.LOST, risk.lost, at.MOST_LIFE)


def write_dice(row: BytesWriter, position: Position) -> None:
    risk = position.risk
    if risk.rolled:
        put(row, at.ROLLED)
    if risk.god_face >= 0:
        put(row, at.GOD_FACE + risk.god_face)
    if risk.god_turned:
        put(row, at.GOD_TURNED)
    put_each(row, at.DICE, risk.faces, at.MOST_PIECES)
    put_each(row, at.DICE_TURNED, risk.turned, at.MOST_PIECES)
    put_each(row, at.DICE_MARKED, risk.marked, at.MOST_PIECES)


def put_each(row: BytesWriter, start: i64, counts: vec[i64], most: i64) -> None:
    """A scale from 1 on for each of several things."""
    for k in range(i64(len(counts))):
        put_count(row, start + k * most, counts[k], most)


# -- the saga ------------------------------------------------------------------------------------------------------
def write_saga(row: BytesWriter, position: Position) -> None:
    """YG-21: its counters, opponents and tokens."""
    first = at.FIRST_COUNTER[position.saga - 1]
    for k in range(i64(len(position.counters))):
        low = at.COUNTER_LOWS[first + k]
        put_number(row, at.COUNTERS[first + k], position.counters[k] - low, at.COUNTER_HIGHS[first + k] - low)
    first_foe = CHAPTERS[position.saga - 1].first_foe
    for k in range(i64(len(position.foes))):
        put(row, at.FOE_AT + (first_foe + k) * (NOWHERE + 1) + position.foes[k])
    put_bits(row, at.SLAIN + first_foe, position.slain)
    write_tokens(row, position)
    if position.token >= 0:
        put(row, at.LAST_TOKEN + position.token)
    if position.chosen >= 0:
        put_number(row, at.CHOSEN, position.chosen, at.MOST_CHOSEN)


def write_tokens(row: BytesWriter, position: Position) -> None:
    """Of face-down tokens all know which there are, and of some where they lie (YG-1.11)."""
    for world in range(i64(len(position.tokens))):
        kind = position.tokens[world]
        if kind >= 0:
            known = (position.tokens_known >> world) & 1 != 0
            put(row, at.TOKEN_AT + world * (at.N_KINDS + 1) + (kind + 1 if known else i64(0)))
            if not known:
                COUNTS[kind] += 1
    put_counts(row, at.HIDDEN_TOKENS)
    for kind in position.pile:
        COUNTS[kind] += 1
    put_counts(row, at.PILE)
    put_each(row, at.FACE_UP, position.tokens_up, at.MOST_TOKENS)


def put_counts(row: BytesWriter, start: i64) -> None:
    put_each(row, start, COUNTS, at.MOST_TOKENS)
    for k in range(i64(len(COUNTS))):
        COUNTS[k] = 0


# -- the gods ------------------------------------------------------------------------------------------------------
def write_figure(row: BytesWriter, position: Position, base: i64, figure: i64) -> None:
    life = least(position.life[figure], at.MOST_LIFE)
    life = life if life > 0 else i64(0)
    most = least(position.max_life[figure], at.MOST_LIFE)
    put_four(row, base * EACH_OF_FOUR + FIGURE, position.god[figure], position.world[figure], life, most)


def write_pool(row: BytesWriter, base: i64, player: Player) -> None:
    """YG-1.12."""
    put(row, base + at.POOL_ELVES + pieces(player.elves))
    put(row, base + at.POOL_VANIR + pieces(player.vanir))
    if player.artifacts != 0:
        put_bits(row, base + at.POOL_ARTIFACTS, player.artifacts)
    faces = player.god_faces | player.vanir_faces
    if faces | player.comrades | player.kin | player.casual | player.travelling != 0:
        write_abilities(row, base, player)


def write_abilities(row: BytesWriter, base: i64, player: Player) -> None:
    """YG-17.1."""
    put_bits(row, base + at.GOD_FACES, player.god_faces)
    put_bits(row, base + at.VANIR_FACES, player.vanir_faces)
    put_bits(row, base + at.COMRADES, player.comrades)
    put_bits(row, base + at.KIN, player.kin)
    put_bits(row, base + at.CASUAL, player.casual)
    put_bits(row, base + at.TRAVELLING, player.travelling)


def told_cards(position: Position, seat: i64) -> bytes:
    """Wheel and decks: where a seat is asked again and again, they seldom change meanwhile."""
    if position.observer != seat or len(position.cards_told) == 0:
        BLOCK.truncate(0)
        place_gods(position, seat)
        write_wheel(BLOCK, position.wheel)
        base = at.CARDS_BLOCKS
        player = seat
        for _ in range(position.n):
            write_deck(BLOCK, position, base, position.players[player])
            base += at.CARDS_SIZE
            player = player + 1 if player + 1 < position.n else i64(0)
        position.cards_told = BLOCK.getvalue()
        position.observer = seat
    return position.cards_told


def write_wheel(row: BytesWriter, wheel: vec[i64]) -> None:
    start = at.WHEEL
    for card in wheel:
        if card != NO_CARD:
            put(row, start + place_on(card))
        start += at.N_FIGURES


def write_deck(row: BytesWriter, position: Position, base: i64, player: Player) -> None:
    """Cards whose place is known, the backs that are seen, and which cards have no known place (YG-1.12)."""
    deck = player.deck
    known = player.known
    size: i64 = len(deck)
    unplaced: i64 = 0
    floating: i64 = 0
    if player.laid != NO_CARD:
        if player.laid_known != 0:
            put(row, base + at.LAID + card_place(player.laid))
        elif is_floating(position, player.laid):
            floating += 1
        else:
            unplaced |= bit(card_place(player.laid))
        put(row, base + at.LAID_BACK + place_on(player.laid))
    put_number(row, base + at.DECK_SIZE, size, at.MOST_DECK)
    if size > 0:
        put(row, base + at.TOP_BACK + place_on(deck[0]))
    placed: i64 = 0
    for k in range(size):
        if known[k] != 0:
            placed |= bit(k)
        elif position.n == 2 and is_floating(position, deck[k]):
            floating += 1
        else:
            unplaced |= bit(card_place(deck[k]))
    put_bits(row, base + at.UNPLACED, unplaced)
    put(row, base + at.FLOATING + floating)
    for k in range(size if placed != 0 else i64(0)):
        if (placed >> k) & 1:
            put(row, base + at.DECK + k * at.N_CARDS + card_place(deck[k]))
