"""The charts of a report: tables whose cells are drawn, so that every number can be read and copied, too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from statistics import median

from ragnatafl.report.study import Amount, Count, Rate, Share, times

Said = Callable[[str], str]
"""Names a thing."""
WIDE = 240
HIGH = 18
RARE = 30
"""What was there less often, or a twentieth as often as the middle one, stands last and does not set the scale."""
TINTS = ("first", "second", "third", "fourth")


def svg(width: int, height: int, drawn: str, label: str = "") -> str:
    """A picture that stretches to its cell; what it shows stands beside it as text."""
    hidden = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg viewBox="0 0 {width} {height}" preserveAspectRatio="none" {hidden}>{drawn}</svg>'


def bar(x: float, width: float, kind: str, y: float = 3, height: float = 12) -> str:
    return f'<rect class="{kind}" x="{x:.1f}" y="{y}" width="{max(0.0, width):.1f}" height="{height}"/>'


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def table(kind: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are HTML already; the first of a row is its heading."""
    head = "".join(f'<th scope="col">{one}</th>' for one in headings)
    body = "".join(f'<tr><th scope="row">{row[0]}</th>{"".join(map(cell, row[1:]))}</tr>' for row in rows)
    return f'<div class="wide"><table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def cell(html: str) -> str:
    return html if html.startswith("<td") else f"<td>{html}</td>"


# -- shares ------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Scale:
    """From which share to which a chart reaches."""

    low: float
    high: float

    def at(self, share: float) -> float:
        return WIDE * min(1.0, max(0.0, (share - self.low) / (self.high - self.low)))

    def mark(self, share: float, kind: str) -> str:
        """Where a share lies, or an arrow to the side where it lies beyond the chart."""
        if not self.low <= share <= self.high:
            tip, end = (0, 7) if share < self.low else (WIDE, WIDE - 7)
            return f'<polygon class="{kind}" points="{tip},9 {end},3 {end},15"/>'
        return upright(self.at(share), f"mark {kind}", 2, HIGH - 2)


def shares_chart(found: Sequence[Share], expected: float, name: Said, headings: Sequence[str]) -> str:
    """A mark for the share, a band for its interval, and a line where it would be if the thing meant nothing."""
    seldom = max(RARE, median(one.units for one in found) / 20)
    shares = sorted(found, key=lambda one: one.units < seldom)
    scale = scale_of([one for one in shares if one.units >= seldom] or shares, expected)
    rows = []
    for one in shares:
        told = f"{percent(one.share)} <small>{percent(one.low)}–{percent(one.high)}</small>"
        drawn = share_drawn(one, expected, scale)
        rows.append([escape(name(one.what)), svg(WIDE, HIGH, drawn), told, f"{one.units:,}"])
    return table("shares", headings, rows)


def scale_of(shares: Sequence[Share], expected: float) -> Scale:
    """All intervals, and a little more."""
    low = min([expected, *[one.low for one in shares]])
    high = max([expected, *[one.high for one in shares]])
    room = max(0.02, high - low) * 0.05
    return Scale(max(0.0, low - room), min(1.0, high + room))


def share_drawn(one: Share, expected: float, scale: Scale) -> str:
    kind = "good" if one.low > expected else "bad" if one.high < expected else "even"
    low, high = scale.at(one.low), scale.at(one.high)
    band = bar(low, max(2.0, high - low), f"{kind} soft", 6, 6)
    return upright(scale.at(expected), "line", 0, HIGH) + band + scale.mark(one.share, kind)


def upright(x: float, kind: str, top: int, bottom: int) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>'


# -- amounts -----------------------------------------------------------------------------------------------------------
def amounts_chart(amounts: Sequence[Amount], name: Said, headings: Sequence[str]) -> str:
    """Two bars for each thing, for a winner and for another; a part of a bar is a time."""
    most = max([one.most for one in amounts], default=1.0) or 1.0
    rows = []
    for one in amounts:
        drawn = stack(one.winners, most, "won", 1) + stack(one.others, most, "lost", 10)
        sums = [sum(one.winners.values()), sum(one.others.values())]
        rows.append([escape(name(one.what)), svg(WIDE, HIGH, drawn), f"{sums[0]:.2f}", f"{sums[1]:.2f}"])
    return table("amounts", headings, rows)


def stack(by_time: dict[int, float], most: float, kind: str, y: float) -> str:
    drawn, x = "", 0.0
    for place, (_, amount) in enumerate(sorted(by_time.items())):
        width = WIDE * max(0.0, amount) / most
        drawn += bar(x, width, f"{kind} {TINTS[place % len(TINTS)]}", y, 7)
        x += width
    return drawn


# -- picks -------------------------------------------------------------------------------------------------------------
def picks_chart(rates: Sequence[Rate], name: Said, headings: Sequence[str]) -> str:
    """A field for each thing and time, the fuller the more often it was chosen."""
    columns = times(rates)
    rows = [
        [
            escape(name(one.what)),
            *[shade(one.by_time[time]) if time in one.by_time else "<td></td>" for time in columns],
            percent(one.whole),
            f"{one.offered:,}",
        ]
        for one in rates
    ]
    return table("picks", [headings[0], *[str(time) for time in columns], *headings[1:]], rows)


def shade(rate: float) -> str:
    return f'<td class="shade" style="--full: {rate:.2f}">{100 * rate:.0f}</td>'


# -- counts ------------------------------------------------------------------------------------------------------------
def counts_chart(counts: Sequence[Count], games: int, name: Said, headings: Sequence[str]) -> str:
    """A column for each time."""
    columns = times(counts)
    first, last = columns[0], columns[-1]
    rows = []
    for one in counts:
        most, step = max(one.by_time.values()), WIDE / (last - first + 1)
        drawn = "".join(
            bar(step * (time - first), step * 0.85, "even", 26 - 24 * number / most, 24 * number / most)
            for time, number in one.by_time.items()
        )
        whole = f"{one.whole:,} <small>{percent(one.whole / games)}</small>"
        rows.append([escape(name(one.what)), svg(WIDE, 26, drawn), whole, str(middle(one))])
    return table("counts", [headings[0], f"{first} – {last}", *headings[1:]], rows)


def middle(count: Count) -> int:
    """The time before which half of them had come."""
    passed = 0
    for time, number in sorted(count.by_time.items()):
        passed += number
        if 2 * passed >= count.whole:
            return time
    return 0
