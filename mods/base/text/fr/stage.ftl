# La scène elle-même : ce qui se lit partout.

stage-mishap-title = Un décor s’est effondré
stage-mishap = Une erreur a interrompu la scène. La partie est sauvée jusqu’à la dernière action ; le détail est dans le journal.
stage-mishap-go-on = Valider pour revenir au premier rideau

## Le disque

disk-trouble = { $why ->
    [full] Le disque est plein : la soirée ne s’y écrit plus. Faites de la place, elle s’y remettra.
    [forbidden] Le disque se refuse : la soirée ne s’y écrit pas, et ne survivrait pas à une coupure.
   *[failed] Le disque fait des siennes : la soirée ne s’y écrit plus, et ne survivrait pas à une coupure.
}
disk-trouble-short = Soirée hors du disque
disk-again = Le disque a tout repris : la soirée y est de nouveau tout entière.
disk-lost = { $why ->
    [full] Le disque est resté plein : la fin de la partie n’y est pas.
    [forbidden] Le disque s’est refusé : la fin de la partie n’y est pas.
   *[failed] Le disque n’a pas répondu : la fin de la partie n’y est pas.
}

# mods that change while somebody plays
reload-done = { $mods } : relu, et déjà sur la table.
reload-partly = { $mods } : sur la table, sauf { $what }{ $n ->
    [one] {""}
   *[other] {" "}(et { $n } choses en tout)
}, pour la prochaine partie.
reload-forgets = { $mods } : déjà sur la table{ $n ->
    [0] {""}
   *[other] , sauf { $what }, pour la prochaine partie
}. Oublié, faute d’en avoir la forme : { $keys }.
reload-waits = { $mods } a changé{ $n ->
    [0] {""}
    [one] {" "}({ $what })
   *[other] {" "}({ $what }, et { $n } choses en tout)
} : ce sera pour la prochaine partie.
reload-broken = La table garde ce qu’elle avait. { $problem }

# scripts of mods
script-failed = { $mod } : faux pas dans { $place } ({ $why }). On fait comme s’il n’avait rien souhaité.
script-muted = { $mod } : trois faux pas, dont { $place } ({ $why }). Il se taira jusqu’à la fin.
script-stop-call-budget = il n’en finissait plus
script-stop-decision-budget = les scripts n’en finissaient plus
script-stop-depth = il s’est appelé trop profond
script-stop-memory = il n’avait plus de place
script-stop-source = il ne se lit pas
script-stop-error = une erreur
script-stop-result = sa réponse n’en est pas une
script-stop-gone = sa machine est tombée
script-stop-bad-wish = un vœu que personne ne comprend
script-stop-memory-full = il retient trop de choses
script-stop-memory-shape = il retient ce qui n’a pas la forme qu’il déclare
script-stop-wish-nobody = un vœu pour un siège vide
script-stop-wish-no-person = une personne que l’histoire ne connaît pas
script-stop-wish-no-scene = une scène que personne n’a écrite
script-stop-wish-target-self = un don à soi-même
script-stop-wish-card = un vœu pour une carte qui n’est d’aucun paquet
script-stop-wish-people = un peuple que personne ne connaît
script-stop-wish-symbol = un symbole que personne ne connaît
script-stop-wish-place = un objectif que personne n’a juré
script-stop-wish-no-unit = un vœu pour une unité que personne n’a
