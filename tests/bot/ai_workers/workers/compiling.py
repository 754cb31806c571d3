"""A worker that finds no compiled code."""

from bot.ai_workers.worker import serve
from engine.players import Level
from tests.bot.ai_workers.workers.quick import last, nothing

if __name__ == "__main__":
    serve({Level.EXPERT: last}, nothing, lambda: False)
