"""Small programs on top of Luna; README.md says what each of them shows."""
