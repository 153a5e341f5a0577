# What is seen or heard before a lie. A word that is missing has no words.

tell-ruban = [reties her ribbon]
tell-bourse = [weighs his purse]
tell-enfant = “Child…”
tell-promptitude-shown = [answers at once]
tell-promptitude-hidden = [takes his time]
tell-parole = “My word.”
