"""What can be seen in a position beyond what lies on the table."""
