"""The small changes that can be made to the code: each is one place, and the text instead."""

import ast
import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate, chain, islice, zip_longest
from pathlib import Path

ROOMS = ("engine", "bot", "cogs")

OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip

FOR_PYTHON = frozenset({"strict", "frozen", "slots", "kw_only", "repr", "eq", "order"})
"""Keywords that tell Python something, and people nothing."""

LAXEST = {"Presser": "ANYBODY", "PersonRole": "KEPT"}
"""Of each declaration of who may press, and of what is erased, the one that forbids nothing."""

PERMITS = re.compile(
    r"(?<![a-z])(may_|hid|host|owner|own\b|manage|reader|recipient|secre|seal|sees|seated)"
    r"|/view\.py|admin|allowed|closed_room|require_|stranger|ephemeral|eras(e|ing|ure)|export|forbid|named|not_your|permi|person"
    r"|presser|priva|refus|spectat|visib|watch",
    re.IGNORECASE,
)
"""What is written where it is said who may do something, or see it."""

Name = tuple[str, str, int]
Functions = (ast.FunctionDef, ast.AsyncFunctionDef)
Part = ast.expr | ast.stmt | ast.keyword
Change = tuple[str, Part, str]
"""Its kind, what is replaced, and the text instead."""


@dataclass(frozen=True)
class Mutation:
    """One change: where its text begins and ends in the file, and the text instead."""

    name: Name
    path: str
    lines: range
    span: tuple[int, int]
    before: str
    after: str
    permits: bool
    """Whether its place seems to say who may do or see something."""

    @property
    def room(self) -> str:
        """The part of the project that it changes."""
        return self.path.partition("/")[0]

    def order(self, seed: int) -> str:
        """Return where it stands among all mutations drawn with this seed, in every tree."""
        return hashlib.sha256(f"{seed} {self.name}".encode()).hexdigest()

    def made_in(self, source: bytes) -> bytes:
        """Return the file with this change."""
        start, end = self.span
        return source[:start] + self.after.encode() + source[end:]

    def __str__(self) -> str:
        change = " ".join(f"{self.before} -> {self.after}".split())[:100]
        mark = ("permits or hides",) if self.permits else ()
        place = f"{self.path}:{self.lines.start}"
        return "\t".join((*map(str, self.name), place, change, *mark))


def changes(node: ast.AST) -> Iterator[Change]:
    """Yield every change to a node of what a function executes."""
    match node:
        case ast.Compare(left, [operator, *more], [right, *others]):
            flipped = ast.Compare(left, [OPPOSITES[type(operator)](), *more], [right, *others])
            yield "compare", node, f"({ast.unparse(flipped)})"
        case ast.BoolOp(operator, values):
            other = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield "and-or", node, f"({ast.unparse(ast.BoolOp(other, values))})"
        case ast.Constant(int(value)) if not isinstance(value, bool):
            yield "constant", node, str(value + 1)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield "condition", test, f"(not ({ast.unparse(test)}))"
        case ast.comprehension(ifs=[test, *_]):
            yield "condition", test, f"(not ({ast.unparse(test)}))"
        case ast.Expr(ast.Call(func)) if "log" not in ast.unparse(func):
            yield "call", node, "pass"
        case ast.Return(ast.Constant(bool(value))):
            yield "return", node, f"return {not value}"
        case ast.Return(ast.expr() as value) if ast.unparse(value) != "None":
            yield "return", node, "return None"
        case ast.keyword(str(keyword), ast.Constant(bool(value))) if keyword not in FOR_PYTHON:
            yield "flag", node.value, str(not value)


def redeclared(declared: ast.AST) -> Iterator[Change]:
    """Yield every change to a declaration: a thing that it says is not said, or denied."""
    for node in ast.walk(declared):
        if isinstance(node, ast.keyword) and node.arg not in {None, *FOR_PYTHON}:
            yield "keyword", node, "**{}"
            yield from changes(node)
        match node:
            case ast.Attribute(ast.Name(kind), said) if LAXEST.get(kind, said) != said:
                yield "laxest", node, f"{kind}.{LAXEST[kind]}"


def within(function: ast.AST) -> Iterator[ast.AST]:
    """Yield what a function executes, without inner functions, annotations and f-strings."""
    body = function.body if isinstance(function, Functions) else ast.iter_child_nodes(function)
    for node in body:
        if isinstance(node, (*Functions, ast.ClassDef, ast.JoinedStr)):
            continue  # positions within an f-string are only right from Python 3.12
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                yield node.value
                yield from within(node.value)
            continue
        yield node
        yield from within(node)


def functions(tree: ast.AST, inside: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Yield every function of a module by its qualified name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (*Functions, ast.ClassDef)):
            name = f"{inside}{node.name}"
            if isinstance(node, Functions):
                yield name, node
            yield from functions(node, f"{name}.")


def declarations(tree: ast.AST, inside: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Yield what a module says of its functions, classes and names, by their qualified names."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
                said = [*node.decorator_list]
                keywords = node.keywords if isinstance(node, ast.ClassDef) else []
                yield from ((f"{inside}{name}", each) for each in (*said, *keywords))
                if isinstance(node, ast.ClassDef):
                    yield from declarations(node, f"{inside}{name}.")
            case ast.Assign([ast.Name(name)], ast.expr() as value) | ast.AnnAssign(
                ast.Name(name), _, ast.expr() as value
            ):
                yield f"{inside}{name}", value


def around(part: Part, function: ast.AST) -> str:
    """The statement that a part stands in; of a condition, what it leads to as well."""
    statements = [
        each
        for each in ast.walk(function)
        if isinstance(each, ast.stmt)
        and each.lineno <= part.lineno
        and (part.end_lineno or 0) <= (each.end_lineno or 0)
    ]
    match max(statements, key=lambda each: each.lineno):
        case ast.If(test, [first, *_]) | ast.While(test, [first, *_]):
            return f"{ast.unparse(test)} {ast.unparse(first)}"
        case innermost if hasattr(innermost, "body"):
            return ast.unparse(part)
        case innermost:
            return ast.unparse(innermost)


def mutations_of(path: str, source: bytes) -> Iterator[Mutation]:
    """Yield every mutation of a file."""
    starts = [0, *accumulate(map(len, source.splitlines(keepends=True)))]
    tree = ast.parse(source)
    numbers: Counter[tuple[str, str]] = Counter()
    executed = (
        (name, change, around(change[1], function))
        for name, function in functions(tree)
        for node in within(function)
        for change in changes(node)
    )
    declared = (
        (name, change, ast.unparse(change[1]))
        for name, said in declarations(tree)
        for change in redeclared(said)
    )
    for name, (kind, part, after), said in chain(executed, declared):
        numbers[name, kind] += 1
        assert part.end_lineno is not None
        assert part.end_col_offset is not None
        start = starts[part.lineno - 1] + part.col_offset
        end = starts[part.end_lineno - 1] + part.end_col_offset
        yield Mutation(
            (name, kind, numbers[name, kind]),
            path,
            range(part.lineno, part.end_lineno + 1),
            (start, end),
            source[start:end].decode(),
            after,
            permits=bool(PERMITS.search(f"{path} {name} {said}")),
        )


def sources(tree: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the files of the three packages, but migrations: they have run, and never run again."""
    for file in sorted(file for room in ROOMS for file in (tree / room).rglob("*.py")):
        path = str(file.relative_to(tree))
        if "migrations/versions" not in path:
            yield path, file.read_bytes()


def all_mutations(tree: Path) -> dict[Name, Mutation]:
    """Return the mutations of what has a name that stands in one file of the tree alone."""
    found: dict[Name, Mutation] = {}
    files: dict[str, set[str]] = {}
    for path, source in sources(tree):
        module = ast.parse(source)
        for name, _ in chain(functions(module), declarations(module)):
            files.setdefault(name, set()).add(path)
        found.update({each.name: each for each in mutations_of(path, source)})
    return {name: each for name, each in found.items() if len(files[name[0]]) == 1}


def drawn(found: Iterable[Mutation], seed: int, number: int) -> list[Mutation]:
    """Draw from each room in turn; two trees with the same functions draw the same."""
    ordered = sorted(found, key=lambda each: each.order(seed))
    rooms = ([each for each in ordered if each.room == room] for room in ROOMS)
    turns = chain.from_iterable(zip_longest(*rooms))
    return list(islice(filter(None, turns), number))
