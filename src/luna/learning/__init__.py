"""Learning what things are worth from games that the bots play against themselves."""
