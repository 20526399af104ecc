"""`ragnatafl train`: learn a game by self-play. PyTorch is loaded when the command is run."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ragnatafl.core.errors import OptionError

from .practice import MISSING, practice_of

if TYPE_CHECKING:
    from .trainer import Measures, Trainer

TIMES = ("waiting", "thinking", "learning", "playing", "slowest")
"""Parts of the time: of the learner's (it waits for games, thinks, starts lessons), and of a worker's."""
COLUMNS = (
    "seconds",
    "decisions",
    "per_second",
    "games",
    "won",
    "score",
    "loss",
    "entropy",
    "change",
    "clipped",
    "rate",
    *TIMES,
)
PAUSE = 10.0
"""Seconds between two lines."""
KEEP = 60.0
"""Seconds after which what was learned is kept."""


def train(
    game: Annotated[str, typer.Argument(help="Which game.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where to keep what is learned: FILE.pt, .npz, .csv.")],
    minutes: Annotated[float, typer.Option(min=0.01, help="How long.")] = 10.0,
    resume: Annotated[Path | None, typer.Option(metavar="FILE.pt", help="Go on with what was learned before.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play.")] = max(1, (os.cpu_count() or 2) - 1),
    games: Annotated[int, typer.Option(min=8, help="Games in each shift of a process.")] = 256,
    shifts: Annotated[
        int, typer.Option(min=2, help="Shifts of a process: while one waits for answers, the others play.")
    ] = 2,
    steps: Annotated[int, typer.Option(min=2, help="Decisions of each game between two lessons.")] = 64,
    minibatch: Annotated[int, typer.Option(min=64, help="Decisions learned from at once.")] = 16384,
    passes: Annotated[int, typer.Option(min=1, help="How often each decision is learned from.")] = 2,
    width: Annotated[int, typer.Option(min=16, help="Width of the network.")] = 384,
    blocks: Annotated[int, typer.Option(min=1, help="Blocks of the network.")] = 3,
    rate: Annotated[float, typer.Option(min=0, help="Rate of learning at the start.")] = 3e-4,
    rate_end: Annotated[float, typer.Option(min=0, help="Rate of learning at the end.")] = 5e-5,
    surprise: Annotated[float, typer.Option(min=0, help="Worth of entropy at the start.")] = 0.02,
    surprise_end: Annotated[float, typer.Option(min=0, help="Worth of entropy at the end.")] = 0.003,
    score: Annotated[float, typer.Option(min=0, help="Worth of score beside victory.")] = 0.3,
    imitate: Annotated[
        int,
        typer.Option(
            min=0, help="Games to learn from a bot first, at the kind of table that is practised most; 0: none."
        ),
    ] = 0,
    bot: Annotated[str, typer.Option(help="Which bot is imitated.")] = "greedy",
    guest: Annotated[
        Path | None, typer.Option(metavar="FILE.npz", help="A network with one seat in these games, not imitated.")
    ] = None,
    passes_imitating: Annotated[int, typer.Option(min=1, help="How often its games are learned from.")] = 8,
    evaluate: Annotated[float, typer.Option(min=0, help="Minutes between matches against the best bot; 0: none.")] = 0,
    rival: Annotated[
        list[Path] | None, typer.Option(metavar="FILE.pt", help="A network to play against too; may be repeated.")
    ] = None,
    rivals: Annotated[
        float, typer.Option(min=0, max=0.5, help="Part of the games against rivals: these, and former selves.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="Of deals and of the first weights.")] = 1,
    device: Annotated[str, typer.Option(help="cpu or cuda; the GPU if there is one.")] = "",
) -> None:
    """Teach a network a game by letting it play against itself."""
    practice = practice_of(game)
    try:
        import torch
    except ImportError:
        raise OptionError(MISSING) from None
    from .checkpoint import go_on
    from .examples import examples
    from .trainer import Plan, Trainer

    network, before = go_on(resume, game) if resume else (None, {})
    plan = Plan(
        game=game,
        minutes=minutes,
        workers=workers,
        games=games,
        shifts=shifts,
        steps=steps,
        minibatch=minibatch,
        passes=passes,
        width=width,
        blocks=blocks,
        rate=(rate, rate_end),
        surprise=(surprise, surprise_end),
        score=(score, score),
        rivals=rivals,
        seed=seed,
        device=device or ("cuda" if torch.cuda.is_available() else "cpu"),
    )
    trainer = Trainer(plan, practice, network, [go_on(path, game)[0] for path in rival or ()])
    if imitate:
        found = examples(trainer.room, practice, bot, imitate, workers, seed, guest)
        print(f"{len(found)} decisions of {bot}", flush=True)
        for right, wrong in trainer.imitate(found, passes_imitating):
            print(f"chooses like it {right:.1%}, error of values {wrong:.4f}", flush=True)
    Run(trainer, out, before, evaluate).go()


class Run:
    """A trainer at work: lines, curves, checkpoints, matches."""

    def __init__(self, trainer: Trainer, out: Path, before: Mapping[str, Any], evaluate: float) -> None:
        self.trainer = trainer
        self.out = out
        self.decisions = int(before.get("decisions", 0))
        self.seconds = float(before.get("seconds", 0))
        self.evaluate = 60 * evaluate
        self.began = self.matched = self.kept = time.monotonic()
        self.matches: list[subprocess.Popen[bytes]] = []

    def go(self) -> None:
        self.out.parent.mkdir(parents=True, exist_ok=True)
        with self.out.with_suffix(".csv").open("a", newline="") as file:
            curve = csv.DictWriter(file, COLUMNS)
            if file.tell() == 0:
                curve.writeheader()
            try:
                for measures in self.trainer.run():
                    if measures.seconds >= PAUSE or self.trainer.part >= 1.0:
                        self.report(measures, curve)
                        file.flush()
            finally:
                self.keep()
        for match in self.matches:
            match.wait()

    def keep(self) -> None:
        from .checkpoint import keep

        about = {
            "game": self.trainer.plan.game,
            "team": self.trainer.practice.team,
            "margin": self.trainer.practice.margin,
            "decisions": self.decisions + self.trainer.decisions,
            "seconds": round(self.seconds + time.monotonic() - self.began, 1),
        }
        keep(self.trainer.network, about, self.out)
        self.kept = time.monotonic()

    def report(self, measures: Measures, curve: Any) -> None:
        trainer = self.trainer
        time_of = {name: measures.sums.get(name, 0.0) / measures.seconds for name in TIMES}
        row = {
            "seconds": self.seconds + time.monotonic() - self.began,
            "decisions": self.decisions + trainer.decisions,
            "per_second": measures.sums["decisions"] / measures.seconds,
            "games": measures.sums.get("ended", 0),
            "won": measures.mean("won", "ended"),
            "score": measures.mean("score", "ended"),
            **{name: measures.mean(name, "lessons") for name in ("loss", "entropy", "change", "clipped")},
            "rate": trainer.between(trainer.plan.rate) * trainer.scale,
            **time_of,
        }
        curve.writerow({name: f"{value:.6g}" for name, value in row.items()})
        print(" ".join(f"{name} {value:.4g}" for name, value in row.items()), flush=True)
        trainer.measures = type(measures)()
        if time.monotonic() - self.kept >= KEEP:
            self.keep()
        if self.evaluate and time.monotonic() - self.matched >= self.evaluate:
            self.matched = time.monotonic()
            self.match()

    def match(self) -> None:
        """Plays a match in a process of its own; its result is printed when it is known."""
        self.keep()
        kept = self.out.with_suffix(".npz")
        copy = kept.with_stem(f"{kept.stem}-{(self.decisions + self.trainer.decisions) // 1_000_000}M")
        copy.write_bytes(kept.read_bytes())
        command = [sys.executable, "-m", "ragnatafl.learn.match", self.trainer.plan.game, str(copy)]
        environment = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
        self.matches.append(subprocess.Popen(command, env=environment))
