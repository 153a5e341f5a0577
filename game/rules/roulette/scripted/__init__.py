"""Scripts in Roulette: what they are told (`facts`), may wish for (`wishes`) and may forbid (`legal`)."""
