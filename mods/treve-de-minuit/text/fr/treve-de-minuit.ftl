mod-title = Trêve de minuit
    .hint = Au tiers tour, nul ne nomme le plus chassé ; le parjure se paie, double à minuit.
said-midnight = Minuit ! Le siège { $seat }, nommé { $names } fois, dort tranquille : nul ne le nomme avant l’aube.
said-dawn = L’aube : on peut de nouveau nommer tout le monde. Bonne chasse.
said-perjury = Parole rompue : { $tokens } { $tokens ->
    [one] jeton
   *[other] jetons
} pour qui y avait cru.
