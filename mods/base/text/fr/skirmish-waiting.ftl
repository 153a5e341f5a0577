# Pendant que les autres jouent : ce qui a changé, et de quoi parier.

skirmish-recap-title = { $player }, pendant ce temps…
skirmish-guess-name = Ensuite :
skirmish-guess-first = Qui commence ?
skirmish-guess-wide = Plus de cinq de front ?
skirmish-guess-stand = Qui est chargé tient ?
skirmish-guess-charge = La charge arrive ?
skirmish-guess-march = Au pas de course ?
skirmish-guess-shot = Le tir touche ?
skirmish-guess-break = Vont-ils rompre ?
skirmish-guess-yes = oui
skirmish-guess-no = non
skirmish-guess-right = Du flair !
skirmish-plan = Mes troupes : jusqu’où ?
skirmish-plan-threats = { $unit } : { $n ->
    [0] hors d’atteinte
    [one] une menace
   *[other] { $n } menaces
}
skirmish-plan-worst = { $threats }, la pire : { $foe }, { $chance } %
skirmish-film-end = Retour au récit

told-recap-lost = Perdus : { $units }.
told-recap-fled = En fuite : { $units }.
told-recap-men = { $count ->
    [one] Un de vos hommes est tombé.
   *[other] { $count } de vos hommes sont tombés.
}
told-recap-named = Votre nom est dans la bouche de { $players }.
told-recap-betrayed = { $player } a rompu sa promesse. À vous de juger.
told-recap-tokens = Vos jetons : { $before }, puis { $after }.
told-recap-others = Ailleurs, balayés : { $units }.
