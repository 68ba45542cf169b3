"""The first tables"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "player",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("login", sa.String(), nullable=True),
        sa.Column("password_hash", sa.String(), nullable=True),
        sa.Column("session", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
        sa.UniqueConstraint("login", name="uq_player_login"),
    )
    op.create_table(
        "room",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.String(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("touched_at", sa.BigInteger(), nullable=False),
        sa.Column("next_room", sa.String(), nullable=True),
        sa.Column("result", sa.String(), nullable=True),
        sa.Column("stuck_why", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_room"),
    )
    op.create_index("ix_room_state_public_touched_at", "room", ["state", "public", "touched_at"])
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("room", sa.String(), nullable=False),
        sa.Column("audience", sa.String(), nullable=False),
        sa.Column("player_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_chat_room"),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
    )
    op.create_index("ix_chat_room_audience_id", "chat", ["room", "audience", "id"])
    op.create_table(
        "checkpoint",
        sa.Column("room", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_checkpoint_room"),
        sa.PrimaryKeyConstraint("room", name="pk_checkpoint"),
    )
    op.create_table(
        "move",
        sa.Column("room", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("option", sa.String(), nullable=False),
        sa.Column("notes", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_move_room"),
        sa.PrimaryKeyConstraint("room", "seq", name="pk_move"),
    )
    op.create_table(
        "seat",
        sa.Column("room", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("nonce", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_seat_room"),
        sa.PrimaryKeyConstraint("room", "seat", name="pk_seat"),
        sa.UniqueConstraint("player_id", "room", name="uq_seat_player_id_room"),
    )


def downgrade() -> None:
    op.drop_table("seat")
    op.drop_table("move")
    op.drop_table("checkpoint")
    op.drop_index("ix_chat_room_audience_id", "chat")
    op.drop_table("chat")
    op.drop_index("ix_room_state_public_touched_at", "room")
    op.drop_table("room")
    op.drop_table("player")
