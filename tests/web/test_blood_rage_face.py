"""Blood Rage's face in a real browser, fed with positions of real games: glory, battles."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import ragnatafl as rt
from tests.battery.tables import GameSetup, random_walk

FOUR = GameSetup("blood_rage", 4)

SETTING = """
const { loadTexts, setLanguage, t, name } = await import("/static/web/js/i18n.js");
const { Words } = await import("/static/games/blood_rage/web/words.js");
const { Ledger } = await import("/static/games/blood_rage/web/ledger.js");
const { BattleScene, battleMoments } = await import("/static/games/blood_rage/web/battle.js");
const catalogue = await (await fetch("/api/games/blood_rage/catalogue")).json();
const table = {
  t, catalogue, seats: [], language: given.language ?? "en", inspect: async () => null,
  name: (kind, code) => name(`br-${kind}-${kind === "card" ? code.split(".")[0] : code.replaceAll(" ", "_")}`),
};
const words = new Words(table);
await setLanguage(table.language, false);
await loadTexts("blood_rage");
"""


def ask(page: Any, script: str, **given: Any) -> Any:
    return page.evaluate(f"async (given) => {{ {SETTING} {script} }}", given)


def told(state: rt.State) -> list[dict[str, Any]]:
    """What the last decision caused, as seat 0 saw it."""
    return [asdict(event) for event in state.events(0)]


def story(seed: int) -> tuple[list[dict[str, Any]], rt.State]:
    """All events of a random game as seat 0 saw them, and its end."""
    events: list[dict[str, Any]] = []
    last: rt.State | None = None
    for state, _, _, _ in random_walk(FOUR, seed):
        if last is not None:
            events += told(state)
        last = state
    assert last is not None and last.over
    return events + told(last), last


def test_the_ledger_accounts_for_all_glory(visit: Any) -> None:
    events, end = story(73)
    sums = """
      const ledger = new Ledger({});
      ledger.add(given.events);
      const all = ledger.sums(given.clans).map((ages) => ages.flatMap((age) => Object.values(age)));
      return all.map((glory) => glory.reduce((sum, one) => sum + one, 0));
    """
    glory = [sheet["glory"] for sheet in end.view(0)["clan_sheets"]]
    assert max(glory) > 0
    assert ask(visit("/"), sums, events=events, clans=end.view(0)["clans"]) == glory


def test_a_battle_told_at_once_shows_who_fought_and_who_won(visit: Any) -> None:
    """Where nothing is waited for, only the last moment of a battle is shown: all of it stands there."""
    before: dict[str, Any] | None = None
    after: dict[str, Any] | None = None
    events: list[dict[str, Any]] = []
    for state, _, _, _ in random_walk(FOUR, 74):
        events = told(state) if before else []
        if any(event["name"] == "won_battle" for event in events):
            after = state.view(0)
            break
        before = state.view(0)
    assert before is not None and after is not None
    totals = {event["seat"]: event["data"]["strength"] for event in events if event["name"] == "total"}
    winner = next(event["seat"] for event in events if event["name"] == "won_battle")
    drawn = """
      const { panel, begin } = battleMoments(new BattleScene(words), given.before, given.events).at(-1);
      begin(true);
      return {
        decided: panel.classList.contains("br-decided"),
        totals: [...panel.querySelectorAll("[data-total]")].map((one) => Number(one.dataset.total)).sort(),
        won: [...panel.querySelectorAll(".br-won .br-side-head b")].map((one) => one.textContent),
      };
    """
    events = [event for event in events if event["name"] != "turn_began"]
    shown = ask(visit("/"), drawn, before=before, events=events)
    names = {"wolf": "Wolf", "raven": "Raven", "serpent": "Serpent", "bear": "Bear"}
    assert shown == {
        "decided": True,
        "totals": sorted(totals.values(), key=str),
        "won": [names[after["clans"][winner]]],
    }
