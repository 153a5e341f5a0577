# What a mod does to the balance of a game, measured.

balance-summary = { $mod } · { $game } · { $matches } matches without it and as many with it · { $players } players · { $policy } · seed { $seed }
balance-title = { $measure ->
    [played] { $kind }: how often in a match
    [wins] { $kind }: share of wins, %
   *[other] { $kind }
}
balance-kind-match = Matches
balance-kind-seat = Seats
balance-kind-temper = Bots
balance-kind-action = Actions announced
balance-kind-character = Characters claimed
balance-kind-card = Cards played
balance-kind-faction = Factions
balance-kind-army = Peoples that fought
balance-kind-objective = Peoples as objectives
balance-match-length = moves
balance-match-nobody = nobody wins, %
balance-match-endless = no end, %
balance-head-without = without
balance-head-with = with
balance-head-difference = difference
balance-finding = { $n ->
    [0] Of { $of } figures none is changed by more than chance would change it.
    [one] Of { $of } figures one is changed by more than chance (★).
   *[other] Of { $of } figures { $n } are changed by more than chance (★).
}
balance-how = Each deal is played once from every seat, without the mod and with it. In brackets: 95 %, from the spread between deals. A star holds for all figures together.
balance-cut = Stopped: { $matches } of { $wanted } matches were counted.
balance-nothing = Stopped before anything was counted.
balance-page = The balance of { $mod }
balance-written = The page is written: { $path }
balance-unfit = { $path } cannot be played with; “perfidie mods check” tells all that is wrong.
balance-game = { $n ->
    [0] The mod changes no game: there is nothing to measure. With --game all the same: { $games }.
   *[other] The mod changes several games; choose one with --game: { $games }.
}
balance-lost = The match with seed { $seed } { $side ->
    [with] with the mod
   *[without] without the mod
} came to grief ({ $reason }); “perfidie mods check” tries the mod.
balance-workers = { $why ->
    [missing] A cluster needs the library “distributed”, which Perfidie brings when it is installed with its extra “cluster”.
    [silent] No scheduler answers at “{ $address }”.
    [idle] The scheduler at “{ $address }” has no workers.
    [foreign] The workers at “{ $address }” do not know Perfidie: install it there too.
    [other] The workers at “{ $address }” have another version of Perfidie.
   *[died] A worker has died; perhaps it ran out of memory.
}
