"""Why an action is not possible now: the key of a message, and the rule that says so."""

from __future__ import annotations

from ragnatafl.core.contract import Refusal

from ..content import GODS, WORLDS
from ..sagas.content import SAGAS
from .decisions import DECISIONS
from .notation import ACTIONS, OPPONENTS, TEXTS
from .position import Position, Step
from .tables import FIRST_JOTUN, N_OPPONENTS, N_WORLDS, ON_TREE, Obstacle
from .tree import is_blocked, is_forbidden, is_guarded, jotun_world, plain_moves
from .turn import both_halves, opponent_of


def refuse(key: str, rule: str, **args: str | int) -> Refusal:
    """Arguments are codes of the notation, or numbers; the message yg-refusal-<key> says it."""
    return Refusal("", rule, key, args, "yggdrasil")


def god_code(position: Position, figure: int) -> str:
    return GODS[position.god[figure]]


def explain(position: Position, seat: int, action: int) -> Refusal:
    """The reason and the rule id for an action that is not legal."""
    text = TEXTS[action]
    if not position.running():
        return refuse("over", "YG-19.3", text=text)
    step = position.step()
    decision, rule = DECISIONS[step].name, DECISIONS[step].rule
    god = god_code(position, seat)
    if (position.waiting_mask >> seat) & 1 == 0:
        other = next(s for s in range(position.n) if (position.waiting_mask >> s) & 1)
        return refuse("not_asked", rule, god=god, other=god_code(position, other), decision=decision)
    verb = ACTIONS.actions[action].verb
    if step == Step.MOVE and verb == "move":
        return why_not_move(position, seat, ACTIONS.places[action][0])
    if step in (Step.ACTION, Step.GO_FIGHT) and verb == "fight":
        return why_not_fight(position, seat, step, int(opponent_of(action)))
    if step == Step.ACTION:
        why = why_not_act(position, seat, verb)
        if why:
            return why
    if verb == "done":
        return refuse("must", rule, god=god, decision=decision)
    if step == Step.ELVES and verb == "elf" and is_forbidden(position, Obstacle.ELVES):
        return refuse("suttung", "YG-9.5")
    return refuse("not_possible", rule, god=god, decision=decision, text=text)


def why_not_move(position: Position, seat: int, world: int) -> Refusal:
    here = int(position.world[seat])
    if world == here:
        return refuse("already_there", "YG-10.1", god=god_code(position, seat), world=WORLDS[world])
    if position.saga and (plain_moves(position, here) >> world) & 1:
        rule = next(rule for rule in SAGAS.sagas[position.saga - 1].rules if rule.rule == "no_entry")
        return refuse("no_entry", rule.law[0], entry=rule.law[0], world=WORLDS[world], source=WORLDS[here])
    return refuse("too_far", "YG-10.1", world=WORLDS[world], source=WORLDS[here])


def why_not_fight(position: Position, seat: int, step: int, opponent: int) -> Refusal:
    world = int(position.world[seat])
    name = OPPONENTS[opponent]
    if step == Step.ACTION and (position.fought or (position.acted and not both_halves(position))):
        return refuse("no_fight_left", "YG-11.1", god=god_code(position, seat))
    if opponent < ON_TREE:
        if position.enemy[opponent] == world and is_guarded(position, opponent):
            return refuse("guarded", "YG-9.4", opponent=name)
        return refuse("not_here", "YG-11.2", opponent=name, world=WORLDS[world])
    if opponent >= N_OPPONENTS:
        return refuse("foe_not_now", "YG-21.7", opponent=name)
    jotun = opponent - FIRST_JOTUN
    if (position.jotuns >> jotun) & 1 == 0:
        return refuse("not_activated", "YG-11.2", opponent=name)
    place = int(jotun_world(position, jotun))
    if place >= N_WORLDS:
        return refuse("guard_in_cage", "YG-9.4", opponent=name)
    return refuse("fought_elsewhere", "YG-11.2", opponent=name, world=WORLDS[place])


def why_not_act(position: Position, seat: int, verb: str) -> Refusal | None:
    if verb not in ("act", "heal", "comfort", "saga"):
        return None
    world = int(position.world[seat])
    name = WORLDS[world]
    if position.acted or (position.fought and not both_halves(position)):
        return refuse("no_action_left", "YG-11.1", god=god_code(position, seat))
    if verb == "comfort":
        return refuse("comfort", "YG-17.9")
    if is_blocked(position, world):
        return refuse("blocked", "YG-9.3", world=name)
    if verb == "saga":
        return refuse("saga_action", "YG-21.6")
    if verb == "heal":
        return refuse("not_devastated", "YG-13.1", world=name)
    if position.is_devastated(world):
        return refuse("devastated", "YG-7.4", world=name)
    return refuse("no_use", "YG-12.2", world=name)
