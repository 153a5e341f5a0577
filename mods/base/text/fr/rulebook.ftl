# Le livret : les règles, avec leurs nombres venus du contenu.

rulebook-title = Le livret
rulebook-turn-page = Tourner la page
rulebook-close = Refermer
rulebook-other = Autre jeu
rulebook-or = { " ou " }

## Le but

rulebook-aim = Le but
rulebook-aim-hide = Chacun cache { $hand ->
    [one] un personnage
   *[other] { $hand } personnages
} de la Cour. Tant qu’il vous en reste un face cachée, vous êtes de la partie.
rulebook-aim-lie = À votre tour, annoncez qui vous voulez être, que vous en ayez la carte ou non. Mentir est permis ; se faire prendre coûte un personnage.
rulebook-aim-win = Le dernier masque en scène gagne.

## La mise en place

rulebook-setting = La mise en place
rulebook-setting-hand = { $hand ->
    [one] Une carte cachée
   *[other] { $hand } cartes cachées
} pour chacun, au hasard. On regarde les siennes quand on veut, celles des autres jamais.
rulebook-setting-coins = { $coins ->
    [0] Les bourses sont vides.
    [one] Une pièce dans chaque bourse.
   *[other] { $coins } pièces dans chaque bourse.
}
rulebook-setting-court = Le reste forme la Cour, face cachée.
rulebook-setting-copies = Jusqu’à { $players } joueurs : { $copies } exemplaires de chaque personnage.
rulebook-bank = Le Trésor compte { $coins } pièces en tout, et paie ce qu’il a.
rulebook-bank-endless = Le Trésor n’a pas de fond.
rulebook-setting-first = Le dernier vainqueur commence ; au premier soir, c’est le sort.

## Un tour

rulebook-turn = À votre tour
rulebook-turn-one = Une action, une seule, et nul ne passe. Sans rien prétendre, on peut :
rulebook-turn-forced = Qui commence son tour avec { $n } pièces ou plus n’a plus le choix : { $action }.

## L’ordre des choses

rulebook-order = L’ordre des choses
rulebook-order-claim = On annonce l’action, sa cible, et qui l’on prétend être. Le prix est mis de côté.
rulebook-order-doubt = Chacun peut douter de ce qu’on prétend être.
rulebook-order-counter = Qui en a le droit peut contrer, en prétendant à son tour.
rulebook-order-doubt-again = Du contre aussi, chacun peut douter.
rulebook-order-act = Ce qui tient encore debout s’accomplit.
rulebook-order-clock = { $n ->
    [one] Une seconde
   *[other] { $n } secondes
} pour réagir. Se taire, c’est laisser faire.
rulebook-order-no-clock = Pas de sablier : on attend que chacun ait répondu.

## Les actions

rulebook-cost = { $cost ->
    [one] Une pièce.
   *[other] { $cost } pièces.
}
rulebook-effect-gain = Prend { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} au Trésor.
rulebook-effect-kill = L’adversaire visé perd un personnage.
rulebook-effect-steal = Vole jusqu’à { $coins } { $coins ->
    [one] pièce
   *[other] pièces
} à un adversaire.
rulebook-effect-exchange = Pioche { $draw ->
    [one] une carte
   *[other] { $draw } cartes
} à la Cour, garde à son gré sans grossir sa main, et rend le reste.
rulebook-effect-interrogate = L’adversaire visé lui montre en secret une carte de son choix, qui lui est rendue ou remplacée.
rulebook-effect-convert = Change de parti.
rulebook-effect-convert-other = Fait changer un adversaire de parti.
rulebook-effect-embezzle = Vide la réserve dans sa bourse.
rulebook-denies = On jure ne pas tenir { $role } : qui l’a ment.
rulebook-quoted = « { $name } »
rulebook-stopped = Se contre avec { $roles }.
rulebook-unstoppable = Ne se contre pas.

## Les personnages

rulebook-either = Au choix. { $words }
rulebook-idle = N’a aucune action en propre.
rulebook-stops-anyone = Contre { $action }, de n’importe quel adversaire.
rulebook-stops-target = Contre { $action }, quand on en est la cible.
rulebook-stops-nothing = Ne contre rien.
rulebook-fifth = Jamais en scène le même soir que { $roles }.
rulebook-aside-duchesse = Elle n’a jamais compté ses rentes. D’autres les comptent pour elle, et s’annoncent Duchesse.
rulebook-aside-assassin = Un homme d’une grande ponctualité. On ne lui connaît aucun client mécontent.
rulebook-aside-comtesse = On la dit fragile. On l’a dite morte, aussi, plus d’une fois.
rulebook-aside-capitaine = Il ne vole pas : il perçoit un impôt dont lui seul connaît le nom.
rulebook-aside-ambassadeur = Il change de visage à chaque frontière, et la frontière passe souvent par ici.
rulebook-aside-inquisiteur = Il ne demande jamais deux fois. La première suffit à donner des sueurs.

## Douter

rulebook-doubting = Douter
rulebook-doubting-who = Tout adversaire encore en jeu peut douter, concerné ou non. Le plus rapide l’emporte.
rulebook-doubting-lie = C’était un mensonge : qui l’a dit perd un personnage de son choix, l’annonce tombe, et le prix est rendu.
rulebook-doubting-truth = C’était vrai : la carte est montrée, battue dans la Cour et remplacée. Qui doutait perd un personnage de son choix, et l’annonce tient.
rulebook-doubting-same = Deux doutes au même instant ? Dans l’ordre du tour, le plus proche de qui annonce.

## Contrer

rulebook-countering = Contrer
rulebook-countering-claim = Contrer, c’est prétendre être quelqu’un qui arrête l’action. Là aussi, on peut mentir, et là aussi, chacun peut douter.
rulebook-countering-who = Ce qui vous vise, personne d’autre ne peut le contrer. Ce qui ne vise personne, tout adversaire le peut.
rulebook-countering-once = Un seul contre par action. S’il est pris à mentir, l’action s’accomplit.
rulebook-countering-stands = Si le contre tient, l’action échoue, et son prix reste payé.
rulebook-countering-after-on = Qui doute à tort de { $action } peut encore le contrer, s’il lui reste un masque.
rulebook-countering-after-off = Qui doute à tort de { $action } ne peut plus le contrer.

## Perdre et gagner

rulebook-losing = Perdre, gagner
rulebook-losing-one = On choisit lequel de ses personnages tombe. Retourné, il reste visible et ne peut plus rien.
rulebook-losing-all = Plus aucun masque : on sort, et ses pièces rentrent au Trésor.
rulebook-losing-both = Un seul tour peut tout coûter : un doute malheureux, puis le coup lui-même.
rulebook-losing-gifts = Aucune pièce ne se donne ni ne se prête.
rulebook-losing-win = Dès qu’une seule personne cache encore un personnage, le rideau tombe. À elle de commencer la prochaine partie.

## À deux

rulebook-two = À deux
rulebook-two-packs = Trois jeux de { $n } personnages : un pour chacun, un pour la Cour.
rulebook-two-court = De celui de la Cour, chacun reçoit une carte au hasard ; les { $n } autres restent là.
rulebook-two-pick = Du sien, chacun choisit une carte en secret. Les { $n } autres quittent la partie sans être vues.
rulebook-two-coins = Qui commence reçoit { $first ->
    [0] une bourse vide
    [one] une pièce
   *[other] { $first } pièces
}, l’autre { $second ->
    [0] de même
    [one] une
   *[other] { $second }
}.

## Deux partis

rulebook-parties = Deux partis
rulebook-parties-sides = Rouge et Noir alternent autour de la table.
rulebook-parties-own = On ne frappe pas les siens, on ne les vole pas, on ne contre pas leur aide.
rulebook-parties-alone = Quand un seul parti vit encore, chacun redevient l’ennemi de chacun.
rulebook-parties-reserve = Ce qu’on paie pour changer de camp va à la réserve, pas au Trésor.
rulebook-crossing = Changer de camp

## La maison

rulebook-house = La loi de ce soir
rulebook-house-cut = Les ciseaux marquent les règles maison.
rulebook-house-plain = Rien n’a été coupé : ce sont les règles d’origine.

rulebook-end = Fin
rulebook-end-words = Vous savez tout. Faites comme si de rien n’était.
