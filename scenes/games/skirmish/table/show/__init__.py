"""How soldiers move as men: a space of circles for the eye alone, that no rule waits for and none asks."""
