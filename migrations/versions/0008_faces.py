"""The face that a person has chosen, and that of whoever sits on a seat"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not in batch mode, and the rows written anew: see 0003.
    for name in ("player", "seat"):
        op.add_column(name, sa.Column("face", sa.String(), nullable=False, server_default=""))
        op.execute(f"UPDATE {name} SET face = ''")


def downgrade() -> None:
    for name in ("player", "seat"):
        with op.batch_alter_table(name) as table:
            table.drop_column("face")
