"""What is kept: tables, seats, and the log that is the game."""
