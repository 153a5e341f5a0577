# While the others play: what has changed, and something to bet on.

skirmish-recap-title = { $player }, meanwhile…
skirmish-guess = Next:
skirmish-guess-right = What a nose!
skirmish-film-end = Back to the story

told-recap-lost = Lost: { $units }.
told-recap-fled = Fleeing: { $units }.
told-recap-men = { $count ->
    [one] One of your men has fallen.
   *[other] { $count } of your men have fallen.
}
told-recap-named = You were named by { $players }.
told-recap-betrayed = { $player } broke a promise to you. Judge for yourself.
told-recap-tokens = Your tokens: { $before }, then { $after }.
told-recap-others = Swept away elsewhere: { $units }.
