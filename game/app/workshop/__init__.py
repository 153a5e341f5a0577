"""The workshop behind its screens: mods of one's own, made by fields and steps, written at every one."""
