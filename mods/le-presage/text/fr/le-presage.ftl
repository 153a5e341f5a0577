mod-title = Le présage
    .hint = Avant la première attaque, un siège regarde un objectif de son voisin de gauche.
flag-presage = Le présage
    .chip = Le présage : siège { $n }
    .hint = Le siège à qui les pierres ont promis un regard.
flag-presage-zero = Pas de présage
said-presage = Le présage : un regard, comme promis. Les pierres ne reprennent pas l’article.
