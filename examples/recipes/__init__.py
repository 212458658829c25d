"""Luna with other people's learners; `python -m examples.recipes` runs all of them."""
