"""Migrations, with Alembic: a large package, which a server whose database is up to date does without."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from app.store.errors import SchemaTooNew


def upgrade(connection: Connection, migrations: Path, current: str | None) -> None:
    """Run the migrations that a database with this schema lacks (None: an empty one). Raises SchemaTooNew."""
    config = _config(connection, migrations)
    if current is not None:
        _must_be_known(config, current)
    command.upgrade(config, "head")


def recreate(connection: Connection, migrations: Path, current: str | None, schema: str) -> None:
    """Give a database without rows the tables of a schema in place of its present ones. Raises SchemaTooNew."""
    config = _config(connection, migrations)
    _must_be_known(config, schema)
    if current not in (None, schema):
        command.downgrade(config, "base")
    command.upgrade(config, schema)


def _must_be_known(config: Config, schema: str) -> None:
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    if schema not in known:
        raise SchemaTooNew(f"the data has schema {schema}, which this version of Parlour does not know: upgrade it")


def _config(connection: Connection, migrations: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
