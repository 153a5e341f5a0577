mod-title = Le Visage
    .hint = Un siège regarde un objectif à sa gauche ; s’il commence, on le regarde aussi.
flag-visage = Le Visage
    .chip = Le Visage : siège { $n }
    .hint = Le siège qui lit son voisin à chaque manche, et qu’on lit quand il commence.
flag-visage-zero = Pas de Visage
said-face = Le Visage : une tuile, lue par-dessus la table, avec le potage.
said-both = Le Visage : qui commence se laisse regarder. Une tuile chacun, et personne ne cille.
