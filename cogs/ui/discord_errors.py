"""The codes by which Discord says why it has refused something."""

from enum import IntEnum

import discord


class Code(IntEnum):
    """The error codes that the bot handles."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_ROLE = 10011
    UNKNOWN_USER = 10013
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    TOO_OLD_TO_EDIT = 30046
    INVALID_TOKEN = 50027
    THREAD_ARCHIVED = 50083
    THREAD_LOCKED = 160005


UNAUTHORIZED = 401
FORBIDDEN = 403


def is_dead_token(error: discord.HTTPException) -> bool:
    """Whether the token of an interaction has expired."""
    dead = error.code in {Code.INVALID_TOKEN, Code.UNKNOWN_WEBHOOK}
    return dead or error.status == UNAUTHORIZED


def is_closed_channel(error: discord.HTTPException) -> bool:
    """Whether the bot may not write in a channel, or there is no such channel any more."""
    closed = error.code in {Code.UNKNOWN_CHANNEL, Code.THREAD_LOCKED}
    return closed or error.status == FORBIDDEN


def is_gone_message(error: discord.HTTPException) -> bool:
    """Whether a message can be edited no more: deleted, too old, or in an archived thread.

    A new message brings an archived thread back, unless it is locked.
    """
    gone = {Code.UNKNOWN_MESSAGE, Code.TOO_OLD_TO_EDIT, Code.THREAD_ARCHIVED}
    return error.code in gone
