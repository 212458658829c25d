"""Small charts as SVG, in the manner of `luna arena report --picture`."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from luna.arena.statistics import Estimate
from luna.arena.svg_report import colour, text

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 150, 52, 44
SHADES = (colour(1.0), colour(0.0), "#8a7a3c", "#5b4a82")
"""Of series, in their order."""


@dataclass(frozen=True)
class Frame:
    """Where values lie on the page."""

    low: tuple[float, float]
    high: tuple[float, float]

    def x(self, value: float) -> float:
        share = (value - self.low[0]) / (self.high[0] - self.low[0])
        return LEFT + share * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        share = (value - self.low[1]) / (self.high[1] - self.low[1])
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    def axes(
        self, across: str, up: str, ticks: Sequence[tuple[float, str]], marks: Sequence[float]
    ) -> list[str]:
        """Both axes with what they count."""
        bottom, right = HEIGHT - BOTTOM, WIDTH - RIGHT
        parts = [
            f'<path d="M{LEFT} {TOP}V{bottom}H{right}" stroke="#555" fill="none"/>',
            text((LEFT + right) / 2, HEIGHT - 8, across, "text-anchor='middle' fill='#555'"),
            text(LEFT, TOP - 10, up, "fill='#555'"),
        ]
        for value, word in ticks:
            parts.append(text(self.x(value), bottom + 18, word, "text-anchor='middle'"))
        for value in marks:
            y = self.y(value)
            parts.append(f'<path d="M{LEFT} {y:.1f}H{right}" stroke="#e4e0d4"/>')
            parts.append(text(LEFT - 8, y + 4, f"{value:g}", "text-anchor='end'"))
        return parts


def page(title: str, parts: Sequence[str]) -> str:
    """The whole document."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
            f'width="{WIDTH}" height="{HEIGHT}" role="img"',
            'font-family="system-ui, sans-serif" font-size="13" fill="#222">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            text(16, 24, title, "font-weight='bold'"),
            *parts,
            "</svg>",
            "",
        ]
    )


def line(frame: Frame, points: Sequence[tuple[float, float]], shade: str, name: str) -> list[str]:
    """A curve with its name at the end."""
    way = " ".join(f"{frame.x(x):.1f},{frame.y(y):.1f}" for x, y in points)
    x, y = points[-1]
    return [
        f'<polyline points="{way}" fill="none" stroke="{shade}" stroke-width="2.5"/>',
        text(frame.x(x) + 10, frame.y(y) + 4, name, f"fill='{shade}'"),
    ]


def band(frame: Frame, points: Sequence[tuple[float, Estimate]], shade: str) -> str:
    """The interval around a curve."""
    upper = [f"{frame.x(x):.1f},{frame.y(each.high):.1f}" for x, each in points]
    lower = [f"{frame.x(x):.1f},{frame.y(each.low):.1f}" for x, each in reversed(points)]
    return f'<polygon points="{" ".join([*upper, *lower])}" fill="{shade}" opacity="0.18"/>'


def whisker(frame: Frame, x: float, estimate: Estimate, shade: str) -> list[str]:
    """A dot on its interval."""
    at = frame.x(x)
    low, high = frame.y(estimate.low), frame.y(estimate.high)
    return [
        f'<path d="M{at:.1f} {low:.1f}V{high:.1f}" stroke="{shade}" stroke-width="3"/>',
        f'<circle cx="{at:.1f}" cy="{frame.y(estimate.mean):.1f}" r="5" fill="{shade}"/>',
    ]
