"""Standings as SVG: heat map of the cross-table, ratings or margins with intervals."""

from html import escape
from typing import Any

from luna.arena.standings import Standing, Standings
from luna.arena.statistics import Estimate

CELL = 104
TALL = 42
ROW = 34
EDGE = 24
CHARACTER = 8.2
"""Width of a character of a label, about."""
LOW = (178, 76, 58)
EVEN = (246, 241, 228)
HIGH = (46, 110, 122)
"""The colours of 0, 50 and 100 %."""


def draw_standings(standings: Standings, head: dict[str, Any]) -> str:
    """Return an SVG document."""
    labels = [each.label for each in standings.standings]
    margin = max(len(label) for label in labels) * CHARACTER + EDGE
    parts: list[str] = []
    top = EDGE + 40.0
    width = margin + max(len(labels) * CELL, 420) + EDGE
    if standings.cross:
        parts += heat_map(standings, labels, margin, top)
        top += len(labels) * TALL + 70
    parts += bars(standings.standings, margin, top, width - margin - EDGE - 90)
    height = top + len(labels) * ROW + 40
    title = (
        f"{standings.games} games, {standings.setups} setups, {head['players']} players,"
        f" {head['mode']}, {head['edition']}"
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}"',
            f'width="{width:.0f}" height="{height:.0f}" role="img"',
            'font-family="system-ui, sans-serif" font-size="13" fill="#222">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width:.0f}" height="{height:.0f}" fill="#fff"/>',
            text(EDGE, EDGE + 4, title, "font-weight='bold'"),
            *parts,
            "</svg>",
            "",
        ]
    )


def heat_map(standings: Standings, labels: list[str], left: float, top: float) -> list[str]:
    """Draw how often the row came ahead of the column."""
    tall = TALL
    parts = [text(EDGE, top, "came ahead of, % (95 % interval)", "fill='#555'")]
    for column, label in enumerate(labels):
        x = left + (column + 0.5) * CELL
        parts.append(text(x, top + 22, short(label), "text-anchor='middle' font-size='11'"))
    for row, one in enumerate(labels):
        y = top + 30 + row * tall
        parts.append(text(left - 8, y + tall / 2 + 4, one, "text-anchor='end'"))
        for column, other in enumerate(labels):
            cell = standings.cross.get((one, other))
            if cell is not None:
                parts += heat_cell(cell, left + column * CELL, y, tall)
    return parts


def heat_cell(cell: Estimate, x: float, y: float, tall: float) -> list[str]:
    ink = "#fff" if abs(cell.mean - 0.5) > 0.35 else "#222"
    middle = x + CELL / 2
    return [
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{CELL - 2}" height="{tall - 2:.1f}"',
        f'fill="{colour(cell.mean)}"/>',
        text(middle, y + 17, f"{100 * cell.mean:.0f}", f"text-anchor='middle' fill='{ink}'"),
        text(
            middle,
            y + 32,
            f"{100 * cell.low:.0f}-{100 * cell.high:.0f}",
            f"text-anchor='middle' font-size='10' fill='{ink}'",
        ),
    ]


def bars(entries: tuple[Standing, ...], left: float, top: float, width: float) -> list[str]:
    """Ratings, in solo margins: a dot on its interval."""
    ranges = [value_range(each) for each in entries]
    low = min(0.0, *(each[1] for each in ranges))
    high = max(each[2] for each in ranges)
    scale = width / ((high - low) or 1.0)
    solo = entries[0].margin is not None
    name = "margin in points" if solo else "rating (openskill)"
    parts = [text(EDGE, top, f"{name}, 95 % interval", "fill='#555'")]
    zero = left - low * scale
    bottom = top + 12 + len(entries) * ROW
    parts.append(f'<path d="M{zero:.1f} {top + 12:.1f}V{bottom:.1f}" stroke="#bbb"/>')
    for row, (each, (mean, least, most)) in enumerate(zip(entries, ranges, strict=True)):
        y = top + 12 + (row + 0.5) * ROW
        at, start, end = (left + (value - low) * scale for value in (mean, least, most))
        parts += [
            text(left - 8, y + 4, each.label, "text-anchor='end'"),
            f'<path d="M{start:.1f} {y:.1f}H{end:.1f}" stroke="{colour(1.0)}" stroke-width="3"/>',
            f'<circle cx="{at:.1f}" cy="{y:.1f}" r="6" fill="{colour(1.0)}"/>',
            text(max(at, end) + 12, y + 4, f"{mean:.1f}", ""),
        ]
    return parts


def value_range(each: Standing) -> tuple[float, float, float]:
    if each.margin is not None:
        return each.margin.mean, each.margin.low, each.margin.high
    assert each.rating is not None
    return each.rating.mean, each.rating_low, each.rating_high


def colour(share: float) -> str:
    """Between red for 0 and teal for 1, pale in the middle; readable without seeing red."""
    end, way = (HIGH, share * 2 - 1) if share > 0.5 else (LOW, 1 - share * 2)
    mixed = [round(pale + (full - pale) * way) for pale, full in zip(EVEN, end, strict=True)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def short(label: str) -> str:
    return label if len(label) <= 15 else label[:14] + "…"


def text(x: float, y: float, words: str, style: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(words)}</text>'
