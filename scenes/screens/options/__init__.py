"""The options: how the evening looks, sounds and feels in the hand."""
