mod-title = A short evening
    .hint = Fewer rounds, fewer points, and a sand clock for the battle.
