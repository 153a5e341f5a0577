mod-title = Coup de pouce
    .hint = Le premier siège commence avec une pièce, une carte, un jeton ou un regard de plus.
