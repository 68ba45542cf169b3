"""Devices: each browser that is logged in has a row, so that each can be logged out alone"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The cookies of a person that are good so far all hold the same number: together they become one device."""
    op.create_table(
        "device",
        sa.Column("player_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("browser", sa.String(), nullable=True),
        sa.Column("system", sa.String(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "number", name="pk_device"),
    )
    op.execute("ALTER TABLE player RENAME COLUMN session TO last_device")
    op.execute(
        "INSERT INTO device (player_id, number, system, made_at, seen_at)"
        f" SELECT id, last_device, '', created_at, {time.time_ns() // 1_000_000} FROM player"
    )


def downgrade() -> None:
    op.execute("ALTER TABLE player RENAME COLUMN last_device TO session")
    op.drop_table("device")
