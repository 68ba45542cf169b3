"""Rooms may have an even pace; those that exist go on as they were"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not in batch mode, which would copy the table because of the default, and SQLite would miss the old one.
    op.add_column("room", sa.Column("even_pace", sa.Boolean(), nullable=False, server_default=sa.false()))
    # SQLite leaves the rows as they are, one column short; salvaging them from damaged pages needs all columns there.
    op.execute("UPDATE room SET even_pace = false")


def downgrade() -> None:
    with op.batch_alter_table("room") as table:
        table.drop_column("even_pace")
