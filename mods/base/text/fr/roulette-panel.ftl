# Roulette : le tiroir des secrets.

roulette-panel-pocket = en poche
roulette-panel-clic = CLIC
roulette-panel-balle = BALLE
roulette-panel-blind = voilée
roulette-panel-nothing = rien
roulette-panel-barrel = barillet
roulette-panel-seven = vos cartes
roulette-panel-odds = chances de tenir, sur 100
roulette-panel-best = meilleur gain
roulette-panel-survive = Votre pari tient : { $n } %
roulette-panel-next = BALLE au prochain : { $n } sur { $of }
roulette-panel-no-card = Pas une carte Action dans votre jeu.
roulette-panel-none-fits = Aucune de vos cartes n’attend ce moment.
roulette-panel-page = { $n }/{ $of }
roulette-panel-rest = passer jusqu’au tir
roulette-panel-rests = vous passez, jusqu’au tir
roulette-panel-rest-dead = passer jusqu’à la fin
roulette-panel-rests-dead = vous passez, jusqu’à la fin

## Quand une carte se joue

roulette-when-now = à jouer
roulette-when-before-pockets = avant les poches
roulette-when-before-bets = avant les mises
roulette-when-after-bets = après les mises
roulette-when-before-accusations = avant l’accusation
roulette-when-before-shot = avant un tir
roulette-when-dying = un équipier tombe
roulette-when-after-shot = après un tir
roulette-when-after-count = après le décompte
