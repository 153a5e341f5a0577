"""The commands that show conflicts between mods and settle them."""
