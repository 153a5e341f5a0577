# The lesson of Hécatombe: an oath, then, much later, the last assaults.

tutorial-hecatombe-partner-facing = Géronte
tutorial-hecatombe-partner-right = Dorine
tutorial-hecatombe-your-secrets = here, to look

## The steps of a secret choice

tutorial-hecatombe-look = Look
tutorial-hecatombe-go = Go to the tile
tutorial-hecatombe-mark = Mark
tutorial-hecatombe-seal = Seal

## The oath

tutorial-hecatombe-welcome = Psst! I prompt, you strike. { $other }, { $other2 } and { $other3 } bear you a grudge: return it.
    .verb = To arms
    .nudge = Not so fast, war can wait. This button.
tutorial-hecatombe-hand = Thirteen tiles await you. Hold this button to look at them: your neighbours peek.
    .verb = Look
    .nudge = Not that one. Hold the button, then let go.
tutorial-hecatombe-hand-open = Each tile is a people: two symbols wed, out of six. Seen? Cover them.
    .verb = Cover
tutorial-hecatombe-oath = Now your secret objective. Water-Life it is: you have three of them. Look first.
    .nudge = A Water-Life tile, no other. Mark it, then seal it.
    .watch = All at once: the armies rise!
tutorial-hecatombe-oath-go = Without letting go, move to the Water-Life under the finger.
tutorial-hecatombe-oath-mark = There you are. One button marks it.
tutorial-hecatombe-oath-seal = Marked! Now seal it, and nobody will ever know.
tutorial-hecatombe-armies = All the rest stands up in broad daylight: your armies, for everyone to see.
    .verb = Handsome
    .nudge = Admire them a little longer, then this button.
tutorial-hecatombe-secrets = Under the eye, two secrets: yours, and that of { $other3 }, on your right. Look.
    .verb = Look
    .nudge = Secrets first: hold the button.
tutorial-hecatombe-secrets-open = Water-Life for you, Air-Night for { $other3 }! But every objective counts for all.
    .verb = Cover

tutorial-hecatombe-later-title = Many assaults later
tutorial-hecatombe-later-words = Seventeen assaults, as many dead. The ranks are thin, tempers too. Behind each player lie the captives: when the dust settles, they alone will count.
tutorial-hecatombe-later-on = Into battle

## The assaults

tutorial-hecatombe-captured = Your captives. In the end they alone are counted, for the symbols of the objectives. The rest is noise.
    .verb = Understood
    .nudge = Count them, then this button.
tutorial-hecatombe-father = { $other3 } has just attacked you, and so is your “father”. No revenge on the spot.
    .verb = Later, then
    .nudge = Champ at the bit. This button will do.
tutorial-hecatombe-attack = Yours to attack. Earth-Fire bears none of your symbols: send it.
    .verb = Send Earth-Fire
    .nudge = Earth-Fire it is, and no other.
    .watch = Earth-Fire charges. { $other } may take the blow, or strike back.
tutorial-hecatombe-attack-prey = Its prey: { $other }’s Life-Night. Not Earth-Fire: twins do not fight.
    .verb = Attack Life-Night
tutorial-hecatombe-won = { $other } lets it go. Life-Night is yours, your Earth-Fire dies, and { $other } attacks next.
    .verb = We shall see
    .nudge = Relish it, then this button.
    .watch = { $other } aims at { $other2 }: follow the thread. One captive, one dead, as ever.
tutorial-hecatombe-retreat = One army left for { $other }: a retreat, and it joins the captives there.
    .verb = Good riddance
    .nudge = A wave, then this button.
    .watch = The attacked attack next: { $other2 } aims at { $other3 }, who is already looking this way.
tutorial-hecatombe-defence = { $other3 }, again! Let it go, and Earth-Life there dies, but your Water-Night is a captive.
    .verb = Or else?
    .nudge = Read both tickets, then this button.
tutorial-hecatombe-counter = Or counter: { $other3 } takes the attacker back, and you sacrifice whom you please. Offer Earth-Fire.
    .verb = Offer Earth-Fire
    .nudge = No, counter! And Earth-Fire is the offering.
    .watch = Earth-Fire falls, the assault breaks: { $other3 } carries off nothing but the attacker.
tutorial-hecatombe-counter-strike = Farewell, Earth-Fire: it was no use anyway. Counter!
    .verb = Counter
tutorial-hecatombe-blocked = Only { $other3 } is left, your father: nobody to attack. The fighting is over.
    .verb = Phew
    .nudge = Catch your breath, then this button.
tutorial-hecatombe-keep = Seven captives each, not one more. Keep three; Fire-Life will desert. Look.
    .nudge = Keep those with two good symbols: all but Fire-Life.
    .watch = Some stay, some desert: everybody ends with seven.
tutorial-hecatombe-keep-go = Without letting go, move to the one under the finger. All but Fire-Life.
tutorial-hecatombe-keep-mark = This one stays: mark it.
tutorial-hecatombe-keep-seal = Three kept, Fire-Life leaves. Seal.
tutorial-hecatombe-call = Yours to open the ball. You know { $other3 }’s objective by heart: reveal it.
    .verb = Reveal
    .nudge = { $other3 }’s. This button.
    .watch = The objective turns. Follow the totals: each captive tells its symbols.
tutorial-hecatombe-totals = Everyone counts Air and Night. Seven for you, alone on top: a point!
    .verb = More
    .nudge = Count again if you like, then this button.
tutorial-hecatombe-free = The best two may free a captive, for a point. Look at yours.
    .nudge = Free Fire-Night: neither Water nor Life, it is no more use.
    .watch = The freed walk out together: a point for each, and they count no more.
    .then = Whoever has shown names the next: Earth-Fire, then Earth-Air. Count along.
tutorial-hecatombe-free-go = Fire-Night has neither Water nor Life. Without letting go, move there.
tutorial-hecatombe-free-mark = Fire-Night has served its time: mark it.
tutorial-hecatombe-free-seal = Seal, and the cage opens.
tutorial-hecatombe-tie = A tie: a point for each, and nobody is freed. And now, your own objective…
    .verb = Let the curtain fall
    .nudge = One last button, this one.
    .watch = There is your Water-Life, in broad daylight. How much Water, how much Life, with each?

tutorial-hecatombe-end-title = What a hecatomb!
tutorial-hecatombe-end-words = Three points: the round is yours. A match is won in two rounds. With three players, each hides two objectives; with two, three, and they must be guessed.
