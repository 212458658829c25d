"""Make conformance/deciding.jsonl anew: positions in which a rule decides, the same every time.

    python -m scripts.make_deciding [FILE]

Games by chance, and some in which everyone leaves the isles, are searched for what `SOUGHT` names.
"""
