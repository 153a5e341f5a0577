mod-title = La Main
    .hint = À un siège, le premier mensonge pris coûte trois pièces, et le personnage reste.
flag-main = La Main
    .chip = La Main : siège { $n }
    .hint = Le siège qui paie trois pièces pour son premier mensonge, au lieu d’un personnage.
flag-main-zero = Pas de Main
said-hand = La Main : trois pièces au Trésor, et le mensonge n’était qu’un brouillon. Le personnage reste.
said-poor = La Main n’a pas de quoi payer : cette fois, l’encre est vraie.
