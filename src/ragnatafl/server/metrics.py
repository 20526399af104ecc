"""Counts and times for /metrics, in the text form that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Histogram:
    """How many times took at most so long."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.total += seconds
        for index, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.buckets[index] += 1
                return
        self.buckets[-1] += 1

    def lines(self) -> list[str]:
        found = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        count = 0
        for bound, held in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            count += held
            found.append(f'{self.name}_bucket{{le="{bound}"}} {count}')
        return [*found, f"{self.name}_sum {self.total:.6f}", f"{self.name}_count {count}"]


class Metrics:
    """What the server counts; `gauges` are asked when somebody looks."""

    def __init__(self) -> None:
        self.decisions: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()
        self.messages_in = 0
        self.messages_out = 0
        self.bytes_out = 0
        self.stored = Histogram("ragnatafl_decision_seconds", "From a decision's arrival to its acknowledgement.")
        self.thought = Histogram("ragnatafl_bot_seconds", "How long bots thought about a decision.")
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def text(self) -> str:
        lines: list[str] = []
        for name, about, label, counts in (
            ("ragnatafl_decisions_total", "Decisions stored, by who took them.", "by", self.decisions),
            ("ragnatafl_refusals_total", "Decisions refused, by reason.", "key", self.refusals),
            ("ragnatafl_errors_total", "Errors told to clients, by code.", "code", self.errors),
        ):
            lines += [f"# HELP {name} {about}", f"# TYPE {name} counter"]
            lines += [f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(counts.items())]
        for name, about, value in (
            ("ragnatafl_messages_in_total", "Messages received on sockets.", self.messages_in),
            ("ragnatafl_messages_out_total", "Messages sent on sockets.", self.messages_out),
            ("ragnatafl_bytes_out_total", "Bytes sent on sockets.", self.bytes_out),
        ):
            lines += [f"# HELP {name} {about}", f"# TYPE {name} counter", f"{name} {value}"]
        for name, (about, read) in self.gauges.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {read():g}"]
        return "\n".join([*lines, *self.stored.lines(), *self.thought.lines()]) + "\n"
