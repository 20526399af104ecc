"""Names are those of the printed editions: the tables of terms at the end of the rules files (part 5, section 25)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import ragnatafl
from ragnatafl.locale import languages
from ragnatafl.locale.speech import Speech

RULES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = Path(ragnatafl.__file__).parent / "games"
COLUMNS = {"en": 0, "pl": 1, "ru": 2, "bg": 3}
BLOOD_RAGE = {
    "br-title": "Blood Rage",
    **{f"br-region-{name.lower()}": name for name in ("Manheim", "Alfheim", "Jotunheim")},
    **{
        f"br-province-{name.lower()}": name
        for name in (
            *("Yggdrasil", "Elvagar", "Angerboda", "Muspelheim", "Horgr"),
            *("Utgard", "Andlang", "Gimle", "Myrkulor"),
        )
    },
    **{f"br-clan-{name.lower()}": f"{name} clan" for name in ("Wolf", "Raven", "Serpent", "Bear")},
    **{f"br-god-{name.lower()}": name for name in ("Odin", "Thor", "Loki", "Frigga", "Heimdall", "Tyr")},
    **{f"br-stat-{name}": name for name in ("rage", "axes", "horns")},
    **{f"br-figure-{name}": name for name in ("leader", "warrior", "ship")},
    "br-place-reserve": "reserve",
    "br-place-valhalla": "Valhalla",
    "br-type-monster": "monster",
    "br-phase-gods_gifts": "Gods' Gifts phase",
    "br-phase-action": "Action phase",
    "br-phase-discard": "Discard phase",
    "br-phase-quest": "Quest phase",
    "br-phase-ragnarok": "Ragnarök phase",
    "br-phase-release_valhalla": "Release Valhalla phase",
    "br-phase-over": "end of game",
    "br-card-lokis_eminence": "Loki's Eminence",
    "br-card-lokis_domain": "Loki's Domain",
    "br-card-friggas_succor": "Frigga's Succor",
    "br-card-tyrs_crush": "Tyr's Crush",
    "br-card-quest_manheim": "Manheim!",
    "br-card-quest_jotunheim": "Jotunheim!",
    "br-card-quest_alfheim": "Alfheim!",
    "br-reason-legend": "legendary level",
    "br-strength": "strength",
    "br-glory": "glory",
    "br-slot-leader": "leader slot",
    "br-token-glory": "5 glory",
}
YGGDRASIL = {
    "yg-level-top": "top level",
    "yg-level-mid": "mid level",
    "yg-level-bottom": "bottom level",
    "yg-place-cage": "Cage",
    "yg-place-wheel": "Enemy Wheel",
    "yg-place-sword": "Sword of Obstacles",
    "yg-place-tree": "the Tree",
    "yg-place-dead_tree": "Dead Tree",
    "yg-place-book": "Saga Book",
    "yg-place-valhalla": "Valhalla",
    "yg-die-god": "god die",
    "yg-die-vanir": "Vanir die",
    "yg-face-S": "success",
    "yg-face-BLANK": "blank face",
    "yg-supporting": "supporting god",
    "yg-relation-comrade_in_arms": "Comrade in Arms",
    "yg-relation-kin": "Kin",
    "yg-relation-casual_companion": "Casual Companion",
    "yg-relation-travelling_companion": "Travelling Companion",
    "yg-risk-action": "risky action",
    "yg-gift-elf": "Elf",
    "yg-gift-die": "Vanir die",
    "yg-game": "Yggdrasil Chronicles",
    "yg-saga-1": "The Murder of Baldr",
    "yg-saga-2": "Fimbulvetr",
    "yg-saga-3": "The Managarms",
    "yg-saga-4": "Naglfar sails",
    "yg-blocked": "blocked World",
}

REPLACED = {
    ("pl", "blood_rage"): r"spóźnion|Drakkaru\b|na stopień|Miejsce na Rozwinięcie",
    ("pl", "yggdrasil"): r"pionek|\bpręt|budzi się Jötun|nieudaną kość|płyt(k|ek)|Działaj\b",
    ("ru", "blood_rage"): r"[Вв]скры|[Вв]скро|очк\w+ славы|\bв руке\b|грабител|\bкаков\w|место для улучшения",
    ("ru", "yggdrasil"): r"\b[Кк]ост(ь|и|ей|ью|ях|ями)\b|[Вв]скры|примыка|[Пп]робужда|[Сс]ила Фр(игг|ейра)\b",
    ("bg", "blood_rage"): r"\b[Вв]диг|точк\w+ (слава|ярост)|\bжива\b|\b(вземете|сложете|изберете)\b",
    ("bg", "yggdrasil"): r"[Пп]рехвърл|\b[Сс]кал(а|ата|и|ите)\b|[Пп]охарчи елф|събужда|\b(вземете|сложете|обърнете)\b",
}
"""Words that the terms of the tables have replaced: of another edition, calques, and a second form of address."""


@cache
def terms(game: str) -> dict[str, list[str]]:
    """English term -> the cells of its row."""
    found: dict[str, list[str]] = {}
    for line in (RULES / f"{game.replace('_', '-')}.md").read_text(encoding="utf-8").split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("| ") and len(cells) == 4:
            found[re.sub(r" \(.*", "", cells[0])] = cells
    return found


def printed(cell: str) -> set[str]:
    """The forms that a cell of the table offers: "Szał (Punkty Szału)" has two."""
    found = [cell, re.sub(r" \(.*?\)", "", cell), *re.findall(r"\((.*?)\)", cell)]
    return {part.strip().casefold() for form in found for part in [form, *form.split(", ")] if part.strip()}


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize(("game", "ids"), [("blood_rage", BLOOD_RAGE), ("yggdrasil", YGGDRASIL)])
def test_names_are_the_printed_terms(language: str, game: str, ids: dict[str, str]) -> None:
    speaker = Speech(language)
    for message_id, english in ids.items():
        cell = terms(game)[english][COLUMNS[language]]
        if cell != "-":
            assert speaker.say(message_id).casefold() in printed(cell), message_id


@pytest.mark.parametrize(("language", "game"), REPLACED)
def test_replaced_words_do_not_come_back(language: str, game: str) -> None:
    folder = GAMES / game / "locale" / language
    for file in sorted(folder.iterdir()):
        found = re.search(REPLACED[language, game], file.read_text(encoding="utf-8"))
        assert found is None, f"{file.name}: {found[0] if found else ''}"


def test_english_terms_are_those_of_the_table() -> None:
    """The ids above are about the things the table names."""
    english = Speech("en")
    for ids in (BLOOD_RAGE, YGGDRASIL):
        for message_id, term in ids.items():
            said = english.say(message_id).casefold()
            assert said in term.casefold() or term.casefold() in said or message_id in DIFFERENT, message_id


DIFFERENT = ("br-phase-over", "br-reason-legend", "yg-face-BLANK", "yg-gift-elf", "yg-gift-die")
"""Named more shortly in English than in the table."""
