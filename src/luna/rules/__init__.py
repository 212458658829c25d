"""The rules of Luna: state, steps, actions, scoring, setup and the reasons for a refusal.

Nothing here imports any other part of Luna, or anything outside the standard library.
"""
