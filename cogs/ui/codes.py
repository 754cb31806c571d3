"""The codes by which Discord says why it has refused something."""

from enum import IntEnum

import discord


class Code(IntEnum):
    """The refusals that are foreseen."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    TOO_OLD_TO_EDIT = 30046
    INVALID_TOKEN = 50027


UNAUTHORIZED = 401
FORBIDDEN = 403


def is_dead_token(error: discord.HTTPException) -> bool:
    """Whether the token of an interaction is worth nothing any more."""
    dead = error.code in {Code.INVALID_TOKEN, Code.UNKNOWN_WEBHOOK}
    return dead or error.status == UNAUTHORIZED


def is_closed_channel(error: discord.HTTPException) -> bool:
    """Whether the bot may not write in a channel, or there is no such channel any more."""
    return error.status == FORBIDDEN or error.code == Code.UNKNOWN_CHANNEL


def is_gone_message(error: discord.HTTPException) -> bool:
    """Whether a message can be edited no more: deleted, or too old."""
    return error.code in {Code.UNKNOWN_MESSAGE, Code.TOO_OLD_TO_EDIT}
