"""When is it clear who is better? A sequential test over deals, and intervals for shares of victory.

For each bot of a match every deal gives one number: its share of the victories less the share that is fair. The test is
the generalised sequential probability ratio test with a normal approximation, as chess engines are tested with: after
each deal the likelihood of "better by the margin" is weighed against that of "no difference", and the same for worse.
Each of the two errs in at most about one of twenty matches (ERROR). The games of one deal are not independent of each
other, so deals are what is counted, in intervals too.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

ERROR = 0.05
FEWEST = 8
"""Deals before anything is called clear."""
CLEAR = math.log((1 - ERROR) / ERROR)
Z_95 = 1.959964

BETTER, WORSE, ALIKE, OPEN = "better", "worse", "alike", "open"


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance(values: Sequence[float]) -> float:
    """Of one value; never less than if there had been one surprise more, so that few deals do not look certain."""
    count, middle = len(values), mean(values)
    least = (count + 1) / (count + 2) ** 2
    return max(least, sum([(value - middle) ** 2 for value in values]) / max(1, count - 1))


def weight(values: Sequence[float], margin: float) -> float:
    """The logarithm of how much likelier the values are with a mean of `margin` than with a mean of zero."""
    return len(values) * margin * (2 * mean(values) - margin) / (2 * variance(values))


def verdict(differences: Sequence[float], margin: float) -> str:
    """What the deals so far say of one bot."""
    if len(differences) < FEWEST:
        return OPEN
    up, down = weight(differences, margin), weight([-value for value in differences], margin)
    if up >= CLEAR:
        return BETTER
    if down >= CLEAR:
        return WORSE
    return ALIKE if max(up, down) <= -CLEAR else OPEN


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95% interval of a mean share, by deals."""
    half = Z_95 * math.sqrt(variance(values) / len(values))
    return max(0.0, mean(values) - half), min(1.0, mean(values) + half)
