"""The almanac over HTTP: the rules in reading order, the things with the rules that name them, and the examples."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ragnatafl.core.rulebook import Rulebook
from ragnatafl.locale import languages

from .servers import Server


def almanac(server: Server, game: str, lang: str = "en") -> dict[str, Any]:
    told: dict[str, Any] = server.get(f"/api/almanac/{game}?lang={lang}").json()
    return told


@pytest.mark.parametrize("game", ["blood_rage", "yggdrasil"])
def test_every_language_tells_all_rules_and_the_same_things(server: Server, game: str) -> None:
    told = {lang: almanac(server, game, lang) for lang in languages()}
    english = Rulebook.load(game)
    for lang, book in told.items():
        assert set(book["rules"]) == {rule_id for one in book["chapters"] for rule_id in one["rules"]}
        assert set(book["rules"]) == set(told["en"]["rules"]) <= set(english.ids())
        assert book["entries"] == told["en"]["entries"]
        assert book["aid"] and book["aid_lang"] == book["lang"] == lang
        assert "[ALL]" not in str(book)


def test_every_card_and_every_being_has_an_entry_with_the_rules_that_name_it(server: Server) -> None:
    cards = almanac(server, "blood_rage")["entries"]
    assert len(cards) == 61 and all(one["rules"][0] == f"BR-C.{one['code']}" for one in cards)
    troll = next(one for one in cards if one["code"] == "troll")
    assert troll["rules"] == ["BR-C.troll", "BR-1.3", "BR-9.8", "BR-15.1", "RULING-47", "EX-33", "EX-35", "EX-41"]
    found = almanac(server, "yggdrasil")["entries"]
    kinds = {kind: sum(one["kind"] == kind for one in found) for kind in {one["kind"] for one in found}}
    assert kinds == {"god": 7, "enemy": 6, "jotun": 18, "foe": 10, "artifact": 18, "creature": 18, "world": 9}
    assert all(one["rules"] for one in found)


def test_an_example_is_watched_as_a_replay_and_its_position_is_read(server: Server) -> None:
    found = server.get("/api/almanac/blood_rage/examples?thing=troll").json()
    assert 5 < len(found) <= 24 and all("troll" in str(one) for one in found[:5])
    one = next(one for one in found if one["id"] == "BR-C.troll-kills-enemy-warriors-only")
    assert one["first"] == "wolf"
    path = f"/api/replays/{one['replay']}"
    told = server.get(path).json()
    assert (told["example"], told["seq"], told["seats"][0]["code"]) == (one["title"], 1, "wolf")
    events = server.get(f"{path}/positions/1").json()["events"]
    assert events[0]["decision"] == "invade troll gimle"
    position = server.get(f"{path}/position?seq=0").text
    seats = [{"kind": "human", "claim": True}] + [{"kind": "bot"}] * (len(told["seats"]) - 1)
    made = server.post("/api/tables", json={"game": "blood_rage", "position": position, "seats": seats})
    assert made.status_code == 201
    assert server.get("/api/almanac/blood_rage/examples?rule=BR-13.2").json()
    assert server.get("/api/almanac/blood_rage/examples").json() == []


@pytest.mark.parametrize("lang", languages())
def test_the_rules_of_a_saga_are_told_in_plain_words_and_to_the_letter_for_who_asks(server: Server, lang: str) -> None:
    rules = almanac(server, "yggdrasil", lang)["rules"]
    pages = {rule_id: one for rule_id, one in rules.items() if rule_id.startswith("YG-22.")}
    assert len(pages) > 60
    assert not [rule_id for rule_id, one in pages.items() if re.search(r"`|[A-Z]{3,}\(", one["text"])]
    assert "REVEAL(LOKI)" in rules["YG-22.1.3"]["exact"].replace("`", "")
    assert server.get(f"/api/rules/yggdrasil/YG-22.1.3?lang={lang}").json()["text"] == rules["YG-22.1.3"]["text"]
    assert rules["YG-13.1"]["exact"] == ""


def test_what_there_is_not_is_told_in_a_sentence(server: Server) -> None:
    assert server.get("/api/almanac/chess").json()["error"] == "no_game"
    assert server.get("/api/almanac/blood_rage?lang=xx").json()["error"] == "no_language"
    assert server.get("/api/replays/ex-0000000000000000").json()["error"] == "no_replay"


def test_a_browser_that_has_it_is_not_sent_it_again(server: Server) -> None:
    first = server.get("/api/almanac/yggdrasil?lang=bg")
    again = server.get("/api/almanac/yggdrasil?lang=bg", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content
