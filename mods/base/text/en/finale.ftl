# After the match: the triumph, then what went on backstage.

finale-title = The last mask
finale-crowned = has the last word, and takes a very low bow
finale-nobody = Nobody
finale-nobody-left = is left to take a bow
finale-plain-crowned = { $n ->
    [one] takes the bow alone
   *[other] take the bow together
}
finale-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
finale-lies = { $n ->
    [0] Not a single lie
    [one] A single lie
   *[other] { $n } lies
}
finale-choose = Choose
finale-backstage = Backstage
finale-again = Rematch
finale-lobby = The company
finale-to-title = Title

## The honours of the evening

finale-honour-liar = Golden Tartuffe
    .fact = { $n ->
        [one] one lie
       *[other] { $n } lies
    }, { $caught ->
        [0] none found out
        [one] only one found out
       *[other] { $caught } found out
    }
finale-honour-nose = Keenest nose
    .fact = { $n ->
        [one] smelt the one bluff that mattered
       *[other] smelt { $n } bluffs
    }
finale-honour-dupe = Easy mark
    .fact = swallowed { $n ->
        [one] a bluff
       *[other] { $n } bluffs
    } without a word
finale-honour-thomas = Doubting Thomas
    .fact = doubted the truth, { $n ->
        [one] once
       *[other] { $n } times
    }
finale-honour-angel = Little angel
    .fact = { $n } claims, every one true: suspicious
finale-honour-iron = Iron mask
    .fact = { $n } lies, not a twitch
finale-honour-wall = Closed door
    .fact = countered { $n } times
finale-honour-blade = Sharpest blade
    .fact = { $n ->
        [one] one attempt on a life, signed
       *[other] { $n } attempts on lives, signed
    }
finale-honour-first = First to bow
    .fact = on turn { $n }, exit left

## Backstage

finale-backstage-title = Backstage
finale-tab-all = All · { $n }
finale-tab-lies = Lies · { $n }
finale-tab-doubts = Doubts · { $n }
finale-nothing = Nothing of the kind tonight. How proper.
finale-curtain = Curtain.
finale-innocent = Nothing to confess
finale-innocent-why = Clean hands, white collar: fishy.
finale-browse = Browse
finale-leaf = Turn by turn
finale-back = Back to the triumph

finale-line-claim = { $name } claims { $role }
finale-line-denial = { $name } swears not to be { $role }
finale-line-plain = { $name } plays “{ $action }”
finale-line-block = { $name } blocks as { $role }
finale-line-loss = { $name } loses { $role }
finale-line-out = and leaves the Court

finale-true = true
finale-bluff = bluff
finale-out = out
finale-short-exposed = exposed
finale-short-wrongly = wrongly
finale-short-unpunished = unpunished

finale-held = in hand
finale-verdict-plain = No mask needed
finale-verdict-true = The plain truth
finale-verdict-doubted = A truth doubted
finale-verdict-unpunished = A bluff unpunished
finale-verdict-exposed = A bluff exposed
finale-verdict-loss = One character fewer
finale-verdict-out = The mask falls

finale-thought = { $name } thought
finale-doubted = { $name } doubted
finale-quote = “{ $words }”
finale-no-choice = There was hardly a choice.
finale-kept = { $name } says nothing
finale-kept-why = Some reasons never leave the wings.
finale-kept-doubt = A doubt needs no excuse.
