"""The ledger of a story: how the rivals stand, what the clerk wrote, the soldiers, the notebook of tells."""
