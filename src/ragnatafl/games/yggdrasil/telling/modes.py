"""Why the action of a World has its mode (YG-12.1): who is there, or an Artifact or a rule of the saga."""

from __future__ import annotations

from ragnatafl.core.contract import View

from ..content import MODES
from ..rules.odds import ARTIFACTS, has_artifact
from ..sagas.content import SAGAS

PENALISED, NORMAL, SUPPORTED = MODES
CHANGING = ("mode_down", "ignore_other_gods")
"""The rules of sagas that change a mode (YG-22.2.2, YG-22.4.4)."""


def why_mode(view: View, world: str) -> list[str]:
    """The Artifact and the rules of the saga but for which the mode would be another; empty where the pieces alone
    make it."""
    effect, mode = by_artifact(view, world)
    causes = [artifact.id for artifact in ARTIFACTS.values() if artifact.effect == effect]
    return causes if mode == view["worlds"][world]["mode"] else [*causes, *laws(view)]


def by_artifact(view: View, world: str) -> tuple[str, str]:
    """YG-15.2: the effect of an Artifact that changes the mode, if any, and the mode without a saga's rules."""
    there, active = view["worlds"][world], view["active"]
    enemy = bool(there["enemies"])
    other = any(god != view["gods"][active] for god in there["gods"])
    if not enemy and not other and has_artifact(view, active, "supported_when_alone"):
        return "supported_when_alone", SUPPORTED
    if enemy and has_artifact(view, active, "ignore_enemies"):
        return "ignore_enemies", SUPPORTED if other else NORMAL
    return "", NORMAL if enemy == other else SUPPORTED if other else PENALISED


def laws(view: View) -> list[str]:
    """The rules of the saga that change modes on this page."""
    rules = SAGAS.sagas[view["saga"] - 1].rules if view["saga"] else ()
    return [rule.law[0] for rule in rules if rule.rule in CHANGING and view["page"] in rule.pages]
