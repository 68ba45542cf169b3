"""Rooms count the changes of their records, so that other workers can ask which have changed"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not in batch mode, and the rows written anew: see 0003.
    op.add_column("room", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE room SET version = 0")


def downgrade() -> None:
    with op.batch_alter_table("room") as table:
        table.drop_column("version")
