"""Notices to users who are away and whose turn it is."""
