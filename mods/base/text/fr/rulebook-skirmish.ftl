# Le livret de Triomphe et Trahison : ses nombres viennent des tailles, des cartes et des règles maison.

rulebook-skirmish-aim = Le but
rulebook-skirmish-aim-one = Il n’y aura qu’un vainqueur. Tous vos amis le savent, et ils ont une armée.
rulebook-skirmish-aim-tokens = À la fin de chaque phase, un jeton pour { $token } points de victoire gagnés dans cette phase. Le reste est perdu.
rulebook-skirmish-aim-points = Une unité détruite vaut son prix ; un général, un étendard, davantage. Qui porte le dernier coup encaisse.
rulebook-skirmish-aim-start = { $start ->
    [0] On commence sans un jeton.
    [one] On commence avec un jeton : de quoi acheter une promesse.
   *[other] On commence avec { $start } jetons : de quoi acheter des promesses.
}

## Le tour

rulebook-skirmish-turn = Le tour
rulebook-skirmish-turn-card = On bat les cartes d’ordre et l’on en retourne une : cette armée-là joue son tour. Personne ne sait qui suit, ni si l’on jouera deux fois de suite.
rulebook-skirmish-turn-movement = Mouvement : charges, fuites, marches.
rulebook-skirmish-turn-magic = Magie : des dés, et des regrets.
rulebook-skirmish-turn-shooting = Tir : tout ce qui vole.
rulebook-skirmish-turn-combat = Corps à corps : on règle ce qui se touche.
rulebook-skirmish-turn-armies = armées, au plus
rulebook-skirmish-turn-rounds = tours

## Ami, ennemi, neutre

rulebook-skirmish-names = Nommer l’ennemi
rulebook-skirmish-names-one = Au début de chaque phase, qui joue nomme un ennemi, un seul. Tous les autres sont neutres, qu’ils le veuillent ou non.
rulebook-skirmish-names-friend = à vous
rulebook-skirmish-names-enemy = l’ennemi
rulebook-skirmish-names-neutral = neutre
rulebook-skirmish-names-again = Un autre nom à la phase suivante ? Bien sûr. C’est même l’idée.
rulebook-skirmish-names-wall = Un neutre ne frappe pas, ne risque rien, barre le passage : c’est un mur, et il vous regarde.
rulebook-skirmish-names-promise = On peut vous avoir promis le contraire. Cela se paie, cela ne s’exige pas.

## Le mouvement

rulebook-skirmish-moving = Marcher
rulebook-skirmish-moving-walk = On conduit son fantôme, et l’unité suit : autant de pouces que son Mouvement.
rulebook-skirmish-moving-wheel = Elle pivote sur un coin ; celui qui court paie la longueur de son arc.
rulebook-skirmish-moving-march = Marche forcée : le double, sans tir ensuite. Un ennemi tout près peut l’empêcher.
rulebook-skirmish-moving-gap = On s’arrête à un pouce de toute autre unité. Seule une charge touche.
rulebook-skirmish-moving-ground = Les bois couvrent, les marais noient, les rivières ralentissent.

## La charge

rulebook-skirmish-charging = Charger
rulebook-skirmish-charging-dice = Mouvement et deux dés : c’est la longueur de la charge, qu’on connaît après l’avoir déclarée.
rulebook-skirmish-charging-hold = La cible tient bon : c’est gratuit, et parfois courageux.
rulebook-skirmish-charging-shoot = Elle tire d’abord, si elle a de quoi et si l’on vient d’assez loin.
rulebook-skirmish-charging-fail = Charge trop courte : on avance du plus haut dé, l’air bête.
rulebook-skirmish-charging-flee = Elle fuit, deux dés à la fois, et espère courir mieux que vous.

## La magie

rulebook-skirmish-magic = La magie
rulebook-skirmish-magic-winds = Deux dés donnent les vents : leur somme à qui joue, le plus haut à l’ennemi nommé.
rulebook-skirmish-magic-cast = De un à six dés, plus le niveau du sorcier : il faut atteindre la valeur du sort.
rulebook-skirmish-magic-dispel = L’ennemi nommé, et lui seul, peut dissiper, en faisant au moins autant.
rulebook-skirmish-magic-miscast = Deux six : le sort passe sans discussion, puis le fiasco discute avec le sorcier.
rulebook-skirmish-magic-neutral = Aucun sort ne touche un neutre, même s’il passe par là.

## Le tir

rulebook-skirmish-shooting = Le tir
rulebook-skirmish-shooting-one = Une unité tire sur une cible de l’ennemi nommé, en vue, à portée, hors de tout combat.
rulebook-skirmish-shooting-needs = Pour toucher : sept moins la Capacité de Tir, au moins, avec un dé.
rulebook-skirmish-shooting-worse = Un de moins pour chaque défaut : avoir bougé, tirer loin, un abri léger ; deux pour un mur.
rulebook-skirmish-shooting-neutral = Une pierre qui s’égare sur un neutre ne lui fait rien. Il s’en souviendra quand même.
rulebook-skirmish-shooting-engines = Les machines font des trous, ou explosent. Parfois dans cet ordre.

## Le combat

rulebook-skirmish-fighting = Le combat
rulebook-skirmish-fighting-blows = Les plus vifs frappent d’abord. On touche, on blesse, on sauve ; les morts se retirent par l’arrière. Puis on compte.
rulebook-skirmish-fighting-why = ce qui compte
rulebook-skirmish-fighting-worth = points
rulebook-skirmish-fighting-wounds = blessures infligées
rulebook-skirmish-fighting-wounds-worth = chacune
rulebook-skirmish-fighting-charge = avoir chargé
rulebook-skirmish-fighting-charge-worth = un
rulebook-skirmish-fighting-standard = chaque sorte d’étendard
rulebook-skirmish-fighting-standard-worth = un
rulebook-skirmish-fighting-flank = frapper au flanc
rulebook-skirmish-fighting-flank-worth = un
rulebook-skirmish-fighting-rear = frapper au dos
rulebook-skirmish-fighting-rear-worth = deux
rulebook-skirmish-fighting-ranks = rangs derrière le premier
rulebook-skirmish-fighting-ranks-worth = trois au plus
rulebook-skirmish-fighting-downhill = descendre d’une colline
rulebook-skirmish-fighting-downhill-worth = un
rulebook-skirmish-fighting-tie = Égalité ? Le camp qui a seul un musicien l’emporte. Voilà à quoi il sert.

## La fuite

rulebook-skirmish-breaking = Tenir ou fuir
rulebook-skirmish-breaking-test = Qui a perdu teste son Commandement avec deux dés, diminué de l’écart.
rulebook-skirmish-breaking-steadfast = Plus de rangs que chaque ennemi : on est ferme, et l’écart ne compte pas.
rulebook-skirmish-breaking-flight = Sinon l’on fuit. Qui poursuit et court au moins aussi loin détruit tout.
rulebook-skirmish-breaking-panic = Un quart de morts, ou des amis qui passent en criant : test de panique.
rulebook-skirmish-breaking-rally = À son tour, une unité qui fuit peut se rallier. Le général, s’il est près, prête sa voix.

## La trêve

rulebook-skirmish-truce = La trêve
rulebook-skirmish-truce-one = Au corps à corps, on nomme quelqu’un que l’on touche. Si l’on en touche plusieurs, on choisit.
rulebook-skirmish-truce-push = Les autres sont neutres : avant tout coup, on les pousse à un pouce. Faute de place, ils regardent.
rulebook-skirmish-truce-others = Deux camps dont ce n’est pas le tour ne se battent pas, même nez à nez.
rulebook-skirmish-truce-use = Nommer quelqu’un, c’est donc aussi quitter un combat qu’on allait perdre.

## Les offres

rulebook-skirmish-bribes = Acheter une promesse
rulebook-skirmish-bribes-when = On lève la main quand on veut ; on parle quand une carte d’ordre se retourne, ou avant un nom.
rulebook-skirmish-bribes-what = Des jetons, et une carte Traîtrise au plus, contre une promesse.
rulebook-skirmish-bribes-promise = « Je ne vous nommerai pas », « je ne vous chargerai pas », « je nommerai celui-là ».
rulebook-skirmish-bribes-break = Qui prend est payé sur-le-champ. Tenir parole n’est pas compris dans le prix.
rulebook-skirmish-bribes-bell = Une promesse brisée sonne la cloche, et reste affichée.

## Les cartes Traîtrise

rulebook-skirmish-cards = Les cartes Traîtrise
rulebook-skirmish-cards-deck = { $n } cartes, { $kinds } sortes de coups bas.
rulebook-skirmish-cards-draw = Une au début de chaque tour de jeu, une quand on perd son général ou son étendard. Au-delà de { $hand }, on jette.
rulebook-skirmish-cards-play = Chaque carte a son moment, et qui peut la jouer : l’ennemi, un neutre, n’importe qui.
rulebook-skirmish-cards-cost = Son prix se paie d’abord, en jetons. Une contre-carte peut tout gâcher : le prix reste payé.
rulebook-skirmish-cards-mark = On peut marquer en secret les moments où l’on veut le temps de réfléchir.

## L’enjeu

rulebook-skirmish-stakes = L’enjeu
rulebook-skirmish-stakes-tonight = C’est celui de ce soir.
rulebook-skirmish-stakes-custom = Ce soir, selon la coutume : les jetons seuls à deux armées, les carrefours à partir de trois.

## La fin

rulebook-skirmish-ending = La fin
rulebook-skirmish-ending-tokens = Après le dernier tour, ou quand une seule armée respire : le plus de jetons l’emporte.
rulebook-skirmish-ending-tie = À égalité, les points encore debout ; sinon les dés, et l’on se tait.
rulebook-skirmish-ending-dead = Sans armée, on garde jetons et cartes : on peut encore acheter, trahir, et même gagner.
rulebook-skirmish-ending-leave = Qui s’en va laisse sa place à un automate, qui trahit très bien.
