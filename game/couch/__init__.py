"""The couch: who sits at which seat of the table, with what in their hands."""
