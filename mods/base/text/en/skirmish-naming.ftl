# Naming the enemy: the parchment “If you name…”.

skirmish-percent = { $n }%
skirmish-naming-if = If you name { $player }
skirmish-naming-not = Not { $player }
skirmish-naming-looking = Counting pikes…
skirmish-naming-nothing = Nothing changes for your troops. It is mostly a message.
skirmish-naming-fight = { $unit } against { $enemy }
skirmish-naming-more = { $n ->
    [one] these two alone; another unit joins in
   *[other] these two alone; { $n } more units join in
}
skirmish-naming-truce = Truce with { $player }
skirmish-naming-truce-how = { $unit }: pushed back { $inches ->
    [one] { $inches } inch
   *[other] { $inches } inches
}
skirmish-naming-stays-how = { $unit }: in contact, arms folded
skirmish-naming-charge = { $n ->
    [one] may charge: { $targets }
   *[other] { $n } charges open: { $targets }
}
skirmish-naming-shot = { $n ->
    [one] may shoot at: { $targets }
   *[other] { $n } targets: { $targets }
}
skirmish-naming-spell = { $n ->
    [one] a spell may reach: { $targets }
   *[other] { $n } targets for a spell: { $targets }
}
skirmish-naming-lost-movement = { $n ->
    [one] One charge lost
   *[other] { $n } charges lost
}
skirmish-naming-lost-magic = { $n ->
    [one] One spell without a target
   *[other] { $n } spells without a target
}
skirmish-naming-lost-shooting = { $n ->
    [one] One target lost
   *[other] { $n } targets lost
}
skirmish-naming-lost-combat = { $n ->
    [one] One chance lost
   *[other] { $n } chances lost
}
skirmish-naming-and-more = { $n ->
    [one] { $first } and one more
   *[other] { $first } and { $n } more
}
skirmish-naming-unbroken = No promise broken
skirmish-naming-keeps = A word kept: { $player } takes note
skirmish-naming-breaks = { $n ->
    [one] Promise broken: { $player } (hold)
   *[other] { $n } promises broken, { $player }’s too (hold)
}
skirmish-naming-page = { $n } of { $of }
skirmish-naming-before = before
skirmish-naming-middle = truce
skirmish-naming-clash = clash
