# Complots on the screen: prompts, tickets, captions.

complots-turn = Turn { $n }
complots-plays = { $name } to play
complots-with = with { $role }
complots-court = Court
complots-treasury = Treasury
complots-endless = ∞

## Prompts of the plaques

complots-choose = Choose
complots-browse = Browse
complots-aim = Aim
complots-back = Go back
complots-back-short = Back
complots-doubt = Doubt
complots-counter = Block as…
complots-counter-short = Block…
complots-counter-as = Block as { $role }
complots-counter-as-short = As { $role }
complots-pass = Let it pass
complots-pass-short = Let go
complots-as = { $role }
complots-left-card = Left one
complots-left-card-short = Left
complots-right-card = Right one
complots-right-card-short = Right
complots-next-target = Another target
complots-next-target-short = Other
complots-more-roles = More…
complots-give-up = Sacrifice
complots-show = Show
complots-give-back = Return
complots-swap = Replace
complots-hold = look
complots-look = look
match-awaited-one = Waiting for { $name }…
match-awaited-two = Waiting for { $name } and { $other }…
match-awaited-more = { $count ->
    [one] Waiting for { $name } and somebody else…
   *[other] Waiting for { $name } and { $count } others…
}
match-peek-first = Look first, then choose.
complots-look-first = Hold to look
complots-look-first-short = Hold
complots-click-look = Look
complots-then-keep = marks { $count } to keep
complots-then-keep-short = keeps { $count }
complots-then-pick = then take
complots-then-pick-short = take
complots-mark = Keep or drop
complots-mark-short = Mark
complots-marked = Keep: { $marked }/{ $count }
complots-confirm = Confirm
complots-pick = Take

## States of the plaques

complots-says = claims
complots-counters = blocks as
complots-will-counter = will block
complots-passed = lets it pass
complots-passed-short = lets go
complots-undoubted = does not doubt
complots-undoubted-short = not doubting
complots-thinks = is thinking
complots-out = out
complots-chosen = has chosen
complots-absent = pad missing

## The ticket

complots-lead-claim = { $name } claims
complots-lead-plain = { $name } chooses
complots-lead-block = { $name } blocks as
complots-lead-turn = It falls to
complots-lead-start = Curtain up
complots-pick-title = The secret pick
complots-not = not { $role }
complots-line-block-what = stops { $name }’s { $action }
complots-line-block = and stops { $name }
complots-line-turn = to play

## The sentence under the ring

complots-true-or-bluff = true… or bluff?
complots-who-blocks = will anyone object?
complots-choose-loss = { $name } chooses whom to lose
complots-choose-exchange = { $name } consults the Court
complots-choose-show = { $name } chooses what to show
complots-choose-judge = { $name } judges what was shown
complots-choose-pick = everyone picks a card in secret
complots-choose-target = { $action }: against whom?

## Captions: every event in one sentence

complots-caption-doubt = { $name } doubts { $other }.
complots-caption-truth = { $name } spoke the truth.
complots-caption-lie = { $name } was lying.
complots-stamp-lie = Lie
complots-stamp-truth = True
complots-reaction-lie = { $temper ->
    [honest] looks away
    [bold] laughs
    [suspicious] knew it
    [vengeful] won’t forget
   *[other] takes note
}
complots-reaction-truth = { $temper ->
    [honest] had no doubt
    [bold] applauds
    [suspicious] says nothing
    [vengeful] bides time
   *[other] takes note
}
complots-caption-lost = { $name } loses { $role }.
complots-caption-lost-lie = Caught lying: { $name } loses { $role }.
complots-caption-lost-doubt = Wrongly doubted: { $name } loses { $role }.
complots-caption-lost-struck = { $name } loses { $role }: { $by } struck.
complots-caption-lost-action = { $action }: { $name } loses { $role }.
complots-caption-eliminated = { $name } leaves the Court.
complots-caption-signal = { $name } is about to block.
complots-caption-undoubted = Nobody doubted { $name }.
complots-caption-blocked = { $other } has blocked: { $name } leaves empty-handed.
complots-caption-stopped = It comes to nothing.
complots-caption-void = There is nobody left to aim at.
complots-caption-exchange = { $name } returns cards to the Court.
complots-caption-shown = { $name } shows { $other } a card.
complots-caption-returned = { $name } gives the card back.
complots-caption-swapped = { $name } has the card replaced.
complots-caption-side = { $name } changes party.
complots-caption-won = { $name } has the last word.
complots-reserve = Reserve { $n }
