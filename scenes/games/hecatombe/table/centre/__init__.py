"""The centre of the table."""
