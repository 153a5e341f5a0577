"""What a saved match carries of the mods it was begun with, and mods made of it again."""
