# The options: four acts, one sentence each.

options-title = Options
options-bill = Tonight, to your taste
options-act-read = Read
options-act-see = See
options-act-hear = Hear
options-act-hold = Play
options-change = Adjust
options-back = Back
options-on = Yes
options-off = No
options-unsaved = Not kept: for tonight only

## Read

options-language = Language
    .hint = The language of the lies. Proper names stay French: it is more dignified.
options-language-auto = The system’s
options-language-fr = Français
options-language-en = English
options-text-scale = Text size
    .hint = For those who read from the back of the stalls. Only running text grows.
options-text-scale-100 = Ordinary
options-text-scale-115 = Large
options-dyslexia-font = Plain letters
    .hint = Letters without loops or ornaments, easier to tell apart.
options-high-contrast = High contrast
    .hint = Plain black, plain white. Only intentions stay murky.

## See

options-animation-speed = Speed
    .hint = The pace of cards and coins. “At once” shows the end without the journey.
options-animation-speed-0 = At once
options-animation-speed-50 = 50 %
options-animation-speed-75 = 75 %
options-animation-speed-100 = 100 %
options-animation-speed-150 = 150 %
options-animation-speed-200 = 200 %
options-animation-speed-300 = 300 %
options-animation-speed-400 = 400 %
options-reduced-motion = Reduced motion
    .hint = No more shaking, flashing or swaying: the scenery stands up straight.
options-simple-light = Simple light
    .hint = Without the flickering candle, for machines that do not care for fire.
options-simple-light-auto = As the machine likes
options-simple-light-on = Yes
options-simple-light-off = No
options-fullscreen = Full screen
    .hint = The theatre takes the whole wall. The F11 key does the same.
options-reload-mods = Live mods
    .hint = A mod’s file is read again as soon as it is saved, in the middle of a match too: the whole table is told.

## Hear

options-volume-master = Overall volume
    .hint = All together: the house, the stage and the pit.
options-volume-effects = Effects
    .hint = Coins, cards, wax stamps and torn paper.
options-volume-music = Music
    .hint = The harpsichord, which steps back by itself when somebody doubts.
options-captions = Written sounds
    .hint = Every sound can also be read, at the foot of the stage.
options-percent = { $n } %

## Play

options-reaction-extra = Time to think
    .hint = More seconds to doubt or counter, at every claim.
options-seconds = +{ $n } s
options-solo-open-hand = Open hand when alone
    .hint = Against bots alone, your cards are seen without holding a button. They swear not to look.
options-odds-help = Odds in Roulette
    .hint = Your chances of survival stand beside your gun. Purists count on their fingers.
options-dealt-buttons = Shuffled buttons
    .hint = Roulette for two at one keyboard: each round the secret buttons change their meaning. A neighbour’s eye learns nothing.
options-swap-confirm = Confirm on the right
    .hint = On pads whose A sits on the right: confirm there, go back below.
options-rumble = Shivers
    .hint = A pad trembles when its holder’s turn comes. It never trembles for a lie.
