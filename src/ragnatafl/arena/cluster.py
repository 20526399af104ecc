"""The same tournament on many machines: deals go to a Ray cluster (extra `cluster`).

Ray starts a process that has died anew and gives it the deal again; what comes back is what a process here would have
given. Every machine must have this package in the same version, and the bots that are named by their module.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Collection
from concurrent.futures import Future
from importlib import import_module
from typing import Any

from ragnatafl.arena.games import Deal, deal_of
from ragnatafl.arena.tournament import Match, Tournament
from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError, RagnataflError

LOCAL, AUTO = "local", "auto"
"""A cluster for this tournament alone, on this machine; the one that runs here already."""
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""Ray tells nobody of us, and says nothing of graphics cards."""
BRISK = {"RAY_NUM_REDIS_GET_RETRIES": "1"}
"""What answers at an address and is no cluster is given up after half a minute, not after many."""
STORE = 100 * 2**20
"""Bytes of shared memory of a cluster of our own: what comes back is small."""
DEATHS = 3
"""So often a deal may take its process along."""
REACHED_WITHIN = 5.0


class ClusterPool:
    """What a `ProcessPoolExecutor` is to a crew, on a cluster; at most so many `processes` of it, 0: all."""

    def __init__(self, address: str, plan: Tournament, processes: int) -> None:
        self.ray = loaded(address)
        join(self.ray, address, processes)
        self.processes = at_once(self.ray, processes)
        told = plan.told()
        self.known = (registry.reference(plan.game), told["rules"], told["content"])
        self.there = self.ray.remote(num_cpus=1, max_retries=DEATHS)(play_there)

    def submit(self, plan: Tournament, match: Match, deal: int, kept: Collection[str]) -> Future[Deal]:
        """A deal, when it has been played somewhere; its exception is a sentence."""
        ours: Future[Deal] = Future()
        sent = self.there.remote(plan, match, deal, kept, *self.known)
        ours.add_done_callback(lambda job: self.ray.cancel(sent) if job.cancelled() else None)
        sent.future().add_done_callback(lambda theirs: self.settle(theirs, ours))
        return ours

    def settle(self, theirs: Future[Any], ours: Future[Deal]) -> None:
        if not ours.set_running_or_notify_cancel():
            return
        try:
            found = theirs.result()
        except Exception as error:
            found = self.sentence(error)
        if isinstance(found, RagnataflError):
            ours.set_exception(found)
        else:
            ours.set_result(found)

    def sentence(self, error: Exception) -> RagnataflError:
        """What went wrong, where Ray could not even tell the bots' part in it."""
        if isinstance(error, self.ray.exceptions.WorkerCrashedError):
            return RagnataflError("The processes that play die again and again; the results so far are kept.")
        last = str(error).strip().splitlines()[-1]
        return RagnataflError(f"The cluster cannot play ({last.rstrip('.')}); the results so far are kept.")

    def shutdown(self) -> None:
        """Leaves the cluster, which then ends what it still plays for us; one of our own ends itself."""
        self.ray.shutdown()


def loaded(address: str) -> Any:
    """Ray, which reads its settings when it is loaded; raises OptionError where it is not installed."""
    for name, value in {**QUIET, **({} if address == LOCAL else BRISK)}.items():
        os.environ.setdefault(name, value)
    try:
        return import_module("ray")
    except ImportError:
        raise OptionError("A cluster needs Ray, which is not installed: pip install 'ragnatafl[cluster]'.") from None


def join(ray: Any, address: str, processes: int) -> None:
    """Joins a cluster, or starts one on this machine, where nobody else reaches it; raises OptionError."""
    own = {"num_cpus": processes or os.cpu_count(), "object_store_memory": STORE, "include_dashboard": False}
    more = {**own, "_node_ip_address": "127.0.0.1"} if address == LOCAL else {}
    if address not in (LOCAL, AUTO):
        knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **more)
    except (OSError, RuntimeError, ValueError) as error:
        if address == AUTO and isinstance(error, ConnectionError):
            raise OptionError("No Ray cluster runs here; start one: ray start --head.") from None
        why = str(error).strip().splitlines()[0].rstrip(".")
        raise OptionError(f'The Ray cluster "{address}" cannot be joined: {why}.') from None


def knock(address: str) -> None:
    """Ray itself would try for a minute; raises OptionError."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdigit():
        raise OptionError(f'A cluster is {LOCAL}, {AUTO} or an address as 10.0.0.5:6379, not "{address}".')
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED_WITHIN).close()
    except OSError as error:
        raise OptionError(
            f"No Ray cluster can be reached at {address} ({error.strerror or error}); start one: ray start --head."
        ) from None


def at_once(ray: Any, wanted: int) -> int:
    """How many processes play: as many as the cluster has processors for, or fewer where that is wanted."""
    there = max(1, int(ray.cluster_resources().get("CPU", 1)))
    return min(wanted, there) if wanted else there


def play_there(
    plan: Tournament, match: Match, deal: int, kept: Collection[str], reference: str, rules: str, content: str
) -> Deal | RagnataflError:
    """In a process of the cluster: a deal, or the sentence why not."""
    try:
        if plan.game not in registry.names():
            registry.register(plan.game, reference)
        game = registry.game(plan.game)
        if (str(game.rules_version), game.content_hash) != (rules, content):
            raise RagnataflError(f"The machine {socket.gethostname()} has other rules or content of {plan.game}.")
        return deal_of(plan, match, deal, kept)
    except RagnataflError as error:
        return RagnataflError(str(error))
