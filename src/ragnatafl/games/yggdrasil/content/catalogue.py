"""What never changes and is needed to draw the Tree and to name what stands on it: JSON-ready facts of the content."""

from __future__ import annotations

from dataclasses import asdict

from ..rules.notation import OPPONENTS
from ..sagas.content import SAGAS, Page, Saga
from ..telling.shape import ActionFacts, Catalogue, PageFacts, SagaFacts, TrackFacts
from . import CONTENT, ENEMIES, FACES, PLACES, RELATIONS, STONE_FACES, WORLDS, Track, WorldAction


def catalogue() -> Catalogue:
    """Ids are those of notation and views; names and sentences are the business of the languages."""
    experience = CONTENT.experience
    return {
        "worlds": {
            world.id: {"level": world.level, "place": world.place, **action_facts(action)}
            for world, action in zip(CONTENT.worlds, CONTENT.actions, strict=True)
        },
        "islands": list(CONTENT.islands),
        "enemies": {
            enemy.id: {"strength": enemy.strength, "counts": enemy.counts, "flight": PLACES[enemy.flight]}
            for enemy in CONTENT.enemies
        },
        "gods": {
            god.id: {
                "power": god.power,
                "amount": god.amount,
                "elves": god.elves,
                "vanir_dice": god.vanir_dice,
                "god_faces": list(god.god_faces),
                "vanir_faces": list(god.vanir_faces),
                "relations": list(god.relations),
            }
            for god in CONTENT.gods
        },
        "jotuns": {jotun.id: {"kind": jotun.kind, "target": jotun.target} for jotun in CONTENT.jotuns},
        "opponents": list(OPPONENTS),
        "jotun_strength": CONTENT.jotun_strength,
        "heal_life": CONTENT.heal_life,
        "artifacts": {
            one.id: {"level": one.level, "effect": one.effect, "target": one.target, "amount": one.amount}
            for one in CONTENT.artifacts
        },
        "creatures": {one.id: {"effect": one.effect, "amount": one.amount} for one in CONTENT.creatures},
        "stones": {stone.id: list(stone.faces) for stone in CONTENT.stones},
        "stone_faces": list(STONE_FACES),
        "dice": {
            "faces": list(FACES),
            "god": list(CONTENT.god_die),
            "vanir": list(CONTENT.vanir_die),
            "success": list(CONTENT.success_faces),
            "returning": list(CONTENT.returning_faces),
        },
        "pieces": asdict(CONTENT.pieces),
        "players": {str(count): asdict(numbers) for count, numbers in CONTENT.players.items()},
        "tracks": {track.id: track_facts(track) for track in CONTENT.tracks.values()},
        "sagas": [saga_facts(saga) for saga in SAGAS.sagas],
        "relations": list(RELATIONS),
        "experience": {
            "elves": list(experience.elves),
            "vanir_dice": list(experience.vanir_dice),
            "god_faces": list(experience.god_faces),
            "vanir_faces": list(experience.vanir_faces),
            "relations": {str(players): list(costs) for players, costs in experience.relations.items()},
            "victory": experience.victory,
            "defeat": experience.defeat,
        },
    }


def action_facts(action: WorldAction) -> ActionFacts:
    """YG-12.2: numbers for a penalised, a normal and a supported action."""
    return {"effect": action.effect, "amounts": list(action.amounts), "risks": list(action.risks)}


def track_facts(track: Track) -> TrackFacts:
    moves = {str(count): length for count, length in track.moves.items()}
    return {"moves": moves, "jotuns": track.jotuns, "powers": track.powers}


def saga_facts(saga: Saga) -> SagaFacts:
    """Everything printed on a saga's pages (YG-21.1); pages are counted from 0."""
    return {
        "number": saga.number,
        "title": saga.title,
        "counters": [asdict(counter) for counter in saga.counters],
        "opponents": [foe.id for foe in saga.opponents],
        "tokens": dict(zip(saga.tokens.kinds, saga.tokens.counts, strict=True)),
        "pages": [page_facts(saga, page) for page in saga.pages],
        "actions": [
            {
                "id": deed.id,
                "laws": list(deed.law),
                "pages": list(deed.pages),
                "worlds": [WORLDS[world] for world in deed.worlds],
            }
            for deed in saga.actions
        ],
        "fights": [
            {"opponent": fight.opponent, "laws": list(fight.law), "pages": list(fight.pages)} for fight in saga.fights
        ],
        "rules": [{"rule": rule.rule, "laws": list(rule.law), "pages": list(rule.pages)} for rule in saga.rules],
        "defeats": [
            {"at_tree": doom.at_tree, "laws": list(doom.law), "pages": list(doom.pages)} for doom in saga.defeats
        ],
    }


def page_facts(saga: Saga, page: Page) -> PageFacts:
    return {
        "title": page.title,
        "spaces": [{"kind": space.kind, "name": space.name, "laws": list(space.law)} for space in page.spaces],
        "reveals": [
            {"enemy": ENEMIES[enemy], "laws": list(saga.reveals[entry].law)}
            for enemy, entry in enumerate(page.reveals)
            if entry >= 0
        ],
    }
