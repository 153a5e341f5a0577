# Roulette : le panneau des secrets et la carte des boutons.

roulette-panel-secrets = Secrets
roulette-panel-look = Tenir pour regarder
roulette-panel-pocket = Poche
roulette-panel-barrel = Barillet
roulette-panel-seven = Vos cartes
roulette-panel-bet = Pari
roulette-panel-odds = Chances de survie, selon le pari
roulette-panel-percent = { $n } %
roulette-panel-survive = Chance de survivre à votre pari : { $n } %
roulette-panel-next = Prochain tir, BALLE : { $n } sur { $of }
roulette-panel-no-card = Pas une carte Action dans votre jeu.
roulette-panel-none-fits = Aucune de vos cartes n’attend ce moment.
