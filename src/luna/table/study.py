"""Studies: chapters, each a position with a tree of what could be played from there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from luna.game import Position
from luna.record.record import print_header
from luna.rules.refusals import Refused
from luna.table.problem import invalid, refused


@dataclass(frozen=True, slots=True)
class StudyBranch:
    """A position of a tree: what led to it from its parent, and what is said and drawn there.

    The first branch of a tree is its root, without a text; a parent stands before its children, and
    the first child of each goes on with the main line.
    """

    parent: int
    text: str
    comment: str
    arrows: tuple[str, ...]


def grow(root: Position, branches: Sequence[StudyBranch]) -> list[Position]:
    """The positions of a tree; `Problem` where it cannot be played."""
    positions = [root]
    for number, branch in enumerate(branches[1:], 1):
        if not 0 <= branch.parent < number:
            raise invalid("bad-body")
        before = positions[branch.parent]
        try:
            positions.append(before.after(before.check(branch.text)))
        except Refused as error:
            raise refused(error) from None
    return positions


def children(branches: Sequence[StudyBranch], parent: int) -> list[int]:
    return [number for number, branch in enumerate(branches) if number and branch.parent == parent]


def export(title: str, root: Position, branches: Sequence[StudyBranch]) -> str:
    """A record of the main line; comments and other lines stand behind `#`, which readers skip."""
    positions = grow(root, branches)
    lines = [*commented(title, ""), print_header(root.setup).rstrip("\n"), *root.lines()]
    lines += commented(branches[0].comment, "")
    at = 0
    while found := children(branches, at):
        main, *others = found
        lines.append(f"{positions[at].colour}: {positions[main].text}")
        lines += commented(branches[main].comment, "")
        for other in others:
            lines += aside(branches, positions, other, 1)
        at = main
    return "\n".join(lines) + "\n"


def aside(
    branches: Sequence[StudyBranch], positions: Sequence[Position], at: int, depth: int
) -> Iterator[str]:
    """A line besides the main one, as comments; deeper ones stand further in."""
    indent = "  " * depth
    while True:
        before = positions[branches[at].parent]
        yield f"#{indent}{before.colour}: {positions[at].text}"
        yield from commented(branches[at].comment, indent)
        found = children(branches, at)
        if not found:
            return
        for other in found[1:]:
            yield from aside(branches, positions, other, depth + 1)
        at = found[0]


def commented(text: str, indent: str) -> list[str]:
    """A text as comment lines."""
    return [f"# {indent}{line.strip()}".rstrip() for line in text.splitlines() if line.strip()]
