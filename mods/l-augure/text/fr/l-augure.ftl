mod-title = L’Augure
    .hint = À chaque manche, un objectif tiré au sort se montre à tous avant la première attaque.
flag-augure = L’Augure
    .chip = L’Augure : siège { $n }
    .hint = Le siège pour qui les pierres montrent à tous un objectif de chaque manche.
flag-augure-zero = Pas d’Augure
said-augury = L’Augure : une tuile se retourne toute seule. Les pierres n’ont jamais su garder un secret.
