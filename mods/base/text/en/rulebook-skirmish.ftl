# The booklet of Triumph and Treachery: its numbers come from sizes, cards and house rules.

rulebook-skirmish-aim = The aim
rulebook-skirmish-aim-one = There will be one winner. All your friends know it, and they have brought armies.
rulebook-skirmish-aim-tokens = At the end of each phase, one token for { $token } victory points earned in that phase. The rest is lost.
rulebook-skirmish-aim-points = A destroyed unit is worth its price; a general or a standard more. Whoever strikes last is paid.
rulebook-skirmish-aim-start = { $start ->
    [0] You begin without a token.
    [one] You begin with one token: enough for a promise.
   *[other] You begin with { $start } tokens: enough for promises.
}

## The turn

rulebook-skirmish-turn = The turn
rulebook-skirmish-turn-card = Order cards are shuffled and one is turned over: that army plays its turn. Nobody knows who is next, or whether one plays twice running.
rulebook-skirmish-turn-movement = Movement: charges, flights, marches.
rulebook-skirmish-turn-magic = Magic: dice, and regrets.
rulebook-skirmish-turn-shooting = Shooting: all that flies.
rulebook-skirmish-turn-combat = Close combat: what touches is settled.
rulebook-skirmish-turn-armies = armies, at most
rulebook-skirmish-turn-rounds = game turns

## Friend, enemy, neutral

rulebook-skirmish-names = Naming the enemy
rulebook-skirmish-names-one = At the start of each phase, whoever plays names one enemy, and one only. All others are neutral, like it or not.
rulebook-skirmish-names-friend = yours
rulebook-skirmish-names-enemy = the enemy
rulebook-skirmish-names-neutral = neutral
rulebook-skirmish-names-again = Another name in the next phase? Of course. That is the idea.
rulebook-skirmish-names-wall = A neutral neither strikes nor suffers, and nobody passes: it is a wall, and it is looking at you.
rulebook-skirmish-names-promise = You may have been promised otherwise. That can be bought; it cannot be enforced.

## Movement

rulebook-skirmish-moving = Marching
rulebook-skirmish-moving-walk = You drive the unit’s ghost and the unit follows: as many inches as its Movement.
rulebook-skirmish-moving-wheel = It wheels about a corner of its front; the corner that runs pays for its arc.
rulebook-skirmish-moving-march = A march is twice as long, with no shooting after it. An enemy close by may forbid it.
rulebook-skirmish-moving-gap = You stop an inch from any other unit. Only a charge touches.
rulebook-skirmish-moving-ground = Woods cover, marshes drown, rivers slow you down.

## The charge

rulebook-skirmish-charging = Charging
rulebook-skirmish-charging-dice = Movement and two dice: that is the length of a charge, and you learn it once you have declared it.
rulebook-skirmish-charging-hold = The target holds: it costs nothing, and is sometimes brave.
rulebook-skirmish-charging-shoot = It shoots first, if it has something to shoot and you come from far enough.
rulebook-skirmish-charging-fail = Too short: you advance by the higher die, and look silly in the middle of the field.
rulebook-skirmish-charging-flee = It flees, two dice at a time, and hopes to run better than you.

## Magic

rulebook-skirmish-magic = Magic
rulebook-skirmish-magic-winds = Two dice make the winds: their sum for whoever plays, the higher one for the named enemy.
rulebook-skirmish-magic-cast = One to six dice and the wizard’s level must reach the value of the spell.
rulebook-skirmish-magic-dispel = The named enemy, and nobody else, may dispel it with at least as much.
rulebook-skirmish-magic-miscast = Two sixes: the spell works without a word said; then the miscast has a word with the wizard.
rulebook-skirmish-magic-neutral = No spell touches a neutral, even if it passes that way.

## Shooting

rulebook-skirmish-shooting = Shooting
rulebook-skirmish-shooting-one = A unit shoots at one target of the named enemy, in sight, in range, out of every combat.
rulebook-skirmish-shooting-needs = To hit: at least seven less the Ballistic Skill, on one die.
rulebook-skirmish-shooting-worse = One less for each flaw: having moved, a long shot, soft cover; two for a wall.
rulebook-skirmish-shooting-neutral = A stone that strays onto a neutral does no harm. It will be remembered anyway.
rulebook-skirmish-shooting-engines = Engines make holes, or explode. Sometimes in that order.

## Combat

rulebook-skirmish-fighting = Combat
rulebook-skirmish-fighting-blows = The quickest strike first. Hit, wound, save; the dead leave from the rear. Then everything is counted.
rulebook-skirmish-fighting-why = what counts
rulebook-skirmish-fighting-worth = points
rulebook-skirmish-fighting-wounds = wounds dealt
rulebook-skirmish-fighting-wounds-worth = each
rulebook-skirmish-fighting-charge = having charged
rulebook-skirmish-fighting-charge-worth = one
rulebook-skirmish-fighting-standard = each kind of standard
rulebook-skirmish-fighting-standard-worth = one
rulebook-skirmish-fighting-flank = striking a flank
rulebook-skirmish-fighting-flank-worth = one
rulebook-skirmish-fighting-rear = striking the rear
rulebook-skirmish-fighting-rear-worth = two
rulebook-skirmish-fighting-ranks = ranks behind the first
rulebook-skirmish-fighting-ranks-worth = three at most
rulebook-skirmish-fighting-downhill = coming down a hill
rulebook-skirmish-fighting-downhill-worth = one
rulebook-skirmish-fighting-tie = A tie? The side that alone has a musician wins. That is what musicians are for.

## Flight

rulebook-skirmish-breaking = To hold or to flee
rulebook-skirmish-breaking-test = Whoever lost tests Leadership on two dice, less the difference.
rulebook-skirmish-breaking-steadfast = More ranks than every enemy: you are steadfast, and the difference does not count.
rulebook-skirmish-breaking-flight = Else you flee. Whoever pursues and runs at least as far destroys you all.
rulebook-skirmish-breaking-panic = A quarter of you dead, or friends running through you in tears: a panic test.
rulebook-skirmish-breaking-rally = In its turn, a unit that flees may rally. A general close by lends a voice.

## The truce

rulebook-skirmish-truce = The truce
rulebook-skirmish-truce-one = In close combat you name only somebody whom you touch. If you touch several, you choose.
rulebook-skirmish-truce-push = The others are neutral: before any blow they are pushed an inch away. Without room, they watch.
rulebook-skirmish-truce-others = Two armies whose turn it is not do not fight, even nose to nose.
rulebook-skirmish-truce-use = So a name is also a way out of a fight that you were about to lose.

## Offers

rulebook-skirmish-bribes = Buying a promise
rulebook-skirmish-bribes-when = Raise a hand whenever you like; speak when an order card is turned over, or before a name.
rulebook-skirmish-bribes-what = Tokens, and one treachery card at most, for one promise.
rulebook-skirmish-bribes-promise = “I shall not name you”, “I shall not charge you”, “I shall name that one”.
rulebook-skirmish-bribes-break = Whoever accepts is paid at once. Keeping one’s word is not included in the price.
rulebook-skirmish-bribes-bell = A broken promise rings the bell, and stays on the board.

## Treachery cards

rulebook-skirmish-cards = Treachery cards
rulebook-skirmish-cards-deck = { $n } cards, { $kinds } kinds of low blow.
rulebook-skirmish-cards-draw = One at the start of each game turn, one when you lose your general or your standard. Beyond { $hand }, you discard.
rulebook-skirmish-cards-play = Each card has its moment, and says who may play it: the enemy, a neutral, anyone.
rulebook-skirmish-cards-cost = Its price in tokens is paid first. A countermand may spoil it all: the price stays paid.
rulebook-skirmish-cards-mark = You may mark in secret the moments at which you want time to think.

## The stake

rulebook-skirmish-stakes = The stake
rulebook-skirmish-stakes-tonight = That is tonight’s.
rulebook-skirmish-stakes-custom = Tonight, as is customary: tokens alone between two armies, crossroads from three on.

## The end

rulebook-skirmish-ending = The end
rulebook-skirmish-ending-tokens = After the last game turn, or when only one army breathes: most tokens wins.
rulebook-skirmish-ending-tie = If tied, points still standing; else the dice, and silence.
rulebook-skirmish-ending-dead = Without an army you keep tokens and cards: you may still buy, betray, and even win.
rulebook-skirmish-ending-leave = Whoever leaves is played by a bot, which betrays very well.
