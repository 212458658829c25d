"""How alembic runs the migrations: on the engine it is handed, each in a transaction."""

from alembic import context

with context.config.attributes["engine"].connect() as connection:
    context.configure(connection=connection, transaction_per_migration=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
