# The sentences of action cards, made from their effects.

tell-and = { $before } and { $last }
tell-then = , then

tell-roulette-when-before-pockets = before pockets are filled,
tell-roulette-when-before-bets = before the bets,
tell-roulette-when-after-bets = once the dice are open,
tell-roulette-when-before-accusations = before accusations,
tell-roulette-when-before-shot = before a shot,
tell-roulette-when-dying = when one of yours is hit,
tell-roulette-when-after-shot = after a shot,
tell-roulette-when-after-count = after the count,

tell-roulette-by = if you { $conditions },
tell-roulette-by-other = are somebody else
tell-roulette-by-alive = are alive
tell-roulette-by-in-round = are still in
tell-roulette-by-out = are out
tell-roulette-by-shooter = shoot
tell-roulette-by-aiming = aim at somebody
tell-roulette-by-fired-bet = have fired your bet
tell-roulette-by-not-forced = do not shoot again already
tell-roulette-by-loaded = have something to fire
tell-roulette-by-has-clic = have a CLICK
tell-roulette-by-has-balle = have an extra BULLET
tell-roulette-by-scored = have just scored
tell-roulette-by-has-point = have a point
tell-roulette-by-has-card = have a card

tell-roulette-whom = { $other ->
    [other] choose somebody else
   *[any] choose somebody
}{ $any ->
    [true] { " " }{ $conditions }:
   *[false] :
}
tell-roulette-whom-alive = alive
tell-roulette-whom-in-round = still in
tell-roulette-whom-out = who is out
tell-roulette-whom-shooter = who shoots
tell-roulette-whom-aiming = who aims
tell-roulette-whom-fired-bet = who has fired their bet
tell-roulette-whom-has-clic = with a CLICK
tell-roulette-whom-has-balle = with an extra BULLET
tell-roulette-whom-scored = who has just scored
tell-roulette-whom-has-point = with a point
tell-roulette-whom-has-card = with a card

tell-roulette-skull = The dead may play it, too.

tell-roulette-effect-look = { $at ->
    [pocket] look at their pocket
   *[other] look at { $n ->
        [one] the first card
       *[other] the first { $n } cards
    } of { $whom ->
        [player] your barrel
       *[other] their barrel
    }
}
tell-roulette-effect-aim = { $at ->
    [sky] { $whom ->
        [player] your shot goes into the air
        [target] their shot goes into the air
       *[other] the shots go into the air
    }
    [choice] { $whom ->
        [player] you aim where you like, in secret
        [target] they aim where they like, in secret
       *[other] each aims where they like, in secret
    }
   *[other] { $whom ->
        [player] your shot is for them
        [target] their shot is for them
       *[other] every shot is for them
    }
}
tell-roulette-effect-set-die = your die shows what you like
tell-roulette-effect-turn-die = { $whom ->
    [player] your die turns
   *[other] their die turns
} by { $n ->
    [one] { $n } face
   *[other] { $n } faces
}
tell-roulette-effect-force = { $whom ->
    [player] you shoot again
    [target] they shoot again
    [others] the others shoot again
   *[everybody] everybody shoots again
}
tell-roulette-effect-cancel = { $whom ->
    [player] you do not shoot
    [target] they do not shoot
    [others] the others do not shoot
   *[everybody] nobody shoots
}
tell-roulette-effect-swap = { $whom ->
    [player] your pocket and the top of your barrel change places
    [target] their pocket and the top of their barrel change places
   *[other] pockets and barrels swap a card
}
tell-roulette-effect-shuffle = { $whom ->
    [player] your barrel is shuffled
    [target] their barrel is shuffled
   *[other] the barrels are shuffled
}
tell-roulette-effect-load = { $n ->
    [one] { $n } CLICK becomes a BULLET
   *[other] { $n } CLICKS become BULLETS
} { $whom ->
    [player] in your gun
    [target] in their gun
    [others] in every other gun
   *[everybody] in every gun
}
tell-roulette-effect-unload = { $n ->
    [one] { $n } BULLET becomes a CLICK
   *[other] { $n } BULLETS become CLICKS
} { $whom ->
    [player] in your gun
    [target] in their gun
    [others] in every other gun
   *[everybody] in every gun
}
tell-roulette-effect-save = your teammate survives
tell-roulette-effect-draw = { $whom ->
    [player] you draw
    [target] they draw
    [others] the others draw
   *[everybody] everybody draws
} { $n ->
    [one] a card
   *[other] { $n } cards
}
tell-roulette-effect-rob = take { $n ->
    [one] a card
   *[other] { $n } cards
} from { $whom ->
    [target] their hand
    [player] your hand
   *[other] every hand
}
tell-roulette-effect-points = { $sign ->
    [less] { $whom ->
        [player] you lose
        [target] they lose
        [others] the others lose
       *[everybody] everybody loses
    }
   *[more] { $whom ->
        [player] you gain
        [target] they gain
        [others] the others gain
       *[everybody] everybody gains
    }
} { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tell-roulette-effect-take-points = take { $n ->
    [one] { $n } point
   *[other] { $n } points
} from them
tell-roulette-effect-script = its script does the rest
tell-roulette-any = anybody
tell-short = { $n ->
    [0] { $what }
   *[other] { $what }: { $n }
}
