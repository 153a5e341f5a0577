"""After a match of Hécatombe: the reckoning of every round, and what each player could have known."""
