"""Players of Luna, weakest to strongest, and what they see in a position."""
