"""Reading Python sources for the sentences that they ask for.

What speaks is known by its type: a parameter, an attribute or a variable annotated ``Words``, what
is assigned from ``words(...)``, and what a function annotated ``-> Words`` returns. Whatever such a
name is called with first is a key.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

MAKER = "words"
CARRIERS = ("command_text", "Refused", "ok", "warn", "fail")
"""What takes a key, with its facts, to where it is said."""
PROPERTIES = ("property", "cached_property")
ANYTHING = "*"
_PATTERN = re.compile(r"(?=.*[a-z])(?=.*\*)[a-z*]+(-[a-z*]+)+")


@dataclass(frozen=True, slots=True)
class Saying:
    """A place where a sentence is asked for; ``facts`` is None when they come as a mapping."""

    where: str
    key: str
    facts: frozenset[str] | None


@dataclass(frozen=True, slots=True)
class Built:
    """A place where a sentence is asked for by a key put together when the program runs.

    In its ``pattern``, ``*`` stands for what is put in.
    """

    where: str
    pattern: str


@dataclass(frozen=True, slots=True)
class Sources:
    """Modules by their path."""

    trees: Mapping[str, ast.Module]

    @classmethod
    def of(cls, texts: Mapping[str, str]) -> "Sources":
        """The modules of these texts."""
        return cls({path: ast.parse(text) for path, text in texts.items()})

    def _nodes(self) -> Iterator[tuple[str, ast.AST]]:
        for path, tree in self.trees.items():
            for node in ast.walk(tree):
                yield path, node

    def makers(self) -> frozenset[str]:
        """The functions that give a ``Words``."""
        given = (node for node in self._giving_words() if not _is_property(node))
        return frozenset({MAKER, *(node.name for node in given)})

    def speakers(self) -> frozenset[str]:
        """The names that hold a ``Words``."""
        makers = self.makers()
        found = {*CARRIERS, *(node.name for node in self._giving_words() if _is_property(node))}
        for _, node in self._nodes():
            match node:
                case ast.arg(arg=name, annotation=annotation) if _is_words(annotation):
                    found.add(name)
                case ast.AnnAssign(target=target, annotation=annotation) if _is_words(annotation):
                    found |= _names([target])
                case ast.Assign(targets=targets, value=value) if _is_made(value, makers):
                    found |= _names(targets)
                case _:
                    pass
        return frozenset(found)

    def _giving_words(self) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
        for _, node in self._nodes():
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _is_words(node.returns):
                yield node

    def sayings(self) -> Iterator[Saying | Built]:
        """Every sentence asked for by a key that can be read in the source."""
        makers, speakers = self.makers(), self.speakers()
        for path, node in self._nodes():
            if isinstance(node, ast.Call) and node.args and _speaks(node.func, makers, speakers):
                yield from _asked(f"{path}:{node.lineno}", node, is_maker=_name(node.func) == MAKER)

    def constants(self) -> frozenset[str]:
        """Every text in the code, docstrings left out."""
        docstrings = {
            id(node.value)
            for _, node in self._nodes()
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        return frozenset(
            node.value
            for _, node in self._nodes()
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in docstrings
        )

    def patterns(self) -> frozenset[str]:
        """All texts put together at run time that may be keys."""
        built = (_pattern(node) for _, node in self._nodes() if isinstance(node, ast.expr))
        return frozenset(pattern for pattern in built if pattern)


def _asked(where: str, call: ast.Call, *, is_maker: bool) -> Iterator[Saying | Built]:
    names = [keyword.arg for keyword in call.keywords]
    known = [name for name in names if name is not None]
    facts = frozenset(known) if len(known) == len(names) else None
    for choice in _choices(call.args[0]):
        if isinstance(choice, ast.Constant) and isinstance(choice.value, str):
            if not is_maker or "-" in choice.value:  # words("fr") asks for a language
                yield Saying(where, choice.value, facts)
        elif pattern := _pattern(choice):
            yield Built(where, pattern)


def _choices(node: ast.expr) -> Iterable[ast.expr]:
    if isinstance(node, ast.IfExp):
        return (*_choices(node.body), *_choices(node.orelse))
    return (node,)


def _pattern(node: ast.expr) -> str | None:
    match node:
        case ast.JoinedStr(values=values):
            built = "".join(_constant(value) for value in values)
        case ast.BinOp(op=ast.Add(), left=left, right=right):
            built = _constant(left) + _constant(right)
        case _:
            return None
    return built if _PATTERN.fullmatch(built) else None


def _constant(node: ast.expr) -> str:
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return str(node.value) if isinstance(node, ast.Constant) and is_text else ANYTHING


def _speaks(node: ast.expr, makers: frozenset[str], speakers: frozenset[str]) -> bool:
    return _name(node) in speakers or _is_made(node, makers)


def _is_made(node: ast.expr, makers: frozenset[str]) -> bool:
    made = node.value if isinstance(node, ast.Await) else node
    return isinstance(made, ast.Call) and _name(made.func) in makers


def _is_property(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(_name(decorator) in PROPERTIES for decorator in node.decorator_list)


def _is_words(annotation: ast.expr | None) -> bool:
    return annotation is not None and "Words" in re.findall(r"\w+", ast.unparse(annotation))


def _names(targets: Iterable[ast.expr]) -> set[str]:
    return {name for target in targets if (name := _name(target))}


def _name(node: ast.expr) -> str | None:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return None
