# The pages of a campaign: the shelf, the map, the ledger, backstage, the outcome, the end.

campaign-act = { $act ->
    [1] I
    [2] II
    [3] III
   *[other] { $act }
}
campaign-act-chapter = Act { campaign-act }, chapter { $chapter }
campaign-chapters-of = { $done ->
    [0] nothing yet
    [1] 1 chapter of { $n }
   *[other] { $done } chapters of { $n }
}
campaign-bread = { $n ->
    [1] 1 sou
   *[other] { $n } sous
}
campaign-nights = { $n ->
    [0] dawn
    [1] 1 night
   *[other] { $n } nights
}
campaign-liard = { $who ->
    [hero] The farthing: in your pocket
    [table] The farthing: on the table
   *[rival] The farthing: with { $qui }
}
campaign-boss = { $qui }: “{ $boss }”
campaign-measured = measured: { $mway ->
    [up] +{ $minutes } min
    [down] −{ $minutes } min
   *[none] no longer
}, { $wway ->
    [up] +{ $wins }% wins
    [down] −{ $wins }% wins
    [unsure] odds: hard to say
   *[none] same odds
}
campaign-stakes = Stakes
campaign-if-won = Won
campaign-if-lost = Lost
campaign-loss-stops-nothing = Losing stops nothing.
campaign-raise-curtain = Raise the curtain
campaign-resume-match = Resume the match
campaign-ledger = Ledger
campaign-other-coat = Coat
campaign-to-title = Title
campaign-clerk-notes = The clerk has noted
campaign-unwritten = The disk refuses to write: this story hangs by a thread, and the thread is electric.
campaign-no-table = This match cannot be played: { $why }

## The shelf: three stories, not one more

campaign-shelf = Campaigns
campaign-shelf-line = Three stories fit on the shelf, and a fourth in iron. They listen to one another.
campaign-slot = Story { $n }
campaign-empty = A new story
campaign-empty-line = A nail, a coat, and nobody in it.
campaign-iron = The iron slot
campaign-iron-empty = No way back
campaign-iron-line = Nothing is taken back: a match lost stays lost, and no other story before the end.
campaign-iron-bound = Iron does not let go: this story stays until its end.
campaign-iron-again = The iron slot: what is played is played.
campaign-damaged = A torn page
campaign-gone = Its campaign has left the house: put its mod back and it goes on.
campaign-no-campaign = No campaign in the house: the prompter has stepped out.
campaign-minutes = { $n ->
    [0] not a minute yet
    [1] 1 minute at the table
   *[other] { $n } minutes at the table
}
campaign-moment = { $moment ->
    [page] the page is turned, the curtain waits
    [before] before the match
    [match] the match is still on the table
    [won] after a victory
    [lost] after a defeat
    [ending] at the last curtain
   *[over] The End
}
campaign-begin = Begin
campaign-go-on = Go on
campaign-put-away = Put away
campaign-back = Back
campaign-choose = Choose
campaign-which = Which campaign?
campaign-away-title = Put this story away?
campaign-away-words = The place becomes free. The file is not destroyed: it goes to the attic, next to the other regrets.
campaign-away-no = Keep it
campaign-away-yes = Put it away
campaign-away = The story is in the attic. The place is free.
campaign-not-away = Nothing moved: the disk will not have it.

## The peg: a coat, a first name

campaign-pegs = The Peg
campaign-coat = { $genre ->
    [m] The green coat
   *[f] The garnet coat
}
campaign-coat-line = { $genre ->
    [m] “The green one? It was mine. A fellow for a prompter, then. Bring it back in one piece, old man: it has seen fewer wars than I have.”
   *[f] “The garnet one? It was mine. A woman for a prompter, then. Bring it back in one piece, old girl: it has seen fewer wars than I have.”
}
campaign-coat-iron = { $genre ->
    [m] “The green one, and the iron slot? Then listen, old man: that one you don’t bring back. You end in it.”
   *[f] “The garnet one, and the iron slot? Then listen, old girl: that one you don’t bring back. You end in it.”
}
campaign-named = First name: { $name }
campaign-name = First name
campaign-name-title = What does one whisper you?
campaign-names = Camille|Robin|Morgan|Ashley|Vivian
campaign-no-name = A first name, please: we do not hang the anonymous.
campaign-write = Write the name
campaign-put-on = Put this coat on

## The ledger

campaign-part = Other part
campaign-part-of = Part { $at } of { $n }
campaign-rival = Other rival
campaign-leaf = Leaf
campaign-tab-rivals = The Ledger
campaign-tab-clerk = The Clerk
campaign-tab-soldiers = The Soldiers
campaign-tab-tells = The Tells
campaign-trust = Trust
campaign-fear = Fear
campaign-they-owe = owes you
campaign-you-owe = you owe
campaign-no-moments = Nothing between you yet. It will come, and it will not be forgiven.
campaign-no-clerk = The clerk is sharpening his quill.
campaign-no-soldiers = No soldier has a name yet.
campaign-no-tells = Nobody has given themselves away yet. Look harder.
campaign-numbered = { $n }. { $title }
campaign-lost-chapter = { $n }. A chapter torn out
campaign-scars = { $n ->
    [0] Standing, not a scratch. Wonders what we are doing here.
    [1] Standing, 1 scar.
   *[other] Standing, { $n } scars.
}
campaign-fallen = Stayed behind, { $where }. We keep the name.
campaign-tell-counts = { $seen ->
    [0] no tell seen
    [1] 1 tell seen
   *[other] { $seen } tells seen
}, { $proved ->
    [0] none proved
    [1] 1 proved
   *[other] { $proved } proved
}, { $true ->
    [0] none true
    [1] 1 true
   *[other] { $true } true
}.
campaign-tell-ruban = When she lies, she reties her ribbon.
campaign-tell-parole = When he does not give his word, he has none left.
campaign-tell-promptitude = When he answers at once, he lies; the truth takes him time.
campaign-tell-enfant = “My child”: the next blow is for you.
campaign-tell-bourse = When he weighs his purse, he is afraid for it.

## Backstage

campaign-gallery = Backstage
campaign-spread = Sheet { $at } of { $n }
campaign-replay = See it again
campaign-export = Copy into a file
campaign-exported = Copied into { $file }, beside the saves.
campaign-not-exported = The copyist broke his quill: nothing is written.
campaign-no-scenes = Nothing yet: the curtain is new.
campaign-scene-said = { $who }: “{ $line }”
campaign-scene-line = { $n ->
    [0] { $where }
   *[other] { $where }: { $whom }
}
campaign-tally = { $how ->
    [won] Won
   *[lost] Lost
}, { $minutes } min{ $tries ->
    [0] {""}
    [1] {""}
   *[other] {", "}{ $tries } tries
}{ $bluffs ->
    [0] {""}
   *[other] {"; "}bluffs: { $bluffs }, caught: { $caught }
}{ $promises ->
    [0] {""}
   *[other] {"; "}promises kept: { $kept }, broken: { $broken }
}.
campaign-sum = The whole story
campaign-sum-chapters = Chapters won: { $won }, lost: { $lost }
campaign-sum-bluffs = Bluffs: { $n }, caught: { $caught }
campaign-sum-promises = Promises kept: { $kept }, broken: { $broken }

## The outcome of a match

campaign-outcome-won = Won
campaign-outcome-lost = Lost
campaign-continue = Continue
campaign-again = Play again

## The end

campaign-end = The End
campaign-end-none = The curtain falls, and nobody had planned it.
campaign-curtains-of = { $done ->
    [0] no curtain of { $n }
   *[other] { $done } curtain of { $n }
}
campaign-closed = This curtain stayed closed
campaign-closed-line = Somebody believed you once too often. Or once too seldom.
