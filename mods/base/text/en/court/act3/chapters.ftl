# Act three: the chapters.

chapter-question = The Question
    .bent = Two parties
    .bent-what = Nobody strikes his own party. Changing it costs a coin.
    .won = he thanks you, and stays.
    .lost = he will see the Duke on Thursday.
    .boss = The Question
    .boss-what = Whomever he robs, and whoever blocks him, shows him a card.
chapter-rite = The Black Rite
    .bent = None may strike the one who struck
    .bent-what = Whoever is attacked plays next, but not against the attacker.
    .won = the whole circle takes the vow.
    .lost = one person takes it, and keeps it.
    .boss = The Augury
    .boss-what = Each round, one objective drawn by lot is shown to all.
chapter-table = The Last Table
    .bent = No second breath
    .bent-what = Whoever wrongly doubts the Assassin may not block him afterwards.
    .won = a mask comes off: you choose which.
    .lost = a mask comes off: yours.
chapter-rideau = The Curtain
    .bent = Hold the screen
    .bent-what = The screen is in the centre: one token a turn to whoever crowds it best.
    .won = the Duke receives on Thursday, and you prompt.
    .lost = the Duke receives all the same, and you prompt.
    .boss = The Screen
    .boss-what = Whoever leads in tokens is in the light: treachery costs one token more.
