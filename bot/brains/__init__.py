"""The computer players, thinking off the event loop."""

from bot.brains.budget import Budget
from bot.brains.pool import Brains

__all__ = ["Brains", "Budget"]
