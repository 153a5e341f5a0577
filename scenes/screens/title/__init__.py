"""The title screen: two profiles, one chalice, and the ways on."""
