"""The work behind requests, without network, database or processes.

The server does it for many people, `luna.offline` for whoever sits at this browser; both answer
with the same values of the contract.
"""
