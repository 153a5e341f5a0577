# Hands at the table of the battle: what is chosen, step by step.

## Prompts

skirmish-hand-next = Choose
skirmish-hand-name = Name
skirmish-hand-other-name = Another name
skirmish-hand-take = Take
skirmish-hand-back = Back
skirmish-hand-undo = Take back (held: all)
skirmish-hand-counts = From here on, it counts
skirmish-hand-later = Later
skirmish-hand-card = A card
skirmish-hand-pass = Pass
skirmish-cards-none = No card
skirmish-cards-title = Your hand
skirmish-cards-not-now = not now
skirmish-hand-offer = Make an offer
skirmish-hand-offers = Offers
skirmish-hand-look = Look
skirmish-hand-forth = Forward
skirmish-hand-wheel = Wheel
skirmish-hand-lay = Lay down
skirmish-hand-go = March
skirmish-hand-unlay = Undo
skirmish-hand-reform = Reform
skirmish-hand-join = Join
skirmish-hand-files = Files
skirmish-hand-turn = Turn
skirmish-hand-others = Others
skirmish-hand-end = Done: hold
skirmish-hand-end-left = { $n ->
    [one] { $n } unit waits
   *[other] { $n } units wait
}
skirmish-hand-waits = { $player } is thinking
skirmish-hand-page = { $n } of { $of }

## Questions

skirmish-asks-deployment-order = Who deploys first?
skirmish-asks-deployment-zone = Your edge of the table?
skirmish-asks-deployment-place = Your troops enter
skirmish-asks-deployment-scout = Where does the scout lurk?
skirmish-asks-deployment-vanguard = Does the vanguard sneak ahead?
skirmish-asks-turns-name = Who shall be the enemy?
skirmish-asks-bribes-offer = Anything to offer?
skirmish-asks-bribes-answer = Somebody offers you a deal
skirmish-asks-treachery-card = Some treachery?
skirmish-asks-treachery-discard = Too many cards: which one goes?
skirmish-asks-ambush-shoot = The ambush shoots: at whom?
skirmish-asks-charge-declare = Who charges whom?
skirmish-asks-charge-must = No holding them: whom do they charge?
skirmish-asks-reactions-react = You are being charged!
skirmish-asks-redirects-to = The prey has bolted: now what?
skirmish-asks-redirects-chase = Which charge first?
skirmish-asks-charge-moves-next = Which charge moves first?
skirmish-asks-charge-moves-way = By which way do they come home?
skirmish-asks-rally-next = Who pulls themselves together first?
skirmish-asks-rally-form = Rallied: in what formation?
skirmish-asks-manoeuvres-move = Who moves?
skirmish-asks-magic-cast = Which spell, how many dice?
skirmish-asks-magic-dispel = Dispel it?
skirmish-asks-magic-unravel = Which spell to unravel?
skirmish-asks-shooting-orders = Who shoots at whom?
skirmish-asks-combat-choose = Which combat first?
skirmish-asks-combat-weapon = With which weapon?
skirmish-asks-combat-allot = Who takes the blows?
skirmish-asks-duels-issue = A challenge?
skirmish-asks-duels-accept = Who takes up the gauntlet?
skirmish-asks-duels-shame = Who steps back, blushing?
skirmish-asks-result-break = Who trembles first?
skirmish-asks-pursuit-name = Pursue?
skirmish-asks-pursuit-next = Who decides first?
skirmish-asks-reforms-reform = Reform the ranks?
skirmish-asks-morale-next = Who panics first?
skirmish-asks-battle-replying = The offers that wait for you

## Steps

skirmish-step-done = Nothing more
skirmish-step-stay = Stay as they are
skirmish-step-manner = { $manner ->
    [advance] Advance
    [march] March
    [back] Step back
    [left] Sidle left
    [right] Sidle right
    [fly] Fly
    [reform] Reform
    [join] Join
    [leave] Leave the ranks
   *[arrive] Enter
}
skirmish-step-walk = { $inches }″
skirmish-step-walk-turn = { $inches }″, { $turn }°
skirmish-step-face-about = Turn…
skirmish-step-ranks = { $files } wide, { $turn }°
skirmish-step-slide = { $files } wide, { $inches }″ aside
skirmish-step-spot = Place { $n }
skirmish-step-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
skirmish-step-place = Straight ahead ({ $turn }°)
skirmish-step-point = Point { $n }
skirmish-step-weapon = With what they have
skirmish-step-nobody = Without a wizard
skirmish-step-end-spell = Let it end
skirmish-step-order = { $names }
skirmish-step-order-first = { $first }, then { $second }…
skirmish-step-zone = Edge { $n }
skirmish-step-for-me = Let the staff do it
skirmish-step-keep-back = Keep in reserve
skirmish-step-promise = { $promise ->
    [not-name] not to name me
    [not-charge] not to charge me
   *[name] to name { $enemy } ({ $phase ->
        [movement] movement
        [magic] magic
        [shooting] shooting
       *[combat] close combat
    })
}
skirmish-step-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
skirmish-step-goods-card = { $tokens } and { $card }
skirmish-step-offer = { $player }: { $goods } { $promise }
skirmish-step-some-card = a card
skirmish-step-take = It’s a deal
skirmish-step-decline = No, thanks
skirmish-step-later = Later
skirmish-step-react = { $reaction ->
    [hold] Hold
    [shoot] Shoot
   *[flee] Flee
}
skirmish-step-carry-on = Run on
skirmish-step-way = Way { $n }
skirmish-step-champion = The champion: { $unit }
skirmish-step-refuse = Nobody
skirmish-step-blows = { $n } at { $unit }
skirmish-step-pursue = Pursue: { $unit }
skirmish-step-overrun = Pursue
skirmish-step-restrain = Hold back
skirmish-step-dismiss = { $player } leaves the table
skirmish-step-other = Something else

## Elsewhere in the house

pause-score-skirmish = Round { $n } of { $of }, { $left ->
    [one] one army standing
   *[other] { $left } armies standing
}
pause-score-army = { $n ->
    [0] nil
    [one] { $n } pt
   *[other] { $n } pts
}, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}

## You are charged

skirmish-react-title = { $player }, you are charged
skirmish-react-reaches = { $unit }: the charge comes home
skirmish-react-hold = Hold
skirmish-react-hold-means = holds
skirmish-react-shoot = Shoot
skirmish-react-shoot-means = wounds
skirmish-react-mean = { NUMBER($n, maximumFractionDigits: 1) }
skirmish-react-flee = Flee
skirmish-react-flee-means = escapes
skirmish-react-choose = Choose
skirmish-react-lay = Answer

## Deployment

skirmish-deploy-list = To place
skirmish-deploy-joins = In: { $host }
skirmish-deploy-free = room enough
skirmish-deploy-place = Place
skirmish-deploy-next = Other
skirmish-deploy-turn = held: turn, ranks
skirmish-deploy-best = Best place
skirmish-deploy-ambush = Lie in ambush
skirmish-deploy-hint-ambush = May lie in ambush: wait off the table, then burst from an edge.
skirmish-deploy-hint-scouts = Scouts: wherever they like, more than 12 inches from the others.
skirmish-deploy-hint-vanguards = Vanguard: 12 inches straight on, ending more than 12 inches from the others.
skirmish-deploy-for-me = Deploy for me

## Shooting

skirmish-shot-fire = Shoot
skirmish-shot-shooter = Shooter
skirmish-shot-target = Target
skirmish-shot-reasons = Reasons
skirmish-shot-seen = { $n } seen
skirmish-shot-group = { NUMBER($n, maximumFractionDigits: 1) } on { $needed }+
skirmish-shot-hits = to hit
skirmish-shot-wounds = to wound
skirmish-shot-saves = save
skirmish-shot-fallen = expected dead
skirmish-shot-more = { $n }+
skirmish-shot-other = { $n }%: { $unit }
skirmish-shot-spot = on the spot
skirmish-shot-aside = strays { $n }%
skirmish-shot-misfire = mishap
skirmish-shot-flies = flies { $n }%

## Magic

skirmish-cast-cast = Cast
skirmish-cast-dice = Dice
skirmish-cast-dice-word = dice
skirmish-cast-target = Target
skirmish-cast-other = Other spell
skirmish-cast-dispel = Dispel
skirmish-cast-wizard = Other wizard
skirmish-cast-let = Let it come
skirmish-cast-end = Let it end
skirmish-cast-power = Power
skirmish-cast-dispelling = Dispelling
skirmish-cast-laid = { $n } laid
skirmish-cast-total = total { $n }
skirmish-cast-title = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } + { $level } against { $value }
skirmish-cast-succeeds = works
skirmish-cast-miscast = miscast
skirmish-cast-dispels = dispels
skirmish-cast-passes = lands { $n }%
skirmish-cast-dispelled = dispelled
skirmish-cast-stays = stays
skirmish-cast-fails = fails
skirmish-cast-against = { $n ->
        [0] { $player } has no dice left
        [one] if { $player } throws the last die
       *[other] if { $player } throws all { $n }
    }
skirmish-cast-level = { $unit }, level { $level }
skirmish-cast-nobody = no wizard, + 0
skirmish-cast-range = { $kind }, { $n } in
skirmish-cast-loss-over = { $n } dead if it gets there
skirmish-cast-loss = { $n } dead if it lands

## Who charges whom

skirmish-charge-declare = Charge
skirmish-charge-unit = Unit
skirmish-charge-target = Target
skirmish-charge-reasons = Reasons
skirmish-charge-far = { $n ->
        [one] Charge of { $n } inch
       *[other] Charge of { $n } inches
    }
skirmish-charge-clash = Clash
skirmish-charge-face = { $face ->
        [front] in front
        [rear] in the rear
       *[other] in the flank
    }
skirmish-charge-points = { $sign }{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The hidden hand

skirmish-tag = Ask me
skirmish-tag-never = never
skirmish-tag-asked = when I can play
skirmish-tag-named = when I am named
skirmish-tag-own-tests = before my tests
skirmish-tag-tests = before every test
skirmish-tag-always = always
skirmish-hand-line = Neighbour
skirmish-line-left = A line of { $n }: { $inches } { $inches ->
    [one] inch
   *[other] inches
} left
skirmish-line-stopped = { $unit }: { $why }
skirmish-hand-undo-unit = Take back the unit
