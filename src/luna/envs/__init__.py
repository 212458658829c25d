"""Luna for researchers: the game behind the interfaces of other libraries."""
