# What a bot of Roulette thinks: one line for each decision, for the review of the match.
# $player is a person, $count a number of shots, $percent a chance (0 to 100).

thought-weak-gun = We shall see. At worst it makes a noise.
thought-pocket-clic = A CLIC in my pocket: let them come and look.
thought-pocket-balle = My BALLE is better off in the warmth of my pocket.
thought-pocket-any = Any one will do: not even I shall know how to lie.
thought-pocket-forced = Nothing but BALLES: cheating is all that is left to me.
thought-wager-nothing = No shot at all. Prudence is a sport too.
thought-wager-odds = { $count ->
    [one] One shot: { $percent }% to laugh about it later.
   *[other] { $count } shots: { $percent }% to laugh about it later.
}
thought-wager-seen = { $count ->
    [one] I have seen my barrel. One shot: { $percent }%.
   *[other] I have seen my barrel. { $count } shots: { $percent }%.
}
thought-wager-hidden = { $count ->
    [one] One shot, and a BALLE in my pocket: may nobody search it.
   *[other] { $count } shots, and a BALLE in my pocket: may nobody search it.
}
thought-wager-bluff = { $count ->
    [one] One shot at { $percent }%: do you think I would cheat?
   *[other] { $count } shots at { $percent }%: they will think I cheat.
}
thought-judge-sure = { $player } hides a BALLE. I do not think so, I know.
thought-judge-guess = { $percent }% that { $player } hides a BALLE: worth a scene.
thought-judge-foe = { $player } gave me trouble. Now let us see that pocket.
thought-judge-quiet = No pocket left to search. How dull.
thought-judge-doubt = { $player }? { $percent }% to be a cheat: I hold my tongue.
thought-shot-at-foe = { $player } surely remembers me. I certainly do.
thought-shot-at = { $player } is in the line of fire: nothing personal.
thought-shot-sky = Whichever neighbour. Let fate aim for me.
thought-trick-none = Nothing to play. I look thoughtful.
thought-trick-later = Not now. A card kept is more frightening.
thought-trick-look = Let us see what { $player } has up the barrel.
thought-trick-look-own = I look before I bet. It is not cheating, it is reading.
thought-trick-aim = The next shot is for { $player }. With all my heart.
thought-trick-spared = Not at me, thank you.
thought-trick-all = Let everyone aim at someone else: we shall get to know each other.
thought-trick-die = My die was mistaken. I correct it.
thought-trick-die-other = The die of { $player } will look much better on that face.
thought-trick-shot = { $player } will not stop where it is convenient.
thought-trick-gun = A little tidying in my gun, and nobody can follow.
thought-trick-load = A little something for the gun of { $player }.
thought-trick-save = You shall not die today. I need people.
thought-trick-cards = A fuller hand sleeps better.
thought-trick-points = Points taken are points taken.
thought-trick-points-other = I take a keen interest in the points of { $player }.
thought-trick-script = I do not know what this card will do. Neither do you.
