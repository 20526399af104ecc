"""The instructions of the sagas' stack machine (YG-21.8), and the numbers that stand for words in them.

An instruction is its number in OPS and then its operands, all in one flat list of whole numbers. Values are pushed,
operations and effects pop what they need. Only `choose` waits for a player, and only between effects, when the stack
is empty; so a saga under way is one address and one chosen number.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..content import CAGE

OPERANDS = {
    "end": 0,
    # values: push one number
    "push": 1,  # the number
    "counter": 1,  # counter
    "quantity": 1,  # number in QUANTITIES
    "enemy_place": 1,  # Enemy; a fallen one gives NOWHERE
    "opponent_place": 1,  # opponent; NOWHERE when not in play
    "in_play": 1,  # opponent
    "slain": 1,  # opponent
    "tokens": 2,  # 0 face down or 1 face up; kind, or -1 for any
    # values from values
    "level": 0,  # place -> level; the Cage and NOWHERE give 3
    "token_down_at": 0,  # World -> 0 or 1
    "add": 0,
    "subtract": 0,
    "floor": 0,
    "ceil": 0,
    "minimum": 0,
    "maximum": 0,
    "less": 0,
    "less_equal": 0,
    "equal": 0,
    "both": 0,
    "either": 0,
    "not": 0,
    "pick": 1,  # how many values; pops them, then the index below them, pushes that value
    # control
    "jump": 1,  # address
    "jump_if_zero": 1,  # address
    "choose": 4,  # number in CHOICES; candidates 0 .. n-1; address of the body; address after it (no candidate)
    # effects
    "life": 1,  # number in LIFE_OF; pops the amount (and, for gods_in, the World below it)
    "rotate": 0,  # pops steps
    "enemy_to": 1,  # Enemy; pops a place
    "enemy_above": 1,  # Enemy
    "enemy_island": 1,  # Enemy; pops the island
    "enemy_out": 1,  # Enemy
    "fire_giants": 1,  # manner; pops the amount
    "nameless": 1,  # manner; pops the amount
    "jotun": 1,  # manner; pops the amount
    "heroes": 1,  # manner; pops the amount
    "devastate": 0,  # pops a World
    "heal": 0,  # pops a World
    "pool": 3,  # number in POOL_OF, number in POOL_KINDS, manner; pops the amount
    "opponent_to": 1,  # opponent; pops a World
    "opponent_up": 1,  # opponent
    "opponent_out": 1,  # opponent
    "change": 1,  # counter; pops the amount, clamped to the counter's bounds
    "set": 1,  # counter; pops the value
    "token_deal": 0,
    "token_flip": 0,  # pops a World
    "token_flip_top": 0,
    "token_back": 1,  # kind; pops a World
    "token_out": 1,  # kind, or TOKENS_DOWN, or TOKENS_ALL
    "defeat": 0,
}
"""Every instruction and how many operands stand behind it."""
OPS = tuple(OPERANDS)

QUANTITIES = {
    "fire_giants": "number",
    "nameless": "number",
    "heroes": "number",
    "fire_giant_reserve": "number",
    "nameless_reserve": "number",
    "hero_reserve": "number",
    "devastated": "number",
    "fallen": "number",
    "here": "place",
    "mode": "number",
    "chosen": "number",
    "token": "token",
    "players": "number",
}
"""What can be asked of the game, and of which sort it is. "mode" is only used through ["mode", a, b, c]."""

CHOICES = ("world", "opponent", "number", "player_god")
LIFE_OF = ("active", "each_player_god", "gods_in", "chosen")
POOL_OF = ("active", "each_player")
POOL_KINDS = ("elves", "vanir_dice")
SOFT = 1
SILENT = 2
"""The manner of an effect: strict unless SOFT (YG-21.4); SILENT wakes no `on_nameless`."""
TOKENS_DOWN = -1
TOKENS_ALL = -2
NOWHERE = CAGE + 3
"""The place of what is not on the Tree, after the Cage, the Saga Book and the islands."""


def listing(code: Sequence[int]) -> list[str]:
    """The code as text, one instruction a line, with its address: for people."""
    lines = []
    at = 0
    while at < len(code):
        op = OPS[code[at]]
        operands = code[at + 1 : at + 1 + OPERANDS[op]]
        lines.append(" ".join([f"{at}:", op, *(str(operand) for operand in operands)]))
        at += 1 + OPERANDS[op]
    return lines
