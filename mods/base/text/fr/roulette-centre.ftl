# Roulette, le centre de la table : les six phases de la manche, et ce que disent les cartes d’une arme.

roulette-centre-pocket = Poche
roulette-centre-spin = Tournoiement
roulette-centre-bet = Pari
roulette-centre-accusation = Accusation
roulette-centre-trigger = Détente
roulette-centre-count = Décompte

roulette-centre-clic = CLIC
roulette-centre-balle = BALLE
