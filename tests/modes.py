"""Every kind of table there is: modes with their numbers of players."""

TABLES = (
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("preselected", 2),
    ("preselected", 3),
    ("preselected", 4),
    ("solo1", 2),
    ("solo2", 2),
    ("solo3", 2),
)
