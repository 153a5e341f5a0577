# Driving the ghost: what is left of the move, what stops it, who can reach it.

skirmish-drive-left = { $inches } { $inches ->
    [one] inch
   *[other] inches
} left
skirmish-drive-leg = { $inches } { $inches ->
    [one] inch
   *[other] inches
}
skirmish-drive-wheel = wheel { $degrees }°: { $inches }
skirmish-drive-stop-unit = Stop: within 1 inch { $army }
skirmish-drive-stop-edge = Stop: the edge of the table
skirmish-drive-stop-terrain = Stop: no way through
skirmish-drive-stop-rock = Stop: the rock was here first
skirmish-drive-stop-building = Stop: the door is shut
skirmish-drive-stop-too-long = Nothing left to march
skirmish-drive-stop-legs = Too many detours: do settle down
skirmish-drive-stop-no-march = No forced march here
skirmish-drive-band-sure = sure
skirmish-drive-band-likely = 1 in 2
skirmish-drive-band-longest = at most
skirmish-drive-who = Who reaches me here?
skirmish-drive-each = each, if they name you
skirmish-drive-nobody = nobody: rather nice here
skirmish-drive-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
skirmish-drive-chance = Obeyed: { $n }%
