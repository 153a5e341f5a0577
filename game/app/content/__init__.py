"""The content of the house: which mods are on, what they say, and how they are called."""
