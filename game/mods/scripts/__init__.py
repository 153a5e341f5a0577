"""Scripts of mods as the loader finds them: Lua files beside the tables of a game."""
