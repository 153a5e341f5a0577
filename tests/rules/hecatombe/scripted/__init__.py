"""What scripts of mods do in Hécatombe, rule by rule."""
