"""What the shells must know of a game before they load it: names, habits, and where its parts are found.

A reference is "package.module:attribute", imported only when somebody needs it. By convention a game's folder also has
`locale/<language>/*.ftl` (its words), `locale/<language>/rules.md`, `locale/<language>/aid.md` (the game on one page),
`lessons.toml` (core/lessons.py), `small.toml` (environments/spiel.py), `web/face.js`, `web/face.css`, `web/sign.js`,
`web/almanac.js` and, where the project has none in docs/rules and tests/scenarios, its rules as `rules.md` and examples
of them in `scenarios`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Examples:
    """What the terminal's help of this game tells to write."""

    choice: str = "1"
    short: str = "1"
    shown: Sequence[str] = ("board",)
    """What can be looked at."""
    why: str = "CHOICE"
    words: str = "WORDS"
    id: str = "ID"
    card: str = "NAME"


@dataclass(frozen=True)
class Strength:
    """How strong a bot is and how long it thinks about a decision, as `python -m tools.levels` has measured it: 200
    points more are about three times the odds of winning."""

    rating: int
    seconds: float


@dataclass(frozen=True)
class Manifest:
    """One for each game, in the `manifest.py` of its folder."""

    name: str
    title: str
    game: str
    """A reference to the game object."""
    prefix: str
    """Its texts begin with "br-", its rules with "BR-"."""
    seat: str
    """What a seat is, as the texts call it: the name of a seat is `<prefix>-<seat>-<code>`."""
    usual_seats: int
    """How many sit down when nobody says how many."""
    families: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Of which families of names an argument of a message is, where its own name does not say it."""
    seat_option: str | None = None
    """The option that says who sits where."""
    door_option: str | None = None
    """The option that is asked for where one sits down at once; the first of its choices where nobody has chosen."""
    hidden_options: Sequence[str] = ()
    """Options that no form asks for."""
    open: bool = False
    """Whether all see the same, so that nobody need look away."""
    team_verbs: Sequence[str] = ()
    """Verbs by which one seat decides for all: a bot leaves that to a person, where one sits at the table."""
    habits: Mapping[str, str] = field(default_factory=dict)
    """Questions that a person may want answered alike from now on, and the verb that does it; of several choices by it
    the last, which is the most, or what the face calls usual."""
    chance: bool = True
    """Whether anything is dealt, drawn or rolled: if not, every seed begins the same game."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """References by name, the strongest last; bots that know no game are not named here."""
    unfit: Sequence[str] = ()
    """Bots that do not sit down with people: in a game that is won together a bad partner loses it for all."""
    levels: Mapping[str, float] = field(default_factory=dict)
    """Bots that play by its network, the strongest last: what is offered to people where NumPy is installed. The number
    is a temperature, which flattens the chances that the network gives: the weaker ones err as people do, they take
    what looks good to them, only not always the best."""
    styles: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """Bots with a liking: patterns of actions, and how much more they are liked than by the network (its logits)."""
    ahead: Mapping[str, float] = field(default_factory=dict)
    """Bots that look ahead with its network, the strongest last, and the seconds that a decision takes them."""
    strengths: Mapping[str, Strength] = field(default_factory=dict)
    """Of its levels and of those that look ahead, as far as they have been measured."""
    mind: str = ""
    """Where the weights of its network are: "package/file"."""
    worlds: str = ""
    """A reference to how bots that look ahead draw the worlds they may be in: a function of a state, a seat and a
    generator. Without, all that fit what the seat has seen are equally likely (`resample`)."""
    usual_bot: str = ""
    """Who plays where nobody has chosen a bot, if not the strongest."""
    practice: str = ""
    """A reference to what a network practises (learn/practice.py)."""
    terminal: str = ""
    """A reference to its screen in a terminal; without one it is shown plainly."""
    content: str = ""
    """A reference to a function that checks a content folder and gives the shipped one."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """Commands of its own for the command line: references to typer apps."""
    server: str = ""
    """A reference to what it adds to the server (server/parts.py)."""
    pages: Mapping[str, str] = field(default_factory=dict)
    """Pages of its own in the browser: the first part of the address, and "file.js:Class"."""
    almanac: Mapping[str, str] = field(default_factory=dict)
    """Kinds of things that its almanac tells of, and where in its catalogue they are listed."""
    curve: str = ""
    """A reference to what a replay draws along its way: a function that gives numbers by name for a position. A name
    that is a seat's code is that seat's, others have the text `<prefix>-curve-<name>`."""
    landmarks: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Where a replay can be gone to beside its turns: "scene" and "chapter", and the names of the events that begin
    one. The texts are `<prefix>-replay-<kind>`, and the same with `-back` and `-on`."""
    ledger: str = ""
    """A reference to what it counts for reports (core/ledger.py), called with the number of seats."""
    shape: str = ""
    """The place of the shape of its views, a typed dictionary; the browser's types are written from its module."""
    examples: Examples = Examples()
