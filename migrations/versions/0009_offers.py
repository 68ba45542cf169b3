"""What a seat was told of the option that it chose; of the moves that exist nothing was kept"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # There may be millions of rows: SQLite leaves them one value short, which whoever salvages them from pages knows.
    op.add_column("move", sa.Column("offer", sa.LargeBinary(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("move") as table:
        table.drop_column("offer")
