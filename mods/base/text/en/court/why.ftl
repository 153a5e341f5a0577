# Why somebody says what is said: the facts, and their proof.

why-times = { $n ->
    [0] {""}
    [1] {""}
    [2] { " " }twice
    [3] { " " }three times
   *[other] { " " }{ $n } times
}
why-end = , { $where }{ $turns }.
why-turns = { $n ->
    [0] , turn { $last }
   *[other] , turns { $list } and { $last }
}
why-somewhere = one evening
why-somebody = somebody
why-coins = { $n ->
    [1] a coin
    [2] two coins
    [3] three coins
   *[other] { $n } coins
}
why-tokens = { $n ->
    [0] a promise, and no tokens
    [1] a token
    [2] two tokens
    [3] three tokens
   *[other] { $n } tokens
}
why-units = { $n ->
    [1] a unit
    [2] two units
    [3] three units
   *[other] { $n } units
}
why-tiles = { $n ->
    [1] a tile
    [2] two tiles
    [3] three tiles
   *[other] { $n } tiles
}
why-soldiers = { $n ->
    [1] a soldier
    [2] two soldiers
    [3] three soldiers
   *[other] { $n } soldiers
}

why-caught-bluff = Because { $by ->
    [me] { $of ->
        [f] you caught her lying
        [m] you caught him lying
       *[none] you caught { $whom } lying
    }
   *[other] { $of ->
        [me] { $who } caught you lying
       *[other] { $who } caught { $whom } lying
    }
}{ why-times }{ why-end }
why-doubted = Because { $by ->
    [me] { $of ->
        [f] you doubted her
        [m] you doubted him
       *[none] you doubted { $whom }
    }
   *[other] { $of ->
        [me] { $who } doubted you
       *[other] { $who } doubted { $whom }
    }
}{ why-times }{ why-end }
why-wrongly-doubted = Because { $by ->
    [me] { $of ->
        [f] you were wrong to doubt her
        [m] you were wrong to doubt him
       *[none] you were wrong to doubt { $whom }
    }
   *[other] { $of ->
        [me] { $who } was wrong to doubt you
       *[other] { $who } was wrong to doubt { $whom }
    }
}{ why-times }{ why-end }
why-believed = Because { $by ->
    [me] { $of ->
        [f] you believed her
        [m] you believed him
       *[none] you believed { $whom }
    }
   *[other] { $of ->
        [me] { $who } believed you
       *[other] { $who } believed { $whom }
    }
}{ why-times }{ why-end }
why-robbed = Because { $by ->
    [me] { $of ->
        [f] you took { why-coins } from her
        [m] you took { why-coins } from him
       *[none] you took { why-coins } from { $whom }
    }
   *[other] { $of ->
        [me] { $who } took { why-coins } from you
       *[other] { $who } took { why-coins } from { $whom }
    }
}{ why-end }
why-struck = Because { $by ->
    [me] { $of ->
        [f] you struck her
        [m] you struck him
       *[none] you struck { $whom }
    }
   *[other] { $of ->
        [me] { $who } struck you
       *[other] { $who } struck { $whom }
    }
}{ why-times }{ why-end }
why-eliminated = Because { $by ->
    [me] { $of ->
        [f] you knocked her out of the game
        [m] you knocked him out of the game
       *[none] you knocked { $whom } out of the game
    }
   *[other] { $of ->
        [me] { $who } knocked you out of the game
       *[other] { $who } knocked { $whom } out of the game
    }
}{ why-times }{ why-end }
why-blocked = Because { $by ->
    [me] { $of ->
        [f] you stood in her way
        [m] you stood in his way
       *[none] you stood in { $whom }’s way
    }
   *[other] { $of ->
        [me] { $who } stood in your way
       *[other] { $who } stood in { $whom }’s way
    }
}{ why-times }{ why-end }
why-side-changed = Because { $by ->
    [me] { $of ->
        [f] you made her change sides
        [m] you made him change sides
       *[none] you made { $whom } change sides
    }
   *[other] { $of ->
        [me] { $who } made you change sides
       *[other] { $who } made { $whom } change sides
    }
}{ why-times }{ why-end }
why-attacked = Because { $by ->
    [me] { $of ->
        [f] you attacked her
        [m] you attacked him
       *[none] you attacked { $whom }
    }
   *[other] { $of ->
        [me] { $who } attacked you
       *[other] { $who } attacked { $whom }
    }
}{ why-times }{ why-end }
why-let-go = Because { $by ->
    [me] { $of ->
        [f] you let her blow pass
        [m] you let his blow pass
       *[none] you let { $whom }’s blow pass
    }
   *[other] { $of ->
        [me] { $who } let your blow pass
       *[other] { $who } let { $whom }’s blow pass
    }
}{ why-times }{ why-end }
why-countered = Because { $by ->
    [me] { $of ->
        [f] you returned her blow
        [m] you returned his blow
       *[none] you returned { $whom }’s blow
    }
   *[other] { $of ->
        [me] { $who } returned your blow
       *[other] { $who } returned { $whom }’s blow
    }
}{ why-times }{ why-end }
why-objective-guessed = Because { $by ->
    [me] { $of ->
        [f] you guessed what she was after
        [m] you guessed what he was after
       *[none] you guessed what { $whom } was after
    }
   *[other] { $of ->
        [me] { $who } guessed what you were after
       *[other] { $who } guessed what { $whom } was after
    }
}{ why-times }{ why-end }
why-fed = Because { $by ->
    [me] { $of ->
        [f] you made points for her
        [m] you made points for him
       *[none] you made points for { $whom }
    }
   *[other] { $of ->
        [me] { $who } made points for you
       *[other] { $who } made points for { $whom }
    }
}{ why-times }{ why-end }
why-accused = Because { $by ->
    [me] { $of ->
        [f] you accused her
        [m] you accused him
       *[none] you accused { $whom }
    }
   *[other] { $of ->
        [me] { $who } accused you
       *[other] { $who } accused { $whom }
    }
}{ why-times }{ why-end }
why-falsely-accused = Because { $by ->
    [me] { $of ->
        [f] you falsely accused her
        [m] you falsely accused him
       *[none] you falsely accused { $whom }
    }
   *[other] { $of ->
        [me] { $who } falsely accused you
       *[other] { $who } falsely accused { $whom }
    }
}{ why-times }{ why-end }
why-shot-by = Because { $by ->
    [me] { $of ->
        [f] you hit her with a bullet
        [m] you hit him with a bullet
       *[none] you hit { $whom } with a bullet
    }
   *[other] { $of ->
        [me] { $who } hit you with a bullet
       *[other] { $who } hit { $whom } with a bullet
    }
}{ why-times }{ why-end }
why-shots-at = Because { $by ->
    [me] { $of ->
        [f] you shot at her
        [m] you shot at him
       *[none] you shot at { $whom }
    }
   *[other] { $of ->
        [me] { $who } shot at you
       *[other] { $who } shot at { $whom }
    }
}{ why-times }{ why-end }
why-named-enemy = Because { $by ->
    [me] { $of ->
        [f] you named her
        [m] you named him
       *[none] you named { $whom }
    }
   *[other] { $of ->
        [me] { $who } named you
       *[other] { $who } named { $whom }
    }
}{ why-times }{ why-end }
why-forced-name = Because { $by ->
    [me] { $of ->
        [f] you had to name her
        [m] you had to name him
       *[none] you had to name { $whom }
    }
   *[other] { $of ->
        [me] { $who } had to name you
       *[other] { $who } had to name { $whom }
    }
}{ why-times }{ why-end }
why-promise-made = Because { $by ->
    [me] { $of ->
        [f] you promised her something
        [m] you promised him something
       *[none] you promised { $whom } something
    }
   *[other] { $of ->
        [me] { $who } promised you something
       *[other] { $who } promised { $whom } something
    }
}{ why-times }{ why-end }
why-promise-kept = Because { $by ->
    [me] { $of ->
        [f] you kept your word to her
        [m] you kept your word to him
       *[none] you kept your word to { $whom }
    }
   *[other] { $of ->
        [me] { $who } kept a promise to you
       *[other] { $who } kept a promise to { $whom }
    }
}{ why-times }{ why-end }
why-promise-broken = Because { $by ->
    [me] { $of ->
        [f] you broke your word to her
        [m] you broke your word to him
       *[none] you broke your word to { $whom }
    }
   *[other] { $of ->
        [me] { $who } broke a promise to you
       *[other] { $who } broke a promise to { $whom }
    }
}{ why-times }{ why-end }
why-offer-refused = Because { $by ->
    [me] { $of ->
        [f] you refused her offer
        [m] you refused his offer
       *[none] you refused { $whom }’s offer
    }
   *[other] { $of ->
        [me] { $who } refused your offer
       *[other] { $who } refused { $whom }’s offer
    }
}{ why-times }{ why-end }
why-bribe-taken = Because { $by ->
    [me] { $of ->
        [f] you took { why-tokens } from her
        [m] you took { why-tokens } from him
       *[none] you took { why-tokens } from { $whom }
    }
   *[other] { $of ->
        [me] { $who } took { why-tokens } from you
       *[other] { $who } took { why-tokens } from { $whom }
    }
}{ why-end }
why-truce = Because { $by ->
    [me] { $of ->
        [f] you kept the truce with her
        [m] you kept the truce with him
       *[none] you kept the truce with { $whom }
    }
   *[other] { $of ->
        [me] { $who } kept the truce with you
       *[other] { $who } kept the truce with { $whom }
    }
}{ why-times }{ why-end }
why-unit-broke = Because { $by ->
    [me] { $of ->
        [f] you put her troops to flight
        [m] you put his troops to flight
       *[none] you put { $whom }’s troops to flight
    }
   *[other] { $of ->
        [me] { $who } put your troops to flight
       *[other] { $who } put { $whom }’s troops to flight
    }
}{ why-times }{ why-end }
why-unit-destroyed = Because { $by ->
    [me] { $of ->
        [f] you destroyed { why-units } of hers
        [m] you destroyed { why-units } of his
       *[none] you destroyed { why-units } of { $whom }’s
    }
   *[other] { $of ->
        [me] { $who } destroyed { why-units } of yours
       *[other] { $who } destroyed { why-units } of { $whom }’s
    }
}{ why-end }
why-turncoat = Because { $by ->
    [me] { $of ->
        [f] you won over { why-units } of hers
        [m] you won over { why-units } of his
       *[none] you won over { why-units } of { $whom }’s
    }
   *[other] { $of ->
        [me] { $who } won over { why-units } of yours
       *[other] { $who } won over { why-units } of { $whom }’s
    }
}{ why-end }
why-general-lost = Because { $by ->
    [me] { $of ->
        [f] you brought down her general
        [m] you brought down his general
       *[none] you brought down { $whom }’s general
    }
   *[other] { $of ->
        [me] { $who } brought down your general
       *[other] { $who } brought down { $whom }’s general
    }
}{ why-times }{ why-end }
why-treachery-played = Because { $by ->
    [me] { $of ->
        [f] you played treachery on her
        [m] you played treachery on him
       *[none] you played treachery on { $whom }
    }
   *[other] { $of ->
        [me] { $who } played treachery on you
       *[other] { $who } played treachery on { $whom }
    }
}{ why-times }{ why-end }
why-helped = Because { $by ->
    [me] { $of ->
        [f] you helped her
        [m] you helped him
       *[none] you helped { $whom }
    }
   *[other] { $of ->
        [me] { $who } helped you
       *[other] { $who } helped { $whom }
    }
}{ why-times }{ why-end }
why-hero-betrayed = Because { $by ->
    [me] { $of ->
        [f] you betrayed her
        [m] you betrayed him
       *[none] you betrayed { $whom }
    }
   *[other] { $of ->
        [me] { $who } betrayed you
       *[other] { $who } betrayed { $whom }
    }
}{ why-times }{ why-end }
why-card-seen = Because { $by ->
    [me] { $of ->
        [f] you saw one of her cards
        [m] you saw one of his cards
       *[none] you saw one of { $whom }’s cards
    }
   *[other] { $of ->
        [me] { $who } saw one of your cards
       *[other] { $who } saw one of { $whom }’s cards
    }
}{ why-times }{ why-end }
why-card-stolen = Because { $by ->
    [me] { $of ->
        [f] you took a card from her
        [m] you took a card from him
       *[none] you took a card from { $whom }
    }
   *[other] { $of ->
        [me] { $who } took a card from you
       *[other] { $who } took a card from { $whom }
    }
}{ why-times }{ why-end }
why-shielded = Because { $by ->
    [me] { $of ->
        [f] you shielded her
        [m] you shielded him
       *[none] you shielded { $whom }
    }
   *[other] { $of ->
        [me] { $who } shielded you
       *[other] { $who } shielded { $whom }
    }
}{ why-times }{ why-end }
why-spared = Because { $by ->
    [me] { $of ->
        [f] you spared her
        [m] you spared him
       *[none] you spared { $whom }
    }
   *[other] { $of ->
        [me] { $who } spared you
       *[other] { $who } spared { $whom }
    }
}{ why-times }{ why-end }
why-told = Because { $by ->
    [me] { $of ->
        [f] you told her the truth
        [m] you told him the truth
       *[none] you told { $whom } the truth
    }
   *[other] { $of ->
        [me] { $who } told you the truth
       *[other] { $who } told { $whom } the truth
    }
}{ why-times }{ why-end }
why-prompted = Because { $by ->
    [me] { $of ->
        [f] you prompted a line of hers
        [m] you prompted a line of his
       *[none] you prompted a line of { $whom }’s
    }
   *[other] { $of ->
        [me] { $who } prompted a line of yours
       *[other] { $who } prompted a line of { $whom }’s
    }
}{ why-times }{ why-end }
why-freed = Because { $by ->
    [me] you set { why-tiles } free
   *[other] { $who } set { why-tiles } free
}{ why-end }
why-cheat-caught = Because { $by ->
    [me] you were caught with a bullet in your pocket
   *[other] { $who } was caught, bullet in pocket
}{ why-times }{ why-end }
why-bet-total = Because { $by ->
    [me] you bet { $n } in all
   *[other] { $who } bet { $n } in all
}{ why-end }
why-saved = Because { $by ->
    [me] you were saved
   *[other] { $who } was saved
}{ why-times }{ why-end }
why-captain-died = Because { $by ->
    [me] your captain died
   *[other] { $who }’s captain died
}{ why-times }{ why-end }
why-challenge-refused = Because { $by ->
    [me] you refused a challenge
   *[other] { $who } refused a challenge
}{ why-times }{ why-end }
why-won = Because { $by ->
    [me] you won
   *[other] { $who } won
}{ why-times }{ why-end }
why-lost = Because { $by ->
    [me] you lost
   *[other] { $who } lost
}{ why-times }{ why-end }
why-boss-used = Because { $by ->
    [me] you used a power
   *[other] { $who } used a power
}{ why-times }{ why-end }
why-soldier-died = Because { $by ->
    [me] you lost { why-soldiers }
   *[other] { $who } lost { why-soldiers }
}{ why-end }
why-silence = Because { $by ->
    [me] you said nothing
   *[other] { $who } said nothing
}{ why-times }{ why-end }
why-lies-told = Because { $by ->
    [me] you lied
   *[other] { $who } lied
}{ why-times }{ why-end }
why-lies-unseen = Because { $by ->
    [me] you lied{ why-times } and were not caught
   *[other] { $who } lied{ why-times } and was not caught
}{ why-end }
why-cheat-unseen = Because { $by ->
    [me] you cheated{ why-times } and were not caught
   *[other] { $who } cheated{ why-times } and was not caught
}{ why-end }
why-richest-spared = Because { $by ->
    [me] you left the richest alone
   *[other] { $who } left the richest alone
}{ why-times }{ why-end }
why-retreated-first = Because { $by ->
    [me] you withdrew before anybody else
   *[other] { $who } withdrew before anybody else
}{ why-end }
why-claimed = Because { $by ->
    [me] you said “{ $word }”
   *[other] { $who } said “{ $word }”
}{ why-times }{ why-end }
