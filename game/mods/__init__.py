"""From files to facts: mods, their catalog, their words, and every problem in them."""
