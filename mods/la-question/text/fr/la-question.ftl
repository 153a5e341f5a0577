mod-title = La Question
    .hint = Qui un siège détrousse, ou qui le bloque, lui montre une carte, pour rien.
flag-question = La Question
    .chip = La Question : siège { $n }
    .hint = Le siège qui interroge sa cible, volée ou rebelle, sans rien prétendre.
flag-question-zero = Pas de Question
said-question = La Question : une carte, je vous prie. On vous la rendra, peut-être.
