mod-title = La Main
    .hint = À un siège, le premier mensonge pris coûte trois pièces, et le personnage reste.
flag-main = La Main
    .hint = Le siège qui paie trois pièces pour son premier mensonge, au lieu d’un personnage.
flag-main-zero = personne
said-boss-used = La Main : trois pièces au Trésor, et le mensonge n’était qu’un brouillon. Le personnage reste.
said-poor = La Main n’a pas de quoi payer : cette fois, l’encre est vraie.
