"""The booklet of Complots."""
