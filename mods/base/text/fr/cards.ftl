# Roulette : son nom, puis ses cartes Action. Une règle tient en une phrase de 80 signes au plus ; quand et par qui
# la carte se joue, l’écran le dit à côté.

game-roulette = Roulette
    .pitch = Des barillets, des paris, et une poche que personne ne devrait regarder de trop près.

name-coup_d_oeil = Coup d’œil
card-coup_d_oeil = Regardez les trois premières cartes d’un barillet, sans les montrer.
name-cadeau = Cadeau !
card-cadeau = Votre prochain tir vise quelqu’un d’autre : dites bien haut pour qui c’est.
name-pistolet_a_air = Pistolet à air
card-pistolet_a_air = Votre prochain tir part en l’air : la carte se retourne, et rien d’autre.
name-abattre = Abattre quelqu’un
card-abattre = Au prochain tir, chaque tireur vise en secret quelqu’un d’autre que lui.
name-sang_froid = Sang-froid
card-sang_froid = Tournez votre dé sur la face qui vous plaît.
name-main_tremblante = Main tremblante
card-main_tremblante = Le dé de quelqu’un d’autre tremble : un cran de plus ou de moins.
name-encore_un = Encore un !
card-encore_un = Quelqu’un qui avait fini ses tirs tire encore une fois, pour le même prix.
name-passe_passe = Tour de passe-passe
card-passe_passe = Troquez sans regarder poche et dessus du barillet, puis mélangez celui-ci.
name-chargeur = Chargeur trafiqué
card-chargeur = Chez un vivant, un CLIC devient BALLE, jusqu’à la mort d’un des siens.
name-medecin = Médecin
card-medecin = Votre équipier survit, mais quitte la manche. On ne soigne pas un capitaine.
name-prime = Prime de match
card-prime = Deux points de plus à quelqu’un qui vient d’en marquer.
name-vol_a_la_tire = Vol à la tire
card-vol_a_la_tire = Volez un point à quelqu’un. Les morts aussi ont des poches.
