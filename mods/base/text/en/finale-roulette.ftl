# Roulette, after the match: the triumph or the black curtain, the pockets turned out, the standing.

finale-roulette-title = The Survivor
finale-roulette-title-nobody = Black Curtain
finale-roulette-crowned = leaves the cellar alive, and will never talk of it
finale-roulette-nobody = leaves the cellar alive: the band packs up in silence
finale-roulette-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
finale-roulette-dead = { $n ->
    [0] No dead
    [one] Just one dead
   *[other] { $n } dead
}

## The honours of the evening

finale-roulette-honour-nerves = Nerves of Steel
    .fact = risked a { $n }% death, and lived
finale-roulette-honour-cheat = Hardened Cheat
    .fact = { $n } BALLES hidden, none found
finale-roulette-honour-sleuth = The Sleuth
    .fact = { $n ->
        [one] sniffed out one full pocket
       *[other] sniffed out { $n } full pockets
    }
finale-roulette-honour-viper = Viper’s Tongue
    .fact = { $n ->
        [one] smeared a clean pocket
       *[other] smeared { $n } clean pockets
    }
finale-roulette-honour-gunner = Trigger-Happy
    .fact = { $n ->
        [one] one victim, among the others
       *[other] { $n } victims, among the others
    }
finale-roulette-honour-martyr = Cannon Fodder
    .fact = shot { $n } of their own team
finale-roulette-honour-slandered = Guilty Face
    .fact = { $n ->
        [one] one accusation, and never a BALLE
       *[other] { $n } accusations, and never a BALLE
    }
finale-roulette-honour-deathless = Death-Defier
    .fact = { $n } CLICS to the temple, unblinking
finale-roulette-honour-angel = Little Angel
    .fact = { $n } rounds, never a BALLE pocketed
finale-roulette-honour-conjurer = The Conjurer
    .fact = { $n } action cards, nothing up the sleeves
finale-roulette-honour-timid = Chicken
    .fact = { $n } bets of nothing: life is dear

## Behind the scenes

finale-roulette-tab = Round { $n }
finale-roulette-tab-short = { $n }
finale-roulette-flip-pockets = The Standing
finale-roulette-flip-standing = The Pockets
finale-roulette-cross = Players, story
finale-roulette-ended = End of the round.
finale-roulette-calm = Not a death, not a word: a dream of a round.

finale-roulette-head-pocket = Pocket
finale-roulette-head-barrel = Barrel
finale-roulette-head-bet = Bet
finale-roulette-head-chance = Odds
finale-roulette-head-doubt = Doubt
finale-roulette-head-points = Points
finale-roulette-head-living = Survivors
finale-roulette-head-cheats = Cheats
finale-roulette-head-rights = Nose
finale-roulette-head-wrongs = Slurs
finale-roulette-total = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
finale-roulette-percent = { $n }%

finale-roulette-fate-absent = watches, from beyond
finale-roulette-fate-held = { $n ->
    [0] does not shoot, and lives
    [one] stands the shot
   *[other] stands { $n } shots
}
finale-roulette-fate-own = own BALLE, at shot { $n }
finale-roulette-fate-shot = shot by { $name }
finale-roulette-fate-caught = a pocket too full
finale-roulette-fate-saved = saved by the doctor

finale-roulette-line-right = rightly: BALLE
finale-roulette-line-wrong = wrongly: CLIC
finale-roulette-line-died-own = own BALLE, shot { $n }
finale-roulette-line-died-shot = through the heart, shot { $n }
finale-roulette-line-died-caught = hand in the pocket
finale-roulette-line-saved = the doctor calls
finale-roulette-line-loaded = slander has its price
finale-roulette-line-sky-clic = CLIC, at the sky
finale-roulette-line-sky-balle = BALLE, at the sky
finale-roulette-line-missed = CLIC: a miss
finale-roulette-line-lost = stray BALLE
finale-roulette-shot = at shot { $n }
finale-roulette-honest = not cheating: { $percent }% to live
finale-roulette-left = { $n ->
    [0] The captain falls: all over.
    [one] Only the captain is left.
   *[other] { $n } characters are left.
}
finale-roulette-extra = { $n ->
    [one] one BALLE too many
   *[other] { $n } BALLES too many
}

finale-roulette-clic = CLIC
finale-roulette-balle = BALLE
finale-roulette-sees = sees { $cards }
finale-roulette-sees-nothing = sees nothing
finale-roulette-aims = changes target
finale-roulette-aims-sky = shoots at the sky
finale-roulette-everybody-aims = everybody picks a target
finale-roulette-does-die = the die goes to { $n }
finale-roulette-does-loaded = { $n ->
    [one] one BALLE too many
   *[other] { $n } BALLES too many
}
finale-roulette-does-swapped = a blind swap
finale-roulette-does-forced = one shot more
finale-roulette-does-cancelled = one shot less
finale-roulette-does-points = { $n ->
    [one] one point gained
   *[other] { $n } points gained
}
finale-roulette-does-taken = a card stolen
finale-roulette-does-drew = cards drawn
