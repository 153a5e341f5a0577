# The page of Complots.

complots-character = A hidden character. It is only a name: what it can do is said by the actions that claim it.
    .order = Its place in booklets and lists; lower ones come first.

complots-action = What a player may announce in a turn.
    .effect = What happens when nobody stops it.
    .order = Its place in lists; lower ones come first.
    .claim = The character that the actor claims to hold; others may doubt it.
    .denies = The character that the actor claims not to hold; never beside `claim`.
    .cost = Coins to pay when it is announced; they are gone even when it fails.
    .pay_to = Where the price goes: to the Treasury, or into the reserve of the two parties.
    .target = Whether it is done to somebody; killing, stealing and questioning must be.
    .across_sides = With two parties, nobody does this to their own.
    .forced = The only thing that somebody too rich may do.
    .block = Who may stand in its way; without it, nobody.
    .factions = Is there only when two parties are played.

complots-gain = The actor takes coins from the Treasury.
    .coins = How many.
complots-kill = The target loses a character.
complots-steal = The actor takes coins from the target, as many as there are.
    .coins = How many at most.
complots-exchange = The actor draws cards of the Court, keeps as many as before and gives the rest back.
    .draw = How many are drawn.
complots-interrogate = The target shows one hidden card to the actor, who gives it back or has it replaced.
complots-convert = The target changes parties, or the actor where there is no target.
complots-embezzle = The actor takes the whole reserve.

complots-block = The right to block an action.
    .by = Who may block: the `target` alone, or `anyone`.
    .claiming = The characters that one claims to hold in order to block.
    .across_sides = With two parties, nobody blocks their own.
    .lost_by_doubting = A target that has wrongly doubted may not block any more, unless the house rules allow it.

complots-deck = The characters of a match, how often each is there, and what is dealt. The last mod that brings a deck wins.
    .always = The characters that are always there: with the one below, three kinds at least.
    .one_of = One more of these joins them, as the house rule `fifth_character` says.
    .copies = Copies of each, by the size of the table; some must be left for the Court.
    .hand = Cards that each player hides at the start.
    .bank = Coins in the box.
complots-copies = How often each character is there, at tables up to a size.
    .players = Tables of so many players at most; the first line that fits holds.
    .copies = Copies of each character.

example-complots =
    .name_only = a name, and nothing else
    .claims = whoever announces it claims to hold her
    .blocked = only another one stops her
    .court = our deck, with one more at court; what is not written stays
    .poorer = beyond eight coins, the dagger
