# Ce qu’on fait des modules, à l’atelier.

deed-rename = Renommer
    .hint = Le module porte un autre titre ; rien d’autre ne change.
deed-work = Y travailler
    .hint = « { $title } » vient sur l’établi.
deed-on-top = Le retoucher
    .hint = Ce module vient d’une autre main : vos retouches deviennent un module posé sur « { $title } », qui reste comme il est.
deed-throw = Jeter
    .hint = { $n ->
        [0] Aucune partie commencée ne s’en sert. Il va à la corbeille ; « Nouveau module » sait l’en sortir.
        [one] Une partie commencée s’en sert : { $saves }. Elle garde avec elle ce qu’il disait. La corbeille le rend par « Nouveau module ».
       *[other] { $n } parties commencées s’en servent : { $saves }. Elles gardent avec elles ce qu’il disait. La corbeille le rend par « Nouveau module ».
    }
deed-back = Sortir de la corbeille : { $title }
    .hint = Il revient où il était, comme il était.
deed-taken-back = « { $title } » est de retour.
deed-where = Où il se trouve
deed-new =
    .hint = Un module vide, à vous, sur l’établi.
deed-install = Installer { $file }
    .hint = Dans { $folder }. On voit d’abord ce qu’il apporte et ce qu’il change.
deed-disk = Le disque ne se laisse pas faire.
deed-settled = Accord trouvé.
deed-thrown = « { $title } » est à la corbeille ; « Nouveau module » l’en ressort.
deed-installed = « { $title } » est installé.
deed-parcel-title = { $title }, version { $version }
deed-put-in = Installer
deed-leave-it = Ne pas installer
deed-no-name = Un module a besoin d’un titre.
deed-names = Nuits d’hiver|Dagues dehors|Maison Aurèle|Tapis vert|Sans pitié|Bal masqué|Dimanche pluvieux|Règles de tante Hermine
workshop-more-deeds = Plus…
workshop-fewer = Un de moins
workshop-at-bench = version { $version }, sur l’établi
workshop-install-torn = { $path } n’a pas de mod.toml lisible.
deed-parcel = { $n ->
    [one] Un fichier
   *[other] { $n } fichiers
}, { $changes ->
    [0] rien de changé chez les autres
    [one] une chose changée
   *[other] { $changes } choses changées
}.{ $old ->
    [none] { "" }
   *[other] { " " }Il prend la place de la version { $old }.
}{ $needs ->
    [none] { "" }
   *[other] { " " }Il lui manque : { $needs }.
}{ $over ->
    [none] { "" }
   *[other] { " " }D’autres modules touchent aux mêmes choses : { $over }.
}
deed-also = Aussi touchée par { $over } : en cas de désaccord, l’atelier vous demandera.
deed-need = { $met ->
    [yes] { $words } : il est là
   *[no] { $words } : il manque
}
deed-see-needs = { $n ->
    [one] Le module dont il a besoin
   *[other] Les { $n } modules dont il a besoin
}
workshop-conflicts = { $n ->
    [one] { $n } accord à trouver
   *[other] { $n } accords à trouver
}
workshop-own-hint = Choisissez une chose à droite pour la changer, ou pour en faire une autre comme elle. Tout est écrit aussitôt.
workshop-switched-off = Ce module dort : activez-le d’abord.
workshop-kind-own = { $kind }, de votre main
workshop-kind-changed = { $kind }, avec vos retouches
workshop-all-touched = { $n ->
    [one] … et { $n } autre chose
   *[other] … et { $n } autres choses
}
workshop-all-wrong = { $n ->
    [one] Ce qui ne va pas
   *[other] Les { $n } choses qui ne vont pas
}
workshop-mod-empty = encore vide
deed-path = Écrire où il se trouve
    .hint = Le chemin d’un fichier .zip, au clavier.
deed-no-file = Aucun fichier à cet endroit : { $path }
deed-field-of = { $field } · { $thing }
deed-put-in-wrong = { $n ->
    [one] Une chose ne va pas : le jeu le laissera dehors tant qu’elle n’est pas réparée.
   *[other] { $n } choses ne vont pas : le jeu le laissera dehors tant qu’elles ne sont pas réparées.
}
deed-see-files = { $n ->
    [one] Son fichier
   *[other] Ses { $n } fichiers
}
deed-see-changes = { $n ->
    [one] La chose qu’il change
   *[other] Les { $n } choses qu’il change
}
deed-see-wrong = { $n ->
    [one] Ce qui ne va pas
   *[other] Les { $n } choses qui ne vont pas
}
workshop-one-complots-action = action
workshop-one-complots-character = personnage
workshop-one-complots-deck = Cour
workshop-one-hecatombe-symbol = symbole
workshop-one-hecatombe-box = boîte
workshop-one-roulette-card = carte Action
workshop-one-skirmish-card = carte Traîtrise
workshop-one-skirmish-unit = unité
workshop-one-skirmish-list = armée
workshop-so-many = { $n } { $kind }
workshop-mods-on = { $on } sur { $n }
workshop-touch-one = { $field } : { $value }
workshop-touched-title = { $title } : { $n } { $n ->
    [one] chose touchée
   *[other] choses touchées
}
workshop-left-out = { $n ->
    [one] Une chose ne va pas : ce module reste dehors tant qu’elle n’est pas réparée.
   *[other] { $n } choses ne vont pas : ce module reste dehors tant qu’elles ne sont pas réparées.
}
workshop-base-hint = Les quatre jeux comme les boîtes les racontent. On ne les éteint pas : tout le reste se pose dessus.
workshop-clash = { $field } : deux modules, deux avis. Lequel vaut ?
workshop-keep-this = Garder celui-ci
workshop-keep = Garder { $value }
workshop-keep-of = de { $title }
workshop-keep-now = vaut en ce moment
workshop-row-of = { $at } sur { $n }
tip-mod = Un clic l’allume ou l’éteint ; « Plus… » le retouche ou le jette.
tip-mod-base = Toujours allumé : sans lui, il n’y aurait rien à retoucher.
tip-thing = Un clic l’ouvre sur l’établi.
tip-touched = { $what }. Un clic l’ouvre.
tip-tab = Un clic montre ce qu’on y fabrique ; un autre, la sorte suivante.
tip-keep = C’est écrit là : { $place }
tip-rules = Les règles maison de { $game }, avec leur effet mesuré.
tip-new = Un module neuf, un paquet à installer, ou un repenti de la corbeille.
tip-wrong = Tout ce qui ne va pas, avec le fichier et la ligne.
tip-more = La liste entière.
tip-conflicts = Deux modules veulent deux valeurs au même endroit. Un clic y mène.
