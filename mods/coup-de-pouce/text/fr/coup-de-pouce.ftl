mod-title = Coup de pouce
    .hint = Le premier siège commence avec une pièce, une carte ou un jeton de plus.
