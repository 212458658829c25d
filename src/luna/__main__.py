"""`python -m luna`: the same as `luna`, where that is not on the path."""

from luna.cli.main import main

if __name__ == "__main__":
    main()
