# While the others play: what has changed, and something to bet on.

skirmish-recap-title = { $player }, meanwhile…
skirmish-guess-name = Next:
skirmish-guess-first = Who begins?
skirmish-guess-wide = More than five abreast?
skirmish-guess-stand = Will the charged stand?
skirmish-guess-charge = Will the charge land?
skirmish-guess-march = On the double?
skirmish-guess-shot = Will the shot tell?
skirmish-guess-break = Will they break?
skirmish-guess-yes = yes
skirmish-guess-no = no
skirmish-guess-right = What a nose!
skirmish-plan = My troops: how far?
skirmish-plan-threats = { $unit }: { $n ->
    [0] out of reach
    [one] one threat
   *[other] { $n } threats
}
skirmish-plan-worst = { $threats }, the worst: { $foe }, { $chance }%
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
