# Les plaques de Roulette : ce que chacun fait, ou pourquoi il ne fait plus rien.

roulette-table-ready = prêt
roulette-table-dead = éliminé
roulette-table-out = hors de la manche
roulette-table-judged = démasqué
roulette-table-saved = sauvé, hors de la manche

## Dans quel tir il est tombé

roulette-table-fell-1 = tombé au premier tir
roulette-table-fell-2 = tombé au deuxième tir
roulette-table-fell-3 = tombé au troisième tir
roulette-table-fell-4 = tombé au quatrième tir
roulette-table-fell-5 = tombé au cinquième tir
roulette-table-fell-6 = tombé au sixième tir
roulette-table-fell = tombé au tir { $n }

## Il n’a plus à tirer

roulette-table-held-0 = n’a rien tiré
roulette-table-held-1 = a tenu son tir
roulette-table-held = a tenu ses { $n } tirs
