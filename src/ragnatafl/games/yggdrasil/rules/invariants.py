"""What must hold in every position (YG-1.9)."""

from __future__ import annotations

from collections import Counter

from ragnatafl.core.exactly import Fault

from ..content import CONTENT, ENEMIES, GODS, WORLDS
from .position import NO_CARD, Position, Step
from .saving import card_text
from .tables import N_ARTIFACTS, N_ENEMIES, N_GODS, N_WORLDS, ON_TREE, STACK, World
from .tree import enemies_in
from .wheel import SLOTS, wheel_count


def broken(position: Position) -> list[str]:
    """Sentences about whatever is broken; empty for a sound position."""
    problems = broken_pieces(position) + broken_cards(position)
    counts = CONTENT.players[int(position.n)]
    pools = position.players
    due = position.risk.elves_due + bin(position.risk.others_due).count("1")
    if position.elves + sum(p.elves for p in pools) + due != counts.elves:
        problems.append(f"The Elves in reserve, pools and on their way are not {counts.elves} (YG-3.2).")
    if position.vanir + sum(p.vanir for p in pools) != counts.vanir_dice:
        problems.append(f"The Vanir dice in reserve and pools are not {counts.vanir_dice} (YG-3.2).")
    for figure in range(position.figures):
        name = GODS[position.god[figure]]
        if not 0 <= position.world[figure] < N_WORLDS:
            problems.append(f"{name} is nowhere on the Tree.")
        if position.life[figure] > position.max_life[figure]:
            problems.append(f"{name} has more Life than at the start (YG-3.3).")
        if position.running() and position.life[figure] <= 0:
            problems.append(Fault(f"{name} has no Life, but the game goes on (D1).", "position_lifeless", god=name))
    if position.running():
        for world in range(N_WORLDS):
            if enemies_in(position, world) >= 2 and not position.is_devastated(world):
                sentence = f"{WORLDS[world]} holds two Enemies and is not Devastated (YG-7.2)."
                problems.append(Fault(sentence, "position_crowded", world=WORLDS[world]))
        if not position.waiting_mask:
            problems.append("Nobody is asked, and the game is not over.")
    elif position.waiting_mask:
        problems.append("The game is over, but somebody is asked.")
    return problems


def broken_pieces(position: Position) -> list[str]:
    problems = []
    for what, amount, most in (
        ("Fire Giants", position.giants, CONTENT.pieces.fire_giants),
        ("Nameless", position.nameless, CONTENT.pieces.nameless),
        ("Heroes", position.heroes, CONTENT.pieces.heroes),
        ("Jötun pawns", position.active_jotuns(), CONTENT.pieces.jotun_pawns),
        ("markers", CONTENT.pieces.markers - position.markers(), CONTENT.pieces.markers),
    ):
        if not 0 <= amount <= most:
            problems.append(f"There are {amount} {what} out, of {most} (YG-1.4).")
    if position.enemy[3] not in (World.MIDGARD, World.OUT):
        problems.append("Jormungand is not in Midgard (YG-8.4).")
    if any(not 0 <= position.enemy[enemy] <= World.OUT for enemy in range(ON_TREE)):
        problems.append("An Enemy is nowhere.")
    owned = [a for player in position.players for a in range(N_ARTIFACTS) if (player.artifacts >> a) & 1]
    taken = [
        int(position.artifacts[stack * STACK + k]) for stack in range(3) for k in range(position.artifacts_taken[stack])
    ]
    if sorted(owned) != sorted(taken):
        problems.append("The Artifacts in the pools are not those taken from the stacks (YG-15.1).")
    if sorted(position.artifacts) != list(range(N_ARTIFACTS)):
        problems.append("The Artifact stacks are not complete (YG-1.4).")
    gone = set(position.jotun_cards) & {j for j in range(18) if (position.jotuns >> j) & 1}
    if gone or len(set(position.jotun_cards)) != len(position.jotun_cards):
        problems.append("A Jötun is in the stack twice, or in the stack and on the Tree (YG-9.1).")
    drawn = {c for c in range(18) if (position.drawn >> c) & 1}
    if len(set(position.creatures)) != len(position.creatures) or drawn & set(position.creatures):
        problems.append("A Creature is in the stack twice (YG-16.1).")
    return problems


def broken_cards(position: Position) -> list[str]:
    """Every Enemy card in play is in exactly one deck or on the Wheel."""
    found: Counter[int] = Counter(int(card) for card in position.wheel if card != NO_CARD)
    for player in position.players:
        found.update(int(card) for card in player.deck)
        if player.laid != NO_CARD:
            found[int(player.laid)] += 1
        if len(player.deck) != len(player.known):
            return ["A deck and what is known of it differ in length."]
    for k in range(position.depth):
        if position.stack[k] & 255 == Step.DECK:
            found[int(position.stack[k] >> 8) & 255] += 1
    whole = Counter(int(enemy * N_GODS + god) for enemy in range(N_ENEMIES) for god in position.god)
    wrong = [card for card in whole | found if found[card] != whole[card]]
    problems = [f"{card_text(card)} is there {found[card]} times." for card in wrong]
    asked_early = position.depth <= 2
    for enemy in range(N_ENEMIES):
        most = 2 if position.n == 1 else 1
        if asked_early and position.running() and wheel_count(position, enemy) > most:
            problems.append(f"The Wheel holds too many cards of {ENEMIES[enemy]} (YG-1.9).")
        if any(
            position.wheel[enemy * SLOTS + k] not in (NO_CARD, *range(enemy * N_GODS, (enemy + 1) * N_GODS))
            for k in range(SLOTS)
        ):
            problems.append(f"The Wheel holds a foreign card at {ENEMIES[enemy]}.")
    return problems
