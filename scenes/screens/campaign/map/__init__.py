"""The map of a story: the way so far, what lies ahead, and the page of the chapter that is next."""
