"""The messages that the engines' own tables call for: families like br-card-*, member by member."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

from ragnatafl.core import begin, content, exactly, notation, reading, registry
from ragnatafl.core.lessons import has_lessons, lessons_of
from ragnatafl.core.rulebook import Rulebook
from ragnatafl.games.blood_rage import content as br_content
from ragnatafl.games.blood_rage.game import GAME as BLOOD_RAGE
from ragnatafl.games.blood_rage.rules import arrange as br_arrange
from ragnatafl.games.blood_rage.rules import invariants as br_invariants
from ragnatafl.games.blood_rage.rules import notation as br_notation
from ragnatafl.games.blood_rage.rules import refusals as br_refusals
from ragnatafl.games.blood_rage.rules.decisions import DECISIONS as BR_DECISIONS
from ragnatafl.games.blood_rage.telling import events as br_events
from ragnatafl.games.yggdrasil import content as yg_content
from ragnatafl.games.yggdrasil.campaign import experience as yg_experience
from ragnatafl.games.yggdrasil.game import GAME as YGGDRASIL
from ragnatafl.games.yggdrasil.rules import arrange as yg_arrange
from ragnatafl.games.yggdrasil.rules import invariants as yg_invariants
from ragnatafl.games.yggdrasil.rules import notation as yg_notation
from ragnatafl.games.yggdrasil.rules import refusals as yg_refusals
from ragnatafl.games.yggdrasil.rules.decisions import DECISIONS as YG_DECISIONS
from ragnatafl.games.yggdrasil.sagas.content import SAGAS
from ragnatafl.games.yggdrasil.telling import events as yg_events
from ragnatafl.server import errors, settings
from ragnatafl.server.errors import STATUS

SECRET = ("picked", "committed", "chose_card", "kept_card")
"""Events that a seat sees with their card, and others without."""
SIGNED = ("changed_life", *(f"moved_{what}" for what in ("fire_giants", "nameless", "heroes", "elves", "vanir_dice")))
"""Events that tell how many more or less."""


@cache
def needed() -> set[str]:
    return set(blood_rage()) | set(yggdrasil()) | set(lessons()) | set(server())


def lessons() -> Iterator[str]:
    """What the coaches say, and what is answered by habit."""
    for manifest in registry.manifests():
        yield from (f"{manifest.prefix}-habit-{asked}" for asked in manifest.habits)
        if not has_lessons(manifest.name):
            continue
        found, prefix = lessons_of(manifest.name), manifest.prefix
        yield f"{prefix}-learn-aim"
        yield from (f"{prefix}-coach-{remark.say}" for remark in found.first_game.remarks)
        for stage in found.stages:
            yield from (f"{prefix}-stage-{stage.id}", f"{prefix}-stage-{stage.id}.text")
            yield from (f"{prefix}-stage-{stage.id}-{say}" for say in (*(step.say for step in stage.steps), "done"))


def server() -> Iterator[str]:
    yield from (f"error-{code}" for code in STATUS)
    yield from (f"ui-refusal-{key}" for key in impossible(begin, content, exactly, reading, settings))
    hints = re.findall(r'\bhint\("(\w+)"', Path(str(notation.__file__)).read_text(encoding="utf-8"))
    yield from (f"ui-refusal-unreadable-{kind}" for kind in hints)
    for path in sorted(Path(errors.__file__).parent.glob("*.py")):
        keys = re.findall(r'\bRefused\([^)]*?key="(\w+)"', path.read_text(encoding="utf-8"), re.DOTALL)
        yield from (f"ui-refusal-{key}" for key in keys)


def refusals(rules: ModuleType) -> Iterator[str]:
    """The keys that the rules of a game name."""
    source = Path(str(rules.__file__)).read_text(encoding="utf-8")
    yield from re.findall(r'\brefuse\("(\w+)"', source)
    yield from (f"cost_{what}" for what in re.findall(r'\bcost_refusal\(\w+, "(\w+)"', source))
    yield from (f"elsewhere_{verb}" for verb in getattr(rules, "ELSEWHERE", ()))


def impossible(*rules: ModuleType) -> set[str]:
    """The keys that say why a position cannot be."""
    paths = (Path(str(one.__file__)).with_name(f"{one.__name__.rpartition('.')[2]}.py") for one in rules)
    sources = (path.read_text(encoding="utf-8") for path in paths)
    return {key for source in sources for key in re.findall(r'"((?:position|reading)_\w+)"', source)}


def blood_rage() -> Iterator[str]:
    content = br_content.CONTENT
    names = {
        "province": br_notation.PROVINCES,
        "fjord": content.fjords,
        "place": br_notation.PLACE_NAMES[-3:],
        "region": {province.region for province in content.provinces},
        "clan": content.clans,
        "stat": br_content.STATS,
        "figure": br_notation.FIGURES,
        "slot": [slot.replace(" ", "_") for slot in br_notation.SLOTS],
        "token": br_content.TOKENS,
        "phase": br_notation.PHASES,
        "type": br_content.TYPES,
        "god": {card.god for card in br_content.CARDS if card.god},
        "card": {card.id for card in br_content.CARDS},
        "reason": br_events.REASONS,
        "prompt": [row.name for row in BR_DECISIONS.values()],
        "asked": [row.name for row in BR_DECISIONS.values()],
        "choice": br_notation.ACTIONS.verbs,
        "event": [one.name for one in br_events.SHAPES.values() if one.told and one.name not in SECRET],
        "refusal": [*refusals(br_refusals), *impossible(br_arrange, br_invariants)],
        "option": [option.name for option in BLOOD_RAGE.options],
    }
    for family, members in names.items():
        yield from (f"br-{family}-{member}" for member in members)
    yield from (f"br-card-{card.id}.text" for card in br_content.CARDS)
    yield from (f"br-event-{event}-card" for event in SECRET)
    yield from ("br-event-committed", "br-event-kept_card-none")
    yield from (f"br-option-{option.name}.help" for option in BLOOD_RAGE.options)
    yield "br-title"


def yggdrasil() -> Iterator[str]:
    content = yg_content.CONTENT
    names = {
        "world": yg_content.WORLDS,
        "offer": yg_content.WORLDS,
        "level": ("top", "mid", "bottom"),
        "island": range(len(content.islands)),
        "mode": yg_content.MODES,
        "face": yg_content.FACES,
        "die": yg_events.DICE,
        "stone": yg_content.STONES,
        "effect": yg_content.STONE_FACES,
        "god": yg_content.GODS,
        "enemy": yg_content.ENEMIES,
        "jotun": yg_notation.JOTUNS,
        "artifact": yg_notation.ARTIFACTS,
        "creature": yg_notation.CREATURES,
        "relation": yg_content.RELATIONS,
        "row": [row for row in yg_experience.ROWS if row not in yg_content.RELATIONS],
        "defeat": [f"D{number}" for number in range(1, 13)],
        "prompt": [row.name for row in YG_DECISIONS.values()],
        "asked": [row.name for row in YG_DECISIONS.values()],
        "choice": yg_notation.ACTIONS.verbs,
        "event": [one.name for one in yg_events.SHAPES.values() if one.told],
        "refusal": [*refusals(yg_refusals), *impossible(yg_arrange, yg_invariants)],
        "option": [option.name for option in YGGDRASIL.options],
        "option-level": content.tracks,
        "place": ("cage", "out"),
    }
    for family, members in names.items():
        yield from (f"yg-{family}-{member}" for member in members)
    for kind in ("world", "enemy", "god", "jotun", "artifact", "creature", "relation", "effect", "mode"):
        yield from (f"yg-{kind}-{member}.text" for member in names[kind])
    yield from (f"yg-god-{god}.power" for god in yg_content.GODS)
    yield from (f"yg-enemy-{enemy}.flight" for enemy in yg_content.ENEMIES[:5])
    yield from (f"yg-option-{option.name}.help" for option in YGGDRASIL.options)
    yield from (f"yg-option-level-{track}.short" for track in content.tracks)
    yield from sagas()
    yield from (f"yg-event-{event}-back" for event in SIGNED)
    yield from (
        f"yg-event-{one}" for one in ("activated-turn_over", "risks-spared", "opponent_moved-out", "lost-entry")
    )
    yield from ("yg-title", "yg-mode-normal.both")


def sagas() -> Iterator[str]:
    for number, saga in enumerate(SAGAS.sagas, 1):
        yield from (f"yg-saga-{number}", f"yg-saga-{number}.text")
        for page in range(1, len(saga.pages) + 1):
            yield from (f"yg-page-{number}_{page}", f"yg-page-{number}_{page}.text")
        yield from (f"yg-foe-{foe.id}" for foe in saga.opponents)
        yield from (f"yg-token-{kind}" for kind in (*saga.tokens.kinds, "face_down"))
        yield from (f"yg-counter-{counter.name.rpartition('.')[2]}" for counter in saga.counters)
        for deed in saga.actions:
            yield from (f"yg-deed-{deed.id}", f"yg-deed-{deed.id}.text")
    for rule in Rulebook.load("yggdrasil").ids():
        if rule.startswith("YG-22.") and rule.count(".") == 2:
            entry = rule.removeprefix("YG-").replace(".", "_")
            yield from (f"yg-entry-{entry}", f"yg-entry-{entry}.text")
