"""How the match of a room is played: those of before ask everything"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not in batch mode, and the rows written anew: see 0003.
    op.add_column("room", sa.Column("engine", sa.Integer(), nullable=False, server_default="1"))
    op.execute("UPDATE room SET engine = 1")


def downgrade() -> None:
    with op.batch_alter_table("room") as table:
        table.drop_column("engine")
