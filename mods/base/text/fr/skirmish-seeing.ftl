# Voir : ce que chacun atteint, les chances d’une paire, ce qu’on oublierait en finissant.

skirmish-seeing-who = Qui atteint { $player } ?
skirmish-seeing-each = chacun, s’il nomme { $player }
skirmish-seeing-nobody = personne : c’est presque vexant
skirmish-seeing-next = suivante · ensemble : portée
