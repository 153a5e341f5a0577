# The sentences of actions, characters and the Court, made from their fields.

tell-or = { $before } or { $last }

tell-complots-factions = with two parties,
tell-complots-claim = as { $name },
tell-complots-denies = if you are not { $name },
tell-complots-cost = for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}{ $to ->
    [reserve] { " " }to the reserve,
   *[treasury] ,
}
tell-complots-target = choose somebody:
tell-complots-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tell-complots-somebody = somebody
tell-complots-block-short = blocked by { $roles }

tell-complots-effect-gain = take { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} from the Treasury
tell-complots-effect-kill = { $target ->
    [true] one of their characters falls
   *[false] a character falls
}
tell-complots-effect-steal = take { $n ->
    [one] { $n } coin
   *[other] up to { $n } coins
} from { $target ->
    [true] them
   *[false] somebody
}
tell-complots-effect-exchange = draw { $n ->
    [one] { $n } card from the Court and give one back
   *[other] { $n } cards from the Court and give as many back
}
tell-complots-effect-interrogate = { $target ->
    [true] look at one of their cards and have it changed if you like
   *[false] look at a card and have it changed if you like
}
tell-complots-effect-convert = { $target ->
    [true] the other party takes them in
   *[false] change parties
}
tell-complots-effect-embezzle = empty the reserve
tell-complots-effect-none = nothing happens

tell-complots-block-target = The target blocks with { $roles }{ $doubt ->
    [true] , unless a doubt failed
   *[false] { "" }
}.
tell-complots-block-anyone = Anybody blocks with { $roles }{ $doubt ->
    [true] , unless a doubt failed
   *[false] { "" }
}.
tell-complots-block-none = No character stops it.
tell-complots-across_sides = One’s own party is spared.
tell-complots-forced = Too rich, one has no other choice.

tell-complots-idle = Takes nothing, strikes nobody.
tell-complots-stops = Blocks { $deeds }.
tell-complots-stops-nothing = Blocks nothing.
tell-complots-not-dealt = Not at Court: nobody plays this.

tell-complots-deck = at Court: { $roles }{ $more ->
    [true] ,
   *[false] .
}
tell-complots-deck-one = { $n ->
    [one] and { $roles }.
   *[other] and either { $roles }.
}
tell-complots-deck-hand = { $n ->
    [one] Everybody gets one card.
   *[other] Everybody gets { $n } cards.
}

tell-complots-hint-gain = takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} from the Treasury.
tell-complots-hint-kill = fells a character of whoever is aimed at.
tell-complots-hint-steal = steals { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} from whoever is aimed at.
tell-complots-hint-exchange = draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the Court and chooses.
tell-complots-hint-interrogate = looks at a card of whoever is aimed at.
tell-complots-hint-convert = { $target ->
    [true] turns whoever is aimed at to the other party.
   *[false] you join the other party.
}
tell-complots-hint-embezzle = empties the reserve.
tell-complots-hint-none = does nothing.

tell-complots-says-gain = and takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tell-complots-says-kill = and aims at { $who }
tell-complots-says-steal = and asks { $who } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tell-complots-says-exchange = and consults the Court
tell-complots-says-interrogate = and questions { $who }
tell-complots-says-convert = { $target ->
    [true] and turns { $who }
   *[false] and changes party
}
tell-complots-says-embezzle = and empties the reserve
tell-complots-says-none = and lets it pass

thing-complots-deck-cour = The Court
workshop-table-complots-deck = the Court

workshop-problem-action-target = This effect aims at somebody: it needs a target.
workshop-problem-action-block = The target can block only where there is one.
workshop-problem-action-claims = One claims a character or denies one, not both.
workshop-problem-action-parties = This effect makes sense with two parties only.
workshop-problem-deck-twins = A character is named there twice.
workshop-problem-deck-small = Too few cards to serve everybody and leave a Court.
