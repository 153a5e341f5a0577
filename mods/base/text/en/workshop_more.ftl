# What else can be done with a thing in the workshop.

more-add = Add an effect
    .hint = It comes at the end of the sentence.
more-drop = Take this effect out
    .hint = Undo brings it back.
more-up = Play it earlier
    .hint = Effects happen in order.
more-down = Play it later
    .hint = Effects happen in order.
more-reset = Put this field back
    .hint = It says again what it said at first.
more-like = Make one like it
    .hint = All the same but the name; the rest can be changed.
more-restore = Put back as in the book
    .hint = Nothing of what you changed here stays. Undo brings it back.
workshop-names = Double or nothing|Last dance|Coup de théâtre|Not so fast|Point-blank|An eye for an eye|Slip of the mind|False witness|Lucky hand|Heavy hand|No hard feelings|Tragic ball|The bill, please|Good night|Distant cousin|Wrong number|Curtain|You again|Wet powder|Grand seigneur|Hush money|Curtsey|Too bad|Now you see it|Old debt|The last word|Stagecraft|Awkward silence|Prompter|Interval|False note|Carte blanche|Heart of stone|Who goes there|The better part|Memory loss|Your poison|Farewell, marquise|Exit left|Sleepless|Oubliette|End of lease
finale-make-like = Workshop
field-parts-copies = { $n ->
    [0] none
    [one] { $n } row
   *[other] { $n } rows
}
field-parts-tables = { $n ->
    [0] none
    [one] { $n } table
   *[other] { $n } tables
}
workshop-try-hint-complots-deck = at a table of four
workshop-try-hint-complots-character = with its card in hand
workshop-try-hint-complots-action = it is your turn
workshop-try-hint-hecatombe-box = with the box open
workshop-try-hint-hecatombe-symbol = with its tiles in hand

workshop-like-ask = Make another one?
workshop-like-yes = Yes, one like “{ $name }”
    .hint = It opens in the workshop, in your mod. Nothing is written before.
workshop-like-no = No, just looking
    .hint = Everything stays as it was.
workshop-shelf = Like what?
why-title = Why these rules? { $game }
why-book = Everything is as in the booklet
    .hint = No house rule, and no mod that changes anything of this game.
why-line = { $what }: { $value }
why-rule = The booklet says: { $book }. This table decided otherwise.
why-setter = { $n }. { $title }: { $value }.
why-other = something else
pause-why = Why these rules?
pause-tag-why = What differs from the booklet tonight, and who wanted it
more-script = Its script…
    .hint = What settings do not say, a Lua file says. It is attached here, and written in an editor.
script-title = The script of “{ $name }”
script-attach = Attach a script
    .hint = A Lua file that was begun for you is put into your mod; the card asks it when it is played.
script-folder = Open the folder of { $file }
script-sound = Nothing to object
    .hint = The script can be read, and each of its hooks exists. The file is read again as soon as it changes.
script-asked = { $n }. { $hook }: { $answer }
script-detach = Take it off
    .hint = The file is put aside, in the hidden folder “.workshop” of the mod: nothing is lost.
script-intro = A script of the workshop: each hook gets facts and returns wishes. The manual tells them all.
