"""Which Luna this is; the package takes its version from here."""

NUMBER = "0.1.0"
