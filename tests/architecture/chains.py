"""From one module to another by way of what they import."""

from collections.abc import Callable, Mapping

from tests.architecture.reading import Module


def chain(
    known: Mapping[str, Module], start: str, is_wanted: Callable[[str], bool]
) -> tuple[str, ...]:
    """The shortest chain of imports from ``start`` to a wanted module; empty if there is none."""
    paths: list[tuple[str, ...]] = [(start,)]
    seen = {start}
    for path in paths:  # grows while it is read
        if is_wanted(path[-1]):
            return path
        module = known.get(path[-1])
        for imported in module.imports if module else ():
            if imported.target not in seen:
                seen.add(imported.target)
                paths.append((*path, imported.target))
    return ()
