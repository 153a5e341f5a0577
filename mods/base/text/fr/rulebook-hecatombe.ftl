# Le livret d’Hécatombe : ses nombres viennent de la boîte et des règles maison.

rulebook-hecatombe-aim = Le but
rulebook-hecatombe-aim-guess = Chacun cache un peuple qu’il désigne à la curée. Ces objectifs comptent pour tout le monde : il faut donc les deviner.
rulebook-hecatombe-aim-capture = Capturez les armées qui en portent les symboles. Laissez aux autres le soin de mourir.
rulebook-hecatombe-aim-win = Un point par objectif remporté, et la manche à qui en a le plus.

## Les peuples

rulebook-hecatombe-peoples = Les peuples
rulebook-hecatombe-peoples-list = { $list } et { $last }
rulebook-hecatombe-peoples-pairs = { $names } : deux symboles différents font un peuple.
rulebook-hecatombe-peoples-count = { $peoples } peuples, { $copies } tuiles chacun : { $size } tuiles en tout.

## La mise en place

rulebook-hecatombe-setting = La mise en place
rulebook-hecatombe-setting-draw = Chacun pioche ses tuiles sans les montrer.
rulebook-hecatombe-setting-hide = Les serments : tous ensemble et en secret, on en choisit une, son objectif. À deux et à trois, on en choisit plusieurs.
rulebook-hecatombe-setting-armies = Les autres se retournent devant vous : ce sont vos armées.
rulebook-hecatombe-setting-middle = Le reste demeure au milieu, face cachée. Nul n’y regarde.
rulebook-hecatombe-setting-first = Le sort dit qui attaque le premier ; à la manche suivante, c’est son voisin de gauche.

## Les nombres

rulebook-hecatombe-numbers = Combien de tuiles
rulebook-hecatombe-numbers-players = joueurs
rulebook-hecatombe-numbers-tiles = piochées
rulebook-hecatombe-numbers-objectives = objectifs
rulebook-hecatombe-numbers-captives = captives
rulebook-hecatombe-numbers-first = Qui attaque le premier en pioche une de moins. Les captives sont celles que chacun aura, ni plus ni moins, à la fin des combats.

## Ce que l’on sait

rulebook-hecatombe-knowing = Ce que l’on sait
rulebook-hecatombe-knowing-all = Tous les objectifs comptent pour tous, qui que ce soit qui les ait choisis.
rulebook-hecatombe-knowing-right = Vous connaissez le vôtre, et celui de votre voisin de droite, assis avant vous. On les regarde quand on veut.
rulebook-hecatombe-knowing-public = Armées, captives et points sont publics. Les morts rejoignent le milieu, face cachée, mais on tient leur registre.
rulebook-hecatombe-knowing-secret = Ce qui se choisit en secret se choisit tous à la fois.

## L’attaque

rulebook-hecatombe-attack = L’attaque
rulebook-hecatombe-attack-must = Qui a subi la dernière attaque attaque à son tour. Si c’est possible, c’est obligatoire.
rulebook-hecatombe-attack-pair = On envoie l’une de ses armées contre celle d’un adversaire. Captives et objectifs restent hors du jeu.
rulebook-hecatombe-attack-twins = Un peuple ne se bat pas contre lui-même. Un seul symbole en commun n’empêche rien.

## La défense

rulebook-hecatombe-defence = La défense
rulebook-hecatombe-defence-let-go = Laisser faire
rulebook-hecatombe-defence-raider-dies = L’armée qui attaque meurt.
rulebook-hecatombe-defence-prey-taken = L’attaquant capture l’armée visée.
rulebook-hecatombe-defence-counter = Contre-attaquer
rulebook-hecatombe-defence-victim-dies = Une de vos armées meurt, à votre choix.
rulebook-hecatombe-defence-raider-taken = L’attaquant capture la sienne.

## Le prix, le père et la retraite

rulebook-hecatombe-mercy = Le père et la retraite
rulebook-hecatombe-mercy-price = Toute attaque fait une captive à l’attaquant, et un mort.
rulebook-hecatombe-mercy-turn = Le défenseur y perd une armée, et joue ensuite.
rulebook-hecatombe-mercy-father = Manches commencées à { $n } et plus : on n’attaque pas son père, dont l’attaque vient de vous donner la main. Pas même s’il ne reste personne d’autre.
rulebook-hecatombe-mercy-no-father = Ici, pas de père sacré : on peut frapper qui vient de vous frapper.
rulebook-hecatombe-mercy-retreat = Plus qu’une armée en jeu ? Elle se retire parmi vos captives, et vous regardez mourir les autres.
rulebook-hecatombe-mercy-no-retreat = Pas de retraite : on pioche une tuile de moins, et qui n’a plus d’armée quitte la manche.

## La fin des combats

rulebook-hecatombe-ending = La fin des combats
rulebook-hecatombe-ending-blocked = Tout s’arrête quand qui doit attaquer ne le peut plus : personne en face, ou rien que son père, ou que des semblables de ses armées.
rulebook-hecatombe-ending-keep = Le dernier carré : qui reste choisit en secret les armées à garder parmi ses captives.
rulebook-hecatombe-ending-desert = Les autres désertent. On ne les revoit pas.
rulebook-hecatombe-ending-same = Tous finissent à égalité de captives : à { $players }, chacun en a { $goal }.

## Les objectifs

rulebook-hecatombe-reveal = Les aveux
rulebook-hecatombe-reveal-opens = Qui n’a pu attaquer ouvre, et désigne un adversaire, qui montre son objectif.
rulebook-hecatombe-reveal-scored = On le compte sur-le-champ.
rulebook-hecatombe-reveal-next = À qui vient de montrer le sien de désigner le suivant.
rulebook-hecatombe-reveal-own = Ne reste-t-il que les vôtres ? Montrez-en un, et continuez.
rulebook-hecatombe-reveal-twice = Le même peuple choisi deux fois se compte deux fois, l’une après l’autre.

## Un décompte

rulebook-hecatombe-scoring = Un décompte
rulebook-hecatombe-scoring-intro = Combien de fois { $one } et { $two } figurent-ils sur vos captives ?
rulebook-hecatombe-scoring-double = Une tuile qui porte les deux compte double. Les objectifs eux-mêmes ne comptent pour personne.

## Points et libérations

rulebook-hecatombe-points = Points et libérations
rulebook-hecatombe-points-alone = En tête sans partage, on gagne un point.
rulebook-hecatombe-points-free = Puis le premier et tous ceux qui ont le deuxième total peuvent, en secret, libérer une captive : un point de plus.
rulebook-hecatombe-points-shown = La captive libérée est montrée, et ne compte plus pour les objectifs suivants.
rulebook-hecatombe-points-tied = Égalité en tête, même à zéro : un point à chacun des premiers, et personne ne libère.

## La manche et la partie

rulebook-hecatombe-winning = La manche, la partie
rulebook-hecatombe-winning-zero = Chaque manche repart de zéro.
rulebook-hecatombe-winning-round = Qui a le plus de points la gagne. À égalité, chacun la gagne.
rulebook-hecatombe-winning-match = { $n ->
    [one] La partie se joue en une seule manche.
   *[other] La partie est au premier qui gagne { $n } manches.
}
rulebook-hecatombe-winning-shared = Qui y parvient au même instant partage la victoire, du bout des lèvres.

## À trois, à deux

rulebook-hecatombe-three = À trois
rulebook-hecatombe-three-objectives = Chacun choisit { $n } objectifs, et l’ordre compte.
rulebook-hecatombe-three-known = { $n ->
    [0] De ceux du voisin de droite, on ne connaît rien.
    [one] De ceux du voisin de droite, on ne connaît que le premier.
   *[other] De ceux du voisin de droite, on connaît les { $n } premiers.
}
rulebook-hecatombe-three-reveal = Aux aveux, on désigne le joueur, et lequel de ses objectifs.
rulebook-hecatombe-three-father-on = Même à trois, on n’attaque pas son père.
rulebook-hecatombe-three-father-off = À si peu, pas de père : on peut rendre le coup à qui l’a donné.
rulebook-hecatombe-two = À deux
rulebook-hecatombe-two-objectives = Chacun choisit { $n } objectifs. De ceux de l’autre, on ne sait rien.
rulebook-hecatombe-two-name = Aux aveux, on nomme un peuple. Si l’autre le cache, il faut le montrer.
rulebook-hecatombe-two-wrong = Sinon, l’autre en montre un à son gré.
rulebook-hecatombe-two-next = Qui vient de montrer nomme à son tour. Si l’autre n’a plus rien à cacher, on montre un des siens.

## Conseils

rulebook-hecatombe-advice = Conseils
rulebook-hecatombe-advice-send = Envoyez des armées que vous aimeriez capturer : si l’on contre-attaque, c’est la vôtre que vous ramenez.
rulebook-hecatombe-advice-watch = Regardez qui l’on sacrifie, et surtout qui l’on épargne. Le serment n’est jamais loin.
rulebook-hecatombe-advice-mislead = Capturez un peu à côté. Ne courir qu’après un symbole, c’est l’avouer.
rulebook-hecatombe-advice-left = Dès trois à table, votre gauche connaît un de vos serments : qu’elle y trouve son compte, ou qu’elle s’y trompe.
rulebook-hecatombe-advice-free = Libérez ce qui ne compte plus : un point sûr vaut mieux qu’une captive sans emploi.
