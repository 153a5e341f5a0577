# Seeing: how far everybody reaches, the odds of a pair, what ending would forget.

skirmish-seeing-who = Who reaches { $player }?
skirmish-seeing-each = each, by naming { $player }
skirmish-seeing-nobody = nobody: almost an insult
skirmish-seeing-next = next · together: reach (held: tape)
skirmish-seeing-pair = { $unit } against { $foe }: { $odds }
skirmish-seeing-charge = charge { $n }%
skirmish-seeing-spell = spell { $n }%
skirmish-seeing-lost = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
skirmish-seeing-inches = { $n ->
    [one] { $n } inch
   *[other] { $n } inches
}
skirmish-seeing-tenths = { $n }
skirmish-seeing-why = why (hold)
skirmish-seeing-blows = { $n ->
    [one] { $n } blow
   *[other] { $n } blows
}: { $why }
skirmish-seeing-margin = Margin: { $sum }
skirmish-seeing-breaks-mine = To run oneself: { $n }% — test { $why }
skirmish-seeing-breaks-theirs = To see the other run: { $n }% — test { $why }

## What ending would do, and forget

skirmish-parting-declare = The charges that were declared go off, all at once.
skirmish-parting-move = Nobody moves any more: magic comes next.
skirmish-parting-cast = The grimoires are shut until next turn.
skirmish-parting-orders = Cease fire: now for the hand-to-hand.
skirmish-parting-ghost = { $unit }: this way was never ordered; it will be forgotten.
skirmish-parting-forgotten = { $n ->
    [one] Forgotten: { $units }
   *[other] { $n } forgotten: { $units }
}

## Marks, in words

skirmish-mark-line = { $unit }: { $marks }
skirmish-mark-flees = runs
skirmish-mark-wavers = wavers
skirmish-mark-fights = in contact: { $others }
skirmish-mark-charged = { $n ->
    [0] has charged
   *[other] has charged { $others }
}
skirmish-mark-shot = { $n ->
    [0] has shot
   *[other] has shot at { $others }
}
skirmish-mark-marched = forced march
skirmish-mark-moved = has moved
skirmish-mark-ready = awaits an order
