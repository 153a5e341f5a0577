"""A list from which one thing, or several, are chosen; it lies over the page that asks."""
