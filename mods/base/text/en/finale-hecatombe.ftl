# Hécatombe, after the match: the triumph, the reckoning, and what each player could have known.

finale-hecatombe-title = The Field of Honour
finale-hecatombe-crowned = { $n ->
    [one] reigns unchallenged over the rubble
   *[other] share the rubble, and keep an eye on each other
}
finale-hecatombe-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
finale-hecatombe-dead = { $n ->
    [0] No dead
    [one] Just one dead
   *[other] { $n } dead
}

## The honours of the evening

finale-hecatombe-honour-sleuth = The Sleuth
    .fact = { $n ->
        [one] a point on a secret nobody told
       *[other] { $n } points on secrets nobody told
    }
finale-hecatombe-honour-victim = Punching Bag
    .fact = the target { $n } times, and still standing
finale-hecatombe-honour-ogre = The Ogre
    .fact = { $n } armies swallowed raw
finale-hecatombe-honour-rash = Hothead
    .fact = { $n ->
        [one] freed a tile that still counted
       *[other] freed { $n } tiles that still counted
    }
finale-hecatombe-honour-lucky = By a Hair
    .fact = { $n ->
        [one] won by one symbol, once
        [2] won by one symbol, twice
       *[other] won by one symbol, { $n } times
    }
finale-hecatombe-honour-hedgehog = The Hedgehog
    .fact = { $n } counter-attacks: it prickles
finale-hecatombe-honour-lamb = The Lamb
    .fact = let it go { $n } times, without a bleat
finale-hecatombe-honour-prophet = The Prophet
    .fact = { $n ->
        [one] a point on an oath of their own
       *[other] { $n } points on oaths of their own
    }
finale-hecatombe-honour-generous = Open Hand
    .fact = { $n ->
        [one] one tile freed, for one point
       *[other] { $n } tiles freed, for { $n } points
    }
finale-hecatombe-honour-deserted = Empty Barracks
    .fact = { $n } deserters, and good riddance

## Backstage

finale-hecatombe-tab = Round { $n }
finale-hecatombe-tab-short = { $n }
finale-hecatombe-flip-ledger = Who knew what?
finale-hecatombe-flip-minds = The reckoning
finale-hecatombe-attacks = Attacks
finale-hecatombe-seats = Players

finale-hecatombe-legend-won = on top: 1 point
finale-hecatombe-legend-freed = freed: 1 point
finale-hecatombe-named-right = named rightly
finale-hecatombe-named-wrong = named { $people }: wrong
finale-hecatombe-points = Points
finale-hecatombe-award = { $sign }{ $n }
finale-hecatombe-awards = Small favours

finale-hecatombe-what = What { $name } knew
finale-hecatombe-before = Before it all
finale-hecatombe-assault = Attack { $n }
finale-hecatombe-kept = The last stand
finale-hecatombe-opens = { $name } opens hostilities.
finale-hecatombe-let-go = { $name } lets it go.
finale-hecatombe-countered = { $name } strikes back: { $people } dies for it.
finale-hecatombe-end-alone = { $name } has nobody left to attack.
finale-hecatombe-end-father = { $name } faces only the last attacker.
finale-hecatombe-end-twins = { $name } faces only lookalikes.

finale-hecatombe-granted = Known by right:
finale-hecatombe-thinking = rereading: { $done } / { $all }
finale-hecatombe-known = known since attack { $n }
finale-hecatombe-known-at-once = known at once
finale-hecatombe-known-kept = known at the last stand
finale-hecatombe-guessed = suspected since attack { $n }
finale-hecatombe-guessed-at-once = suspected at once
finale-hecatombe-guessed-kept = suspected at the last stand
finale-hecatombe-mistaken = mistaken for { $people }
finale-hecatombe-dark = kept in the dark
