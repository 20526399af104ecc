"""Content: the law's numbers are there, and a damaged file is named with its key."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import asdict
from pathlib import Path

import pytest

from ragnatafl import ContentError
from ragnatafl.core.content import differences
from ragnatafl.games.yggdrasil import content
from ragnatafl.games.yggdrasil.content import CAGE, CONTENT, ENEMIES, FILES, FOLDER, GODS, MODES, WORLDS
from ragnatafl.games.yggdrasil.game import GAME
from tests.damage import damaged

LAW = (Path(__file__).parents[2] / "docs" / "rules" / "yggdrasil.md").read_text("utf-8")


def id_of(name: str) -> str:
    """Óðroerir -> odroerir, as ids are made from names."""
    plain = unicodedata.normalize("NFD", name.lower().replace("ð", "d").replace("ø", "o"))
    return re.sub(r"[^a-z]+", "_", plain.encode("ascii", "ignore").decode()).strip("_")


def law_table(rule: str, columns: int) -> list[list[str]]:
    """The rows of the first table with that many columns after a rule of the law, without its head."""
    lines = LAW[LAW.index(f"**{rule}") :].splitlines()
    rows: list[list[str]] = []
    for line in lines[1:]:
        cells = [cell.strip(" `") for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and len(cells) == columns:
            rows.append(cells)
        elif rows:
            break
    assert len(rows) > 3
    return rows[2:]


def test_worlds_stand_where_the_law_puts_them() -> None:
    for r, *columns in law_table("YG-2.2", 4):
        for column, names in enumerate(columns):
            ids = [id_of(name) for name in names.split(",")]
            for level, id in enumerate(ids):
                world = CONTENT.worlds[WORLDS.index(id)]
                assert world.level == level
                assert (world.place + (int(r) if level == 1 else 0)) % 3 == column


def test_islands_send_the_laws_nameless() -> None:
    row = next(line for line in LAW.splitlines() if line.startswith("| Nameless sent"))
    assert [0, *(int(n) for n in re.findall(r"\d", row))] == list(CONTENT.islands)


def test_dice_have_the_laws_faces() -> None:
    rows = law_table("YG-1.7", 4)
    assert tuple(row[1] for row in rows) == CONTENT.god_die
    assert tuple(row[2] for row in rows) == CONTENT.vanir_die
    assert {row[2] for row in rows if "success" in row[3]} == set(CONTENT.success_faces)
    assert {row[2] for row in rows if "returns to Vanaheim" in row[3]} == set(CONTENT.returning_faces)


def test_runestones_have_the_laws_faces() -> None:
    rows = law_table("YG-12.4", 3)
    assert [(row[0], (row[1], row[2])) for row in rows] == [(stone.id, stone.faces) for stone in CONTENT.stones]


def test_pieces_are_those_of_the_box() -> None:
    counts: dict[str, int] = {}
    for row in law_table("YG-1.4", 4):
        for name, count in ((row[0], row[1]), (row[2], row[3])):
            if name:
                counts[name] = int(count.split()[0])
    pieces = CONTENT.pieces
    assert counts["Fire Giant pawns"] == pieces.fire_giants
    assert counts["Nameless pawns"] == pieces.nameless
    assert counts["Jötun pawns"] == pieces.jotun_pawns
    assert counts["Hero pawns"] == pieces.heroes
    assert counts["Elf pawns"] == pieces.elves
    assert counts["Vanir dice"] == pieces.vanir_dice
    assert counts["God dice"] == pieces.god_dice
    assert counts["Devastation markers (Cage bars)"] == pieces.markers
    assert counts["Life tokens"] == pieces.life
    assert counts["Artifact cards"] == len(CONTENT.artifacts)
    assert counts["Creature cards"] == len(CONTENT.creatures)
    assert counts["Jötun cards"] == len(CONTENT.jotuns)
    assert counts["Enemy cards"] == len(CONTENT.enemies) * len(CONTENT.gods)


def test_set_up_by_player_count_is_the_laws() -> None:
    for row in law_table("YG-3.2", 5):
        numbers = [int(n) for n in re.findall(r"\d+", " ".join(row))]
        ours = CONTENT.players[numbers[0]]
        assert numbers[1:] == [value for value in asdict(ours).values()][: len(numbers) - 1]


def test_enemies_begin_fight_and_flee_by_the_law() -> None:
    assert tuple(enemy.id for enemy in CONTENT.enemies) == ENEMIES
    start = {enemy.id: content.PLACES[enemy.start] for enemy in CONTENT.enemies}
    rule = re.search(r"\*\*YG-3\.4\*\*(.*)", LAW)
    assert rule
    for name, place in re.findall(r"(\w+) (?:in|on island 0 of) (?:the )?(\w+)", rule[1])[:5]:
        assert start[id_of(name)] == place.lower()
    for row in law_table("YG-11.4", 3):
        if id_of(row[0]) in ENEMIES:
            enemy = CONTENT.enemies[ENEMIES.index(id_of(row[0]))]
            assert enemy.strength == int(re.findall(r"\d+", row[1])[0])
            assert content.PLACES[enemy.flight] in row[2].lower()
        elif row[0] == "any Jötun":
            assert int(row[1]) == CONTENT.jotun_strength
    assert CONTENT.enemies[ENEMIES.index("loki")].flight == CAGE


def test_activations_cost_what_the_law_says() -> None:
    by_id = {enemy.id: enemy for enemy in CONTENT.enemies}
    assert "The active god loses 1 Life" in LAW
    assert by_id["hel"].life == 1
    assert "the active god loses 3 Life" in LAW
    assert by_id["fenrir"].life == 3
    assert "Move two Fire Giants" in LAW
    assert by_id["surtur"].fire_giants == 2
    assert "first lose 2 Life" in LAW
    assert CONTENT.heal_life == 2
    assert [id for id in ENEMIES if by_id[id].rotation] == ["hel", "surtur", "loki"]
    assert [id for id in ENEMIES if by_id[id].jotuns] == ["loki"]


def test_gods_begin_with_the_laws_abilities() -> None:
    assert tuple(god.id for god in CONTENT.gods) == GODS
    law = {id_of(row[0]): row[1] for row in law_table("YG-17.1", 2)}
    for god in CONTENT.gods:
        text = law[god.id]
        assert god.elves == (2 if "two Elves" in text else 0)
        assert god.vanir_dice == 0
        runes = re.findall(r"`(I+)`", text)
        assert list(god.god_faces) == (runes if "god die" in text else [])
        assert list(god.vanir_faces) == (runes if "Vanir dice" in text else [])
        rows = [row for row in content.RELATIONS if row.replace("_", " ") in text.lower()]
        assert list(god.relations) == rows


def test_powers_are_the_laws() -> None:
    law = {id_of(row[0]): row[1] for row in law_table("YG-17.9", 2)}
    assert law.keys() == set(GODS)
    for god in CONTENT.gods:
        assert (god.target >= 0) == ("May always move to" in law[god.id])
        if god.target >= 0:
            assert CONTENT.worlds[god.target].name in law[god.id]
    amounts = {god.id: god.amount for god in CONTENT.gods if god.amount}
    assert amounts == {"freyr": 2, "frigg": 1, "thor": 2}


def test_jotuns_are_the_laws_in_its_order() -> None:
    words = {
        "using Elves": "elves",
        "using Heroes": "heroes",
        "every Artifact": "artifacts",
        "rolling Vanir": "vanir_dice",
        "rolling god": "god_dice",
    }
    law = [(id_of(row[0]), "blocker", row[1].lower()) for row in law_table("YG-9.3", 3)]
    law += [(id_of(row[0]), "guard", row[1].lower()) for row in law_table("YG-9.4", 2)]
    law += [(id_of(row[0]), "obstacle", words[" ".join(row[1].split()[:2])]) for row in law_table("YG-9.5", 2)]
    assert law == [(jotun.id, jotun.kind, jotun.target) for jotun in CONTENT.jotuns]


def test_the_blockers_marked_in_the_law_are_reconstructed() -> None:
    law = {id_of(row[0]) for row in law_table("YG-9.3", 3) if "RECON" in row[2]}
    ours = {origin.where.rsplit(".", 1)[1] for origin in CONTENT.origins if "jotuns.toml: jotuns." in origin.where}
    assert ours == law


def test_artifacts_are_the_laws_in_its_order() -> None:
    rows = law_table("YG-15.1", 4)
    assert [(id_of(row[1]), row[1], int(row[0])) for row in rows] == [
        (artifact.id, artifact.name, artifact.level) for artifact in CONTENT.artifacts
    ]
    for row, artifact in zip(rows, CONTENT.artifacts, strict=True):
        if artifact.effect == "move_to_level":
            assert f"any {artifact.target}" in row[2]
        elif artifact.effect == "reduce_risks":
            assert artifact.target in id_of(row[2])
            assert artifact.amount == 1
    amounts = {a.id: a.amount for a in CONTENT.artifacts if a.amount and a.effect != "reduce_risks"}
    assert amounts == {"megingjord": 2, "brisingamen": 1, "idunn_epli": 1, "svalinn": 1}


def test_creatures_are_the_laws_in_its_order() -> None:
    words = {"one": 1, "1": 1, "two": 2, "2": 2, "three": 3}
    rows = law_table("YG-16.1", 2)
    assert len(rows) == 18
    for row, creature in zip(rows, CONTENT.creatures, strict=True):
        name = row[0].removesuffix(" (one card)")
        assert creature.name == name
        assert creature.id == ("dain_and_brothers" if name.startswith("Dain") else id_of(name))
        if creature.amount:
            first = next(word for word in re.findall(r"\w+", row[1]) if word in words)
            assert creature.amount == words[first], name
        assert creature.times == (2 if "; then a chosen god" in row[1] else 1)
        if creature.id != "skuld":
            assert creature.optional == bool(re.search(r"\bmay\b|up to", row[1])), name


def test_world_actions_have_the_laws_numbers() -> None:
    for row in law_table("YG-12.2", 4):
        world = id_of(row[0].removesuffix(" (risky)"))
        action = CONTENT.actions[WORLDS.index(world)]
        numbers = tuple(int(n) for n in re.findall(r"\d", row[2]))
        if "risky" in row[0]:
            assert action.risks == numbers
            assert action.amounts == (3 if "up to 3" in row[1] else 1,) * 3
        else:
            assert action.risks == (0, 0, 0)
            assert action.amounts == (numbers or (1, 2, 3))
    assert MODES == ("penalised", "normal", "supported")


def test_tracks_are_the_laws() -> None:
    for row in law_table("YG-18.2", 4):
        track = CONTENT.tracks[row[0].split()[0]]
        assert track.moves == {seats: int(row[1 if seats <= 3 else 2]) for seats in (1, 2, 3, 4, 5)}
        assert f"JOTUN({track.jotuns})" == row[3] if track.jotuns else row[3] == "none"
    assert [(t.id, t.abilities, t.powers) for t in CONTENT.tracks.values()] == [
        ("easy", False, False),
        ("hard", True, True),
        ("expert", True, True),
        ("beginner", False, False),
    ]


def test_the_beginners_way_is_the_laws() -> None:
    others, alone = map(int, re.findall(r"\b\d\b", LAW[LAW.index("**YG-18.3") :].partition("the Tree is")[2])[:2])
    assert CONTENT.tracks["beginner"].moves == {1: alone, 2: others, 3: others, 4: others, 5: others}


def test_levels_are_offered_from_the_easiest_on() -> None:
    (level,) = [option for option in GAME.options if option.name == "level"]
    assert level.choices == ("beginner", "easy", "hard", "expert")


def test_experience_is_the_laws() -> None:
    rows = [[int(n) for n in re.findall(r"\b\d\b", row[1].split(";")[0])] for row in law_table("YG-20.3", 3)]
    sheet = CONTENT.experience
    assert rows[:4] == [list(sheet.elves), list(sheet.vanir_dice), list(sheet.god_faces), list(sheet.vanir_faces)]
    assert rows[4] == list(sheet.relations[5])
    lines = LAW[LAW.index("**YG-20.4**") :].splitlines()
    boxes = next(line for line in lines if line.startswith("| Boxes")).strip("|").split("|")[1:]
    assert [[int(n) for n in re.findall(r"\d", box)] for box in boxes] == [
        list(sheet.relations[n]) for n in (5, 4, 3, 2, 1)
    ]
    points = re.search(r"gains XP: defeat (\d); victory (\d)", LAW)
    assert points and (int(points[1]), int(points[2])) == (sheet.defeat, sheet.victory)


def test_what_is_not_from_the_rulebook_says_why() -> None:
    for origin in CONTENT.origins:
        assert origin.source in ("rulebook", "public", "reconstructed", "original")
        assert bool(origin.why) == (origin.source in ("reconstructed", "original")), origin.where
    assert {origin.where.split(".toml")[0] for origin in CONTENT.origins} == set(FILES)


@pytest.mark.parametrize(
    ("name", "old", "new", "named"),
    [
        ("actions.toml", "normal = 3", "normal = 30", "normal must be"),
        ("actions.toml", "normal = 3, ", "", "normal is missing"),
        ("actions.toml", 'effect = "elves"', 'effect = "heroes"', "actions.alfheim.effect"),
        ("actions.toml", 'vanaheim = { effect = "vanir_dice"', 'vanheim = { effect = "vanir_dice"', "YG-12.2"),
        (
            "actions.toml",
            'effect = "runestones", amount = { penalised = 1',
            'effect = "runestones", amount = { penalised = 4',
            "three stones",
        ),
        ("artifacts.toml", "level = 1", "level = 4", "level must be"),
        ("artifacts.toml", "level = 1", "level = 2", "six Artifacts of each level"),
        ("artifacts.toml", 'effect = "reroll_god_die"', 'effect = "reroll"', "effect"),
        ("artifacts.toml", 'target = "fenrir"', 'target = "garm"', "gleipnir.target"),
        ("artifacts.toml", "amount = 2\n", "", "megingjord.amount is missing"),
        ("creatures.toml", 'effect = "urd"', 'effect = "norn"', "urd.effect"),
        ("creatures.toml", "optional = true", "optional = 1", "optional must be true or false"),
        ("creatures.toml", "[creatures.urd]", "[creature.urd]", "creature is not a known key"),
        ("dice.toml", '"S", "S", ', '"S", ', "faces must be a list of 6"),
        ("dice.toml", '"S", "S", ', '"S", "IV", ', 'faces.2 must be one of S, SR, I, II, III, BLANK, not "IV"'),
        ("enemies.toml", "strength = 3", "power = 3", "power is not a known key"),
        ("enemies.toml", 'counts = "nameless"', 'counts = "dead"', "counts"),
        ("enemies.toml", "[enemies.hel]", "[enemies.hela]", "YG-1.2"),
        ("enemies.toml", 'flight = "island"', 'flight = "midgard"', "flight"),
        ("experience.toml", "costs = [1, 2, 3]", "costs = [3, 2, 1]", "costs must rise"),
        ("experience.toml", "[rows.vanir_dice]", "[rows.vanir]", "vanir is not a known key"),
        ("experience.toml", "3 = [1, 3]", "3 = [1, 3, 4]", "3 must be a list of 2"),
        ("gods.toml", 'god_faces = ["I", "II"]', 'god_faces = ["II"]', "god_faces"),
        ("gods.toml", 'relations = ["comrade_in_arms"]', 'relations = ["brother"]', "relations"),
        ("gods.toml", 'target = "midgard"', 'target = "cage"', "heimdall.target"),
        ("jotuns.toml", 'target = "asgard"', 'target = "loki"', "thiazi.target"),
        ("jotuns.toml", 'target = "asgard"', 'target = "midgard"', "target of its own"),
        ("jotuns.toml", 'why = "She is', 'reason = "She is', "why is missing"),
        ("jotuns.toml", 'source = "reconstructed"', 'source = "guessed"', "skadi.source"),
        ("runestones.toml", '"MOVE", "ROTATE"', '"MOVE", "HEAL"', "white"),
        ("runestones.toml", 'source = "reconstructed"\n', "", "source is missing"),
        ("setup.toml", "life = 25", "life = 24", "players.5.life"),
        ("setup.toml", "elves = 13\n", "elves = 12\n", "players.5.elves"),
        ("setup.toml", "supporting = 2, ", "supporting = 1, ", "supporting"),
        ("setup.toml", "god_dice = 5", "god_dice = 4", "god_dice"),
        ("setup.toml", 'jormungand = "midgard"', 'jormungand = "asgard"', "jormungand"),
        ("tracks.toml", "1 = 7", "1 = 0", "moves"),
        ("tracks.toml", "5 = 6 }", "6 = 6 }", "moves"),
        ("tracks.toml", "jotuns = 1", "jotuns = 4", "jotuns"),
        ("tracks.toml", "[tracks.hard]", "[tracks.harder]", "must have the hard game"),
        ("tree.toml", 'name = "Midgard", level = "mid"', 'name = "Midgard", level = "top"', "midgard is missing"),
        ("tree.toml", "vanaheim = 1", "vanaheim = 0", "columns"),
        ("tree.toml", "nidavellir = 1", "nidavellir = 0", "slots"),
        ("tree.toml", "nameless = [0, ", "nameless = [1, ", "nameless"),
        ("tree.toml", "[islands]", "[islands", "tree.toml is not valid TOML"),
    ],
)
def test_a_damaged_file_is_named_with_its_key(tmp_path: Path, name: str, old: str, new: str, named: str) -> None:
    with pytest.raises(ContentError) as caught:
        content.load(damaged(FOLDER, tmp_path, name, old, new))
    assert name in str(caught.value)
    assert named in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"actions\.toml cannot be read"):
        content.load(tmp_path)


def test_the_hash_changes_with_a_number_and_with_the_numbering_but_not_with_a_comment(tmp_path: Path) -> None:
    assert content.load(damaged(FOLDER, tmp_path / "a", "tracks.toml", "1 = 7", "1 = 4")).hash != CONTENT.hash
    assert content.load(damaged(FOLDER, tmp_path / "b", "tree.toml", "# The Tree", "# A tree")).hash == CONTENT.hash
    folder = damaged(FOLDER, tmp_path / "c", "tree.toml", "# The Tree", "# The Tree")
    head, *cards = (folder / "creatures.toml").read_text("utf-8").split("[creatures.")
    (folder / "creatures.toml").write_text("[creatures.".join([head, *reversed(cards)]), "utf-8")
    assert content.load(folder).hash != CONTENT.hash


def test_a_corrected_number_is_told_from_the_shipped_one(tmp_path: Path) -> None:
    folder = damaged(FOLDER, tmp_path, "tracks.toml", "1 = 7", "1 = 4")
    assert differences(FOLDER, folder) == ["tracks.toml: tracks.easy.moves.1 is 4 (shipped: 7)."]
