"""The command line, as somebody at a terminal meets it."""
