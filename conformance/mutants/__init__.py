"""Ask whether the conformance kit notices changed rules.

    python -m conformance.mutants [--only scoring,temple] [--out build/mutants.json]

Makes the same small changes as `make mutate`, of every module of the rules, and asks for each of
them whether an answer to a question of the kit differs. conformance/unnoticed.json lists changes
of which none does, with the reason, or functions of which any may go unnoticed. Any other change is
a fault of the kit, and so is a listed one that does differ: exit code 1. `--write` puts what is not
noticed into the list, without a reason.
"""
