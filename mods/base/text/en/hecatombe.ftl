# Hécatombe: names, then what the screen says (prompts, announcements, captions).

game-hecatombe = Hecatomb
    .pitch = Armies, revenges, and secret objectives that count for everyone.

## Symbols

name-terre = Earth
    .the = Earth
    .of = of Earth
name-eau = Water
    .the = Water
    .of = of Water
name-air = Air
    .the = Air
    .of = of Air
name-feu = Fire
    .the = Fire
    .of = of Fire
name-vie = Life
    .the = Life
    .of = of Life
name-nuit = Night
    .the = Night
    .of = of Night

## On the screen

hecatombe-people = { $one }-{ $two }

hecatombe-round = Round { $n }
hecatombe-assault = attack { $n }
hecatombe-to-win = first to { $n } rounds
hecatombe-to-win-one = a single round

## Prompts

hecatombe-send = Send
hecatombe-attack = Attack
hecatombe-back = Change
hecatombe-let-go = Let it go
hecatombe-counter = Counter-attack
hecatombe-mark = Mark
hecatombe-seal = Seal
hecatombe-call = Reveal
hecatombe-name = Name it
hecatombe-show = Show
hecatombe-browse = Browse
hecatombe-peek = Hold to look

## Announcements: the ticket of the arena

hecatombe-ask-objectives = The oaths
hecatombe-ask-attack = { $name } attacks
hecatombe-ask-defence = { $name } attacks { $other }!
hecatombe-ask-defence-you = { $name } attacks you!
hecatombe-ask-keepers = The last stand
hecatombe-ask-reveal = { $name }’s choice
hecatombe-ask-answer = { $name } reveals
hecatombe-ask-liberation = The liberation

hecatombe-ask-attack-you = Your attack!
hecatombe-ask-reveal-you = Yours to call
hecatombe-ask-answer-you = Yours to reveal
hecatombe-line-army-you = Which army will you send?
hecatombe-line-prey-you = Against whom?

## What the moment asks

hecatombe-line-objectives = Everyone looks, then secretly chooses an objective.
hecatombe-line-objectives-many = Everyone looks, then secretly chooses { $n } objectives.
hecatombe-line-army = { $name } chooses which army goes.
hecatombe-line-prey = { $name } chooses a prey.
hecatombe-line-prey-father = { $name } picks a prey, but not { $father }’s.
hecatombe-line-prey-father-you = Against whom? Not { $father }, who has just attacked you.
hecatombe-line-next = Which objective is counted next?
hecatombe-line-father = Then { $name }, but not against { $other }.
hecatombe-line-father-you = Then it is you, but not against { $other }.
hecatombe-line-keepers = Everyone secretly keeps enough to end with { $goal } tiles.
hecatombe-line-reveal = Which objective will be counted?
hecatombe-line-name = Which people does { $other } hide?
hecatombe-line-wrong = { $people }? Missed. { $name } shows what they like.
hecatombe-line-liberation = First and second may free one tile: one point more, but it will not count again.

## Panels and states

hecatombe-fan-objectives = Your secret objective
hecatombe-fan-objectives-many = Your { $n } secret objectives
hecatombe-fan-objectives-known = Your { $n } objectives; your left will see the first
hecatombe-fan-objectives-why = It counts for all: a point to whoever holds most of these two symbols.
hecatombe-fan-objectives-many-why = Each counts for all.
hecatombe-fan-liberation-why = One point more, but it will not count again.
hecatombe-fan-keepers = Which to keep?
hecatombe-fan-liberation = Free a tile, or none
hecatombe-fan-name = Which people to name?
hecatombe-offer = Offer another
hecatombe-absent = pad lost
hecatombe-chosen = has chosen

## Captions: every event in a sentence

hecatombe-caption-round = Round { $n }. { $name } goes first.
hecatombe-caption-armies = The armies show themselves.
hecatombe-caption-end = The fighting ends
hecatombe-caption-to-arms = To arms!
hecatombe-caption-countered = { $name } sacrifices { $people }.
hecatombe-caption-retreat = { $name } retreats.
hecatombe-caption-left = { $name } has no army left.
hecatombe-caption-end-alone = { $name } is the last one standing.
hecatombe-caption-end-father = { $name } faces nobody but the last attacker.
hecatombe-caption-end-twins = { $name } faces nobody but kin.
hecatombe-caption-called = { $name } reveals an objective of { $other }.
hecatombe-caption-called-own = { $name } reveals their own.
hecatombe-caption-named = { $name } names { $people }…
hecatombe-caption-found = …and is right!
hecatombe-caption-missed = …and is wrong.
hecatombe-caption-revealed = The oath of { $name }!
hecatombe-caption-alone = A point for { $name }.
hecatombe-caption-tied = A tie: a point for { $names }.
hecatombe-caption-nobody = Nobody has any: a point for all.
hecatombe-caption-captures = { $name } captures { $people }.
hecatombe-caption-freeing = { $n ->
    [one] { $names } frees a tile.
   *[other] { $names } free a tile each.
}
hecatombe-caption-freeing-none = Nobody frees anything.
hecatombe-caption-round-won = { $names } takes the round
hecatombe-caption-round-shared = A shared round
hecatombe-caption-award = { $name }, { $n } more: { $why }
hecatombe-caption-award-lost = { $name }, { $n } less: { $why }
hecatombe-caption-swapped = { $name } gives { $other } { $people } for { $taken }.
hecatombe-caption-shifted = { $one } now counts as { $to }.
hecatombe-caption-shift-back = { $one } is itself again.
hecatombe-caption-seen = { $name } looks at an oath of { $other }.
hecatombe-caption-opened = The oath of { $name } lies open to all: { $people }.
hecatombe-and = { $list } and { $last }

## On the table

hecatombe-you = you
hecatombe-look = Look
hecatombe-barred = untouchable
hecatombe-retired = in retreat
hecatombe-dead = Dead
hecatombe-ledger = the dead
hecatombe-chronicle = last assaults
hecatombe-advice = the art of war
hecatombe-advice-turn = Whoever was just attacked attacks next.
hecatombe-advice-father = The victim attacks next, never its attacker.
hecatombe-advice-known = You also know the oath to your right.
hecatombe-advice-cost = Each assault kills one tile and captures one.
hecatombe-advice-twins = A people never fights itself.
hecatombe-advice-retreat = With one army left, you retreat with it.
hecatombe-advice-no-retreat = No army left? You are out of the round.
hecatombe-advice-goal = At { $goal } tiles each, sworn symbols score.
hecatombe-oath = oath
    .of = of { $name }
hecatombe-no-assault = Nobody has drawn blood yet.
hecatombe-told-let-go = { $player } captures
    .then = from { $target }
hecatombe-told-countered = { $target } gives up
    .then = { $player } regains
hecatombe-scored = objectives
hecatombe-dies = dies
hecatombe-sacrificed = is sacrificed
hecatombe-captive = captive
hecatombe-taken-back = taken back
hecatombe-first = 1st
hecatombe-second = 2nd
