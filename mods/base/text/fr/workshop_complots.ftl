# Les phrases des actions, des personnages et de la Cour, faites de leurs champs.

tell-or = { $before } ou { $last }

tell-complots-factions = à deux partis,
tell-complots-claim = comme { $name },
tell-complots-denies = si vous n’êtes pas { $name },
tell-complots-cost = pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}{ $to ->
    [reserve] { " " }à la réserve,
   *[treasury] ,
}
tell-complots-target = désignez quelqu’un :
tell-complots-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
tell-complots-somebody = quelqu’un
tell-complots-block-short = contre : { $roles }

tell-complots-effect-gain = prenez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} au Trésor
tell-complots-effect-kill = { $target ->
    [true] un de ses personnages tombe
   *[false] un personnage tombe
}
tell-complots-effect-steal = { $target ->
    [true] prenez-lui
   *[false] prenez à quelqu’un
} { $n ->
    [one] { $n } pièce
   *[other] jusqu’à { $n } pièces
}
tell-complots-effect-exchange = piochez { $n ->
    [one] { $n } carte de la Cour et rendez-en une
   *[other] { $n } cartes de la Cour et rendez-en autant
}
tell-complots-effect-interrogate = { $target ->
    [true] regardez une de ses cartes et faites-la changer si vous voulez
   *[false] regardez une carte et faites-la changer si vous voulez
}
tell-complots-effect-convert = { $target ->
    [true] l’autre parti l’accueille
   *[false] changez de parti
}
tell-complots-effect-embezzle = videz la réserve
tell-complots-effect-none = rien ne se passe

tell-complots-block-target = La cible contre avec { $roles }{ $doubt ->
    [true] , sauf doute perdu
   *[false] { "" }
}.
tell-complots-block-anyone = N’importe qui contre avec { $roles }{ $doubt ->
    [true] , sauf doute perdu
   *[false] { "" }
}.
tell-complots-block-none = Aucun personnage ne l’arrête.
tell-complots-across_sides = On épargne son parti.
tell-complots-forced = Trop riche, on n’a plus le choix.

tell-complots-idle = Ne prend rien, ne frappe personne.
tell-complots-stops = Contre : { $deeds }.
tell-complots-stops-nothing = Ne contre rien.
tell-complots-not-dealt = Absent de la Cour : personne ne le joue.

tell-complots-deck = à la Cour : { $roles }{ $more ->
    [true] ,
   *[false] .
}
tell-complots-deck-one = { $n ->
    [one] et { $roles }.
   *[other] et au choix { $roles }.
}
tell-complots-deck-hand = { $n ->
    [one] Chacun reçoit une carte.
   *[other] Chacun reçoit { $n } cartes.
}

tell-complots-hint-gain = prend { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} au Trésor.
tell-complots-hint-kill = fait tomber un personnage de la personne visée.
tell-complots-hint-steal = vole { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} à la personne visée.
tell-complots-hint-exchange = pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à la Cour et choisit.
tell-complots-hint-interrogate = regarde une carte de la personne visée.
tell-complots-hint-convert = { $target ->
    [true] fait changer de parti la personne visée.
   *[false] vous passez dans l’autre parti.
}
tell-complots-hint-embezzle = vide la réserve.
tell-complots-hint-none = ne fait rien.

tell-complots-says-gain = et prend { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
tell-complots-says-kill = et vise { $who }
tell-complots-says-steal = et réclame { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} à { $who }
tell-complots-says-exchange = et consulte la Cour
tell-complots-says-interrogate = et interroge { $who }
tell-complots-says-convert = { $target ->
    [true] et rallie { $who }
   *[false] et change de parti
}
tell-complots-says-embezzle = et vide la réserve
tell-complots-says-none = et passe la main

thing-complots-deck-cour = La Cour
workshop-table-complots-deck = la Cour

workshop-problem-action-target = Cet effet vise quelqu’un : il lui faut une cible.
workshop-problem-action-block = La cible ne peut contrer que si l’on en vise une.
workshop-problem-action-claims = On annonce un personnage ou l’on en nie un, pas les deux.
workshop-problem-action-parties = Cet effet n’a de sens qu’à deux partis.
workshop-problem-deck-twins = Un personnage y est nommé deux fois.
workshop-problem-deck-small = Trop peu de cartes pour servir tout le monde et laisser une Cour.
