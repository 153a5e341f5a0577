# The battle told: a sentence for each event. $unit and $target are troops with their article,
# $unit_n their number (1 or 2) for the verb; the others are people, things, figures.

## Grammar

told-owned = { $unit } ({ $owner })
told-and = { $first } and { $last }
told-player = Player { $n }
told-some-card = a card
told-score = { $why } { $points }
told-goods-tokens = { $tokens ->
        [one] a token
       *[other] { $tokens } tokens
    }
told-goods-card = { $card }
told-goods-both = { $tokens ->
        [one] a token
       *[other] { $tokens } tokens
    } and { $card }
told-promise = { $promise ->
        [not-charge] a turn without a charge
       *[other] a little oblivion
    }
told-promise-name = a naming ({ $enemy }, { $phase ->
        [movement] Movement
        [magic] Magic
        [shooting] Shooting
       *[other] Combat
    })
told-army = { $player }: { $general }, and { $count ->
        [one] one unit
       *[other] { $count } units
    }.

## The course of the battle

told-round = Game turn { $round } of { $last }
told-turn = { $player } to play.
told-turn-skipped = Nobody left to play for { $player }: next.
told-phase = { $phase ->
        [movement] Movement
        [magic] Magic
        [shooting] Shooting
       *[other] Combat
    }: { $player }.
told-named = { $phase ->
        [movement] Movement
        [magic] Magic
        [shooting] Shooting
       *[other] Combat
    }: { $player } names { $enemy }.
told-named-forced = { $phase ->
        [movement] Movement
        [magic] Magic
        [shooting] Shooting
       *[other] Combat
    }: { $player } against { $enemy }.
told-name-refused = Not { $enemy }! { $player } must name somebody else.
told-phase-over = { $phase ->
        [movement] Movement
        [magic] Magic
        [shooting] Shooting
       *[other] Combat
    }: { $player } is done.
told-turn-over = { $player } hands over.
told-turn-cut-short = Nobody left standing for { $player }: the turn stops there.
told-dice-unit = Dice for { $unit } ({ $why ->
        [arc] side of the charge
        [channel] channelling
        [characteristic] characteristic
        [charge] charge
        [dangerous] dangerous ground
        [flight] flight
        [forest] forest
        [marsh] marsh
        [river] river
        [heal] healing
        [levels] levels lost
        [loyalty] loyalty
        [ward] ward
       *[other] chance
    }): { $dice }.
told-dice-player = Dice for { $player } ({ $why ->
        [arc] side of the charge
        [channel] channelling
        [characteristic] characteristic
        [charge] charge
        [dangerous] dangerous ground
        [flight] flight
        [forest] forest
        [marsh] marsh
        [river] river
        [heal] healing
        [levels] levels lost
        [loyalty] loyalty
        [ward] ward
       *[other] chance
    }): { $dice }.
told-roll-off = Highest roll: { $winner } ({ $why ->
        [deployment] deployment
        [victory] victory
       *[other] the mercenaries’ pay
    }; { $dice }).
told-won = { $winner } wins: { $tokens ->
        [one] a token
       *[other] { $tokens } tokens
    }, { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }. The others have excuses.
told-taken-back-all = { $player } takes the whole phase back. Nobody saw a thing.
told-taken-back = { $player } thinks again: { $count ->
        [one] one order
       *[other] { $count } orders
    } taken back.

## Points and tokens

told-points = { $player } scores { $points } { $points ->
        [one] point
       *[other] points
    }: { $unit } ({ $why ->
        [general] the general
        [standard] the standard
        [battle-standard] the battle standard
       *[other] one unit fewer
    }).
told-points-held = { $player } scores { $points } { $points ->
        [one] point
       *[other] points
    }: ground belongs to whoever stands on it.
told-tokens = { $player } goes from { $before } to { $after } { $after ->
        [one] token
       *[other] tokens
    } ({ $why ->
        [points] on merit
        [card] a card
        [bribe] a bribe
        [mercenaries] wages
        [scenario] the stakes
        [cost] the price of a card
        [dismissed] gone
       *[other] sundry
    }).

## Bribes

told-offer = { $player } offers { $to } { $goods } for { $promise }.
told-deal = Done: { $to } pockets { $goods } and promises { $player } { $promise }.
told-no-deal = { $to } refuses { $player } { $promise }; { $goods } goes back in the purse.
told-answer-yes = { $to } takes what { $player } offers.
told-answer-no = { $to } declines what { $player } offers.
told-promise-ended = { $how ->
        [kept] { $again ->
        [0] { $player } keeps faith with { $to }. People will talk.
        [1] { $player } keeps faith with { $to }. It is becoming a habit.
       *[other] { $player } keeps faith with { $to }.
    }
        [broken] { $again ->
        [0] { $player } had given { $to } a solemn word. It was a figure of speech.
        [1] { $player } had sworn, { $to } had believed. To each their mistake.
       *[other] { $player } breaks faith with { $to }.
    }
       *[other] Between { $player } and { $to }, the promise comes to nothing.
    }

## Cards

told-drawn = { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
told-drawn-known = { $player } draws: { $cards }.
told-discarded = { $player } discards: { $cards }.
told-deck-shuffled = The deck is empty: { $count ->
        [one] a card is
       *[other] { $count } cards are
    } shuffled back.
told-window = { $moment }: time for a card.
told-card = { $player } plays “{ $card }”.
told-card-on-unit = { $player } plays “{ $card }”; concerned: { $unit }.
told-card-on-player = { $player } plays “{ $card }” against { $target }.
told-card-resolved = { $how ->
        [done] “{ $card }” does its work.
        [cancelled] “{ $card }” is cancelled{ $again ->
        [0] . Its price is not
       *[other] { "" }
    }.
       *[other] “{ $card }” falls flat.
    }
told-hand-seen = { $again ->
        [0] { $player } reads over a shoulder that belongs to { $owner }.
       *[other] { $player } looks into a hand that { $owner } holds.
    }
told-hand-known = { $player } reads the hand that { $owner } holds: { $cards }.
told-card-taken = { $player } takes from { $owner } without asking: { $card }.

## Deployment

told-order = Deploying in this order: { $players }.
told-zone = { $player } picks an edge of the table.
told-placed = { $unit_n ->
        [one] { $unit } takes up position
       *[other] { $unit } take up position
    }.
told-kept-back = { $unit_n ->
        [one] { $unit } waits in reserve
       *[other] { $unit } wait in reserve
    }.
told-changed-sides = { $unit_n ->
        [one] { $unit } leaves
       *[other] { $unit } leave
    } { $before } for { $after }{ $again ->
        [0] . The contract allowed it
       *[other] { "" }
    }.
told-loyal = { $unit_n ->
        [one] { $unit } wavers, and stays
       *[other] { $unit } waver, and stay
    } with { $before }.
told-army-dismissed = { $player } leaves the table, and so does the army.
told-artefact-taken = { $unit_n ->
        [one] { $unit } picks
       *[other] { $unit } pick
    } up the artefact{ $again ->
        [0] . What it is for, nobody knows yet
       *[other] { "" }
    }.
told-artefact-dropped = The artefact rolls into the grass.

## Moves and charges

told-moved = { $manner ->
        [advance] Advance
        [march] March
        [back] Backwards
        [left] A step left
        [right] A step right
        [fly] Flight
        [charge] Charge
        [failed-charge] Failed charge
        [flight] Rout
        [pursuit] Pursuit
        [overrun] Overrun
        [push] Pushed by the truce
        [regain] Back into contact
        [turn] About turn
        [reform] New ranks
        [combat-reform] Ranks closed
        [rally] Ranks restored
        [compulsory] Compulsory move
        [vanguard] Vanguard
        [scout] Scouts
        [arrive] Arrival
       *[other] Move
    }: { $unit }.
told-moved-up-to = { $manner ->
        [advance] Advance
        [march] March
        [back] Backwards
        [left] A step left
        [right] A step right
        [fly] Flight
        [charge] Charge
        [failed-charge] Failed charge
        [flight] Rout
        [pursuit] Pursuit
        [overrun] Overrun
        [push] Pushed by the truce
        [regain] Back into contact
        [turn] About turn
        [reform] New ranks
        [combat-reform] Ranks closed
        [rally] Ranks restored
        [compulsory] Compulsory move
        [vanguard] Vanguard
        [scout] Scouts
        [arrive] Arrival
       *[other] Move
    }: { $unit }, right up to { $target }.
told-left-table = { $unit_n ->
        [one] { $unit } leaves
       *[other] { $unit } leave
    } the field without looking back.
told-over-the-edge = Carried away, { $unit }: off the table, and back next turn.
told-joined = { $unit_n ->
        [one] { $unit } joins
       *[other] { $unit } join
    } { $host }.
told-parted = { $unit_n ->
        [one] { $unit } leaves
       *[other] { $unit } leave
    } { $host }.
told-charge-declared = { $unit_n ->
        [one] { $unit } means
       *[other] { $unit } mean
    } to charge { $target }, { $arc ->
        [front] head on
        [left] from the left
        [right] from the right
       *[other] in the back
    }.
told-charge-answered = { $unit }: { $reaction ->
        [hold] standing firm
        [shoot] shooting at what is coming
       *[other] rather leaving
    }.
told-charge-rolled = Dash for { $unit }: { $dice }, which makes { $inches } { $inches ->
        [one] inch
       *[other] inches
    }.
told-charge-home = { $unit_n ->
        [one] { $unit } charges
       *[other] { $unit } charge
    } { $target } { $arc ->
        [front] head on
        [left] from the left
        [right] from the right
       *[other] in the back
    }, and { $unit_n ->
        [one] gets
       *[other] get
    } there.
told-charge-ended = { $how ->
        [failed] { $again ->
        [0] Failed charge: { $unit } against { $target }. A few inches short, and a little faith.
       *[other] Failed charge: { $unit } against { $target }.
    }
        [caught] Caught in full flight: { $target }, by { $unit }.
       *[other] Pointless charge: { $unit } against { $target }.
    }

## Tests and losses

told-test-passed = { $unit }: { $sum } against { $needed }, passed ({ $why ->
        [march] march
        [charge] charge
        [redirect] new target
        [rally] rally
        [panic] panic
        [fear] fear
        [break] break
        [hold] restraint
        [reform] new ranks
        [frenzy] frenzy
        [stupidity] stupidity
        [terror] terror
       *[other] spell
    }).
told-test-failed = { $unit }: { $sum } against { $needed }, failed ({ $why ->
        [march] march
        [charge] charge
        [redirect] new target
        [rally] rally
        [panic] panic
        [fear] fear
        [break] break
        [hold] restraint
        [reform] new ranks
        [frenzy] frenzy
        [stupidity] stupidity
        [terror] terror
       *[other] spell
    }).
told-fled = { $unit_n ->
        [one] { $unit } runs
       *[other] { $unit } run
    } { $why ->
        [charge] rather than wait for the charge
        [combat] from the fight
        [panic] in panic
        [terror] in terror
       *[other] for dear life
    }.
told-rallied = { $unit_n ->
        [one] { $unit } rallies
       *[other] { $unit } rally
    }{ $again ->
        [0] . Nobody will mention it
        [1] , out of breath
       *[other] { "" }
    }.
told-wounded = { $wounds ->
        [one] A wound
       *[other] { $wounds } wounds
    } for { $unit } ({ $why ->
        [shooting] shot
        [magic] by magic
        [miscast] by a spell gone wrong
        [combat] in combat
        [unstable] to dust
        [forest] in the forest
        [marsh] in the marsh
        [river] in the river
        [misfire] by its own powder
        [standard] with the standard
        [card] by treachery
        [caught] run down
        [fled] in flight
        [dismissed] on leave
       *[other] on the way
    }).
told-lost = { $unit_n ->
        [one] { $unit } loses
       *[other] { $unit } lose
    } { $lost } ({ $why ->
        [shooting] shot
        [magic] by magic
        [miscast] by a spell gone wrong
        [combat] in combat
        [unstable] to dust
        [forest] in the forest
        [marsh] in the marsh
        [river] in the river
        [misfire] by its own powder
        [standard] with the standard
        [card] by treachery
        [caught] run down
        [fled] in flight
        [dismissed] on leave
       *[other] on the way
    }); { $left } left.
told-raised = { $unit_n ->
        [one] { $unit } rises
       *[other] { $unit } rise
    } again: { $left } standing{ $again ->
        [0] . We had counted, too
       *[other] , once more
    }.
told-command-lost = { $unit_n ->
        [one] { $unit } loses
       *[other] { $unit } lose
    } { $which ->
        [musician] the musician
        [standard] the standard
       *[other] the champion
    }.
told-destroyed = { $unit_n ->
        [one] { $unit } is no more
       *[other] { $unit } are no more
    } ({ $why ->
        [shooting] shot
        [magic] by magic
        [miscast] by a spell gone wrong
        [combat] in combat
        [unstable] to dust
        [forest] in the forest
        [marsh] in the marsh
        [river] in the river
        [misfire] by its own powder
        [standard] with the standard
        [card] by treachery
        [caught] run down
        [fled] in flight
        [dismissed] on leave
       *[other] on the way
    }).
told-destroyed-by = { $unit_n ->
        [one] { $unit } is no more
       *[other] { $unit } are no more
    } ({ $why ->
        [shooting] shot
        [magic] by magic
        [miscast] by a spell gone wrong
        [combat] in combat
        [unstable] to dust
        [forest] in the forest
        [marsh] in the marsh
        [river] in the river
        [misfire] by its own powder
        [standard] with the standard
        [card] by treachery
        [caught] run down
        [fled] in flight
        [dismissed] on leave
       *[other] on the way
    }). The points go to { $player }.
told-change-began = “{ $source }” takes hold of { $unit }.
told-change-ended = On { $unit }, the effect wears off.

## Magic

told-winds = The winds blow ({ $dice }): { $power ->
        [one] a die
       *[other] { $power } dice
    } to cast, { $dispel } to dispel.
told-dice-drained = { $lost ->
        [one] A die is
       *[other] { $lost } dice are
    } lost on the way; { $power } left.
told-spell = { $unit_n ->
        [one] { $unit } tries
       *[other] { $unit } try
    } “{ $spell }” ({ $total }): { $how ->
        [cast] cast
        [irresistible] irresistible
       *[other] failed
    }.
told-spell-at = { $unit_n ->
        [one] { $unit } tries
       *[other] { $unit } try
    } “{ $spell }” on { $target } ({ $total }): { $how ->
        [cast] cast
        [irresistible] irresistible
       *[other] failed
    }.
told-dispelled = { $player } blows out the candle ({ $total }): no more spell.
told-not-dispelled = { $player } tries to dispel ({ $total }), in vain.
told-miscast = The magic slips its master: { $unit } ({ $dice }).
told-miscast-lost = The magic takes its master: { $unit } ({ $dice }){ $again ->
        [0] . Only the hat was found
       *[other] { "" }
    }.
told-template = Template laid ({ $unit }): { $count ->
        [one] one model
       *[other] { $count } models
    } underneath.
told-sure-hits = Hits without a roll ({ $unit }): { $count }.

## Shooting

told-volley = { $unit_n ->
        [one] { $unit } shoots
       *[other] { $unit } shoot
    } at { $target }: { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }, { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $unsaved ->
        [one] { $unsaved } tells
       *[other] { $unsaved } tell
    }.
told-machine-shot = { $unit_n ->
        [one] { $unit } shoots
       *[other] { $unit } shoot
    } ({ $dice }). Underneath: { $struck }.
told-machine-missed = { $unit_n ->
        [one] { $unit } shoots
       *[other] { $unit } shoot
    } ({ $dice }){ $again ->
        [0] . The grass will remember
        [1] , and the grass suffers
       *[other] , into the grass
    }.
told-misfired = Misfire for { $unit } ({ $roll }).
told-burst = { $unit_n ->
        [one] { $unit } blows
       *[other] { $unit } blow
    } up ({ $roll }){ $again ->
        [0] . The noise had been so promising
       *[other] { "" }
    }.
told-looked-out = “Look out, sir!” Somebody takes the hit for { $unit } ({ $roll }).
told-not-looked-out = Nobody steps in front of { $unit } ({ $roll }).

## Combat

told-truce = Truce: { $unit } facing { $target }, and a step back all round.
told-truce-stays = Truce: { $unit } against { $target }, cheek by jowl, and not a blow.
told-combat = Fight: { $friends } against { $enemies }.
told-duel = Challenge taken: { $unit } against { $target }.
told-duel-refused = { $again ->
        [0] Challenge from { $unit }: shoulders are shrugged.
       *[other] Challenge from { $unit }. Still nobody.
    }
told-duel-shamed = Challenge from { $unit }, refused: eyes on boots, { $target }.
told-blows = { $unit_n ->
        [one] { $unit } strikes
       *[other] { $unit } strike
    } { $target }: { $blows ->
        [one] { $blows } blow
       *[other] { $blows } blows
    }, { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }, { $unsaved } unsaved.
told-combat-tied = A draw{ $again ->
        [0] . To be continued
        [1] , again
       *[other] { "" }
    }.
told-combat-won = { $winner } wins this fight, by { $points }.
told-combat-won-by = { $winner } wins this fight, by { $points } ({ $why }).
told-broke = { $unit_n ->
        [one] { $unit } breaks
       *[other] { $unit } break
    }.
told-held = { $unit_n ->
        [one] { $unit } holds
       *[other] { $unit } hold
    }, { $why ->
        [steadfast] by numbers
        [stubborn] by stubbornness
        [unbreakable] on principle
        [unstable] what is left
        [double-one] by a miracle
       *[other] by discipline
    }.
told-pursuit-rolled = Chase for { $unit }, after { $target } ({ $dice }).
told-overrun-rolled = Run for { $unit }: { $dice }.
told-caught = { $unit_n ->
        [one] { $unit } catches
       *[other] { $unit } catch
    } { $target }{ $again ->
        [0] . End of discussion
        [1] , from behind
       *[other] { "" } on the run
    }.

# scripts of mods
told-script-said = { $said }
told-script-failed = { $mod }: a slip ({ $why }).
