# The stage itself: what is read everywhere.

stage-mishap-title = A piece of scenery fell down
stage-mishap = An error interrupted the scene. The match is saved up to its last action; the details are in the log.
stage-mishap-go-on = Confirm to return to the first curtain

## The disk

disk-trouble = { $why ->
    [full] The disk is full: the evening is no longer written there. Make room, and it will catch up.
    [forbidden] The disk refuses: the evening is not written there, and would not survive a power cut.
   *[failed] The disk misbehaves: the evening is no longer written there, and would not survive a power cut.
}
disk-trouble-short = Evening not on the disk
disk-again = The disk has caught up: the whole evening is on it again.
disk-lost = { $why ->
    [full] The disk has stayed full: the end of the match is not on it.
    [forbidden] The disk has refused: the end of the match is not on it.
   *[failed] The disk has not answered: the end of the match is not on it.
}

# mods that change while somebody plays
reload-done = { $mods }: read again, and on the table already.
reload-partly = { $mods }: on the table, all but { $what }{ $n ->
    [one] {""}
   *[other] {" "}({ $n } things in all)
}, for the next match.
reload-forgets = { $mods }: on the table{ $n ->
    [0] {" "}already
   *[other] , all but { $what }, for the next match
}. Forgotten, for want of its shape: { $keys }.
reload-waits = { $mods } has changed{ $n ->
    [0] {""}
    [one] {" "}({ $what })
   *[other] {" "}({ $what }, { $n } things in all)
}: that is for the next match.
reload-broken = The table keeps what it had. { $problem }

# scripts of mods
script-failed = { $mod }: a slip in { $place } ({ $why }). Play goes on as if it had wished for nothing.
script-muted = { $mod }: three slips, { $place } among them ({ $why }). It keeps silent to the end.
script-stop-call-budget = it would not end
script-stop-decision-budget = the scripts would not end
script-stop-depth = it called itself too deep
script-stop-memory = it ran out of room
script-stop-source = it cannot be read
script-stop-error = a mistake
script-stop-result = its answer is none
script-stop-gone = its machine fell over
script-stop-bad-wish = a wish that nobody understands
script-stop-memory-full = it keeps too many things
script-stop-memory-shape = it keeps what has not the shape that it declares
script-stop-wish-nobody = a wish for an empty seat
script-stop-wish-no-person = a person whom the story does not know
script-stop-wish-no-scene = a scene that nobody has written
script-stop-wish-target-self = a gift to oneself
script-stop-wish-card = a wish for a card of no deck
script-stop-wish-people = a people that nobody knows
script-stop-wish-symbol = a symbol that nobody knows
script-stop-wish-place = an objective that nobody has sworn
script-stop-wish-no-unit = a wish for a unit that nobody has
