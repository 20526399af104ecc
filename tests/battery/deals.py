"""What seeds deal, as short hashes for each subject: kept in golden/deals.json, and never to change with the program.

python -m tests.battery.golden        writes them anew after the content was changed, and only then
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import ragnatafl as rt

FILE = Path(__file__).parent.parent / "golden" / "deals.json"
SEEDS = (*range(20), 2**63, 2**128 + 1, 2**256 - 1)


def of_blood_rage(seed: int) -> dict[str, Any]:
    truth = rt.game("blood_rage").new(seats=4, seed=seed).to_dict()
    decks = {f"deck of Age {age}": deck for age, deck in enumerate(truth["decks"], 1)}
    return {**{key: truth[key] for key in ("tokens", "doomed", "first_player")}, **decks}


def of_yggdrasil(seed: int) -> dict[str, Any]:
    state: Any = rt.game("yggdrasil").new(seats=5, seed=seed, saga=1)
    truth = state.to_dict()
    truth["decks"] = [[player["laid"], *player["deck"]] for player in truth["players"]]
    truth["dice"] = [int(state.rng.below(6)) for _ in range(30)]
    return {key: truth[key] for key in ("creatures", "jotun_cards", "artifacts", "decks", "gods", "dice", "tokens")}


DEALS = {"blood_rage": of_blood_rage, "yggdrasil": of_yggdrasil}


def short_hash(value: Any) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:16]


def deals_of(game: str) -> dict[str, str]:
    found = [DEALS[game](seed) for seed in SEEDS]
    return {key: short_hash([one[key] for one in found]) for key in found[0]}


def versions(game: str) -> tuple[str, str]:
    return str(rt.game(game).rules_version), rt.game(game).content_hash


def read() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def write() -> None:
    """Ends with a sentence where a deal changed although rules and content did not: that is a fault of the program."""
    before = read() if FILE.exists() else {}
    found = {}
    for game in DEALS:
        rules, content = versions(game)
        found[game] = {"rules": rules, "content": content, "deals": deals_of(game)}
        old = before.get(game)
        if old is not None and (old["rules"], old["content"]) == (rules, content) and old != found[game]:
            raise SystemExit(f"The deals of {game} are other ones, but its content is the same: this is a fault.")
    FILE.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
