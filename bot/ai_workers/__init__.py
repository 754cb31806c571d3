"""The computer players, thinking off the event loop."""

from bot.ai_workers.budget import Budget
from bot.ai_workers.pool import AiWorkers

__all__ = ["AiWorkers", "Budget"]
