# Pendant que les autres jouent : ce qui a changé, et de quoi parier.

skirmish-recap-title = { $player }, pendant ce temps…
skirmish-guess = Ensuite :
skirmish-guess-right = Du flair !
skirmish-film-end = Retour au récit

told-recap-lost = Perdus : { $units }.
told-recap-fled = En fuite : { $units }.
told-recap-men = { $count ->
    [one] Un de vos hommes est tombé.
   *[other] { $count } de vos hommes sont tombés.
}
told-recap-named = On vous a nommé : { $players }.
told-recap-betrayed = { $player } a rompu sa promesse. À vous de juger.
told-recap-tokens = Vos jetons : { $before }, puis { $after }.
told-recap-others = Ailleurs, balayés : { $units }.
