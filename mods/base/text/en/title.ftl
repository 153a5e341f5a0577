# The playbill: the acts, the side doors, the rehearsals.

title-resume = Go on
title-play = Play
title-campaign = Campaign
title-house = House rules
title-options = Options
title-quit = Leave
title-learn = Tutorial
title-rules = Booklet
title-credits = Credits
title-damage = Repairs: { $n }

## The line below the title, for the act the hand is on

title-tag-play = Four games of bluff and betrayal
title-tag-resume = { $game }, { $n } players: the masks are still on stage
title-tag-campaign = One crown to take, and not one friend to trust
title-tag-house = Take the scissors: the law is you
title-tag-options = Tune the theatre to your eye and your ear
title-tag-quit = Bow, and leave as if nothing had happened
title-tag-learn = Lying can be learnt: allow two minutes
title-tag-rules = The rules of every play, with pictures and no headache
title-tag-credits = Those who held the scissors, the pen and the glue
title-tag-damage = The stagehand has found rotten boards

## What the button does, for the act the hand is on

title-verb-play = Gather the company
title-verb-resume = Go on with the match
title-verb-campaign = Open the shelf
title-verb-house = Open the workshop
title-verb-options = Open the options
title-verb-quit = Leave the theatre
title-verb-learn = Choose a lesson
title-verb-rules = Open the booklet
title-verb-credits = Roll the credits
title-verb-damage = See the repairs

## What is not ready yet

title-notice-close = Close
title-rehearsal = Soon on this stage
    .words = This play is still in rehearsal. It will take this place by itself, and soon. Until then the others are waiting for you: they lie very well already.
title-resume-trouble = The curtain is stuck
title-exact-title = Another cast of mods
title-exact-yes = Go on as it was
title-exact = { $n ->
    [0] It was begun without today’s mods. It can go on exactly as then; your own mods wait at the stage door.
   *[other] It was begun with { $mods }. It can go on exactly as then; your own mods wait at the stage door.
}

## When one must say which game is meant

title-which-lesson = What would you like to learn?
title-which-choose = Choose
title-which-back = Back

## Damage: what was broken, where, and how to mend it

title-damage-title = Repairs
title-damage-intro = The show goes on. Here is what the stagehand found:
title-damage-page = { $n } / { $of }
title-damage-turn = Turn the page
title-damage-close = Close
