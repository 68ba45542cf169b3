"""An index for the rooms of a host"""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_room_host", "room", ["host"])


def downgrade() -> None:
    op.drop_index("ix_room_host", "room")
