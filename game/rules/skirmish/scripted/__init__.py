"""Scripts in a battle: what they are told (`facts`), may wish for (`wishes`) and may forbid (`legal`)."""
