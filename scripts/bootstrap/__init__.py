"""Makes `.venv` ready for what is wanted of it, with the standard library alone.

    python3 -m scripts.bootstrap [base] [dev] [luna] [...] [-- COMMAND ...]

Every step is done once and again whenever something changes that it depends on: a lock file, a
source, the Python, the place of the folder, a compiler or node that was not there before. Nothing
is installed outside `.venv` and `web/node_modules`.
"""
