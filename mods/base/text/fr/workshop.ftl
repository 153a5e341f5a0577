workshop-thing = L’atelier : { $table ->
    [action] une action
    [box] une boîte
    [character] un personnage
    [deck] la Cour
    [list] une armée
    [symbol] un symbole
    [unit] une unité
   *[card] une carte
}
workshop-first-mod = Ma table
workshop-on-top = { $title }, retouché
workshop-fields = Réglages
workshop-change = Modifier
workshop-more = Plus…
workshop-undo = Défaire
workshop-redo = Refaire
workshop-why = Pourquoi ?
workshop-back = Retour
workshop-saved = enregistré
workshop-try = Essayer
workshop-try-hint = la carte en main
workshop-worth-unknown = pas encore de mesure
workshop-worth-soon = dès que vous ne touchez à rien
workshop-worth-mended = dès que l’erreur est réparée
workshop-origin = Son origine
workshop-like = d’après « { $name } »
workshop-of-house = règles de base
workshop-in-mod = module { $title }, dans { $folder }
workshop-put = Mettre, ôter
workshop-take = Prendre
field-nothing = rien
field-none = aucune condition
field-on = oui
field-off = non
field-fixed = par fichier
workshop-role-when = quand
workshop-role-who = qui
workshop-role-whom = sur qui
workshop-role-what = effet
workshop-role-many = combien
workshop-role-else = et encore
workshop-role-many-action = prix
workshop-role-who-action = au nom de
workshop-role-else-character = contre
workshop-role-whom-unit = porte
workshop-role-what-unit = armes
workshop-role-when-unit = règles
workshop-role-else-unit = prix
workshop-role-who-unit = troupe
workshop-role-who-list = faction
workshop-role-what-list = troupes
workshop-role-what-symbol = porteurs
workshop-role-who-box = de quoi
workshop-role-what-box = tirage
workshop-role-when-character = mais
workshop-role-who-deck = toujours
workshop-role-else-deck = au choix
workshop-role-many-deck = mains
workshop-table-complots-action = actions
workshop-table-complots-character = personnages
workshop-table-hecatombe-symbol = symboles
workshop-table-hecatombe-box = boîtes
workshop-table-roulette-card = cartes Action
workshop-table-skirmish-card = cartes Traîtrise
workshop-table-skirmish-unit = unités
workshop-table-skirmish-list = armées
workshop-changed = { $n ->
    [0] rien de changé
    [one] { $n } champ changé
   *[other] { $n } champs changés
}
field-of-many = { $name } { $n }
field-parts = { $n ->
    [0] aucun
    [one] { $n } effet
   *[other] { $n } effets
}
field-several = { $n } choisis
workshop-title = L’atelier des règles
workshop-mods = Modules
workshop-new-mod = Nouveau module
workshop-rules = Règles de la table
workshop-switch = Activer
workshop-open = Ouvrir
workshop-to-bench = Y travailler
workshop-make-like = En faire une autre
workshop-copies = Un de plus
workshop-kind = Voir ailleurs
workshop-version = version { $version }
workshop-like-title = { $name } bis
workshop-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
workshop-all-games = tous les jeux
workshop-trial = Partie d’essai : le menu ramène à l’atelier.
workshop-why-title = Pourquoi : { $name }
workshop-why-default = Personne ne l’a écrit
    .hint = C’est ce qui vaut quand aucun module n’en dit rien.
workshop-why-line = { $n }. { $title } : { $said }
workshop-why-holds = Le dernier mot, donc celui qui compte. C’est écrit là : { $place }
workshop-why-overruled = Écrit là : { $place }, puis changé par { $title }.
workshop-why-whole = écrit en entier
workshop-do-number = Changer
workshop-do-proposed = Mettre { $n }
workshop-do-switch = Basculer
workshop-do-choice = Choisir
workshop-do-several = Choisir
workshop-do-thing = Choisir
workshop-do-things = Choisir
workshop-do-text = Écrire
workshop-do-parts = Choisir
workshop-do-fixed = Modifier
workshop-do-page = Ouvrir
workshop-do-deed = Jeter
workshop-do-file = Choisir
