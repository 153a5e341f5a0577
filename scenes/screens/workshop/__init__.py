"""The workshop: rules, cards and everything else that people make, with a pad, a keyboard or a mouse."""
