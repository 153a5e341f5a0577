# The title of the mod and a sentence about it, for the list of mods.
mod-title = Fine manners
    .hint = One no longer leaves: one takes one’s leave. One no longer plays: one schemes.

# A message of the game is replaced by its name; the names are found in mods/base/text.
title-play = Scheme
title-quit = Take one’s leave

# A message is read whole: its forms are written anew, too, or they will be missing.
action-revenu = Annuity
    .hint = +1 coin, no risk
    .says = and draws an annuity

# What the game says between braces, like { $target }, is kept: here the name of the victim.
action-assassin = Assassin
    .hint = a character falls
    .says = and nods to the shadow behind { $target }
