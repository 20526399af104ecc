"""Learning by self-play: while the workers play the next rollout, the network learns from the last one (PPO).

The copy that plays is renewed several times within a rollout. Every decision is kept with the chance it was taken
with, so that it does not matter that the player lags a little behind the learner.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from ragnatafl.core import registry
from ragnatafl.core.errors import OptionError
from ragnatafl.core.features import features_of

from .examples import FIELDS, Examples
from .network import Network, Size, chances, drawn
from .practice import Practice
from .rivals import Rivals
from .rollout import Rollout, weigh
from .workers import Room, Workers


@dataclass(frozen=True)
class Plan:
    """How to learn. What changes while it runs goes from its first to its last value as the time goes by."""

    game: str
    minutes: float = 10.0
    workers: int = 2
    games: int = 256
    """Of each shift of a worker."""
    shifts: int = 2
    """While one waits for answers, the others play."""
    steps: int = 64
    minibatch: int = 16384
    passes: int = 2
    width: int = 384
    blocks: int = 3
    rate: tuple[float, float] = (3e-4, 5e-5)
    surprise: tuple[float, float] = (0.02, 0.003)
    """The worth of entropy."""
    score: tuple[float, float] = (0.3, 0.3)
    """The worth of the score beside victory."""
    trace: float = 0.97
    clip: float = 0.2
    renewal: int = 16
    """Decisions of each game after which the copy that plays is renewed."""
    longest: int = 384
    choices: int = 96
    """Room for features and legal actions of one decision."""
    rivals: float = 0.0
    """The part of the games in which one seat learns against rivals."""
    remember: float = 2.0
    """Minutes after which what it is becomes a former self."""
    seed: int = 1
    device: str = "cpu"


CALM, BOLD = 0.02, 0.005
"""The rate of learning falls while the policy changes more than this in a rollout, and rises while it changes less."""


class Measures:
    """Sums since the last report."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.sums: dict[str, float] = {}

    def add(self, **values: float) -> None:
        for name, value in values.items():
            self.sums[name] = self.sums.get(name, 0.0) + value

    def mean(self, name: str, by: str) -> float:
        return self.sums.get(name, 0.0) / max(self.sums.get(by, 0.0), 1e-9)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began


class Repeated:
    """A function of tensors that is called again and again with the same shapes. On a GPU its kernels are recorded once
    and then started all together: starting them one by one would take longer than running them."""

    EAGER = 3
    """Calls before it is recorded."""

    def __init__(self, function: Callable[[Mapping[str, Tensor]], tuple[Tensor, ...]], stream: Any) -> None:
        self.function = function
        self.stream = stream
        self.calls = 0
        self.graph: Any = None
        self.rows: dict[str, Tensor] = {}
        self.results: tuple[Tensor, ...] = ()

    def __call__(self, rows: Mapping[str, Tensor]) -> tuple[Tensor, ...]:
        """What it gives must be read before the next call."""
        self.calls += 1
        if self.stream is None or self.calls <= self.EAGER:
            return self.function(rows)
        if self.graph is None:
            self.record(rows)
        for name, values in rows.items():
            self.rows[name].copy_(values)
        self.graph.replay()
        return self.results

    def record(self, rows: Mapping[str, Tensor]) -> None:
        self.rows = {name: values.clone() for name, values in rows.items()}
        torch.cuda.synchronize()
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph, stream=self.stream):
            self.results = self.function(self.rows)


class Trainer:
    """`run()` learns rollout after rollout and yields after each; `network` is what has been learned."""

    def __init__(
        self, plan: Plan, practice: Practice, network: Network | None = None, others: Sequence[Network] = ()
    ) -> None:
        self.plan = plan
        self.practice = practice
        self.device = torch.device(plan.device)
        self.cuda = self.device.type == "cuda"
        torch.manual_seed(plan.seed)
        game = registry.game(plan.game)
        self.team = practice.team
        seats = 1 if self.team else practice.most_seats
        size = Size(features_of(game).size, game.action_count, seats, plan.width, plan.blocks, 2 * plan.width)
        self.network = (network or Network(size)).to(self.device)
        self.player = deepcopy(self.network)
        self.optimiser = self.new_optimiser()
        self.room = Room(
            plan.game, plan.workers, plan.games, plan.longest, plan.choices, practice.most_seats, plan.shifts
        )
        self.filling = Rollout(self.room, plan.steps, seats, self.device)
        self.played = Rollout(self.room, plan.steps, seats, self.device)
        self.players = self.count_players()
        self.rivals = self.seat_rivals(others)
        self.progress = self.progress_table(game)
        self.playing: Any = torch.cuda.Stream(priority=-1) if self.cuda else None
        self.learning: Any = torch.cuda.Stream() if self.cuda else None
        self.surprise = torch.zeros((), device=self.device)
        self.answer = Repeated(self.decide, self.playing)
        self.lesson = Repeated(self.learn, self.learning)
        self.decisions = 0
        self.scale = 1.0
        self.part = 0.0  # of the time that has gone by
        self.measures = Measures()

    def new_optimiser(self) -> torch.optim.Optimizer:
        """On a GPU its rate is a tensor and its step one kernel, so that a lesson can be recorded."""
        rate: Any = self.plan.rate[0]
        recorded: dict[str, Any] = {}
        if self.cuda:
            rate, recorded = torch.tensor(rate, device=self.device), {"fused": True, "capturable": True}
        return torch.optim.AdamW(self.network.parameters(), rate, eps=1e-5, weight_decay=0.0, **recorded)

    def seat_rivals(self, others: Sequence[Network]) -> Rivals | None:
        """A team has none."""
        if self.team or not self.plan.rivals:
            return None
        if any(other.size != self.network.size for other in others):
            raise OptionError("A rival has another size than the network that learns; train one of the same size.")
        return Rivals(self.network, others, self.plan.rivals, self.players, self.plan.seed)

    def count_players(self) -> Tensor:
        """How many play in each game; a team counts as one."""
        plan = self.plan
        found = torch.ones(plan.shifts, plan.workers, plan.games, dtype=torch.int64)
        for shift in range(plan.shifts):
            for worker in range(plan.workers):
                for kind, part in self.practice.places(plan.games, plan.shifts * worker + shift):
                    found[shift, worker, part] = 1 if self.team else kind.seats
        return found.flatten().to(self.device)

    def progress_table(self, game: Any) -> Tensor:
        table = torch.zeros(self.network.rows.shape[0])
        for number, worth in self.practice.progress_by_number(features_of(game).names).items():
            table[number] = worth
        return table.to(self.device)

    def on(self, stream: Any) -> AbstractContextManager[Any]:
        return torch.cuda.stream(stream) if self.cuda else nullcontext()

    def between(self, ends: tuple[float, float]) -> float:
        return ends[0] + (ends[1] - ends[0]) * self.part

    # -- beginning -------------------------------------------------------
    def imitate(self, found: Examples, passes: int) -> Iterator[tuple[float, float]]:
        """Learns to choose as somebody chose; yields after every pass how often it does, and the error of values."""
        columns = {name: torch.from_numpy(getattr(found, name)).to(self.device) for name in FIELDS}
        size = min(self.plan.minibatch // 4, len(found))
        every = torch.arange(columns["results"].shape[2], device=self.device)
        for number in range(passes):
            self.set_rate(self.plan.rate[0] * 3 * (1 - number / passes))
            order = torch.randperm(len(found), device=self.device)
            right = wrong = 0.0
            for start in range(0, len(found) - size + 1, size):
                rows = {name: values[order[start : start + size]] for name, values in columns.items()}
                with self.narrow():
                    logits, values = self.network(rows["features"])
                shares = chances(logits, rows["legal"])
                absent = every >= rows["players"][:, None]
                errors = ((values - rows["results"]) ** 2).masked_fill(absent[:, None, :], 0.0).sum((1, 2)).mean()
                self.optimiser.zero_grad(set_to_none=True)
                (errors - shares.gather(1, rows["slots"][:, None]).mean()).backward()
                self.optimiser.step()
                right += float((shares.argmax(1) == rows["slots"]).float().mean())
                wrong += float(errors.detach())
            whole = len(found) // size
            yield right / whole, wrong / whole
        self.renew()

    # -- the loop --------------------------------------------------------
    def run(self) -> Iterator[Measures]:
        """Until the time is up. Whoever takes the measures sets new ones."""
        with Workers(self.room, self.practice, self.plan.seed) as workers:
            self.pin(workers)
            if self.cuda:
                torch.cuda.synchronize()
            for shift in range(self.plan.shifts):
                self.step(workers, shift, 0)
            began = time.monotonic()
            while self.part < 1.0:
                self.rollout(workers)
                self.meet_rivals(time.monotonic() - began)
                self.part = min(1.0, (time.monotonic() - began) / (60 * self.plan.minutes))
                yield self.measures

    def rollout(self, workers: Workers) -> None:
        """Plays a rollout and learns from the one before; its first step was played with the one before."""
        lessons = self.lessons() if self.decisions else iter(())
        shifts = self.plan.shifts
        slots = shifts * self.plan.steps
        renewed = 0
        for slot in range(shifts, slots + shifts):
            step, shift = divmod(slot, shifts)
            if step == self.plan.steps and shift == 0:
                for _ in lessons:
                    pass  # what is left of the last rollout
                self.turn_over()
                step = 0
            self.step(workers, shift, step % self.plan.steps)
            due = slot / slots
            self.learn_until(lessons, due)
            if slot // shifts >= renewed + self.plan.renewal:
                renewed += self.plan.renewal
                self.renew()
        with self.on(self.playing), torch.no_grad():
            weigh(self.played, self.filling, self.players, self.plan.trace, self.between(self.plan.score))
        self.decisions += self.plan.steps * self.filling.games
        self.measures.add(decisions=self.plan.steps * self.filling.games, rollouts=1)

    def meet_rivals(self, seconds: float) -> None:
        if self.rivals:
            if seconds >= 60 * self.plan.remember * len(self.rivals.selves):
                if self.cuda:
                    torch.cuda.synchronize()
                self.rivals.remember(self.network)
            with self.on(self.playing), torch.no_grad():
                self.rivals.change()

    def turn_over(self) -> None:
        """The rollout that was filled is learned from next; the other one is filled."""
        if self.cuda:
            self.playing.wait_stream(self.learning)
        self.filling, self.played = self.played, self.filling

    def renew(self) -> None:
        if self.cuda:
            self.playing.wait_stream(self.learning)
        with self.on(self.playing), torch.no_grad():
            for old, new in zip(self.player.parameters(), self.network.parameters(), strict=True):
                old.copy_(new)
        if self.cuda:
            self.learning.wait_stream(self.playing)

    # -- playing ---------------------------------------------------------
    def pin(self, workers: Workers) -> None:
        """Lets the GPU read and write the shared memory itself."""
        self.tensors = {name: torch.from_numpy(array) for name, array in workers.shared.arrays.items()}
        if self.cuda:
            for array in workers.shared.arrays.values():
                torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)

    def step(self, workers: Workers, shift: int, step: int) -> None:
        """One decision in all games of one shift."""
        asked = time.monotonic()
        workers.wait(shift)
        thought = time.monotonic()
        took = workers.shared["took"][shift]
        self.measures.add(playing=float(took.mean()), slowest=float(took.max()))
        with self.on(self.playing), torch.no_grad():
            chosen = self.choose(shift, step)
            self.tensors["chosen"][shift].view(-1).copy_(chosen, non_blocking=True)
        if self.cuda:
            self.playing.synchronize()
        workers.go(shift)
        self.measures.add(waiting=thought - asked, thinking=time.monotonic() - thought)

    def told(self, name: str, shift: int) -> Tensor:
        found = self.tensors[name][shift]
        return found.flatten(0, 1).to(self.device, non_blocking=True)

    def choose(self, shift: int, step: int) -> Tensor:
        filling, part = self.filling, self.filling.part(shift)
        features, legal = self.told("features", shift), self.told("legal", shift)
        self.keep_ends(shift, step)
        seats = self.told("seats", shift).long()
        theirs = self.rivals.theirs(seats, part) if self.rivals else torch.zeros_like(seats, dtype=torch.bool)
        slots, shares, values, chosen = self.answer({"features": features, "legal": legal, "theirs": theirs})
        filling.features[step, part] = features
        filling.legal[step, part] = legal
        filling.seats[step, part] = 0 if self.team else seats
        filling.own[step, part] = ~theirs
        filling.slots[step, part] = slots
        filling.chances[step, part] = shares
        filling.values[step, part] = values[:, :, 0]
        if step == 0:
            filling.first[part] = values
        return chosen

    def decide(self, rows: Mapping[str, Tensor]) -> tuple[Tensor, ...]:
        """For every game a place among its legal actions, drawn by its chance, that chance, the values, the action."""
        with self.narrow():
            logits, values = self.player(rows["features"])
            shares = chances(logits, rows["legal"])
            slots = drawn(shares)
            if self.rivals:
                slots = self.rivals.answer(rows["features"], rows["legal"], rows["theirs"], slots)
        chosen = rows["legal"].gather(1, slots)
        return slots[:, 0], shares.gather(1, slots)[:, 0], values.float(), chosen[:, 0]

    def narrow(self) -> AbstractContextManager[Any]:
        """Sixteen bits, on a GPU."""
        found: AbstractContextManager[Any] = torch.autocast(
            self.device.type, torch.bfloat16, enabled=self.cuda, cache_enabled=False
        )
        return found

    def keep_ends(self, shift: int, step: int) -> None:
        """What the last step ended belongs to that step, which may be the last of the rollout before."""
        before = self.filling if step > 0 else self.played
        place, part = (step - 1) % self.plan.steps, before.part(shift)
        ended = self.told("ended", shift).bool()
        results = self.results(shift, before.features[place, part])
        before.ended[place, part] = ended
        before.results[place, part] = results * ended[:, None, None]

    def results(self, shift: int, last: Tensor) -> Tensor:
        """Of games that have ended, for every seat: its share of the victory, and what its score is worth."""
        shares, scores = self.told("shares", shift), self.told("scores", shift)
        if self.team:
            won = shares[:, :1]
            numbers = last.long().remainder(len(self.progress))
            return torch.stack([won, torch.maximum(won, self.progress[numbers].sum(1, keepdim=True))], 1)
        absent = torch.arange(scores.shape[1], device=self.device) >= self.players[self.filling.part(shift), None]
        best = scores.masked_fill(absent, -1e9).topk(2, 1).values
        rival = torch.where(scores == best[:, :1], best[:, 1:], best[:, :1])
        return torch.stack([shares, torch.tanh((scores - rival) / self.practice.margin).masked_fill(absent, 0.0)], 1)

    # -- learning --------------------------------------------------------
    def learn_until(self, lessons: Iterator[float], due: float) -> None:
        for done in lessons:
            if done >= due:
                return

    def lessons(self) -> Iterator[float]:
        """Learns from the played rollout, a minibatch at a time; yields which part of it is done."""
        plan, played = self.plan, self.played
        if self.cuda:
            self.learning.wait_stream(self.playing)
        own = played.own.flatten().nonzero()[:, 0]
        count = len(own)
        size = min(plan.minibatch, count)
        whole = count // size * plan.passes
        flat = {
            "features": played.features.flatten(0, 1),
            "legal": played.legal.flatten(0, 1),
            "slots": played.slots.flatten(),
            "chances": played.chances.flatten(),
            "worth": played.worth.flatten(),
            "targets": played.targets.flatten(0, 1),
            "players": self.players.repeat(plan.steps),
        }
        with self.on(self.learning):
            self.set_rate(self.between(plan.rate) * self.scale)
            self.surprise.fill_(self.between(plan.surprise))
            spread = flat["worth"][own].std() + 1e-6
            mean = flat["worth"][own].mean()
            told = torch.zeros(5, device=self.device)
        done = 0
        for _ in range(plan.passes):
            with self.on(self.learning):
                order = own[torch.randperm(count, device=self.device)]
            for start in range(0, count - size + 1, size):
                began = time.monotonic()
                with self.on(self.learning):
                    chosen = order[start : start + size]
                    rows = {name: values[chosen] for name, values in flat.items()}
                    rows["worth"] = (rows["worth"] - mean) / spread
                    told += self.lesson(rows)[0]
                done += 1
                self.measures.add(learning=time.monotonic() - began)
                yield done / whole
        with self.on(self.learning):
            self.report(told / whole, played)

    def set_rate(self, rate: float) -> None:
        for group in self.optimiser.param_groups:
            if self.cuda:
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate

    def learn(self, rows: Mapping[str, Tensor]) -> tuple[Tensor, ...]:
        """One step of PPO; gives loss of values, entropy, change, clipped part, length of the gradient."""
        plan = self.plan
        with self.narrow():
            logits, values = self.network(rows["features"])
        shares = chances(logits, rows["legal"])
        change = shares.gather(1, rows["slots"][:, None])[:, 0] - rows["chances"]
        ratio = change.exp()
        worth = rows["worth"]
        policy = -torch.min(ratio * worth, ratio.clamp(1 - plan.clip, 1 + plan.clip) * worth).mean()
        entropy = -(shares.exp() * shares).sum(1).mean()
        absent = torch.arange(values.shape[2], device=self.device) >= rows["players"][:, None]
        errors = ((values - rows["targets"]) ** 2).masked_fill(absent[:, None, :], 0.0)
        own = errors[:, :, 0].sum(1).mean()
        loss = policy + own + 0.25 * errors[:, :, 1:].sum((1, 2)).mean() - self.surprise * entropy
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        length = torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimiser.step()
        changed = (ratio - 1 - change).mean()
        clipped = ((ratio - 1).abs() > plan.clip).float().mean()
        return (torch.stack([own, entropy, changed, clipped, length]).detach(),)

    def report(self, told: Tensor, played: Rollout) -> None:
        loss, entropy, change, clipped, length = told.tolist()
        if change > CALM:
            self.scale = max(self.scale / 1.3, 0.1)
        elif change < BOLD:
            self.scale = min(self.scale * 1.1, 3.0)
        ended = float(played.ended.sum())
        won = float(played.results[:, :, 0, 0].sum())
        score = float(played.results[:, :, 1, 0].sum())
        self.measures.add(
            lessons=1,
            loss=loss,
            entropy=entropy,
            change=change,
            clipped=clipped,
            gradient=length,
            ended=ended,
            won=won,
            score=score,
        )
