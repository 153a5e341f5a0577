mod-title = Other manners
    .hint = The same daggers, better put.
title-quit = Take one’s leave
name-duchesse = Grand Duchess
    .the = the Grand Duchess
    .of = of the Grand Duchess
    .does = Takes three coins from the Treasury.
    .blocks = Blocks foreign aid.
