"""What somebody is told who asks something of a table that the bot may not show any more."""

from bot.client import Interaction
from bot.tables.table import Table
from cogs.table.channel_gate import Gate
from cogs.table.message_pages import page_of
from cogs.ui.permissions import missing_permissions, named
from cogs.ui.replies import words_for


def why_unshown(interaction: Interaction, gate: Gate, before: Table, table: Table) -> str:
    """Why what was done is not to be seen on the table; nothing where it is, or he knows.

    A message that is there can be edited by whoever sees it; a new one takes more.
    """
    missing = missing_permissions(interaction)
    changed_page = page_of(table) != page_of(before)
    unseen = "view_channel" in missing or gate.barred or (missing and changed_page)
    if not unseen or not gate.is_news_to(interaction.user.id):
        return ""
    say = words_for(interaction)
    if not missing:
        return say("table-unshown-refused")
    return say("table-unshown", permissions=named(missing, say))
