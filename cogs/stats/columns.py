"""A table of figures in a text, narrow enough for a phone."""

from collections.abc import Sequence

Row = Sequence[str]


def columns(head: Row, rows: Sequence[Row]) -> str:
    """Rows below their headings: the first column stands to the left, the others to the right."""
    lines = [head, *rows]
    widths = [max(len(line[place]) for line in lines) for place in range(len(head))]
    written = "\n".join(_line(line, widths) for line in lines)
    return f"```\n{written}\n```"


def _line(line: Row, widths: Sequence[int]) -> str:
    first, *others = line
    cells = [first.ljust(widths[0])]
    cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
    return "  ".join(cells)
