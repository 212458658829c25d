"""The server under load, beside boardgame.io's own on the same machine."""
