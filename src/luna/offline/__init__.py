"""Play without a server: tables, bots, hints, reviews and puzzles for whoever sits at this browser.

The same requests and messages as the server's, answered by the same code; instead of a database
there is a shelf of texts under keys, which a browser keeps for us.
"""
