"""The Ragnarök campaign (YG-20): its file, its commands, and that a killed process loses nothing."""

from __future__ import annotations

import io
import json
import random
import re
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console

from ragnatafl import RagnataflError
from ragnatafl.arena.recorded import play_on
from ragnatafl.core.contract import Event, Outcome
from ragnatafl.core.record import Record
from ragnatafl.games.yggdrasil.campaign.campaign import Campaign, CampaignError
from ragnatafl.games.yggdrasil.campaign.experience import ROWS, PurchaseError
from ragnatafl.games.yggdrasil.content import CONTENT, RELATIONS
from ragnatafl.games.yggdrasil.sagas.content import SAGAS
from ragnatafl.games.yggdrasil.terminal.campaign import Pages
from tests.conftest import Run

DEFEAT, VICTORY = CONTENT.experience.defeat, CONTENT.experience.victory


@dataclass
class Ended:
    """The end of a game, in place of a game that would have to be played there."""

    won: bool
    over: bool = True

    @property
    def outcome(self) -> Outcome:
        return Outcome((0,), (), self.won, "it was said so", "YG-19.1" if self.won else "D1")

    def events(self, seat: int | None) -> list[Event]:
        return []


class Fate:
    """From now on every game ends as it says, as soon as it has begun."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def set(self, won: bool) -> None:
        self.monkeypatch.setattr(Record, "replay", lambda record, force=False: Ended(won))

    def play(self, campaign: Campaign, *results: bool) -> None:
        for won in results:
            self.set(won)
            assert campaign.finish(campaign.next_record()) is won


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> Fate:
    return Fate(monkeypatch)


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    new = Campaign.new(tmp_path / "ragnarok.campaign", 3, ["thor", "freyia", "tyr"], seed=7)
    new.save()
    return new


def reloaded(campaign: Campaign) -> Campaign:
    """What the file says; it must say all that the campaign knows."""
    found = Campaign.load(campaign.path)
    assert found.dumps() == campaign.dumps()
    assert found.sheets == campaign.sheets
    return found


# The course of a campaign


def test_gods_begin_with_their_free_marks(campaign: Campaign) -> None:
    found = reloaded(campaign)
    assert {god: sheet.text() for god, sheet in found.sheets.items()} == {
        "thor": "thor",
        "freyia": "freyia casual_companion=thor+tyr",
        "tyr": "tyr god_faces=2",
    }
    assert (found.next_saga, found.games, found.under_way) == (1, [], None)


@pytest.mark.parametrize(("seats", "supporting"), [(1, 2), (2, 1), (3, 0), (5, 0)])
def test_supporting_gods_stay_the_same(tmp_path: Path, fate: Fate, seats: int, supporting: int) -> None:
    campaign = Campaign.new(tmp_path / "a.campaign", seats, seed=3)
    assert (len(campaign.gods), len(campaign.supporting)) == (seats, supporting)
    assert list(campaign.sheets) == campaign.gods
    fate.play(campaign, False, True)
    found = reloaded(campaign)
    for game in found.games:
        options = found_record(found, game.record).options
        assert options["gods"] == found.gods
        assert options.get("supporting", []) == found.supporting


def found_record(campaign: Campaign, name: str) -> Record:
    return Record.load(campaign.path.parent / name)


def test_the_seed_decides_gods_and_games(tmp_path: Path) -> None:
    one, same, other = (Campaign.new(tmp_path / "a.campaign", 4, seed=seed) for seed in (5, 5, 6))
    assert one.dumps() == same.dumps() != other.dumps()
    seeds = [campaign.game_seed(number) for campaign in (one, other) for number in range(1, 50)]
    assert len(set(seeds)) == len(seeds)
    assert [same.game_seed(number) for number in range(1, 50)] == seeds[:49]


def test_seeds_that_nobody_chose_are_drawn_game_by_game_and_too_long_to_be_searched(tmp_path: Path) -> None:
    campaign = Campaign.new(tmp_path / "a.campaign", 3, ["thor", "freyia", "tyr"])
    assert "seed" not in campaign.dumps()
    drawn = [campaign.game_seed(number) for _ in range(2) for number in range(1, 20)]
    chosen = [Campaign.new(tmp_path / "a.campaign", 3, seed=7).game_seed(number) for number in range(1, 20)]
    assert len(set(drawn + chosen)) == len(drawn + chosen)
    assert min(drawn + chosen) > 2**200, "the campaigns of version 0.1 had seeds of 32 bits, found in three minutes"


def test_a_drawn_deal_is_committed_to_and_a_chosen_one_is_called_so(tmp_path: Path, ragnatafl: Run) -> None:
    for name, more in (("drawn", []), ("chosen", ["--seed", "7"])):
        file = tmp_path / f"{name}.campaign"
        code, printed, _ = ragnatafl("campaign", "new", str(file), "--gods", "thor,freyia,tyr", *more)
        assert code == 0
        assert ("chose its deals and may know them. (7)" in printed) == (name == "chosen")
        campaign = Campaign.load(file)
        record = campaign.next_record()
        assert record.drawn == (name == "drawn")
        assert Record.load(campaign.record_path(campaign.games[0])) == record
        assert Campaign.load(file).games[0].seed == record.seed == campaign.games[0].seed


def test_a_drawn_record_that_the_campaign_does_not_know_of_yet_is_gone_on_with(tmp_path: Path) -> None:
    """The record is written first; the program may end before the campaign is."""
    campaign = Campaign.new(tmp_path / "a.campaign", 3, ["thor", "freyia", "tyr"])
    campaign.save()
    before = campaign.path.read_text("utf-8")
    record = campaign.next_record()
    campaign.path.write_text(before, "utf-8")
    again = Campaign.load(campaign.path)
    assert again.next_record() == record
    assert again.games[0].seed == record.seed


def test_a_lost_saga_is_played_again_and_every_god_gains_experience(campaign: Campaign, fate: Fate) -> None:
    fate.play(campaign, False, False, True, False)
    assert [(game.saga, game.result) for game in campaign.games] == [(1, "lost"), (1, "lost"), (1, "won"), (2, "lost")]
    assert campaign.next_saga == 2
    assert {sheet.xp for sheet in campaign.sheets.values()} == {3 * DEFEAT + VICTORY}
    assert VICTORY > DEFEAT
    assert len({game.seed for game in campaign.games}) == 4
    reloaded(campaign)


def test_winning_the_last_saga_wins_the_campaign(campaign: Campaign, fate: Fate) -> None:
    fate.play(campaign, *[True] * len(SAGAS.sagas))
    found = reloaded(campaign)
    assert [game.saga for game in found.games] == list(range(1, len(SAGAS.sagas) + 1))
    assert found.next_saga is None
    with pytest.raises(CampaignError, match="The campaign is won"):
        found.next_record()


def test_only_a_finished_game_of_this_campaign_is_booked(campaign: Campaign) -> None:
    with pytest.raises(CampaignError, match="No game of the campaign is under way"):
        campaign.finish(Record.start("yggdrasil", 3, 1))
    record = campaign.next_record()
    with pytest.raises(CampaignError, match="is not over"):
        campaign.finish(record)
    with pytest.raises(RagnataflError, match="is not the record of this game: its seed"):
        campaign.finish(Record.start("yggdrasil", 3, 1))
    assert reloaded(campaign).under_way is not None


# Buying


def test_a_box_bought_goes_into_the_next_game(campaign: Campaign, fate: Fate) -> None:
    fate.play(campaign, True)
    assert campaign.spend("thor", "vanir_dice") == 1
    assert campaign.spend("thor", "vanir_dice") == 2
    assert campaign.spend("thor", "kin", "tyr") == 1
    assert campaign.sheets["thor"].xp == VICTORY - 4
    found = reloaded(campaign)
    fate.monkeypatch.undo()
    record = found.next_record()
    assert record.options["sheets"].split(";")[0] == "thor vanir_dice=2 kin=tyr"
    thor = record.replay().view(None)["players"][0]
    assert (thor["vanir"], thor["kin"], thor["casual"]) == (2, ["tyr"], [])


def test_what_cannot_be_bought_is_refused_with_its_rule(campaign: Campaign, fate: Fate) -> None:
    with pytest.raises(PurchaseError, match="before the first game"):
        campaign.spend("thor", "elves")
    fate.play(campaign, False)
    for purchase, said in (
        (("odin", "elves"), "players' gods are thor, freyia, tyr"),
        (("thor", "swords"), "There is no row"),
        (("thor", "elves", "tyr"), "names no god"),
        (("thor", "kin"), "names another god of the campaign: freyia, tyr"),
        (("thor", "kin", "thor"), "names another god"),
        (("thor", "kin", "odin"), "names another god"),
        (("freyia", "casual_companion", "thor"), "is full"),
        (("tyr", "god_faces"), r"costs 5 XP, and tyr has 3 \(YG-20.6\)"),
    ):
        with pytest.raises(PurchaseError, match=said):
            campaign.spend(*purchase)
    assert reloaded(campaign).games[0].bought == []
    campaign.next_record()
    with pytest.raises(PurchaseError, match="bought between games"):
        campaign.spend("thor", "elves")


def test_sensible_buying_is_refused_while_a_game_is_under_way_also_of_gods_without_xp(campaign: Campaign) -> None:
    with pytest.raises(PurchaseError, match="before the first game"):
        campaign.spend_sensibly()
    campaign.next_record()
    assert all(sheet.xp == 0 for sheet in campaign.sheets.values())
    with pytest.raises(PurchaseError, match=r"bought between games, and .* is under way \(YG-20.6\)"):
        campaign.spend_sensibly()


def test_sensible_buying_takes_faces_first_and_saves_for_them(campaign: Campaign, fate: Fate) -> None:
    fate.play(campaign, False)
    assert [box for box, _ in campaign.spend_sensibly()] == ["thor god_faces", "freyia god_faces", "tyr vanir_faces"]
    fate.play(campaign, False)
    assert [box for box, _ in campaign.spend_sensibly()] == ["thor vanir_faces", "freyia vanir_faces"]
    assert campaign.sheets["tyr"].xp == DEFEAT
    fate.play(campaign, *[False] * 40)
    campaign.spend_sensibly()
    for sheet in reloaded(campaign).sheets.values():
        assert all(sheet.price(row, 3) is None for row in ROWS)
        assert all(len(set(sheet.linked[row])) == 2 for row in RELATIONS)
    assert campaign.spend_sensibly() == []


def test_what_was_bought_since_the_last_game_is_given_back_and_nothing_older(campaign: Campaign, fate: Fate) -> None:
    fate.play(campaign, False)
    campaign.spend_sensibly()
    fate.play(campaign, False)
    before = reloaded(campaign).dumps()
    bought = [box for box, _ in campaign.spend_sensibly()]
    assert [campaign.take_back() for _ in bought] == bought[::-1]
    assert reloaded(campaign).dumps() == before
    with pytest.raises(PurchaseError, match="Nothing was bought"):
        campaign.take_back()


# The commands


def test_a_campaign_is_played_through_on_the_command_line(ragnatafl: Run, tmp_path: Path, fate: Fate) -> None:
    file = str(tmp_path / "ragnarok.campaign")
    code, printed, _ = ragnatafl("campaign", "new", file, "--gods", "thor,odin", "--supporting", "tyr", "--seed", "1")
    assert code == 0
    assert "Supporting gods: Tyr" in printed
    code, printed, _ = ragnatafl("campaign", "next", file, "--bots", "random")
    assert code == 0
    assert "Round 1. Page 1: Frigg's errand. Nidhögg is at space" in printed
    assert "Game 1: lost" in printed
    assert "Thor 0 → 3 XP, Odin 0 → 3 XP" in printed
    assert ragnatafl("campaign", "spend", file, "Thor", "god_faces")[:2] == (
        0,
        "thor god_faces: 3 XP\nThor has 0 XP left.\nOdin has 3 XP left.\n",
    )
    assert "odin god_faces: 3 XP" in ragnatafl("campaign", "spend", file, "--auto")[1]
    for saga in range(1, len(SAGAS.sagas) + 1):
        fate.set(won=True)
        code, printed, _ = ragnatafl("campaign", "next", file, "--bots", "random")
        fate.monkeypatch.undo()
        assert (code, f"Game {saga + 1}: won" in printed) == (0, True)
    assert "All sagas are won" in printed
    assert ragnatafl("campaign", "next", file)[0] == 2
    shown = json.loads(ragnatafl("campaign", "show", file, "--json")[1])
    assert (shown["won"], shown["next_saga"], len(shown["games"])) == (6, None, 7)
    assert shown["sheets"]["thor"]["xp"] == 6 * VICTORY
    assert shown["sheets"]["thor"]["next_prices"]["god_faces"] == 4
    code, printed, _ = ragnatafl("campaign", "show", file)
    for word in ("All sagas are won", "The Murder of Baldr", "ragnarok-7-saga-6.tafl", "travelling_companion"):
        assert word in printed
    records = sorted(path.name for path in tmp_path.glob("*.tafl"))
    assert records == sorted(game["record"] for game in shown["games"])
    Record.load(tmp_path / records[0]).replay()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", ("Kampania Ragnaröku: Thor i Odyn", "Gra 1: przegrana", "Następna jest saga 1. ", "Sukcesy kości boga")),
        ("ru", ("Кампания «Рагнарёк»: Тор и Один", "Партия 1: поражение", "Следующая сага: 1. ", "Успехи кубика бога")),
        ("bg", ("Кампанията „Рагнарок“: Тор и Один", "Игра 1: загубена", "Следва сага 1. ", "Успехи на зара на бога")),
    ],
)
def test_a_campaign_is_told_in_the_players_language(
    ragnatafl: Run, tmp_path: Path, language: str, said: tuple[str, ...]
) -> None:
    file = str(tmp_path / "ragnarok.campaign")
    given = ("--gods", "thor,odin", "--supporting", "tyr", "--seed", "1")
    told = [ragnatafl("campaign", "new", file, *given, "-l", language)[1]]
    told.append(ragnatafl("campaign", "next", file, "--bots", "random", "-l", language)[1])
    told.append(ragnatafl("campaign", "spend", file, "--auto", "-l", language)[1])
    told.append(ragnatafl("campaign", "show", file, "-l", language)[1])
    assert [one for one in said if one not in "".join(told)] == []
    for english in ("Game", "Round", "Page", "left", "won", "full", "Next", "Life"):
        assert not re.search(rf"\b{english}\b", "".join(told)), english


def test_what_a_user_can_cause_is_one_sentence(ragnatafl: Run, campaign: Campaign) -> None:
    file, other = str(campaign.path), str(campaign.path.with_name("other.campaign"))
    for arguments in (
        ("new", file),
        ("new", other, "--gods", "loki,thor"),
        ("new", other, "--gods", "thor,thor"),
        ("new", other, "--seats", "9"),
        ("new", other, "--seats", "3", "--supporting", "tyr"),
        ("new", other, "--seed", "-1"),
        ("new", str(campaign.path / "inside.campaign")),
        ("next", other),
        ("next", str(campaign.path.parent)),
        ("next", file, "--bots", "genius"),
        ("next", file, "--seat", "odin"),
        ("show", other),
        ("spend", file),
        ("spend", file, "thor"),
        ("spend", file, "thor", "elves"),
        ("spend", file, "thor", "elves", "--auto"),
    ):
        code, printed, complaint = ragnatafl("campaign", *arguments)
        assert (code, printed) == (2, ""), arguments
        assert complaint.count("\n") == 1, arguments
        assert "Traceback" not in complaint
    assert not Path(other).exists()
    assert reloaded(campaign).games == []


def test_a_bot_that_would_lose_the_game_is_no_partner(ragnatafl: Run, campaign: Campaign) -> None:
    code, _, complaint = ragnatafl("campaign", "next", str(campaign.path), "--seat", "thor", "--bots", "random")
    assert code == 2
    known = "greedy, thrall, karl, jarl, allfather"
    refusal = f'The bot "random" does not play Yggdrasil Chronicles with people; there is: {known}.'
    assert refusal in " ".join(complaint.split())


def test_a_player_who_leaves_comes_back_to_the_same_game(
    ragnatafl: Run, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    code, printed, _ = ragnatafl("campaign", "next", str(campaign.path), "--seat", "thor")
    assert (code, "The game is kept" in printed) == (0, True)
    found = Campaign.load(campaign.path)
    assert found.under_way is not None
    record = found.next_record()
    assert record.players == ["human", "bot jarl", "bot jarl"]
    assert len(record) >= 2
    begun = record.decisions
    code, printed, _ = ragnatafl("campaign", "next", str(campaign.path), "--bots", "random")
    assert f"Going on after {len(begun)} decisions." in printed
    found = Campaign.load(campaign.path)
    assert (code, found.games[0].result) == (0, "lost")
    assert found_record(found, found.games[0].record).decisions[: len(begun)] == begun


def test_a_record_finished_elsewhere_is_booked(ragnatafl: Run, campaign: Campaign) -> None:
    record = campaign.next_record()
    play_on(record, ["random"] * 3, campaign.record_path(campaign.games[0]))
    assert Campaign.load(campaign.path).under_way is not None
    code, printed, _ = ragnatafl("campaign", "next", str(campaign.path))
    assert (code, "Game 1: lost" in printed, "Round" in printed) == (0, True, False)
    assert len(Campaign.load(campaign.path).games) == 1


def test_bots_spend_for_their_own_gods(ragnatafl: Run, campaign: Campaign, fate: Fate) -> None:
    file = str(campaign.path)
    fate.set(won=False)
    code, printed, _ = ragnatafl("campaign", "next", file, "--bots", "random", "--spend")
    assert (code, "Bought: thor god_faces (3 XP), freyia god_faces (3 XP), tyr vanir_faces" in printed) == (0, True)
    assert Campaign.load(file).games[0].bought == ["thor god_faces", "freyia god_faces", "tyr vanir_faces"]
    found = Campaign.load(file)
    fate.play(found, False)
    console = Console(file=io.StringIO())
    Pages(console, found, "en").spend_for_bots(["human", "bot jarl", "bot jarl"])
    assert found.games[1].bought == ["freyia vanir_faces"]
    assert found.sheets["thor"].xp == DEFEAT


def test_what_was_not_spent_is_spent_before_the_next_game(ragnatafl: Run, campaign: Campaign, fate: Fate) -> None:
    fate.play(campaign, True)
    assert ragnatafl("campaign", "next", str(campaign.path), "--bots", "random", "--spend")[0] == 0
    found = Campaign.load(campaign.path)
    assert [game.saga for game in found.games] == [1, 2]
    assert found.games[0].bought[0] == "thor god_faces"
    assert "thor god_faces=1" in str(Record.load(found.record_path(found.games[1])).options["sheets"])


# A killed process

KILLED = """
import os, signal, sys
from ragnatafl import cli

saves = 0
replace = os.replace

def replace_or_die(source, target):
    global saves
    saves += 1
    if saves == int(sys.argv[1]):
        os.kill(os.getpid(), signal.SIGKILL)
    replace(source, target)

os.replace = replace_or_die
try:
    cli.main(sys.argv[2:])
finally:
    print("saves:", saves)
"""


def killed_at(save: int, file: Path, bots: str) -> tuple[int, str]:
    """Play the next game in a process that is killed when it would put this file in its place for the n-th time."""
    command = [sys.executable, "-c", KILLED, str(save), "campaign", "next", str(file), "--bots", bots]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False)
    return done.returncode, done.stdout


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.startswith(".")}


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
@pytest.mark.parametrize(("bots", "seats"), [("random", 3), ("greedy", 1)])
def test_a_killed_game_ends_like_one_that_was_not(ragnatafl: Run, tmp_path: Path, bots: str, seats: int) -> None:
    def begin(name: str) -> Path:
        folder = tmp_path / name
        folder.mkdir()
        Campaign.new(folder / "ragnarok.campaign", seats, seed=11).save()
        return folder

    whole = begin("whole")
    code, printed = killed_at(0, whole / "ragnarok.campaign", bots)
    assert code == 0
    saves = int(printed.rpartition("saves:")[2])
    assert saves > 30
    for at in (1, 2, 3, 25, saves - 1, saves) if bots == "random" else (50,):
        folder = begin(f"killed-{at}")
        file = folder / "ragnarok.campaign"
        code, printed = killed_at(at, file, bots)
        assert code == -signal.SIGKILL
        assert files_of(folder) != files_of(whole)
        Campaign.load(file)
        assert ragnatafl("campaign", "next", str(file), "--bots", bots)[0] == 0
        assert files_of(folder) == files_of(whole)


# Damaged files


@pytest.fixture
def played(campaign: Campaign, fate: Fate) -> Campaign:
    fate.play(campaign, True)
    campaign.spend("thor", "elves")
    fate.play(campaign, False)
    fate.monkeypatch.undo()
    campaign.next_record()
    return campaign


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("campaign = 2", "campaign = 3", "ragnarok.campaign: campaign is format 3, but this program reads format 2."),
        (
            "campaign = 2",
            "campaign = 1",
            "is format 1: all deals changed with version 0.2, so it cannot be gone on with.",
        ),
        ("campaign = 2\n", "", "is not a campaign file: the key campaign is missing."),
        ('seed = "7"', "seed = ", "is not valid TOML: Invalid value"),
        ('seed = "7"', 'seed = "8"', "game.1.seed is"),
        ('seed = "7"', 'seed = "-7"', 'seed must be a whole number from 0 to 2**256 - 1, not "-7"'),
        ('seed = "7"', f'seed = "{2**256}"', "seed must be a whole number from 0 to 2**256 - 1"),
        ('seed = "7"', 'seed = "٧"', "seed must be a whole number from 0 to 2**256 - 1"),
        ('seed = "7"', 'sead = "7"', 'sead is not a known key (did you mean "seed"?)'),
        (
            '"thor", "freyia"',
            '"thor", "loki"',
            'gods.2 must be one of freyr, freyia, frigg, heimdall, odin, thor, tyr, not "loki"',
        ),
        ('"thor", "freyia"', '"thor", "thor"', "gods must be 3 different names"),
        ("supporting = []", 'supporting = ["odin"]', "supporting must be a list of 0"),
        ("saga = 2", "saga = 3", "game.2.saga is 3, but saga 2 was to be played (YG-20.1)."),
        ('result = "won"', 'result = "lost"', 'ragnarok-1-saga-1.tafl says "won (YG-19.1) it was said so", but'),
        ('result = "lost"', 'result = "drawn"', 'game.2.result must be one of won, lost, unfinished, not "drawn".'),
        ('result = "lost"', 'result = "unfinished"', "cannot be played while the game before it is unfinished."),
        ('"ragnarok-1-saga-1.tafl"', '"../ragnarok.tafl"', "record must be the name of a file beside the campaign."),
        ('"ragnarok-1-saga-1.tafl"', '"ragnarok-2-saga-2.tafl"', "is not the record of this game: its seed is"),
        ('"ragnarok-1-saga-1.tafl"', '"lost.tafl"', "cannot be read: No such file"),
        ('["thor elves"]', "[]", "ragnarok-2-saga-2.tafl is not the record of this game: its option sheets is"),
        ('["thor elves"]', '["thor elves", "tyr kin odin"]', 'has "tyr kin odin", which cannot be: A box of kin names'),
        ('["thor elves"]', '["odin elves"]', 'has "odin elves", which is not'),
        ('result = "unfinished"\nbought = []', 'result = "unfinished"\nbought = ["thor elves"]', "must be empty while"),
        ('thor = "7 XP, elves=1"', 'thor = "9 XP, elves=1"', 'the games and what was bought give "7 XP, elves=1".'),
        ("\ntyr = ", "\nodin = ", "sheets.odin is not a known key"),
        ("[sheets]", "[[sheets]]", "sheets must be a table, not "),
        ("[[game]]", "[game]", "is not valid TOML"),
    ],
)
def test_a_damaged_file_is_told_in_one_sentence(played: Campaign, old: str, new: str, said: str) -> None:
    text = played.path.read_text("utf-8")
    assert old in text
    played.path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(RagnataflError) as complaint:
        Campaign.load(played.path)
    assert said in str(complaint.value)
    assert str(complaint.value).endswith(".") and "\n" not in str(complaint.value)


def test_a_game_under_way_of_other_content_cannot_go_on(ragnatafl: Run, played: Campaign) -> None:
    game = played.under_way
    assert game is not None
    record = Record.load(played.record_path(game))
    record.content = "another"
    record.save(played.record_path(game))
    assert ragnatafl("campaign", "show", str(played.path))[0] == 0
    code, _, complaint = ragnatafl("campaign", "next", str(played.path), "--bots", "random")
    assert code == 2 and "content another" in complaint and complaint.count("\n") == 1


def test_a_campaign_whose_numbers_no_longer_hold_names_the_content_it_was_played_with(played: Campaign) -> None:
    """As after a change of the experience's prices: what was bought then cannot have been bought now."""
    for game in played.games:
        record = Record.load(played.record_path(game))
        record.rules, record.content = "0.0", "another"
        record.save(played.record_path(game))
    assert Campaign.load(played.path).won == 1, "its numbers still hold"
    text = played.path.read_text("utf-8")
    played.path.write_text(text.replace('thor = "7 XP', 'thor = "9 XP'), "utf-8")
    with pytest.raises(CampaignError, match=r"rules 0\.0 and content another; it cannot go on here: .*9 XP.*\.$"):
        Campaign.load(played.path)


def test_any_damage_is_refused_or_harmless(played: Campaign) -> None:
    whole = played.path.read_bytes()
    chance = random.Random(20)
    for _ in range(400):
        damaged = bytearray(whole)
        at = chance.randrange(len(damaged))
        for _ in range(chance.randint(1, 3)):
            damaged[at : at + chance.choice((0, 1, 20))] = bytes(chance.choices(b'0123"[]{}=\n#\xff\x00ax', k=3))
        played.path.write_bytes(damaged)
        try:
            Campaign.load(played.path)
        except RagnataflError as complaint:
            assert "\n" not in str(complaint)
    for text in ("", "x" * 100_000, "[" * 100_000, f"campaign = {'9' * 5000}"):
        played.path.write_text(text)
        with pytest.raises(CampaignError):
            Campaign.load(played.path)


def test_a_foreign_file_in_the_place_of_a_record_is_not_overwritten(campaign: Campaign) -> None:
    place = campaign.record_path(campaign.next_game())
    place.write_text("my notes")
    with pytest.raises(RagnataflError, match=r"ragnarok-1-saga-1\.tafl"):
        campaign.next_record()
    assert place.read_text() == "my notes"
    assert reloaded(campaign).games == []


def test_a_record_of_this_game_in_its_place_is_gone_on_with(campaign: Campaign) -> None:
    before = campaign.path.read_bytes()
    record = campaign.next_record()
    play_on(record, ["random"] * 3, campaign.record_path(campaign.games[0]))
    campaign.path.write_bytes(before)
    found = Campaign.load(campaign.path)
    assert found.next_record() == record
    assert found.finish(record) is False


def test_a_full_disk_leaves_the_old_file(campaign: Campaign, fate: Fate) -> None:
    fate.play(campaign, True)
    before = files_of(campaign.path.parent)
    fate.monkeypatch.setattr("os.replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(CampaignError, match=r"cannot be written to .*: No space left on device"):
        campaign.spend("thor", "elves")
    assert files_of(campaign.path.parent) == before
    assert sorted(path.name for path in campaign.path.parent.iterdir()) == sorted(before)
