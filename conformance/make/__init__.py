"""Make the conformance kit again: its games, positions, questions and deciding moments.

    python -m conformance.make [FOLDER]        # conformance/ by default

The games are read from their records, so that their lines never change.
"""
