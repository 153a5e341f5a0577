# Le titre du mod et une phrase sur lui, pour la liste des mods.
mod-title = Beau langage
    .hint = On ne quitte plus : on prend congé. On ne joue plus : on intrigue.

# Un message du jeu se remplace par son nom ; les noms se trouvent dans mods/base/text.
title-play = Intriguer
title-quit = Prendre congé

# Un message entier : ses formes sont à récrire aussi, ou elles manqueront.
action-revenu = Rente
    .hint = +1 pièce, sans risque
    .says = et touche sa rente

# Ce que le jeu souffle entre accolades, comme { $target }, se garde : ici, le nom de la victime.
action-assassin = Assassin
    .hint = un personnage tombe
    .says = et fait signe à l’ombre derrière { $target }
