# The sentences of treachery cards, units and armies, made of what they say.

tell-skirmish-when-turn-flipped = When a turn card is flipped,
tell-skirmish-when-before-own-naming = Before an enemy is named,
tell-skirmish-when-naming = At the naming,
tell-skirmish-when-movement-named = Once the enemy of Movement is named,
tell-skirmish-when-before-move = Before a unit moves,
tell-skirmish-when-charge-rolled = Once the dice of a charge are rolled,
tell-skirmish-when-rallied = When a unit rallies,
tell-skirmish-when-channelled = When the winds of magic have blown,
tell-skirmish-when-enemy-dispelled = After the try to dispel,
tell-skirmish-when-shooting-begins = When Shooting begins,
tell-skirmish-when-shooting-ends = When Shooting ends,
tell-skirmish-when-combat-chosen = When a combat is chosen,
tell-skirmish-when-result-known = When a combat is counted,
tell-skirmish-when-leadership-test = Before a Leadership test,
tell-skirmish-when-character-dead = When a character dies,
tell-skirmish-when-tokens-given = When tokens are given,
tell-skirmish-when-card-played = When a card is played,

tell-skirmish-by-active = if it is your turn:
tell-skirmish-by-named = if you are the named enemy:
tell-skirmish-by-neutral = if you are neutral:
tell-skirmish-by-non-active = if it is not your turn:
tell-skirmish-by-anyone = whoever you are:
tell-skirmish-by-credited = if the credit is yours:
tell-skirmish-by-not-owner = if the unit is not yours:
tell-skirmish-by-not-leading = if you are not in the lead:

tell-skirmish-choose-unit = choose { $kind ->
    [machine] a machine
   *[other] a unit
}{ $any ->
    [true] { " " }{ $wishes };
   *[false] ;
}
tell-skirmish-choose-player = choose somebody else;
tell-skirmish-choose-leader = choose who leads;
tell-skirmish-choose-dice = choose dice;
tell-skirmish-wish-own = of yours
tell-skirmish-wish-active = of the active player
tell-skirmish-wish-free = unengaged
tell-skirmish-wish-in-combat = of this combat
tell-skirmish-wish-standing = not fleeing
tell-skirmish-wish-may-shoot = able to shoot

tell-skirmish-until-phase = until the phase ends
tell-skirmish-until-round = until this round of combat ends
tell-skirmish-until-turn = until the turn ends
tell-skirmish-until-caster = until its author’s next turn
tell-skirmish-until-remains = until it is dispelled
tell-skirmish-until-battle = until the battle ends

tell-skirmish-effect-forbid = { $what ->
    [charge] it does not charge
   *[shoot] it does not shoot
}
tell-skirmish-effect-other-name = another enemy must be named
tell-skirmish-effect-not-me = { $whom ->
    [target] their next naming may not be you
    [player] your next naming may not be you
   *[other] the next namings may not be you
}
tell-skirmish-effect-change = the unit { $sign ->
    [less] loses
   *[more] gains
} { $n } { $stat } { $until }
tell-skirmish-effect-grant = the unit gains “{ $rule }” { $until }
tell-skirmish-effect-test-bonus = the test is { $sign ->
    [less] harder
   *[more] easier
} by { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tell-skirmish-effect-again = all the dice are rolled again
tell-skirmish-effect-shoot-now = it shoots at the named enemy at once
tell-skirmish-effect-not-steadfast = the beaten may not rely on their ranks
tell-skirmish-effect-drain = { $dice ->
    [1] one power die is lost
   *[other] { $dice } power dice are lost
}
tell-skirmish-effect-dispel = try to dispel the spell with { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
tell-skirmish-effect-see-hand = { $whom ->
    [target] look at their hand
    [player] look at your hand
   *[other] look at all hands
}
tell-skirmish-effect-counter = the card is cancelled, and its price lost
tell-skirmish-effect-waver = the unit wonders which side to serve
tell-skirmish-effect-rob = take { $n ->
    [one] a card
   *[other] { $n } cards
} at random { $whom ->
    [target] from their hand
    [player] from your hand
   *[other] from each hand
}
tell-skirmish-effect-points = { $whom ->
    [player] you { $sign ->
        [less] lose
       *[more] gain
    }
    [target] they { $sign ->
        [less] lose
       *[more] gain
    }
    [others] the others { $sign ->
        [less] lose
       *[more] gain
    }
   *[everybody] everybody { $sign ->
        [less] loses
       *[more] gains
    }
} { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
tell-skirmish-effect-take-points = take { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} { $whom ->
    [target] from them
    [player] from yourself
   *[other] from each
}
tell-skirmish-effect-script = its script does the rest

## Units

tell-skirmish-troop = { $who ->
    [character] { $troop } (character),
   *[other] { $troop },
}
tell-skirmish-models = { $most ->
    [1] one model,
   *[other] { $least ->
        [1] up to { $most } models,
       *[other] { $least } to { $most } models,
    }
}
tell-skirmish-armour-none = no armour
tell-skirmish-armour-light = light armour
tell-skirmish-armour-heavy = heavy armour
tell-skirmish-armour-plate = full plate
tell-skirmish-armour-shield = shield
tell-skirmish-armour-barding = barding
tell-skirmish-arms = Arms: { $arms }.
tell-skirmish-rules = Rules: { $rules }.
tell-skirmish-level = Magic of level { $n }.
tell-skirmish-price = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $each ->
    [each] { " " }a model.
   *[whole] .
}

## Armies

tell-skirmish-army = { $faction },
tell-skirmish-army-points = { $n ->
    [one] { $n } point:
   *[other] { $n } points:
}
tell-skirmish-regiment = { $n } { $name }

## Points proposed

workshop-propose = proposed: { $n }

workshop-army-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
workshop-army-spent = { $n } / { $most } { $most ->
    [1] point
   *[other] points
}

workshop-try-hint-skirmish-unit = the unit in line
workshop-try-hint-skirmish-list = the army in line
field-parts-entries = { $n ->
    [one] { $n } regiment
   *[other] { $n } regiments
}
field-parts-options = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
workshop-count-skirmish-unit = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
workshop-count-skirmish-list = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
field-base-1 = Base, width
field-base-2 = Base, depth
