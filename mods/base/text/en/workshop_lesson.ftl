# The first lesson of the workshop: the Assassin shall cost two.

lesson-skip = Skip
lesson-look = First lesson: the Assassin costs three coins, and that is dear. Find the actions of Complots on the right.
lesson-open = Go to the Assassin, and open it.
lesson-cost = Go down to “Cost”, and bring it to two. It is written already, and the card says so.
lesson-try = Who would wait, at two coins? Try it at a table of bots.
lesson-back = Kill somebody for two coins, if you feel like it. The menu leads back here.
lesson-keep = It is your rule. Undo it, or keep it by going back. Everything else is changed like this.
deed-lesson = Do the first lesson again
    .hint = Three minutes: the Assassin for two coins, step by step.
