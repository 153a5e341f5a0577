# The workshop: what a card or a rule is worth, measured by bots while you look at it.

worth-number = { $sign }{ NUMBER($n, maximumFractionDigits: 2) }
worth-line = { $table ->
    [character] claimed { $share }%, worth { $value } ± { $error }%
    [action] announced { $share }%, worth { $value } ± { $error }%
    [symbol] an objective { $share }%, worth { $value } ± { $error }%
    [unit] fielded { $share }%, worth { $value } ± { $error }%
   *[card] played { $share }%, worth { $value } ± { $error }%
}
worth-below = { $n ->
    [one] of winning, over { $n } match
   *[other] of winning, over { $n } matches
}
worth-length = { $game ->
    [hecatombe] { $n ->
        [one] length { $value } round
       *[other] length { $value } rounds
    }
    [roulette] { $n ->
        [one] length { $value } round
       *[other] length { $value } rounds
    }
   *[other] { $n ->
        [one] length { $value } turn
       *[other] length { $value } turns
    }
}
worth-early = too early to say
worth-early-below = { $n ->
    [0] the first deal is being played
    [one] { $n } match played, more to come
   *[other] { $n } matches played, more to come
}
worth-wide = the bots cannot tell
worth-wide-below = { $n ->
    [one] { $n } match was not enough
   *[other] { $n } matches were not enough
}
worth-untouched = the bots leave it alone
worth-untouched-below = { $n ->
    [one] nothing to measure in { $n } match
   *[other] nothing to measure in { $n } matches
}
worth-lost = { $why ->
    [died] the measuring went out
   *[failed] a match went wrong
}
worth-lost-below = { $why ->
    [died] open it again to go on
   *[failed] the trial will say which
}
worth-against = { $what ->
    [itself] compared with what it was before
    [model] compared with its model
   *[kind] compared with others of its kind
}

# A house rule: a number and its sense, then what it counts.

worth-change-turns = { $game ->
    [hecatombe] { $n ->
        [one] { $value } ± { $error } round
       *[other] { $value } ± { $error } rounds
    }
    [roulette] { $n ->
        [one] { $value } ± { $error } round
       *[other] { $value } ± { $error } rounds
    }
   *[other] { $n ->
        [one] { $value } ± { $error } turn
       *[other] { $value } ± { $error } turns
    }
}
worth-change-minutes = { $n ->
    [one] about { $value } minute
   *[other] about { $value } minutes
}
worth-change-played = { $value } ± { $error } times “{ $name }”
worth-change-wins = { $value } ± { $error }% of winning with “{ $name }”
worth-change-seat = { $value } ± { $error }% of winning, { $name }
worth-change-temper = { $value } ± { $error }% of winning for a { $name } bot
worth-change-nobody = { $value } ± { $error }% of matches without a winner
worth-change-endless = { $value } ± { $error }% of matches without an end
worth-deed-challenged = { $n ->
    [one] { $value } ± { $error } challenge
   *[other] { $value } ± { $error } challenges
}
worth-deed-lie-exposed = { $n ->
    [one] { $value } ± { $error } lie exposed
   *[other] { $value } ± { $error } lies exposed
}
worth-deed-blocked = { $n ->
    [one] { $value } ± { $error } block
   *[other] { $value } ± { $error } blocks
}
worth-deed-accusation-made = { $n ->
    [one] { $value } ± { $error } accusation
   *[other] { $value } ± { $error } accusations
}
worth-deed-fired = { $n ->
    [one] { $value } ± { $error } shot
   *[other] { $value } ± { $error } shots
}
worth-deed-character-died = { $n ->
    [one] { $value } ± { $error } death
   *[other] { $value } ± { $error } deaths
}
worth-deed-countered = { $n ->
    [one] { $value } ± { $error } counter-attack
   *[other] { $value } ± { $error } counter-attacks
}
worth-deed-retreated = { $n ->
    [one] { $value } ± { $error } retreat
   *[other] { $value } ± { $error } retreats
}
worth-deed-offer-made = { $n ->
    [one] { $value } ± { $error } offer
   *[other] { $value } ± { $error } offers
}
worth-deed-charge-declared = { $n ->
    [one] { $value } ± { $error } charge
   *[other] { $value } ± { $error } charges
}
worth-deed-unit-destroyed = { $n ->
    [one] { $value } ± { $error } unit destroyed
   *[other] { $value } ± { $error } units destroyed
}
worth-more = more in a match
worth-less = less in a match
worth-more-share = more
worth-less-share = less
worth-nothing = nothing measured
worth-nothing-below = at this table
worth-table = effect measured with { $players } players, over { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
