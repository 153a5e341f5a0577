# Conduire le fantôme : ce qui reste de marche, ce qui l’arrête, qui peut l’atteindre.

skirmish-drive-left = Reste { $inches } { $inches ->
    [one] pouce
   *[other] pouces
}
skirmish-drive-leg = { $inches } { $inches ->
    [one] pouce
   *[other] pouces
}
skirmish-drive-wheel = roue { $degrees }° : { $inches }
skirmish-drive-stop-unit = Arrêt : à 1 pouce { $army }
skirmish-drive-stop-edge = Arrêt : le bord de la table
skirmish-drive-stop-terrain = Arrêt : on ne passe pas
skirmish-drive-stop-rock = Arrêt : le rocher était là avant
skirmish-drive-stop-building = Arrêt : la porte est fermée
skirmish-drive-stop-too-long = Plus rien à marcher
skirmish-drive-stop-legs = Trop de détours : posez-vous
skirmish-drive-stop-no-march = Pas de marche forcée ici
skirmish-drive-band-sure = sûre
skirmish-drive-band-likely = 1 sur 2
skirmish-drive-band-longest = au plus
skirmish-drive-who = Qui m’atteint ici ?
skirmish-drive-each = chacun, en vous nommant
skirmish-drive-nobody = personne : on est bien, ici
skirmish-drive-more = { $n ->
    [one] et un autre
   *[other] et { $n } autres
}
skirmish-drive-chance = Obéie à { $n } %
