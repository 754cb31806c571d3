"""What all tables of the database have in common."""

from sqlalchemy import BigInteger, Column, MetaData

metadata = MetaData(
    # A constraint without a name cannot be changed by a later migration.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def discord_key(name: str) -> Column[int]:
    """A column of a key that is an id of Discord's: a database is not to number it itself."""
    return Column(name, BigInteger, primary_key=True, autoincrement=False)
