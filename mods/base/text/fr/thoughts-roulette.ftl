# Ce que pense un bot de Roulette : une ligne par décision, pour la relecture de la partie.
# $player est une personne, $count un nombre de tirs, $percent une chance (0 à 100).

thought-weak-gun = On verra bien. Au pire, ça fera du bruit.
thought-pocket-clic = Un CLIC en poche : qu’on vienne donc regarder.
thought-pocket-balle = Ma BALLE est mieux au chaud dans ma poche.
thought-pocket-any = N’importe laquelle : même moi, je ne saurai pas mentir.
thought-pocket-forced = Plus que des BALLES : tricher, c’est tout ce qu’il me reste.
thought-wager-nothing = Zéro tir. La prudence aussi est un sport.
thought-wager-odds = { $count ->
    [one] Un tir : { $percent } % de chances d’en rire encore.
   *[other] { $count } tirs : { $percent } % de chances d’en rire encore.
}
thought-wager-seen = { $count ->
    [one] J’ai vu mon barillet. Un tir : { $percent } % de chances.
   *[other] J’ai vu mon barillet. { $count } tirs : { $percent } % de chances.
}
thought-wager-hidden = { $count ->
    [one] Un tir, une BALLE en poche : pourvu que personne ne fouille.
   *[other] { $count } tirs, une BALLE en poche : pourvu que personne ne fouille.
}
thought-wager-bluff = { $count ->
    [one] Un tir à { $percent } % de chances : vous me croyez capable de tricher ?
   *[other] { $count } tirs à { $percent } % de chances : ils croiront que je triche.
}
thought-judge-sure = { $player } cache une BALLE. Je ne le crois pas, je le sais.
thought-judge-guess = { $percent } % que { $player } cache une BALLE : ça vaut l’éclat.
thought-judge-foe = { $player } m’en a fait voir. À mon tour de voir sa poche.
thought-judge-quiet = Plus une poche à fouiller. Quel ennui.
thought-judge-doubt = { $player } ? { $percent } % de chances de triche : je me tais.
thought-shot-at-foe = { $player } se souvient sûrement de moi. Moi, oui.
thought-shot-at = { $player } dans la ligne de mire : rien de personnel.
thought-shot-sky = Au hasard des voisins. Que le sort vise pour moi.
thought-trick-none = Rien à jouer. J’ai l’air de réfléchir.
thought-trick-later = Pas maintenant. Une carte gardée fait plus peur.
thought-trick-look = Voyons un peu ce que { $player } a dans le ventre… de son arme.
thought-trick-look-own = Je regarde avant de parier. Ce n’est pas tricher, c’est lire.
thought-trick-aim = Le prochain tir est pour { $player }. De bon cœur.
thought-trick-spared = Pas sur moi, merci.
thought-trick-all = Que chacun vise quelqu’un d’autre : on se connaîtra mieux.
thought-trick-die = Mon dé se trompait. Je le corrige.
thought-trick-die-other = Le dé de { $player } sera bien mieux sur cette face.
thought-trick-shot = { $player } ne va pas s’arrêter où ça l’arrange.
thought-trick-gun = Un peu d’ordre dans mon arme, et chacun s’y perd.
thought-trick-load = Une attention pour l’arme de { $player }.
thought-trick-save = Tu ne mourras pas aujourd’hui, toi. J’ai besoin de monde.
thought-trick-cards = Une main plus pleine dort mieux.
thought-trick-points = Autant de points de pris.
thought-trick-points-other = Les points de { $player } m’intéressent beaucoup.
thought-trick-script = J’ignore ce que fera cette carte. Toi aussi.
