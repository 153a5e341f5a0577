# Les plaques de Roulette : ce que chacun fait, ou pourquoi il ne fait plus rien.

roulette-table-ready = a choisi
roulette-table-dead = hors jeu
roulette-table-out = hors de la manche
roulette-table-judged = poche trop pleine
roulette-table-saved = vie sauve, manche perdue

## Dans quel tir l’équipe a perdu quelqu’un

roulette-table-fell-1 = chute au premier tir
roulette-table-fell-2 = chute au deuxième tir
roulette-table-fell-3 = chute au troisième tir
roulette-table-fell-4 = chute au quatrième tir
roulette-table-fell-5 = chute au cinquième tir
roulette-table-fell-6 = chute au sixième tir
roulette-table-fell = chute au tir { $n }

## Plus un tir à venir

roulette-table-held-0 = en vie, dé sur 0
roulette-table-held-1 = en vie, dé sur 1
roulette-table-held = en vie, dé sur { $n }
