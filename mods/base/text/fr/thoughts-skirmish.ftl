# Ce que pense un chef de Triomphe et Trahison : une ligne par décision, pour la relecture de la bataille.
# $player est une personne, $unit une troupe, $count un nombre de jetons ou de dés, $percent une chance.

thought-order-only = On ne m’a pas laissé le choix. C’est reposant.
thought-order-next = Il faut bien commencer par quelqu’un.
thought-order-done = C’est assez pour cette fois.

## Désigner

thought-enemy-charge = { $player } est à portée de charge : { $percent } % de chances d’arriver.
thought-enemy-magic = { $player } n’aime pas la magie. La mienne, surtout.
thought-enemy-fire = { $player } est dans la ligne de mire. Autant le dire tout haut.
thought-enemy-fight = Contre { $player }, ce combat se gagne : { $percent } % de chances.
thought-enemy-truce = { $player }, et trêve avec les autres : je perdais, justement.
thought-enemy-idle-movement = Il faut nommer quelqu’un. { $player } n’y verra que de la poussière.
thought-enemy-idle-magic = { $player } peut garder ses dés : mes sorts iront ailleurs.
thought-enemy-idle-shooting = { $player }, pour la forme. Personne n’est à portée.
thought-enemy-idle-combat = { $player }, puisqu’il faut un nom. Les épées resteront propres.
thought-enemy-leader = { $player } est en tête. Cela attire les coups.
thought-enemy-revenge = { $player } m’a fait du tort. Je rends toujours ce que je dois.
thought-enemy-word = Ce sera { $player }. On a payé pour cela, et je livre.
thought-enemy-breach = J’avais promis la paix à { $player }. J’ai beaucoup promis.

## Acheter et vendre

thought-offer-none = Rien à acheter ici, et mes jetons me tiennent chaud.
thought-offer-peace = { $count ->
    [one] Un jeton, et { $player } m’oublie : c’est moins cher qu’une armée.
   *[other] { $count } jetons, et { $player } m’oublie : c’est moins cher qu’une armée.
}
thought-offer-halt = { $count ->
    [one] Un jeton, et { $player } retient ses chevaux. Si l’honneur existe.
   *[other] { $count } jetons, et { $player } retient ses chevaux. Si l’honneur existe.
}
thought-offer-elsewhere = { $count ->
    [one] Un jeton, et { $player } regarde ailleurs : quelqu’un d’autre paiera le reste.
   *[other] { $count } jetons, et { $player } regarde ailleurs : quelqu’un d’autre paiera le reste.
}
thought-offer-card = Une carte pour { $player }, et l’on se quitte en bons termes.
thought-bribe-yes = { $player } paie comptant, et ma parole vaut l’argent.
thought-bribe-doubtful = { $player } paie, je prends. Pour la parole, on verra.
thought-bribe-no = { $player } me croit à vendre. À ce prix, c’est vexant.
thought-bribe-feud = { $player } ? Je n’accepte plus que des excuses.

## Cartes Traîtrise

thought-play-none = Rien en main. Je garde l’air de qui sait.
thought-play-later = Pas maintenant. Une trahison se sert à l’heure.
thought-play-orders = Un faux ordre vaut mieux qu’une vraie charge.
thought-play-damp = Un peu d’eau dans la poudre : la paix par le rhume.
thought-play-elsewhere = Moi ? Vous n’y pensez pas. Voyez donc à côté.
thought-play-pact = { $player } m’oubliera une fois. C’est signé.
thought-play-slow = Je leur ai indiqué un raccourci. Il est plus long.
thought-play-again = Ces dés-là ne comptaient pas.
thought-play-ambush = On me croyait neutre. Moi aussi, jusqu’ici.
thought-play-edge = Une goutte sur chaque lame : pour la cuisine.
thought-play-backstab = Leurs rangs sont profonds. On les comptera plus tard.
thought-play-fear = Il suffit parfois de crier « sauve qui peut ».
thought-play-mercy = Je les aide, on me paie : tout le monde est content.
thought-play-winds = Le vent tourne. Je l’y ai un peu poussé.
thought-play-spy = { $player } tenait ses cartes un peu trop bas.
thought-play-coins = Toute peine mérite salaire. Même la leur.
thought-play-theft = { $player } a trop de jetons pour les compter. Je l’aide.
thought-play-counter = Belle carte. Dommage.
thought-play-rebels = Ils ne demandent qu’un autre drapeau.
thought-play-script = Ce que fait cette carte ? Je brûle de le savoir.
thought-play-discard = Trop de cartes, pas assez de manches.

## Déployer

thought-camp-order = Premier arrivé, premier en vue : l’ordre me convient ainsi.
thought-camp-zone = Ce coin de table a une bonne porte de derrière.
thought-camp-place = Ici, la vue est bonne et la retraite courte.
thought-camp-house = Que l’intendance les range. Moi, je les dérange.
thought-camp-back = Ceux-là, je les garde pour la surprise.

## Charges

thought-charge-sure = À { $percent } %, ce n’est plus une charge, c’est une visite. Cible : { $unit }.
thought-charge-likely = { $percent } % de chances d’y être. On n’écrit pas d’épopées à cent. Cible : { $unit }.
thought-charge-long = { $percent } % seulement, mais quel élan ! Cible : { $unit }.
thought-charge-none = On ne charge pas pour le plaisir d’être loin.
thought-charge-way = Par là : on y tient à plus nombreux.
thought-react-hold = Qu’ils viennent. Nous sommes déjà là.
thought-react-shoot = Une salve d’abord, les présentations ensuite.
thought-react-flee = Partir maintenant, c’est partir entiers.
thought-redirect-other = Celui-là court trop bien. Au suivant.
thought-redirect-same = On finit la poursuite qu’on a commencée.

## Mouvements

thought-march-on = On avance, pas trop vite : { $unit }.
thought-march-fast = Au pas de course tant que rien ne mord : { $unit }.
thought-march-back = Reculer, c’est charger plus tard : { $unit }.
thought-march-aside = Un pas de côté, et le plan change : { $unit }.
thought-march-fly = Par-dessus, c’est plus court : { $unit }.
thought-march-turn = Mieux vaut regarder l’ennemi en face.
thought-march-none = Bien posé, on ne bouge plus.
thought-march-join = Un héros seul est une cible. À l’abri.
thought-march-leave = Un héros a mieux à faire que de tenir le rang.
thought-march-arrive = En retard, mais frais.

## Magie

thought-spell-cast = { $count ->
    [one] Un dé, { $percent } % de chances : un tour de cartes, à peine.
   *[other] { $count } dés, { $percent } % de chances. Reculez d’un pas.
}
thought-spell-none = Les vents ne valent pas une migraine.
thought-spell-end = Ce sort a assez duré.
thought-dispel-try = { $percent } % de chances de souffler cette chandelle.
thought-dispel-none = Laissons passer. Il y a pire que cela.

## Tir

thought-fire-at = Feu ! Cible : { $unit }.
thought-fire-aim = Un peu plus haut… un peu à gauche… là.
thought-fire-none = On garde la poudre sèche.

## Combat

thought-blade-drawn = À chaque ouvrage son outil.
thought-blade-blows = On frappe là où cela tombe le mieux.
thought-duel-call = Un contre un : cela fait moins de paperasse.
thought-duel-none = Pas de duel. Je préfère le nombre.
thought-duel-yes = Duel accepté. Que cela serve de leçon à quelqu’un.
thought-duel-no = Un duel ? Ma troupe s’ennuierait.
thought-chase-run = Ils courent : rattrapons-les. Cible : { $unit }.
thought-chase-over = Plus personne devant ? Alors on continue.
thought-chase-hold = Courir après des dos, c’est montrer le sien.
thought-ranks-close = On resserre, là où cela mord.
thought-ranks-keep = Les rangs sont bien comme ils sont.
