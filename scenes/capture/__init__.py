"""Pictures of screens: screenshots, films, and a check that words can be read."""
