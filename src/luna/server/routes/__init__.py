"""The web interface, one file for each group of verbs."""
