"""Matches and tournaments: who is stronger, and how sure that is."""
