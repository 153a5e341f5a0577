# The interval: the match waits, the audience gossips.

pause-title = Interval
pause-asked-by = The interval was asked for by
pause-lent = a bot plays
pause-away = pad lost
pause-choose = Choose
pause-resume = Go on
pause-rules = Illustrated rules
pause-tale = The story so far
pause-tale-title = So far
pause-tale-rows = Lines
pause-tale-turns = Heads
pause-tale-first = As the curtain rises
pause-tale-back = Close
pause-tale-close = Back to the interval
pause-options = Options
pause-lend = Let a bot hold the seat
pause-give = Take my seat back
pause-dismiss = Send { $name }’s army away
pause-quit = Save and leave

## How things stand

pause-score-complots = Turn { $n } · { $left } on stage
pause-score-hecatombe = Round { $n } · { $attacks ->
    [0] no attack yet
    [one] one attack
   *[other] { $attacks } attacks
}
pause-score-roulette = Round { $n }, { $points } points to win
pause-score-team = { $n ->
    [0] nil
    [one] { $n } pt
   *[other] { $n } pts
} · { $left ->
    [0] no life
    [one] { $left } life
   *[other] { $left } lives
}
pause-score-won = won by { $list }

## The line that explains

pause-tag-resume = Raise the curtain: there has been enough plotting in the corridors
pause-tag-rules = The booklet, with tonight’s house rules
pause-tag-tale = All that the house has seen, line by line
pause-tag-options = Language, reading, sound and light
pause-tag-lend = A tin understudy lies in your place until you return
pause-tag-give = The bot gives up the chair, and promises to forget your secrets
pause-tag-dismiss = If all others agree, it leaves when the phase ends, and nobody gains by it
pause-tag-quit = Everything is written down, move by move: the playbill will wait for you

## A pad is missing

pause-absent-title = You are missed
pause-absent-one = { $name } has no pad any more: the stage holds its breath
pause-absent-many = { $n } seats have no pad any more: the stage holds its breath
pause-absent-how = Plug it in and the seat returns by itself. Or take it with another pad.
pause-absent-nobody = anyone’s
pause-absent-take = Take the seat
pause-absent-lend = Hand it to a bot
pause-absent-bot = A bot plays for { $name }
pause-absent-bots = Bots hold the seats
