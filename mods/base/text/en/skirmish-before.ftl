# Before the battle: the armies, their lists, what is fought for.

before-title = Before the battle
before-ready = { $n ->
    [0] no army ready of { $all }
    [one] one army ready of { $all }
   *[other] { $n } armies ready of { $all }
}
before-more = { $n ->
    [one] and one more troop, { $points } points
   *[other] and { $n } more troops, { $points } points
}
before-about = about
before-minutes = { $n } minutes
before-points = { $n } points
before-turns = { $n } turns
before-tokens = { $n ->
    [0] no token
    [one] one token
   *[other] { $n } tokens
}
before-treachery = Treacheries
before-bribes = bribes
before-stakes = Stake and table
before-waits = The curtain waits for { $name }
before-awaits = The curtain waits for { $name }.
before-unfit = This army is in no state to fight: take another, or mend its list.
before-one-list = This army has but one list of that size. A mod may bring more.
before-ask-ready = Ready
before-ask-army = Army
before-ask-list = List
before-ask-other = The bots
before-ask-stakes = Stake and table
before-ask-back = The troupe
before-ask-rule = Rule
before-ask-change = Change
before-ask-done = Done
before-own = { $army }, own list { $n }
before-own-points = { $got } of { $most }
before-own-hint = To your taste. Mistakes are told at the foot of the page.
before-own-more = one more unit
before-own-general = general
before-own-lost = The disk refuses to keep your list.
before-ask-own = Compose
before-ask-drop = Throw away
before-ask-row = Row
before-ask-models = Models
before-ask-kind = Unit
before-ask-upgrades = Equip
before-ask-less = Remove
before-ask-take = Take, give back
