mod-title = Dagues tirées
    .hint = Tuer coûte moins cher, et huit pièces forcent la main. Testaments prêts.
