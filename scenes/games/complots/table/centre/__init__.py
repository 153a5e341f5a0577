"""The middle of the stage: busts, the claim on its ticket, the card of a verdict, Court and Treasury."""
