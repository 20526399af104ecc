"""The English sentences of refusals by key; other languages have theirs under the same keys (`yg-refusal-<key>`)."""

from __future__ import annotations

from ragnatafl.core.contract import Refusal

from ..content import CONTENT
from ..sagas.content import SAGAS

SENTENCES = {
    "over": '"{text}" comes too late: the game is over',
    "not_asked": "{god} is not asked now: {other} has to {decision}",
    "must": "{god} must {decision}",
    "suttung": "Suttung on the Sword of Obstacles forbids the use of Elves after a roll",
    "not_possible": '{god} is asked to {decision}; "{text}" is not possible now',
    # moving
    "already_there": "{god} is in {world} already, and may simply stay",
    "no_entry": "{entry}: {world} cannot be entered from {source} now",
    "too_far": "{world} is neither on the level nor in the column of {source}",
    # fighting
    "no_fight_left": "{god} has no fight left this turn",
    "guarded": "A Jötun guards {opponent}, who cannot be fought",
    "not_here": "{opponent} is not in {world}",
    "foe_not_now": "{opponent} cannot be fought here now",
    "not_activated": "{opponent} has not been activated",
    "guard_in_cage": "{opponent} sits on an Enemy in the Cage and cannot be fought",
    "fought_elsewhere": "{opponent} is fought in {world}",
    # acting
    "no_action_left": "{god} has no action left this turn",
    "comfort": "Only Frigg with her power can do that, for a wounded god in her World",
    "blocked": "A Jötun blocks {world}: no action is possible there",
    "saga_action": "That saga action is not possible here now",
    "not_devastated": "{world} is not Devastated",
    "devastated": "{world} is Devastated: only Heal the Tree is possible there",
    "no_use": "The action of {world} would do nothing now",
}

NAMES: dict[str, str] = {
    thing.id: thing.name
    for things in (CONTENT.worlds, CONTENT.enemies, CONTENT.gods, CONTENT.jotuns)
    for thing in things
} | {foe.id: foe.name for saga in SAGAS.sagas for foe in saga.opponents}
ENTRIES = {rule.law[0]: rule.name for saga in SAGAS.sagas for rule in saga.rules}


def refuse(key: str, rule: str, decisions: dict[str, str], **args: str | int) -> Refusal:
    """A refusal with its English sentence. Arguments are codes of the notation; `entry` is a rule of a saga."""
    words = {name: word(name, str(value), decisions) for name, value in args.items()}
    return Refusal(SENTENCES[key].format_map(words), rule, key, args)


def word(name: str, value: str, decisions: dict[str, str]) -> str:
    if name == "decision":
        return decisions[value]
    if name == "entry":
        return ENTRIES[value]
    return value if name == "text" else NAMES[value]
