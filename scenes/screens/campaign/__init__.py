"""The campaign on the stage: slots, map, theatre, ledger, and the way from one to the next."""
