"""The rules of Luna: state, steps, actions, scoring, setup and the reasons for a refusal.

This package imports no other part of Luna and nothing outside the standard library.
"""
