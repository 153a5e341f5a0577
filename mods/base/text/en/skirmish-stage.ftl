# The battle on the table: what is called out, what dice say, the sum of a combat.

## Above the table

battle-call-round = Turn { $round } of { $last }
battle-call-broken = A word is broken

## Rows of dice

battle-row-amount = how many
battle-row-hit = { $needed ->
        [0] hit
       *[other] hit on { $needed }+
    }
battle-row-wound = { $needed ->
        [0] wound
       *[other] wound on { $needed }+
    }
battle-row-armour = parried
battle-row-ward = get away
battle-row-multiplied = each
battle-row-test = { $needed } or less
battle-row-charge = the charge
battle-row-winds = power { $power }, against { $dispel }

## The result of a combat

battle-score-title = Result
battle-score-tied = A draw
battle-score-lost = { $name } loses by { $n }

## A combat, blow by blow

fight-pursuit-catch = they are caught
fight-pursuit-hold = they hold back
fight-step-slow = Blow by blow
fight-step-next = Next
fight-step-quick = Quick
fight-ladder = Order of blows
fight-ladder-wounds = { $n ->
        [0] nothing
        [one] { $n } wound
       *[other] { $n } wounds
    }
fight-dead = { $n } dead
fight-test-title = Hold or run?
fight-test-more = { $n } or less to go: { $percent }
fight-test-safe = the second die cannot spoil it
fight-test-hopeless = not even an ace would do
fight-test-held = They hold!
fight-test-broke = They run!
