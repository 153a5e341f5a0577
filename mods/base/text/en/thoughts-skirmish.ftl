# What a commander of Triomphe et Trahison thinks: one line for each decision, for the review of the battle.
# $player is a person, $unit a troop, $count a number of tokens or dice, $percent a chance.

thought-order-only = I was given no choice. How restful.
thought-order-next = One has to begin with somebody.
thought-order-done = Enough for now.

## Naming

thought-enemy-charge = { $player } is within charge reach: { $percent }% to get there.
thought-enemy-magic = { $player } does not like magic. Mine least of all.
thought-enemy-fire = { $player } is in our sights. One may as well say so aloud.
thought-enemy-fight = Against { $player } this combat can be won: { $percent }%.
thought-enemy-truce = { $player }, and a truce with the others: I was losing there anyway.
thought-enemy-idle-movement = Somebody must be named. { $player } will see nothing but dust.
thought-enemy-idle-magic = { $player } may keep those dice: my spells will go elsewhere.
thought-enemy-idle-shooting = { $player }, for form’s sake. Nobody is within range.
thought-enemy-idle-combat = { $player }, since there must be a name. The swords stay clean.
thought-enemy-leader = { $player } is in the lead. That attracts blows.
thought-enemy-revenge = { $player } did me wrong. I always pay what I owe.
thought-enemy-word = { $player } it is. I was paid for it, and I deliver.
thought-enemy-breach = I had promised { $player } peace. I promise a great deal.

## Buying and selling

thought-offer-none = Nothing to buy here, and my tokens keep me warm.
thought-offer-peace = { $count ->
    [one] One token for { $player } to forget me: cheaper than an army.
   *[other] { $count } tokens for { $player } to forget me: cheaper than an army.
}
thought-offer-halt = { $count ->
    [one] One token, and { $player } holds the horses. If there is honour.
   *[other] { $count } tokens, and { $player } holds the horses. If there is honour.
}
thought-offer-elsewhere = { $count ->
    [one] One token for { $player } to look elsewhere: somebody else will pay the rest.
   *[other] { $count } tokens for { $player } to look elsewhere: somebody else will pay the rest.
}
thought-offer-card = A card for { $player }, and we part as friends.
thought-bribe-yes = { $player } pays in good coin, and my word is as good.
thought-bribe-doubtful = I take the money of { $player }. As for my word, we shall see.
thought-bribe-no = { $player } thinks that I am for sale. At that price it hurts.
thought-bribe-feud = From { $player } I take nothing but apologies now.

## Treachery cards

thought-play-none = An empty hand. I keep looking as if I knew.
thought-play-later = Not now. Treachery is served on time.
thought-play-orders = A false order is better than a true charge.
thought-play-damp = A little water in the powder: peace by common cold.
thought-play-elsewhere = Me? You cannot mean it. Try next door.
thought-play-pact = { $player } will forget me once. It is in writing.
thought-play-slow = I showed them a short cut. It is longer.
thought-play-again = Those dice did not count.
thought-play-ambush = They took me for a neutral. So did I, until now.
thought-play-edge = A drop on every blade: for the kitchen.
thought-play-backstab = Their ranks are deep. We shall count them later.
thought-play-fear = Sometimes it is enough to shout “every man for himself”.
thought-play-mercy = I help them, I am paid: everybody is happy.
thought-play-winds = The wind is changing. I gave it a push.
thought-play-spy = { $player } held those cards a little too low.
thought-play-coins = All work deserves its wages. Even theirs.
thought-play-theft = { $player } has too many tokens to count. I am helping.
thought-play-counter = A fine card. What a pity.
thought-play-rebels = All they want is another flag.
thought-play-script = What this card does? I am dying to know.
thought-play-discard = Too many cards, not enough sleeves.

## Deployment

thought-camp-order = First there, first seen: the order suits me like this.
thought-camp-zone = This corner of the table has a good back door.
thought-camp-place = A good view here, and a short retreat.
thought-camp-house = Let the quartermaster tidy them up. I shall untidy them.
thought-camp-back = Those I keep for a surprise.

## Charges

thought-charge-sure = At { $percent }% it is no charge any more but a visit. Target: { $unit }.
thought-charge-likely = { $percent }% to get there. Nobody writes epics about a hundred. Target: { $unit }.
thought-charge-long = Only { $percent }%, but what a run-up! Target: { $unit }.
thought-charge-none = One does not charge for the pleasure of being far away.
thought-charge-way = That way: there is room for more of us.
thought-react-hold = Let them come. We are here already.
thought-react-shoot = A volley first, introductions later.
thought-react-flee = To leave now is to leave in one piece.
thought-redirect-other = That one runs too well. Next.
thought-redirect-same = We finish the chase that we began.

## Moves

thought-march-on = Forward, not too fast: { $unit }.
thought-march-fast = At the double while nothing bites: { $unit }.
thought-march-back = To step back is to charge later: { $unit }.
thought-march-aside = One step aside, and the plan is another: { $unit }.
thought-march-fly = Over the top is shorter: { $unit }.
thought-march-turn = Better to look the enemy in the face.
thought-march-none = Well placed. Nobody moves.
thought-march-join = A hero alone is a target. Into cover.
thought-march-leave = A hero has better things to do than stand in line.
thought-march-arrive = Late, but fresh.

## Magic

thought-spell-cast = { $count ->
    [one] One die, { $percent }%: hardly more than a card trick.
   *[other] { $count } dice, { $percent }%. One step back, please.
}
thought-spell-none = The winds are not worth a headache.
thought-spell-end = That spell has lasted long enough.
thought-dispel-try = { $percent }% to blow out that candle.
thought-dispel-none = Let it pass. There is worse than that.

## Shooting

thought-fire-at = Fire! Target: { $unit }.
thought-fire-aim = A little higher… a little to the left… there.
thought-fire-none = We keep our powder dry.

## Combat

thought-blade-drawn = To every job its tool.
thought-blade-blows = We strike where it falls best.
thought-duel-call = One against one: less paperwork.
thought-duel-none = No duel. I prefer numbers.
thought-duel-yes = The duel is on. Let it be a lesson to somebody.
thought-duel-no = A duel? My troops would be bored.
thought-chase-run = They run: catch them. Target: { $unit }.
thought-chase-over = Nobody left in front? Then on we go.
thought-chase-hold = Run after backs, and you show your own.
thought-ranks-close = Closer together, where it bites.
thought-ranks-keep = The ranks are fine as they are.
