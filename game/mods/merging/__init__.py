"""What becomes of a definition when several mods write it: templates, removed keys, field by field."""
