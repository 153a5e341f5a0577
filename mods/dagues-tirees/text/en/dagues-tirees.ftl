mod-title = Daggers drawn
    .hint = Killing costs less, and eight coins force your hand. Wills at the ready.
