"""The outcome of a chapter's match, before the story hears of it."""
