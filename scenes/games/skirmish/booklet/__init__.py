"""The booklet of the battle."""
