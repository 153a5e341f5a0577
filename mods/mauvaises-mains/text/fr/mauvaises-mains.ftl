mod-title = Mauvaises mains
    .hint = Vieux comptes, vin drogué, bonne étoile : trois raisons de plus de se méfier.
name-vieux_compte = Vieux compte
card-vieux_compte = Une unité de ce combat hait, le temps d’un round.
name-vin_drogue = Vin drogué
card-vin_drogue = L’unité qui va bouger perd trois pouces, mais en garde au moins un.
name-bonne_etoile = Bonne étoile
card-bonne_etoile = Ce test de Commandement gagne deux points, à qui qu’il soit.
