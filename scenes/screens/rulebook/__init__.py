"""The booklets: the rules of each game, page by page."""
