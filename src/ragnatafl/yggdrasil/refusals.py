"""Why an action is not possible now: one sentence for a person, and the rule that says so."""

from __future__ import annotations

from . import actions
from .content import CONTENT, WORLDS
from .notation import OPPONENTS, TEXTS
from .position import Position, Step
from .saga_content import SAGAS
from .tables import FIRST_JOTUN, N_OPPONENTS, N_WORLDS, ON_TREE, Obstacle
from .tree import is_blocked, is_forbidden, is_guarded, jotun_world, plain_moves
from .turn import both_halves, opponent_of

Why = tuple[str, str]

ASKED: dict[int, tuple[str, str, str]] = {
    Step.ORDER: ("turn_order", "name the order of turns", "YG-5.2"),
    Step.SUPPORT_MOVE: ("support_move", "move the supporting god, or not", "YG-6.6"),
    Step.MOVE: ("move", "move, or stay", "YG-10.1"),
    Step.ACTION: ("action", "fight, act, or be done", "YG-11.1"),
    Step.HEROES: ("heroes", "say how many Heroes minimise risks", "YG-14.3"),
    Step.ADD_DIE: ("add_die", "say whether a god die is added", "YG-14.5"),
    Step.DICE: ("dice", "say how many Vanir dice are rolled", "YG-14.5"),
    Step.REROLL: ("reroll", "reroll dice, or be done", "YG-14.7"),
    Step.ADDED_REROLL: ("added_reroll", "reroll the added die, or be done", "YG-14.7"),
    Step.ADDED_ELF: ("added_elf", "spend an Elf on the added die, or be done", "YG-14.8"),
    Step.ELVES: ("elves", "spend Elves or use a power, or be done", "YG-14.8"),
    Step.KEEP_ELF: ("keep_elf", "keep an Elf by Svalinn, or not", "YG-14.12"),
    Step.KEEP_DIE: ("keep_die", "keep a Vanir die by Brisingamen, or not", "YG-14.12"),
    Step.COMPANION: ("companion", "take a piece as Casual Companion, or not", "YG-17.6"),
    Step.AMOUNT: ("amount", "say how many", "YG-12.2"),
    Step.STACK: ("artifact_stack", "choose an Artifact stack", "YG-12.2"),
    Step.HEAL_WORLD: ("heal_world", "choose a Devastated World to heal", "YG-12.2"),
    Step.DRAW: ("draw", "say how many Creatures are drawn", "YG-12.2"),
    Step.CREATURE: ("creature", "choose one of the Creatures drawn", "YG-16.1"),
    Step.STONES: ("runestones", "use a Runestone, or be done", "YG-12.4"),
    Step.STONE_MOVE: ("runestone_move", "move a god by the Runestone", "YG-12.4"),
    Step.STONE_ROTATE: ("runestone_rotate", "say how far the mid level turns", "YG-12.4"),
    Step.STONE_ACTION: ("runestone_action", "choose the World of the Runestone's action", "YG-12.4"),
    Step.GO: ("creature_move", "go to any World, or stay", "YG-16.1"),
    Step.GO_FIGHT: ("creature_fight", "start a fight with Geri and Freki, or not", "YG-16.1"),
    Step.GO_ACT: ("creature_action", "perform the World's action with Ratatosk, or not", "YG-16.1"),
    Step.JOTUN: ("defeat_jotun", "choose a Jötun for Gullfaxi", "YG-16.1"),
    Step.CHEER: ("regain_life", "choose a god that regains Life", "YG-16.1"),
    Step.EXCHANGE: ("exchange", "give to others, or be done", "YG-27.2"),
    Step.SKULD: ("skuld", "put the two cards back, swapped or not", "YG-27.4"),
    Step.SLEIPNIR: ("sleipnir", "go to any World, or stay", "YG-27.4"),
    Step.URD: ("urd", "choose face-up cards of the Wheel, or be done", "YG-16.2"),
    Step.SAGA_CHOICE: ("saga_choice", "choose as the saga asks", "YG-21.8"),
    Step.DUEL: ("duel", "declare a duel, or not", "YG-22.6.6"),
    Step.REMOTE: ("remote_action", "choose the action the Runestone brings", "YG-12.4"),
    Step.TRAVEL: ("travel", "go to a companion's World, or not", "YG-17.7"),
    Step.KIN: ("kin", "ask a Kin for pieces, or be done", "YG-27.3"),
    Step.KIN_CONSENT: ("kin_consent", "accept what the Kin asks for, or not", "YG-27.3"),
    Step.KIN_LIFE: ("kin_life", "say how much Life the supporting Kin loses instead", "YG-14.11"),
    Step.DECK: ("receiver", "choose whose deck the supporting god's card goes to", "YG-16.2"),
}
"""For each step its name, what it asks as the end of "... is asked to ...", and the rule that asks."""

DECISIONS = {step: name for step, (name, _, _) in ASKED.items()}


def god_name(position: Position, figure: int) -> str:
    return CONTENT.gods[position.god[figure]].name


def explain(position: Position, seat: int, action: int) -> Why:
    """The reason and the rule id for an action that is not legal."""
    text = TEXTS[action]
    if not position.running():
        return f'"{text}" comes too late: the game is over', "YG-19.3"
    step = position.step()
    _, asked, rule = ASKED[step]
    if (position.waiting_mask >> seat) & 1 == 0:
        waiting = " and ".join(god_name(position, s) for s in range(position.n) if (position.waiting_mask >> s) & 1)
        return f"{god_name(position, seat)} is not asked now: {waiting} has to {asked}", rule
    verb = text.split()[0]
    if step == Step.MOVE and verb == "move":
        return why_not_move(position, seat, action - actions.MOVE)
    if step in (Step.ACTION, Step.GO_FIGHT) and verb == "fight":
        return why_not_fight(position, seat, step, int(opponent_of(action)))
    if step == Step.ACTION:
        why = why_not_act(position, seat, verb)
        if why:
            return why
    if verb == "done":
        return f"{god_name(position, seat)} must {asked}", rule
    if step == Step.ELVES and verb == "elf" and is_forbidden(position, Obstacle.ELVES):
        return "Suttung on the Sword of Obstacles forbids the use of Elves after a roll", "YG-9.5"
    return f'{god_name(position, seat)} is asked to {asked}; "{text}" is not possible now', rule


def why_not_move(position: Position, seat: int, world: int) -> Why:
    here = int(position.world[seat])
    if world == here:
        return f'{god_name(position, seat)} is in {WORLDS[world]} already; "done" stays there', "YG-10.1"
    if position.saga and (plain_moves(position, here) >> world) & 1:
        rule = next(rule for rule in SAGAS.sagas[position.saga - 1].rules if rule.rule == "no_entry")
        return f"{rule.name}: {WORLDS[world]} cannot be entered from {WORLDS[here]} now", rule.law[0]
    return f"{WORLDS[world]} is neither on the level nor in the column of {WORLDS[here]}", "YG-10.1"


def why_not_fight(position: Position, seat: int, step: int, opponent: int) -> Why:
    world = int(position.world[seat])
    name = OPPONENTS[opponent]
    if step == Step.ACTION and (position.fought or (position.acted and not both_halves(position))):
        return f"{god_name(position, seat)} has no fight left this turn", "YG-11.1"
    if opponent < ON_TREE:
        if position.enemy[opponent] == world and is_guarded(position, opponent):
            return f"A Jötun guards {name}, who cannot be fought", "YG-9.4"
        return f"{name} is not in {WORLDS[world]}", "YG-11.2"
    if opponent >= N_OPPONENTS:
        return f"{name} cannot be fought here now", "YG-21.7"
    jotun = opponent - FIRST_JOTUN
    if (position.jotuns >> jotun) & 1 == 0:
        return f"{name} has not been activated", "YG-11.2"
    place = int(jotun_world(position, jotun))
    if place >= N_WORLDS:
        return f"{name} sits on an Enemy in the Cage and cannot be fought", "YG-9.4"
    return f"{name} is fought in {WORLDS[place]}", "YG-11.2"


def why_not_act(position: Position, seat: int, verb: str) -> Why | None:
    if verb not in ("act", "heal", "comfort", "saga"):
        return None
    world = int(position.world[seat])
    if position.acted or (position.fought and not both_halves(position)):
        return f"{god_name(position, seat)} has no action left this turn", "YG-11.1"
    if verb == "comfort":
        return "Only Frigg with her power can do that, for a wounded god in her World", "YG-17.9"
    if is_blocked(position, world):
        return f"A Jötun blocks {WORLDS[world]}: no action is possible there", "YG-9.3"
    if verb == "saga":
        return "That saga action is not possible here now", "YG-21.6"
    if verb == "heal":
        return f"{WORLDS[world]} is not Devastated", "YG-13.1"
    if position.is_devastated(world):
        return f"{WORLDS[world]} is Devastated: only Heal the Tree is possible there", "YG-7.4"
    return f"The action of {WORLDS[world]} would do nothing now", "YG-12.2"
