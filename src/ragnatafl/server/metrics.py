"""Counts and times for /metrics, kept and written by Prometheus' own library.

A process has one `Metrics`, with a registry of its own. Where several processes are one server, each gives its
`text()`, and whoever is asked puts them together with `merged`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What a process counts. Everything is named ragnatafl_..., but for what the library tells of the process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.decisions = self.counter("decisions", "Decisions stored, by who took them.", "by")
        self.refusals = self.counter("refusals", "Decisions refused, by reason.", "key")
        self.errors = self.counter("errors", "Errors told to clients, by code.", "code")
        self.messages_in = self.counter("messages_in", "Messages received on sockets.")
        self.messages_out = self.counter("messages_out", "Messages sent on sockets.")
        self.bytes_out = self.counter("bytes_out", "Bytes sent on sockets.")
        self.removed = self.counter("removed", "What was removed because its time was over.", "what")
        self.reminders = self.counter("reminders", "Push messages to players who are away, by outcome.", "outcome")
        self.requests = self.times("request_seconds", "From a request to its answer.", "route", "status")
        self.stored = self.times("decision_seconds", "From a decision's arrival to its acknowledgement.")
        self.thought = self.times("bot_seconds", "How long bots thought about a decision.")
        self.lag = self.times("loop_lag_seconds", "How much later than asked the loop woke a sleeper.")
        self.kept = Gauge("ragnatafl_kept_tables", "Tables in the database.", ["state"], registry=self.registry)
        self.by_human, self.by_bot = (self.decisions.labels(who) for who in ("human", "bot"))
        self.received = self.sent = self.sent_bytes = 0
        """Messages since somebody last looked: the library's counters cost too much for every one of them."""

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"ragnatafl_{name}", about, labels, registry=self.registry)

    def times(self, name: str, about: str, *labels: str) -> Histogram:
        return Histogram(f"ragnatafl_{name}", about, labels, registry=self.registry, buckets=BOUNDS)

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        """A number that is asked for when somebody looks."""
        Gauge(f"ragnatafl_{name}", about, registry=self.registry).set_function(read)

    def text(self) -> str:
        self.messages_in.inc(self.received)
        self.messages_out.inc(self.sent)
        self.bytes_out.inc(self.sent_bytes)
        self.received = self.sent = self.sent_bytes = 0
        return generate_latest(self.registry).decode()


class Several(Collector):
    """The metrics of several processes, told apart by the label `worker`."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for worker, text in self.texts.items():
            for read in text_string_to_metric_families(text):
                family = families.setdefault(read.name, Metric(read.name, read.documentation, read.type))
                for sample in read.samples:
                    family.add_sample(sample.name, {**sample.labels, "worker": worker}, sample.value)
        yield from families.values()


def merged(texts: Mapping[str, str]) -> str:
    """One text of those of several processes, by the name of each."""
    registry = CollectorRegistry()
    registry.register(Several(texts))
    return generate_latest(registry).decode()
