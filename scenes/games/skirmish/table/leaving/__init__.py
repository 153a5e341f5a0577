"""A character who leaves a unit: a ghost that is put where it shall stand (S-81)."""
