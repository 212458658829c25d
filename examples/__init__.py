"""Small programs on top of Luna; README.md tells what each of them shows."""
