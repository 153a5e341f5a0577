# Complots à l’écran : invites, billets, légendes.

complots-turn = Tour { $n }
complots-plays = { $name } joue
complots-with = avec { $role }
complots-court = Cour
complots-treasury = Trésor
complots-endless = ∞

## Invites des plaques

complots-choose = Choisir
complots-browse = Parcourir
complots-aim = Viser
complots-back = Revenir
complots-back-short = Revenir
complots-doubt = Douter
complots-counter = Contrer en…
complots-counter-short = Contrer…
complots-counter-as = Contrer en { $role }
complots-counter-as-short = En { $role }
complots-pass = Laisser faire
complots-pass-short = Laisser
complots-as = { $role }
complots-left-card = La gauche
complots-left-card-short = Gauche
complots-right-card = La droite
complots-right-card-short = Droite
complots-next-target = Autre cible
complots-next-target-short = Autre
complots-more-roles = D’autres…
complots-give-up = Sacrifier
complots-show = Montrer
complots-give-back = Rendre
complots-swap = Échanger
complots-hold = regarder
complots-look = regarder
match-awaited-one = On attend { $name }…
match-awaited-two = On attend { $name } et { $other }…
match-awaited-more = { $count ->
    [one] On attend { $name } et quelqu’un d’autre…
   *[other] On attend { $name } et { $count } autres…
}
match-peek-first = Regardez d’abord, choisissez ensuite.
complots-look-first = Tenir pour voir
complots-look-first-short = Tenir
complots-click-look = Regarder
complots-then-keep = en marque { $count }
complots-then-keep-short = marque { $count }
complots-then-pick = puis prendre
complots-then-pick-short = prendre
complots-mark = Garder ou rendre
complots-mark-short = Marquer
complots-marked = Garder : { $marked }/{ $count }
complots-confirm = Confirmer
complots-pick = Prendre

## États des plaques

complots-says = annonce
complots-counters = se dit
complots-will-counter = contrera
complots-passed = laisse faire
complots-passed-short = laisse
complots-undoubted = ne doute pas
complots-undoubted-short = ne doute pas
complots-thinks = réfléchit
complots-out = hors jeu
complots-chosen = a choisi
complots-absent = manette perdue

## Le billet

complots-lead-claim = { $name } annonce
complots-lead-plain = { $name } choisit
complots-lead-block = { $name } se prétend
complots-lead-turn = C’est à
complots-lead-start = Les trois coups
complots-pick-title = Le choix secret
complots-not = pas { $role }
complots-line-block-what = et refuse à { $name } : { $action }
complots-line-block = et arrête { $name }
complots-line-turn = de jouer

## La phrase sous l’anneau

complots-true-or-bluff = vrai… ou bluff ?
complots-who-blocks = qui s’y oppose ?
complots-choose-loss = { $name } choisit qui perdre
complots-choose-exchange = { $name } consulte la Cour
complots-choose-show = { $name } choisit quoi montrer
complots-choose-judge = { $name } juge ce qu’on lui montre
complots-choose-pick = chacun choisit sa carte en secret
complots-choose-target = { $action } : sur qui ?

## Légendes : chaque événement en une phrase

complots-caption-doubt = { $name } doute de { $other }.
complots-caption-truth = { $name } disait vrai.
complots-caption-lie = { $name } mentait.
complots-stamp-lie = Mensonge
complots-stamp-truth = Vrai
complots-reaction-lie = { $temper ->
    [honest] baisse les yeux
    [bold] en rit
    [suspicious] le savait
    [vengeful] s’en souviendra
   *[other] prend note
}
complots-reaction-truth = { $temper ->
    [honest] n’en doutait pas
    [bold] applaudit
    [suspicious] se tait
    [vengeful] attend son tour
   *[other] prend note
}
complots-caption-lost = { $name } perd { $role }.
complots-caption-lost-lie = Mensonge puni : { $name } perd { $role }.
complots-caption-lost-doubt = Doute à tort : { $name } perd { $role }.
complots-caption-lost-struck = { $name } perd { $role } : { $by } a frappé.
complots-caption-lost-action = { $action } : { $name } perd { $role }.
complots-caption-eliminated = { $name } quitte la Cour.
complots-caption-signal = { $name } s’apprête à contrer.
complots-caption-undoubted = Personne n’a douté : { $name } a les mains libres.
complots-caption-blocked = { $other } a contré : { $name } repart bredouille.
complots-caption-stopped = Tout cela n’aboutit à rien.
complots-caption-void = Il n’y a plus personne à viser.
complots-caption-exchange = { $name } rend des cartes à la Cour.
complots-caption-shown = { $name } montre une carte à { $other }.
complots-caption-returned = { $name } rend la carte.
complots-caption-swapped = { $name } fait remplacer la carte.
complots-caption-side = { $name } change de parti.
complots-caption-won = { $name } a le dernier mot.
complots-reserve = Réserve { $n }
