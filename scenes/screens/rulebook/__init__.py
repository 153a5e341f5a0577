"""The booklet: the rules of a game, page by page."""
