# What is wrong with an army, or with a mod of Triumph and Treason.

## Army lists

problem-army-no-faction = “{ $id }” is no army.
problem-army-no-unit = “{ $id }” is no unit.
problem-army-no-option = “{ $id }” is no equipment of this unit.
problem-army-no-spell = “{ $id }” is no spell that this wizard can learn.
problem-army-foreign = this unit serves another army.
problem-army-over = the army costs { $got } points, { $over } too many: there are { $most }.
problem-army-size = it takes { $least } to { $most } models, not { $got }.
problem-army-allowed = there are { $got }: for so many points, { $most } at most.
problem-army-command = this unit has no { $what }.
problem-army-twice = “{ $id }” is there twice.
problem-army-banners = an army has one battle standard, not { $got }.
problem-army-generals = an army has one general, not { $got }.
problem-army-wrong-general = the general is the character of highest Leadership ({ $best }), not this one ({ $got }).
problem-army-no-character = no character: the strongest unit will give the general.
problem-army-only-characters = nothing but characters: there must be a unit to lead.
problem-army-characters = characters cost { $got } points: { $most } at most, for this army.
problem-army-no-wizard = only a wizard learns spells.
problem-army-spells = { $got } spells for level { $most }: as many as levels, please.
problem-army-files = { $got } files for { $most } models.
problem-army-no-mercenaries = mercenaries are not in this match.
problem-army-not-for-hire = this unit is not for hire.
problem-army-hired = mercenaries cost { $got } points, { $over } too many: there are { $most } for them.
problem-army-no-captain = mercenaries want a captain: they lack a character.
problem-army-stray = no battle is fought with { $points } points: nobody is offered this list.

## Armies chosen for a battle

problem-army-unheard = no army and no list is called “{ $id }”.
problem-army-no-list = “{ $id }” has no list of { $points } points that can fight; its lists: { $known }.
problem-army-other-size = “{ $id }” is a list of { $got } points, and this battle is of { $points }.
hint-army-size = Its battle is one of --points { $got }.
problem-army-unfit = “{ $id }” cannot fight this battle: { $count ->
    [one] there is a mistake in it.
   *[other] there are { $count } mistakes in it.
}
problem-army-count = { $got ->
    [one] one army
   *[other] { $got } armies
} for { $players } players.
problem-army-none = no list of { $points } points can fight: there is nothing to deal.

## Tables of a mod

problem-unit-size = least must not be larger than most.
problem-unit-character = a character is alone: most is 1.
problem-unit-crew = a war machine has a crew, and nobody else does.
problem-unit-machine = a war machine needs machine: with what would it shoot?
problem-unit-mount = a rider without mount is a pedestrian.
problem-unit-lore = a wizard needs at least one of lores.
problem-unit-options = two of its options have the same name.
problem-card-choose = one of its effects wants somebody chosen: choose = { "{" } what = "player" { "}" } or "leader".
problem-card-only-if = only_if does not exist for treachery cards: moment, by and choose say when they serve.
problem-card-counter = “counter” goes with moment = "card-played", and neither without the other.
problem-chart-rows = every result of the dice wants one row, and only one.
problem-zones-players = there must be as many zones as players.
problem-zones-size = a zone leaves the table, or has no area.
problem-zones-crossroads = a crossroads lies off the table.
