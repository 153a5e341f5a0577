# Autour de la table de bataille : phases, armées, cartes de tour, billets.

skirmish-frame-round = Tour { $n } sur { $of }
skirmish-frame-before = Avant la bataille
skirmish-frame-order = Ordre du tour
skirmish-frame-against = contre
skirmish-frame-map = toute la table
skirmish-frame-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
skirmish-frame-plays = { $player } joue
skirmish-frame-names = { $player } nomme l’ennemi
skirmish-frame-offers = { $n ->
    [one] { $n } offre en vue
   *[other] { $n } offres en vue
}
skirmish-frame-cards = { $n ->
    [one] carte
   *[other] cartes
}

## Phases et déploiement

skirmish-phase-movement = Mouvement
skirmish-phase-magic = Magie
skirmish-phase-shooting = Tir
skirmish-phase-combat = Corps à corps
skirmish-phase-zones = Zones
skirmish-phase-places = Déploiement
skirmish-phase-scouts = Éclaireurs
skirmish-phase-vanguards = Avant-garde

## Ce qu’est une armée dans la phase

skirmish-relation-friend = active
skirmish-relation-enemy = ennemie
skirmish-relation-maybe = ennemie ?
skirmish-relation-neutral = neutre
skirmish-relation-lost = vaincue

skirmish-legend-friend = amis
skirmish-legend-enemy = ennemis
skirmish-legend-neutral = neutres
