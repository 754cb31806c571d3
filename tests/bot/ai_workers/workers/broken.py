"""A worker that cannot load what thinking needs."""

from bot.ai_workers.worker import serve


def broken() -> None:
    raise ImportError("no search here")


if __name__ == "__main__":
    serve({}, broken)
