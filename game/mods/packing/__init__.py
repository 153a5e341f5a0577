"""Mods as files: begun from a lesson, packed, unpacked."""
