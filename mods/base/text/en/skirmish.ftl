# Triumph and Treason: its name, its armies, what is fought for, its house rules.

game-skirmish = Triumph & Treason
    .pitch = Two to eight armies; in every phase, one enemy. The others watch, and take notes.

## Armies

name-ligne = The Line of the Absent King
    .short = The Line
    .of = of the Line
    .pitch = Pikes three ranks deep, guns behind, nobody on the throne. They win by standing still.
name-horde = The Horde of the Nine Winds
    .short = The Horde
    .of = of the Horde
    .pitch = They charge first and ask afterwards who it was. It had better be enough.
name-morts = The Ill-Buried
    .short = The Dead
    .of = of the Dead
    .pitch = They never run: they wear out. Their notary has the papers to bring them back.
name-monts = The Beards of Underrock
    .short = The Beards
    .of = of the Beards
    .pitch = Short, square, in iron up to the chin. They win every fight that comes to them.
name-forets = The Whispers of the Greenwood
    .short = The Whispers
    .of = of the Whispers
    .pitch = Arrows at thirty inches, and nobody at home when the charge arrives.
name-compagnie = The Company of the Highest Bidder
    .short = The Company
    .of = of the Company
    .pitch = A little of everything, cash down. Their word is worth exactly what you pay for it.

## What is fought for

name-pitched = Pitched Battle
    .hint = Victory tokens, and nothing else.
name-artefact = The Artefact
    .hint = A thing in the middle of the field: nobody knows what it does, everybody wants it.
name-centre = Hold the Centre
    .hint = A token each turn for whoever weighs most in the middle.
name-crossroads = Crossroads
    .hint = Between two armies, always a crossroads. Whoever holds it scores as each turn ends.

## Lengths

name-short = Skirmish
    .hint = 300 points, two turns less, a small table.
name-standard = Battle
    .hint = 500 points: enough to fall out over, not to be ruined.
name-long = Campaign
    .hint = 1000 points, a large table, and apologies to the neighbours.

## House rules

flag-preset = Size
    .short = Skirmish (300)
    .standard = Battle (500)
    .long = Campaign (1000)
    .hint = The points of each army, and with them the table and the length.
flag-scenario = Stakes
    .customary = As the table has it
    .pitched = Pitched battle
    .artefact = The Artefact
    .centre = Hold the centre
    .crossroads = Crossroads
    .hint = What earns tokens, beside the dead.
flag-map = Terrain
    .drawn = A drawn map
    .seed = By chance
    .gue_aux_trois_avis = Three Minds Ford
    .col_des_quarante = The Pass of the Forty
    .hint = What grows between the armies, before it is trampled.
flag-start_tokens = Starting tokens
    .chip = { $n ->
        [0] No token to start with
        [one] One token to start with
       *[other] { $n } tokens to start with
    }
    .hint = Enough to buy a first promise.
flag-treachery = Treachery cards
    .on = With treachery cards
    .off = No treachery cards
    .hint = Thirty-six low blows, fairly dealt.
flag-bribes = Bribes
    .on = Bribes allowed
    .off = No bribes
    .hint = Promises may be bought with tokens. Keeping them is not included.
flag-mercenaries = Mercenaries
    .on = With mercenaries
    .off = No mercenaries
    .hint = 100 points of help for each 500. When they rally, it need not be to you.

flag-odds = Odds
    .full = All the odds
    .ranges = Reaches alone
    .none = Tape measure only
    .hint = What the table tells of chances: all, reaches, or nothing. Measuring is always allowed.

flag-turn_seconds = Sand for a turn
    .chip = Sand: { $n } s
    .hint = Saved today, dawdled away tomorrow. Once the glass is empty, the adviser commands.
flag-turn_seconds-zero = No hourglass
flag-answer_seconds = Time to react
    .chip = Reacting: { $n } s
    .hint = For reactions and blows to share out. Who dithers does as the adviser says.
flag-answer_seconds-zero = React at leisure

## What the table answers by itself

self-answer-only = { $player } had no choice, and took it.
self-answer-time = { $player } was still thinking. The adviser was not.
self-answer-sand = The sand of { $player } has run out: the adviser gives the orders.
proposal-no-wizard = No wizard, no spell: any name will do.
proposal-no-shooter = Nobody of yours can shoot: any name will do.
proposal-no-contact = Nobody is within arm’s reach: any name will do.

## What wishes of scripts do

name-steel = Firm footing

## Tables

name-gue_aux_menteurs = Liars’ Ford
name-champ_de_personne = Nobody’s Field
name-trois_clochers = The Three Steeples
name-gue_aux_trois_avis = Three Minds Ford
name-col_des_quarante = The Pass of the Forty
name-carrefour_des_serments = Oath Crossroads
name-etoile_de_mauvaise_foi = The Star of Bad Faith
name-foire_aux_treves = Truce Fair
name-sept_pendus = The Seven Hanged Men
name-table_ronde = The Round Table

## Ready lists

name-ligne_300 = The Polite Vanguard
name-ligne_500 = The Regulation Square
name-ligne_1000 = The Grand Review
name-horde_300 = The Surprise Visit
name-horde_500 = The Gust
name-horde_1000 = All Nine Winds
name-morts_300 = The Family Vault
name-morts_500 = The Plot in Perpetuity
name-morts_1000 = The Whole Graveyard
name-monts_300 = The Night Shift
name-monts_500 = The Council of Beards
name-monts_1000 = The Mountain Comes Down
name-forets_300 = The Rustle
name-forets_500 = The Edge of the Wood
name-forets_1000 = The Wood Walks
name-compagnie_300 = The Deposit
name-compagnie_500 = The Standard Contract
name-compagnie_1000 = The Invoice

## What perfidie armies says

muster-list = { $spent } points of { $points }
muster-general = General
muster-mercenary = Mercenaries
muster-empty = None of its lists can fight such a battle.
