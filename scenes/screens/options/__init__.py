"""The options: how the game looks, sounds and feels in the hand."""
