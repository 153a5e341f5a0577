# Hécatombe : noms, puis ce que dit l’écran (invites, annonces, légendes).

game-hecatombe = Hécatombe
    .pitch = Des armées, des vengeances, et des objectifs secrets qui comptent pour tout le monde.

## Symboles

name-terre = Terre
    .the = la Terre
    .of = de la Terre
name-eau = Eau
    .the = l’Eau
    .of = de l’Eau
name-air = Air
    .the = l’Air
    .of = de l’Air
name-feu = Feu
    .the = le Feu
    .of = du Feu
name-vie = Vie
    .the = la Vie
    .of = de la Vie
name-nuit = Nuit
    .the = la Nuit
    .of = de la Nuit

## À l’écran

hecatombe-people = { $one }-{ $two }

hecatombe-round = Manche { $n }
hecatombe-assault = assaut { $n }
hecatombe-to-win = en { $n } manches gagnantes
hecatombe-to-win-one = en une seule manche

## Invites

hecatombe-send = Envoyer
hecatombe-attack = Attaquer
hecatombe-back = Changer
hecatombe-let-go = Laisser faire
hecatombe-counter = Contre-attaquer
hecatombe-mark = Marquer
hecatombe-seal = Sceller
hecatombe-call = Dévoiler
hecatombe-name = Nommer
hecatombe-show = Montrer
hecatombe-browse = Parcourir
hecatombe-peek = Tenir pour regarder

## Annonces : le billet de l’arène

hecatombe-ask-objectives = Les serments
hecatombe-ask-attack = À { $name } d’attaquer
hecatombe-ask-defence = { $name } attaque { $other } !
hecatombe-ask-defence-you = { $name } vous attaque !
hecatombe-ask-keepers = Le dernier carré
hecatombe-ask-reveal = { $name } choisit
hecatombe-ask-answer = { $name } dévoile
hecatombe-ask-liberation = La libération

hecatombe-ask-attack-you = À vous d’attaquer !
hecatombe-ask-reveal-you = À vous de désigner
hecatombe-ask-answer-you = À vous de dévoiler
hecatombe-line-army-you = Quelle armée envoyer ?
hecatombe-line-prey-you = Contre qui ?

## Ce que demande l’instant

hecatombe-line-objectives = Chacun regarde, puis choisit en secret un objectif.
hecatombe-line-objectives-many = Chacun regarde, puis choisit en secret { $n } objectifs.
hecatombe-line-army = { $name } choisit l’armée qui part.
hecatombe-line-prey = { $name } choisit sa proie.
hecatombe-line-prey-father = { $name } choisit sa proie, sauf { $father }.
hecatombe-line-prey-father-you = Contre qui ? Pas { $father }, qui vient de vous attaquer.
hecatombe-line-next = Quel objectif compter ensuite ?
hecatombe-line-father = Puis à { $name }, mais pas contre { $other }.
hecatombe-line-father-you = Puis à vous, mais pas contre { $other }.
hecatombe-line-keepers = Chacun garde en secret de quoi finir à { $goal } tuiles.
hecatombe-line-reveal = Quel objectif sera compté ?
hecatombe-line-name = Quel peuple cache { $other } ?
hecatombe-line-wrong = { $people } ? Raté. { $name } montre ce qui lui plaît.
hecatombe-line-liberation = Premier et seconds peuvent libérer une tuile : un point de plus, mais elle ne comptera plus.

## Panneaux et états

hecatombe-fan-objectives = Votre objectif secret
hecatombe-fan-objectives-many = Vos { $n } objectifs secrets
hecatombe-fan-objectives-known = Vos { $n } objectifs ; votre gauche verra le premier
hecatombe-fan-objectives-why = Il comptera pour tous : un point à qui tient le plus de ces deux symboles.
hecatombe-fan-objectives-many-why = Chacun compte pour tous.
hecatombe-fan-liberation-why = Un point de plus, mais elle ne comptera plus.
hecatombe-fan-keepers = Lesquelles garder ?
hecatombe-fan-liberation = Libérer une tuile, ou aucune
hecatombe-fan-name = Quel peuple nommer ?
hecatombe-offer = Autre offrande
hecatombe-absent = manette perdue
hecatombe-chosen = a choisi

## Légendes : chaque événement en une phrase

hecatombe-caption-round = Manche { $n }. À { $name } l’honneur.
hecatombe-caption-armies = Les armées se montrent.
hecatombe-caption-end = Fin des combats
hecatombe-caption-to-arms = Aux armes !
hecatombe-caption-countered = { $name } sacrifie { $people }.
hecatombe-caption-retreat = { $name } se retire.
hecatombe-caption-left = { $name } n’a plus d’armée.
hecatombe-caption-end-alone = Plus personne face à { $name }.
hecatombe-caption-end-father = Face à { $name }, plus que son agresseur.
hecatombe-caption-end-twins = { $name } n’a plus que des semblables en face.
hecatombe-caption-called = { $name } dévoile un objectif de { $other }.
hecatombe-caption-called-own = { $name } dévoile le sien.
hecatombe-caption-named = { $name } nomme { $people }…
hecatombe-caption-found = …et c’est juste !
hecatombe-caption-missed = …et se trompe.
hecatombe-caption-revealed = Le serment de { $name } !
hecatombe-caption-alone = Un point pour { $name }.
hecatombe-caption-tied = Égalité : un point pour { $names }.
hecatombe-caption-nobody = Personne n’en a : un point pour tous.
hecatombe-caption-captures = { $name } capture { $people }.
hecatombe-caption-freeing = { $n ->
    [one] { $names } libère une tuile.
   *[other] { $names } libèrent une tuile.
}
hecatombe-caption-freeing-none = Personne ne libère rien.
hecatombe-caption-round-won = La manche à { $names }
hecatombe-caption-round-shared = Manche partagée
hecatombe-caption-award = { $name }, { $n } de plus : { $why }
hecatombe-caption-award-lost = { $name }, { $n } de moins : { $why }
hecatombe-caption-swapped = { $name } donne { $people } à { $other } contre { $taken }.
hecatombe-caption-shifted = { $one } compte désormais comme { $to }.
hecatombe-caption-shift-back = { $one } redevient soi-même.
hecatombe-caption-seen = { $name } regarde un serment de { $other }.
hecatombe-caption-opened = Le serment de { $name } se montre à tous : { $people }.
hecatombe-and = { $list } et { $last }

## Sur la table

hecatombe-you = vous
hecatombe-look = Regarder
hecatombe-barred = intouchable
hecatombe-retired = en retraite
hecatombe-dead = Morts
hecatombe-ledger = les morts
hecatombe-chronicle = derniers assauts
hecatombe-advice = l’art de la guerre
hecatombe-advice-turn = Qui subit un assaut attaque à son tour.
hecatombe-advice-father = La victime attaque, sauf qui l’a attaquée.
hecatombe-advice-known = Vous lisez aussi le serment de droite.
hecatombe-advice-cost = Chaque assaut tue une tuile et en capture une.
hecatombe-advice-twins = Un peuple ne se bat jamais contre lui-même.
hecatombe-advice-retreat = À sa dernière armée, on se retire avec elle.
hecatombe-advice-no-retreat = Plus d’armée ? On quitte la manche.
hecatombe-advice-goal = À { $goal } tuiles chacun, les symboles jurés comptent.
hecatombe-oath = serment
    .of = de { $name }
hecatombe-no-assault = Le premier coup se fait attendre.
hecatombe-told-let-go = { $player } capture
    .then = chez { $target }
hecatombe-told-countered = { $target } sacrifie
    .then = { $player } reprend
hecatombe-scored = objectifs
hecatombe-dies = meurt
hecatombe-sacrificed = se sacrifie
hecatombe-captive = captive
hecatombe-taken-back = reprise
hecatombe-first = 1er
hecatombe-second = 2e
