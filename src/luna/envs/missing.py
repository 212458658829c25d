"""One sentence for whoever lacks a library that an environment stands on."""


def missing(library: str, extra: str) -> ImportError:
    """What to raise where a library cannot be imported."""
    return ImportError(f"{library} is not installed: in a checkout, pip install '.[{extra}]'.")
