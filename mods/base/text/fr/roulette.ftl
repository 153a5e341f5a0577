# Roulette : ce que dit l’écran (invites, appels, récit). Noms et règles des cartes : cards.ftl.

roulette-round = Manche { $n }
roulette-to-win = à { $n } points
roulette-and = { $list } et { $last }

## Invites

roulette-peek = regarder
roulette-accuse = accuser
roulette-pass = laisser
roulette-skip = passer
roulette-card = carte Action
roulette-back = renoncer
roulette-let-go = renoncer
roulette-other = autre
roulette-yes = oui
roulette-no = non

## Appels : la banderole

roulette-call-pocket = Une carte en poche !
roulette-call-spin = Que tout tourne !
roulette-call-bet = Faites vos jeux !
roulette-call-bets = Les dés sont jetés !
roulette-call-accusation = Qui triche ?
roulette-call-gather = Qui d’autre ?
roulette-call-before-pockets = Cartes avant les poches
roulette-call-before-bets = Cartes avant les mises
roulette-call-after-bets = Cartes après les mises
roulette-call-before-accusations = Cartes avant l’accusation
roulette-call-after-shot = Cartes après le tir
roulette-call-after-count = Cartes après le décompte
roulette-call-judge = Poches ouvertes !
roulette-call-trigger = En joue…
roulette-call-shot-1 = Premier tir…
roulette-call-shot-2 = Deuxième tir…
roulette-call-shot-3 = Troisième tir…
roulette-call-shot-4 = Quatrième tir…
roulette-call-shot-5 = Cinquième tir…
roulette-call-shot-6 = Sixième tir…
roulette-call-shot = Tir n° { $n }…
roulette-call-fire = Feu !
roulette-call-aim = Sur qui tirer ?
roulette-call-dying = Un Médecin pour sauver ?
roulette-call-count = Décompte
roulette-call-duel = Duel au dernier barillet !
roulette-call-won = { $name } l’emporte !
roulette-call-nobody = Plus personne. Rideau.

## Ce que demande l’instant

roulette-line-pocket = Chacun cache une carte. Une BALLE en poche, c’est tricher ; encore faut-il se faire prendre.
roulette-line-bet = Chacun mise en secret : combien de tirs comptez-vous subir ?
roulette-line-aim = Chaque tireur vise quelqu’un d’autre, en secret.
roulette-line-accusation = Une poche vous paraît lourde ? Accusez.
roulette-hint-hold = Tant qu’on regarde, le temps attend.
roulette-hint-keys = Nouvelle manche, nouvelles touches : la rangée du bas dit ce que fait chacune.
roulette-hint-dead = Hors jeu, mais pas sans cartes : on attend aussi les morts.
roulette-line-card = { $name } : { $card } sur { $other } ?
roulette-line-face = { $name } : { $card }, le dé sur { $n } ?

## La carte des boutons

roulette-map-pocket = Dans la poche
roulette-map-bet = Votre mise
roulette-map-aim = Sur qui tirer ?
roulette-map-accuse = Qui accuser ?
roulette-map-face = Quelle face ?
roulette-map-clic = CLIC
roulette-map-balle = BALLE
roulette-map-chance = au hasard

## Plaques

roulette-state-choose = à vous
roulette-state-absent = manette perdue
roulette-state-picking = choisit…
roulette-state-accusing = accuse…
roulette-state-accused = a accusé
roulette-state-passed = laisse faire
roulette-state-aiming = en joue
roulette-state-count = dé { $n } + { $living } en vie = +{ $gain }
roulette-state-hit = vacille…
roulette-state-fate = le sort a choisi
roulette-state-moved = touches changées
roulette-state-refused = pas maintenant

## Qui est attendu, qui a répondu

roulette-passed = ont passé
roulette-sealed = prêts
roulette-answered = ont répondu

## Les derniers coups : ce que la carte ou l’arme a fait

roulette-strip-empty = Une BALLE cachée ne partira pas du barillet ; démasquée, elle coûte quelqu’un.
roulette-blow-look = regarde
roulette-blow-aim-target = vise
roulette-blow-aim-sky = en l’air
roulette-blow-aim-choice = feu croisé
roulette-blow-die = le dé
roulette-blow-force = rejoue
roulette-blow-cancel = retient
roulette-blow-swap = échange
roulette-blow-shuffle = mélange
roulette-blow-load = charge
roulette-blow-unload = décharge
roulette-blow-save = sauve
roulette-blow-draw = pioche
roulette-blow-rob = vole
roulette-blow-points = points
roulette-blow-take-points = vole
roulette-blow-script = joue
roulette-blow-plays = joue
roulette-blow-clic = CLIC
roulette-blow-balle = BALLE
roulette-blow-guilty = trichait
roulette-blow-honest = honnête

## Panneau privé

roulette-secret-blind = Poche échangée : même vous n’en savez rien.
roulette-secret-fate = Le sort a choisi à votre place.

## Récit : chaque événement en une phrase

roulette-said-round = Manche { $n }. Chacun reprend ses sept cartes.
roulette-said-duel = Il ne reste que { $names }. Une seule équipe saluera.
roulette-said-drawn-one = Une carte Action pour { $names }.
roulette-said-drawn = { $n } cartes Action pour { $names }.
roulette-said-spun = Les barillets ont tourné. Bien malin qui dirait où.
roulette-said-bets = Les mises : { $list }.
roulette-said-bet = { $name } { $n }
roulette-said-played = { $name } joue { $card }.
roulette-said-played-on = { $name } joue { $card } sur { $other }.
roulette-said-played-face = { $name } joue { $card } : le dé ira sur { $n }.
roulette-said-played-on-face = { $name } joue { $card } sur { $other } : le dé ira sur { $n }.
roulette-said-saw-barrel = { $name } regarde chez { $other }, dans le barillet.
roulette-said-saw-pocket = { $name } regarde chez { $other }, dans la poche.
roulette-said-saw-own = { $name } regarde ses propres cartes.
roulette-said-die = { $name } : le dé montre { $n }.
roulette-said-loaded = { $n ->
    [one] Chez { $name }, { $n } BALLE en trop.
   *[other] Chez { $name }, { $n } BALLES en trop.
}
roulette-said-unloaded = Chez { $name }, plus aucune BALLE en trop.
roulette-said-swapped = { $name } échange poche et barillet, sans regarder.
roulette-said-shuffled = { $name } : barillet mélangé.
roulette-said-accused = { $names } : « J’accuse ! »
roulette-said-guilty = Une BALLE chez { $name } ! Bien vu, { $accusers }.
roulette-said-innocent = Un CLIC chez { $name } : rien à dire. Calomnie, { $accusers } !
roulette-said-shooters = En joue : { $names }.
roulette-said-aim = { $name } vise { $other }.
roulette-said-aim-self = { $name } retourne l’arme contre soi.
roulette-said-aim-sky = { $name } vise le plafond.
roulette-said-forced = { $name } tirera encore une fois.
roulette-said-cancelled = { $name } ne tirera pas.
roulette-said-clic = CLIC : { $names }.
roulette-said-balle = BALLE : { $names } !
roulette-said-clic-at = { $name } vers { $other } : CLIC.
roulette-said-balle-at = { $name } vers { $other } : BALLE !
roulette-said-clic-sky = { $name } vers le plafond : CLIC.
roulette-said-balle-sky = { $name } vers le plafond : BALLE, et du plâtre.
roulette-said-stray = Hors de la manche : nul ne tombe.
roulette-said-saved = Chez { $names }, le Médecin sauve l’équipier, mais la manche est perdue.
roulette-said-died = Chez { $names }, un équipier tombe.
roulette-said-captain = Chez { $names }, le capitaine tombe, et l’équipe avec.
roulette-said-left = Hors de la manche : { $names }.
roulette-said-points = { $name } +{ $n }
roulette-said-count = Décompte : { $list }.
roulette-said-gain = { $name } gagne { $n } et passe à { $points }.
roulette-said-loss = { $name } perd { $n } et passe à { $points }.
roulette-said-taken = { $name } vole une carte à { $other }.
roulette-said-won = { $name } l’emporte !
roulette-said-nobody = Plus un capitaine debout : personne ne l’emporte.

## Refus

refusal-held-once = Le temps de cette carte est passé.
