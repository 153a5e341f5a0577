# The booklet of Hecatomb: its numbers come from the box and from the house rules.

rulebook-hecatombe-aim = The aim
rulebook-hecatombe-aim-guess = Everyone hides a people to be hunted down. These objectives count for all alike: so you had better guess them.
rulebook-hecatombe-aim-capture = Capture the armies that bear their symbols. Let the others see to the dying.
rulebook-hecatombe-aim-win = One point for each objective you win, and the round to whoever has most.

## The peoples

rulebook-hecatombe-peoples = The peoples
rulebook-hecatombe-peoples-list = { $list } and { $last }
rulebook-hecatombe-peoples-pairs = { $names }: two different symbols make a people.
rulebook-hecatombe-peoples-count = { $peoples } peoples, { $copies } tiles of each: { $size } tiles in all.

## Setting the stage

rulebook-hecatombe-setting = Setting the stage
rulebook-hecatombe-setting-draw = Everyone draws tiles and shows them to nobody.
rulebook-hecatombe-setting-hide = The oaths: all together, each secretly chooses one, the objective. Two or three players choose several.
rulebook-hecatombe-setting-armies = The others are turned face up before you: they are your armies.
rulebook-hecatombe-setting-middle = The rest stays in the middle, face down. Nobody looks.
rulebook-hecatombe-setting-first = Chance says who attacks first; in the next round it is the neighbour on the left.

## The numbers

rulebook-hecatombe-numbers = How many tiles
rulebook-hecatombe-numbers-players = players
rulebook-hecatombe-numbers-tiles = drawn
rulebook-hecatombe-numbers-objectives = objectives
rulebook-hecatombe-numbers-captives = captives
rulebook-hecatombe-numbers-first = Whoever attacks first draws one fewer. Captives are what everyone will hold, neither more nor less, when the fighting ends.

## What is known

rulebook-hecatombe-knowing = What is known
rulebook-hecatombe-knowing-all = All objectives count for all players, whoever chose them.
rulebook-hecatombe-knowing-right = You know your own, and that of the neighbour on your right, seated before you. Look at them whenever you like.
rulebook-hecatombe-knowing-public = Armies, captives and points are public. The dead go to the middle, face down, but there is a ledger of them.
rulebook-hecatombe-knowing-secret = Whatever is chosen in secret is chosen by all at once.

## The attack

rulebook-hecatombe-attack = The attack
rulebook-hecatombe-attack-must = Whoever was attacked last attacks next. If you can, you must.
rulebook-hecatombe-attack-pair = You send one of your armies against an opponent’s. Captives and objectives stay out of it.
rulebook-hecatombe-attack-twins = A people does not fight itself. A single symbol in common hinders nothing.

## The defence

rulebook-hecatombe-defence = The defence
rulebook-hecatombe-defence-let-go = Let it go
rulebook-hecatombe-defence-raider-dies = The attacking army dies.
rulebook-hecatombe-defence-prey-taken = The attacker captures the army aimed at.
rulebook-hecatombe-defence-counter = Counter-attack
rulebook-hecatombe-defence-victim-dies = One of your armies dies, of your choice.
rulebook-hecatombe-defence-raider-taken = The attacker captures the attacking army.

## The price, the father and the retreat

rulebook-hecatombe-mercy = Father and retreat
rulebook-hecatombe-mercy-price = Every attack makes one captive for the attacker, and one dead.
rulebook-hecatombe-mercy-turn = The defender loses one army by it, and plays next.
rulebook-hecatombe-mercy-father = Rounds begun with { $n } or more: you may not attack your father, whose attack has just given you the turn. Not even if nobody else is left.
rulebook-hecatombe-mercy-no-father = No father is sacred here: you may strike whoever has just struck you.
rulebook-hecatombe-mercy-retreat = Only one army left in play? It retires among your captives, and you watch the others die.
rulebook-hecatombe-mercy-no-retreat = No retreat: you draw one tile fewer, and whoever has no army left is out of the round.

## The end of the fighting

rulebook-hecatombe-ending = The fighting ends
rulebook-hecatombe-ending-blocked = It all ends when the player who must attack cannot: alone, or facing nobody but a father, or only kin of the armies left.
rulebook-hecatombe-ending-keep = The last stand: those still in secretly choose the armies to keep among their captives.
rulebook-hecatombe-ending-desert = The others desert, and are not seen again.
rulebook-hecatombe-ending-same = All end with as many captives: of { $players } players, each has { $goal }.

## The objectives

rulebook-hecatombe-reveal = The confessions
rulebook-hecatombe-reveal-opens = Whoever could not attack begins, and points at an opponent, who shows an objective.
rulebook-hecatombe-reveal-scored = It is scored at once.
rulebook-hecatombe-reveal-next = Whoever has just shown one points at the next.
rulebook-hecatombe-reveal-own = Only your own are left? Show one, and go on.
rulebook-hecatombe-reveal-twice = The same people chosen twice is scored twice, once after the other.

## A scoring

rulebook-hecatombe-scoring = A scoring
rulebook-hecatombe-scoring-intro = How often do { $one } and { $two } stand on your captives?
rulebook-hecatombe-scoring-double = A tile with both counts twice. The objectives themselves count for nobody.

## Points and liberations

rulebook-hecatombe-points = Points and freedom
rulebook-hecatombe-points-alone = Alone on top, you gain a point.
rulebook-hecatombe-points-free = Then the first, and everyone with the second total, may secretly free one captive, for one point more.
rulebook-hecatombe-points-shown = A freed captive is shown, and counts no more for the objectives to come.
rulebook-hecatombe-points-tied = A tie on top, even at zero: one point to each of the first, and nobody frees.

## The round and the match

rulebook-hecatombe-winning = The round, the match
rulebook-hecatombe-winning-zero = Each round begins at zero.
rulebook-hecatombe-winning-round = Whoever has most points wins it. In a tie, each wins it.
rulebook-hecatombe-winning-match = { $n ->
    [one] The match is played in a single round.
   *[other] The match goes to the first who wins { $n } rounds.
}
rulebook-hecatombe-winning-shared = Those who get there together share the victory, with gritted teeth.

## For three, for two

rulebook-hecatombe-three = For three
rulebook-hecatombe-three-objectives = Each chooses { $n } objectives, and their order matters.
rulebook-hecatombe-three-known = { $n ->
    [0] Of those of your right-hand neighbour you know none.
    [one] Of those of your right-hand neighbour you know only the first.
   *[other] Of those of your right-hand neighbour you know the first { $n }.
}
rulebook-hecatombe-three-reveal = In the confessions, you point at a player, and at which objective.
rulebook-hecatombe-three-father-on = Even among three, you may not attack your father.
rulebook-hecatombe-three-father-off = Among so few there is no father: you may strike back at whoever struck you.
rulebook-hecatombe-two = For two
rulebook-hecatombe-two-objectives = Each chooses { $n } objectives. You know none of the other’s.
rulebook-hecatombe-two-name = In the confessions, you name a people. If the other hides it, it must be shown.
rulebook-hecatombe-two-wrong = If not, the other shows any.
rulebook-hecatombe-two-next = Whoever has just shown one names next. If the other has nothing left to hide, you show one of your own.

## Advice

rulebook-hecatombe-advice = Advice
rulebook-hecatombe-advice-send = Send armies that you would love to capture: if the enemy strikes back, it is your own that you bring home.
rulebook-hecatombe-advice-watch = Watch who is sacrificed, and above all who is spared. The oath is never far away.
rulebook-hecatombe-advice-mislead = Capture a little beside the point. Chasing a single symbol is a confession.
rulebook-hecatombe-advice-left = From three players on, your left knows an oath of yours: make it worthwhile over there, or make it doubtful.
rulebook-hecatombe-advice-free = Free whatever no longer counts: a sure point beats a captive without employment.
