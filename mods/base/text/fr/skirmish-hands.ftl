# Les mains à la table de bataille : ce que l’on choisit, pas à pas.

## Invites

skirmish-hand-next = Choisir
skirmish-hand-name = Nommer
skirmish-hand-other-name = Autre nom
skirmish-hand-take = Prendre
skirmish-hand-back = Retour
skirmish-hand-undo = Reprendre (tenu : tout)
skirmish-hand-counts = À partir d’ici, ça compte
skirmish-hand-later = Plus tard
skirmish-hand-card = Une carte
skirmish-hand-pass = Passer
skirmish-cards-none = Aucune carte
skirmish-cards-title = Votre main
skirmish-cards-not-now = pas maintenant
skirmish-hand-offer = Proposer
skirmish-hand-offers = Les offres
skirmish-hand-look = Regarder
skirmish-hand-forth = Avancer
skirmish-hand-wheel = Roue
skirmish-hand-lay = Poser
skirmish-hand-go = En route
skirmish-hand-unlay = Reprendre
skirmish-hand-reform = Reformer
skirmish-hand-join = Rejoindre
skirmish-hand-files = Colonnes
skirmish-hand-turn = Pivoter
skirmish-hand-others = Autres
skirmish-hand-end = Fini : tenez
skirmish-hand-end-left = { $n ->
    [one] { $n } unité attend
   *[other] { $n } unités attendent
}
skirmish-hand-waits = { $player } réfléchit
skirmish-hand-page = { $n } sur { $of }

## Questions

skirmish-asks-deployment-order = Qui se déploie d’abord ?
skirmish-asks-deployment-zone = Votre bord de table ?
skirmish-asks-deployment-place = Vos troupes entrent en scène
skirmish-asks-deployment-scout = Où rôde l’éclaireur ?
skirmish-asks-deployment-vanguard = L’avant-garde se glisse-t-elle en avant ?
skirmish-asks-turns-name = Qui sera l’ennemi ?
skirmish-asks-bribes-offer = Quelque chose à proposer ?
skirmish-asks-bribes-answer = On vous propose un marché
skirmish-asks-treachery-card = Une traîtrise ?
skirmish-asks-treachery-discard = Trop de cartes : laquelle part ?
skirmish-asks-ambush-shoot = L’embuscade tire : sur qui ?
skirmish-asks-charge-declare = Qui charge qui ?
skirmish-asks-charge-must = Rien ne la retient : qui charge-t-elle ?
skirmish-asks-reactions-react = On vous charge !
skirmish-asks-redirects-to = La proie a filé : et maintenant ?
skirmish-asks-redirects-chase = Quelle charge d’abord ?
skirmish-asks-charge-moves-next = Quelle charge bouge d’abord ?
skirmish-asks-charge-moves-way = Par où la charge arrive-t-elle ?
skirmish-asks-rally-next = À qui le tour de se reprendre ?
skirmish-asks-rally-form = Ralliée : dans quelle formation ?
skirmish-asks-manoeuvres-move = Qui bouge ?
skirmish-asks-magic-cast = Quel sort, et combien de dés ?
skirmish-asks-magic-dispel = Dissiper ?
skirmish-asks-magic-unravel = Quel sort défaire ?
skirmish-asks-shooting-orders = Qui tire sur qui ?
skirmish-asks-combat-choose = Quel combat d’abord ?
skirmish-asks-combat-weapon = Avec quelle arme ?
skirmish-asks-combat-allot = Pour qui sont les coups ?
skirmish-asks-duels-issue = Un défi ?
skirmish-asks-duels-accept = Qui relève le gant ?
skirmish-asks-duels-shame = Qui recule, tout rouge ?
skirmish-asks-result-break = Qui tremble d’abord ?
skirmish-asks-pursuit-name = Poursuivre ?
skirmish-asks-pursuit-next = Qui décide d’abord ?
skirmish-asks-reforms-reform = Reformer les rangs ?
skirmish-asks-morale-next = Qui panique d’abord ?
skirmish-asks-battle-replying = Les offres qui vous attendent

## Étapes

skirmish-step-done = Rien de plus
skirmish-step-stay = Rester ainsi
skirmish-step-manner = { $manner ->
    [advance] Avancer
    [march] Marche forcée
    [back] Reculer
    [left] Glisser à gauche
    [right] Glisser à droite
    [fly] Voler
    [reform] Reformer
    [join] Rejoindre
    [leave] Quitter le rang
   *[arrive] Entrer en scène
}
skirmish-step-walk = { $inches } po
skirmish-step-walk-turn = { $inches } po, { $turn }°
skirmish-step-face-about = Se tourner…
skirmish-step-ranks = { $files } de front, { $turn }°
skirmish-step-slide = { $files } de front, { $inches } po de côté
skirmish-step-spot = Place { $n }
skirmish-step-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
skirmish-step-place = Droit devant ({ $turn }°)
skirmish-step-point = Point { $n }
skirmish-step-weapon = Avec ce qu’elle a
skirmish-step-nobody = Sans sorcier
skirmish-step-end-spell = Le laisser finir
skirmish-step-order = { $names }
skirmish-step-order-first = { $first }, puis { $second }…
skirmish-step-zone = Bord { $n }
skirmish-step-for-me = L’état-major s’en charge
skirmish-step-keep-back = Garder en réserve
skirmish-step-promise = { $promise ->
    [not-name] ne pas me nommer
    [not-charge] ne pas me charger
   *[name] nommer { $enemy } ({ $phase ->
        [movement] mouvement
        [magic] magie
        [shooting] tir
       *[combat] corps à corps
    })
}
skirmish-step-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
skirmish-step-goods-card = { $tokens } et { $card }
skirmish-step-offer = { $player } : { $goods } pour { $promise }
skirmish-step-some-card = une carte
skirmish-step-take = Marché conclu
skirmish-step-decline = Non merci
skirmish-step-later = Plus tard
skirmish-step-react = { $reaction ->
    [hold] Tenir
    [shoot] Tirer
   *[flee] Fuir
}
skirmish-step-carry-on = Poursuivre la course
skirmish-step-way = Chemin { $n }
skirmish-step-champion = Le champion : { $unit }
skirmish-step-refuse = Personne
skirmish-step-blows = { $n } sur { $unit }
skirmish-step-pursue = Poursuivre : { $unit }
skirmish-step-overrun = Poursuivre
skirmish-step-restrain = Se retenir
skirmish-step-dismiss = { $player } quitte la table
skirmish-step-other = Autre chose

## Ailleurs dans la maison

pause-score-skirmish = Tour { $n } sur { $of }, { $left ->
    [one] une armée debout
   *[other] { $left } armées debout
}
pause-score-army = { $n ->
    [0] rien
    [one] { $n } pt
   *[other] { $n } pts
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}

## On vous charge

skirmish-react-title = { $player }, on vous charge
skirmish-react-reaches = { $unit } : la charge arrive
skirmish-react-hold = Tenir
skirmish-react-hold-means = tient bon
skirmish-react-shoot = Tirer
skirmish-react-shoot-means = blessures
skirmish-react-mean = { NUMBER($n, maximumFractionDigits: 1) }
skirmish-react-flee = Fuir
skirmish-react-flee-means = s’échappe
skirmish-react-choose = Choisir
skirmish-react-lay = Répondre

## Le déploiement

skirmish-deploy-list = À placer
skirmish-deploy-joins = Dans : { $host }
skirmish-deploy-free = place libre
skirmish-deploy-place = Poser
skirmish-deploy-next = Autre
skirmish-deploy-turn = tenu : tourner, rangs
skirmish-deploy-best = Au mieux
skirmish-deploy-ambush = Embusquer
skirmish-deploy-hint-ambush = Peut s’embusquer : attendre hors de la table, puis surgir d’un bord.
skirmish-deploy-hint-scouts = Éclaireurs : où bon leur semble, à plus de 12 pouces des autres.
skirmish-deploy-hint-vanguards = Avant-garde : 12 pouces tout droit, à plus de 12 pouces des autres.
skirmish-deploy-for-me = Déployez pour moi

## Le tir

skirmish-shot-fire = Tirer
skirmish-shot-shooter = Tireur
skirmish-shot-target = Cible
skirmish-shot-reasons = Raisons
skirmish-shot-seen = { $n } en vue
skirmish-shot-group = { NUMBER($n, maximumFractionDigits: 1) } à { $needed }+
skirmish-shot-hits = touchent
skirmish-shot-wounds = blessent
skirmish-shot-saves = sauvegarde
skirmish-shot-fallen = morts attendus
skirmish-shot-more = { $n }+
skirmish-shot-other = { $n } % : { $unit }
skirmish-shot-spot = sur place
skirmish-shot-aside = dévie { $n } %
skirmish-shot-misfire = incident
skirmish-shot-flies = vole { $n } %

## La magie

skirmish-cast-cast = Lancer
skirmish-cast-dice = Dés
skirmish-cast-dice-word = dés
skirmish-cast-target = Cible
skirmish-cast-other = Autre sort
skirmish-cast-dispel = Dissiper
skirmish-cast-wizard = Autre sorcier
skirmish-cast-let = Laisser venir
skirmish-cast-end = Le laisser finir
skirmish-cast-power = Pouvoir
skirmish-cast-dispelling = Dissipation
skirmish-cast-laid = pose { $n }
skirmish-cast-total = total { $n }
skirmish-cast-title = { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } + { $level } contre { $value }
skirmish-cast-succeeds = réussit
skirmish-cast-miscast = fiasco
skirmish-cast-dispels = dissipe
skirmish-cast-passes = passe { $n } %
skirmish-cast-dispelled = dissipé
skirmish-cast-stays = demeure
skirmish-cast-fails = raté
skirmish-cast-against = { $n ->
        [0] { $player } n’a plus de dés
        [one] si { $player } jette son dernier dé
       *[other] si { $player } jette ses { $n } dés
    }
skirmish-cast-level = { $unit }, niveau { $level }
skirmish-cast-nobody = sans sorcier, + 0
skirmish-cast-range = { $kind }, { $n } po
skirmish-cast-loss-over = { $n ->
        [one] { $n } mort s’il y va
       *[other] { $n } morts s’il y va
    }
skirmish-cast-loss = { $n ->
        [one] { $n } mort s’il passe
       *[other] { $n } morts s’il passe
    }

## Qui charge qui

skirmish-charge-declare = Charger
skirmish-charge-unit = Unité
skirmish-charge-target = Cible
skirmish-charge-reasons = Raisons
skirmish-charge-far = { $n ->
        [one] Charge à { $n } pouce
       *[other] Charge à { $n } pouces
    }
skirmish-charge-clash = Choc
skirmish-charge-face = { $face ->
        [front] de face
        [rear] de dos
       *[other] de flanc
    }
skirmish-charge-points = { $sign }{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## La main cachée

skirmish-tag = Me demander
skirmish-tag-never = jamais
skirmish-tag-asked = quand je peux jouer
skirmish-tag-named = quand on me nomme
skirmish-tag-own-tests = avant mes tests
skirmish-tag-tests = avant chaque test
skirmish-tag-always = toujours
skirmish-hand-line = Voisin
skirmish-line-left = Ligne de { $n } : il lui reste { $inches } { $inches ->
    [one] pouce
   *[other] pouces
}
skirmish-line-stopped = { $unit } : { $why }
skirmish-hand-undo-unit = Reprendre l’unité
