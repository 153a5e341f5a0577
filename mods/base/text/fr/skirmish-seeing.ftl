# Voir : ce que chacun atteint, les chances d’une paire, ce qu’on oublierait en finissant.

skirmish-seeing-who = Qui atteint { $player } ?
skirmish-seeing-each = chacun, en nommant { $player }
skirmish-seeing-nobody = personne : c’est presque vexant
skirmish-seeing-next = suivante · ensemble : portée (tenus : mètre)
skirmish-seeing-pair = { $unit } contre { $foe } : { $odds }
skirmish-seeing-charge = charge { $n } %
skirmish-seeing-spell = sort { $n } %
skirmish-seeing-lost = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
skirmish-seeing-inches = { $n ->
    [one] { $n } pouce
   *[other] { $n } pouces
}
skirmish-seeing-tenths = { $n }
skirmish-seeing-why = pourquoi (tenez)
skirmish-seeing-blows = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
} : { $why }
skirmish-seeing-margin = Marge : { $sum }
skirmish-seeing-breaks-mine = Fuir, soi-même : { $n } % — test { $why }
skirmish-seeing-breaks-theirs = Voir fuir l’autre : { $n } % — test { $why }

## Ce que finir ferait, et oublierait

skirmish-parting-declare = Les charges annoncées partent, toutes à la fois.
skirmish-parting-move = Plus personne ne bouge : on passe à la magie.
skirmish-parting-cast = Les grimoires se referment jusqu’au prochain tour.
skirmish-parting-orders = Cessez le tir : place au corps à corps.
skirmish-parting-ghost = { $unit } : ce chemin n’a pas été ordonné, il sera oublié.
skirmish-parting-forgotten = { $n ->
    [one] Oubliée : { $units }
   *[other] { $n } oubliées : { $units }
}

## Les marques, en toutes lettres

skirmish-mark-line = { $unit } : { $marks }
skirmish-mark-flees = en fuite
skirmish-mark-wavers = flanche
skirmish-mark-fights = au contact : { $others }
skirmish-mark-charged = { $n ->
    [0] a chargé
   *[other] a chargé { $others }
}
skirmish-mark-shot = { $n ->
    [0] a tiré
   *[other] a tiré sur { $others }
}
skirmish-mark-marched = marche forcée
skirmish-mark-moved = a bougé
skirmish-mark-ready = attend un ordre
