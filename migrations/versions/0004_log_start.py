"""A checkpoint says where the end of the log begins; of those that exist it begins with the match"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not in batch mode, and the rows written anew: see 0003.
    op.add_column("checkpoint", sa.Column("log_after", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column("checkpoint", sa.Column("log_dropped", sa.String(), nullable=False, server_default="[]"))
    op.execute("UPDATE checkpoint SET log_after = -1, log_dropped = '[]'")


def downgrade() -> None:
    with op.batch_alter_table("checkpoint") as table:
        table.drop_column("log_dropped")
        table.drop_column("log_after")
