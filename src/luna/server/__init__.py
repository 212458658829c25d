"""The game over the network: tables, seats, live updates, and a log that loses nothing."""
