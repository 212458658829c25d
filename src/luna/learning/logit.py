"""Choices explained by features: shares of alternatives as a softmax of weighted sums.

The alternatives of a choice follow one another in the rows. Both lessons of a search tree are of
this form: which order wins a position, and which action of a decision deserves attention.
"""

from typing import Any

import numpy as np

STEPS = 8
"""Newton's steps; five are enough as a rule."""
ENOUGH = 1e-7
"""Share of the loss that a further step has to save."""


def shares(rows: Any, starts: Any, weights: Any) -> Any:
    """The share of each alternative of its choice."""
    sums = rows @ weights
    of = owners(starts, len(rows))
    grown = np.exp(sums - np.maximum.reduceat(sums, starts)[of])
    return grown / np.add.reduceat(grown, starts)[of]


def owners(starts: Any, number: int) -> Any:
    """The choice that each row belongs to."""
    return np.repeat(np.arange(len(starts)), np.diff(np.append(starts, number)))


def surprise(wanted: Any, given: Any, counts: Any) -> float:
    """How surprising wanted shares are to those who expect the given ones."""
    return float(-(counts * wanted * np.log(given + 1e-12)).sum())


def fit_shares(
    rows: Any, starts: Any, wanted: Any, counts: Any, current: Any, ridge: Any
) -> tuple[Any, float, float]:
    """Weights that make wanted shares least surprising, and the mean surprise before and after.

    `counts` says by row how much its choice counts; `ridge`, by weight, how strongly it holds to
    what it is.
    """
    of = owners(starts, len(rows))
    weights = np.array(current, np.float64)
    total = float(counts[starts].sum())
    given = shares(rows, starts, weights)
    loss = before = surprise(wanted, given, counts)
    for _ in range(STEPS):
        slope = rows.T @ (counts * (given - wanted)) + ridge * (weights - current)
        mean = np.add.reduceat(given[:, None] * rows, starts)
        spread = np.sqrt(counts * given)[:, None] * (rows - mean[of])
        step = np.linalg.solve(spread.T @ spread + np.diag(ridge), slope)
        length = 1.0
        while True:
            tried = weights - length * step
            given = shares(rows, starts, tried)
            now = surprise(wanted, given, counts) + held(tried, current, ridge)
            if now <= loss or length < 1e-3:
                break
            length /= 2
        saved, weights, loss = loss - now, tried, now
        if saved < ENOUGH * loss:
            break
    return weights, before / total, surprise(wanted, given, counts) / total


def held(weights: Any, current: Any, ridge: Any) -> float:
    """What leaving the current weights costs."""
    return float((ridge * (weights - current) ** 2).sum() / 2)
