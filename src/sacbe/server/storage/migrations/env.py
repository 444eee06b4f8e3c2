"""How Alembic reaches the database: through the connection that `Database.open` has locked already."""

from __future__ import annotations

from alembic import context

from sacbe.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata,
                  transactional_ddl=True, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
