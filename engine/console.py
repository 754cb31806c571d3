"""Text that comes in through a command line, and text that goes out to any terminal."""

import codecs
import sys
import unicodedata
from collections.abc import Callable
from contextlib import suppress

NEAREST = "nearest"
"""The name of the error handler that writes the nearest letters of ASCII."""

OK, FAILED, UNUSABLE = 0, 1, 2
"""Exit codes: done, not done, and not possible with what was given."""

READER_GONE = 141
"""The exit code when whoever reads the output has gone, as ``head`` does: 128 + SIGPIPE."""

_LIKENESSES = str.maketrans(
    {
        **dict(zip("♠♥♦♣", "SHDC", strict=True)),
        **dict.fromkeys("’\N{LEFT SINGLE QUOTATION MARK}", "'"),
        **dict.fromkeys("“”«»", '"'),
        **dict.fromkeys("–—\N{MINUS SIGN}", "-"),
        **{"œ": "oe", "Œ": "OE", "×": "x", "→": "->"},
    }
)


def decoded(content: bytes) -> str:
    """The text of a file; UnicodeDecodeError if it is none.

    It is UTF-8, with or without a byte order mark, or UTF-16 with one, as Windows writes both.
    """
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16")
    return content.decode("utf-8-sig")


def standard_input() -> str:
    """All of standard input, whatever encoding the terminal has; UnicodeDecodeError as above."""
    buffer = getattr(sys.stdin, "buffer", None)
    return sys.stdin.read() if buffer is None else decoded(buffer.read())


def code_of(main: Callable[[], int]) -> int:
    """Run a command line and return its exit code, or ``READER_GONE``, without a traceback."""
    try:
        try:
            return main()
        finally:
            if sys.stdout is not None:  # as in a program without a console
                sys.stdout.flush()
    except BrokenPipeError:
        with suppress(BrokenPipeError):
            sys.stdout.close()  # else Python would flush it once more as it ends
        return READER_GONE


def complain(line: str) -> None:
    """Write a line to standard error."""
    sys.stderr.write(f"{line}\n")


def unusable(sentence: str) -> int:
    """Complain of what was given, and return the exit code for that."""
    complain(sentence)
    return UNUSABLE


def write_to_any_terminal() -> None:
    """Replace the characters that standard output cannot encode, instead of ending with an error.

    To be called first on a command line: Windows writes cp1252 into files, old terminals Latin-1.
    """
    codecs.register_error(NEAREST, _nearest)
    for stream in (sys.stdout, sys.stderr):
        # Neither a program without a console nor some test has a stream that can be configured.
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors=NEAREST)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_in_ascii, error.object[error.start : error.end])), error.end


def _in_ascii(character: str) -> str:
    if unicodedata.category(character) == "Mn":  # an accent, or how a sign is to be drawn
        return ""
    apart = unicodedata.normalize("NFKD", character.translate(_LIKENESSES))
    return apart.encode("ascii", "ignore").decode("ascii") or "?"
