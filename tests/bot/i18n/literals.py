"""Finding words that a player might read in the sources, outside the catalogues.

A text looks like words when two words stand side by side, when one begins with a capital, or when
a letter has an accent. Left out is what no player reads: docstrings, annotations, exported names,
SQL and patterns, what is logged, raised or asserted. Whatever is put on a message must not hold a
single letter of its own.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

LIKE_WORDS = re.compile(
    r"[^\W\d_]{2,}\s+\S*[a-zà-ÿ]{2,}"  # two words
    r"|^\W*[A-ZÀ-Ý][a-zà-ÿ]+\W*$"  # one with a capital
    r"|[à-öø-ÿœ]"  # a letter with an accent
)
CODE = re.compile(r"(SELECT|PRAGMA|BEGIN) |\w+ (IN|IS) |.*\(\?P<")
LETTER = re.compile(r"[^\W\d_]")
SHOWN = frozenset({"text", "title", "small", "notice", "warning", "with_word", "TextDisplay"})
SHOWN_AS = frozenset({"label", "placeholder", "content", "description"})


@dataclass(frozen=True, slots=True)
class Literal:
    """A text in the sources, and where it stands."""

    where: str
    text: str


def literals(path: str, source: str) -> Iterator[Literal]:
    """What looks like words, or is put on a message as it is."""
    tree = ast.parse(source)
    unread = {id(node) for node in _unread(tree)}
    found = {
        id(node): node
        for node in ast.walk(tree)
        if _is_text(node) and LIKE_WORDS.search(_text(node)) and not CODE.match(_text(node))
    }
    shown = (node for node in _shown(tree) if not CODE.match(_text(node)))
    found |= {id(node): node for node in shown if LETTER.search(_text(node))}
    for key, node in found.items():
        if key not in unread and isinstance(node, ast.Constant):
            yield Literal(f"{path}:{node.lineno}", _text(node))


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _text(node: ast.AST) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


def _unread(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node that no player reads."""
    for node in ast.walk(tree):
        for part in _unread_parts(node):
            yield from ast.walk(part)


def _unread_parts(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Expr(value=ast.Constant() as docstring):
            yield docstring
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name)) as raised) if name != "Refused":
            yield raised
        case ast.Call(func=ast.Attribute(value=ast.Name(id="logger" | "log"))):
            yield node
        case ast.Call(func=ast.Name(id="cast"), args=[kind, _]):
            yield kind
        case ast.Assert(msg=ast.AST() as said):
            yield said
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            yield node.value
        case ast.arg(annotation=ast.AST() as annotation):
            yield annotation
        case ast.AnnAssign(annotation=annotation):
            yield annotation
        case ast.FunctionDef(returns=ast.AST() as given):
            yield given
        case ast.AsyncFunctionDef(returns=ast.AST() as given):
            yield given


def _shown(tree: ast.AST) -> Iterator[ast.AST]:
    """The texts that go on a message as they are, and not through the catalogues."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else ""
            name = function.id if isinstance(function, ast.Name) else name
            for argument in node.args if name in SHOWN else ():
                yield from _own_texts(argument)
            for keyword in node.keywords:
                if keyword.arg in SHOWN_AS:
                    yield from _own_texts(keyword.value)


def _own_texts(node: ast.AST) -> Iterator[ast.AST]:
    """The texts of an expression itself, and not those that it asks for by a call."""
    if _is_text(node):
        yield node
    elif not isinstance(node, ast.Call | ast.Subscript | ast.Compare):
        for inner in ast.iter_child_nodes(node):
            yield from _own_texts(inner)
