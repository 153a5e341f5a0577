# The booklet: the rules, with their numbers taken from the content.

rulebook-title = The booklet
rulebook-turn-page = Turn the page
rulebook-close = Close
rulebook-other = Other game
rulebook-or = { " or " }

## The aim

rulebook-aim = The aim
rulebook-aim-hide = Everyone hides { $hand ->
    [one] one character
   *[other] { $hand } characters
} of the Court. As long as one of yours lies face down, you are in the play.
rulebook-aim-lie = On your turn, claim to be whomever you like, whether you hold the card or not. Lying is allowed; being caught costs a character.
rulebook-aim-win = The last mask on stage wins.

## Setting the stage

rulebook-setting = Setting the stage
rulebook-setting-hand = { $hand ->
    [one] One hidden card
   *[other] { $hand } hidden cards
} each, at random. Look at your own whenever you like, at the others’ never.
rulebook-setting-coins = { $coins ->
    [0] The purses are empty.
    [one] One coin in every purse.
   *[other] { $coins } coins in every purse.
}
rulebook-setting-court = The rest is the Court, face down.
rulebook-setting-copies = Up to { $players } players: { $copies } copies of each character.
rulebook-bank = The Treasury holds { $coins } coins in all, and pays what it has.
rulebook-bank-endless = The Treasury has no bottom.
rulebook-setting-first = The last winner begins; on a first evening, chance does.

## A turn

rulebook-turn = On your turn
rulebook-turn-one = One action, just one, and nobody passes. Without claiming anything, you may take:
rulebook-turn-forced = Whoever begins a turn with { $n } coins or more has no choice left: { $action }.

## The order of things

rulebook-order = The order of things
rulebook-order-claim = You announce the action, its target, and whom you claim to be. The price is set aside.
rulebook-order-doubt = Anyone may doubt whom you claim to be.
rulebook-order-counter = Whoever is entitled may counter, with a claim in return.
rulebook-order-doubt-again = Anyone may doubt the counter, too.
rulebook-order-act = Whatever still stands takes place.
rulebook-order-clock = { $n ->
    [one] One second
   *[other] { $n } seconds
} to react. Silence lets it go.
rulebook-order-no-clock = No hourglass: the stage waits until everyone has answered.

## The actions

rulebook-cost = { $cost ->
    [one] One coin.
   *[other] { $cost } coins.
}
rulebook-effect-gain = Takes { $coins ->
    [one] one coin
   *[other] { $coins } coins
} from the Treasury.
rulebook-effect-kill = The opponent aimed at loses a character.
rulebook-effect-steal = Steals up to { $coins } { $coins ->
    [one] coin
   *[other] coins
} from an opponent.
rulebook-effect-exchange = Draws { $draw ->
    [one] one card
   *[other] { $draw } cards
} from the Court, keeps any without growing the hand, and returns the rest.
rulebook-effect-interrogate = The opponent aimed at secretly shows one card, freely chosen, which is handed back or replaced.
rulebook-effect-convert = Changes sides.
rulebook-effect-convert-other = Makes an opponent change sides.
rulebook-effect-embezzle = Empties the reserve into one’s purse.
rulebook-denies = One swears not to hold { $role }: whoever does is lying.
rulebook-quoted = “{ $name }”
rulebook-stopped = Countered with { $roles }.
rulebook-unstoppable = Cannot be countered.

## The characters

rulebook-either = One of two. { $words }
rulebook-idle = Has no action at all.
rulebook-stops-anyone = Counters { $action }, from any opponent.
rulebook-stops-target = Counters { $action } when aimed at oneself.
rulebook-stops-nothing = Counters nothing.
rulebook-fifth = Never on stage on the same night as { $roles }.
rulebook-aside-duchesse = She never counted her income. Others count it for her, and call themselves Duchess.
rulebook-aside-assassin = A most punctual man. No client of his has ever complained.
rulebook-aside-comtesse = They call her fragile. They have called her dead, too, more than once.
rulebook-aside-capitaine = He does not steal: he collects a tax whose name is known to him alone.
rulebook-aside-ambassadeur = He changes faces at every border, and the border often runs through here.
rulebook-aside-inquisiteur = He never asks twice. Once is enough to make them sweat.

## Doubting

rulebook-doubting = Doubting
rulebook-doubting-who = Every opponent still in play may doubt, concerned or not. The quickest counts.
rulebook-doubting-lie = It was a lie: the liar loses a character, freely chosen, the claim falls, and the price is given back.
rulebook-doubting-truth = It was the truth: the card is shown, shuffled into the Court and replaced. The doubter loses a character, freely chosen, and the claim stands.
rulebook-doubting-same = Two doubts at the same instant? The one next to the accused, in turn order.

## Countering

rulebook-countering = Countering
rulebook-countering-claim = To counter is to claim someone who stops the action. You may lie here too, and here too anyone may doubt.
rulebook-countering-who = What aims at you, you alone may counter. What aims at nobody, any opponent may.
rulebook-countering-once = One counter an action. If it is caught lying, the action takes place.
rulebook-countering-stands = If the counter stands, the action fails, and its price stays paid.
rulebook-countering-after-on = Whoever wrongly doubts { $action } may still counter it, with a mask left to do so.
rulebook-countering-after-off = Whoever wrongly doubts { $action } may not counter it any more.

## Losing and winning

rulebook-losing = Losing, winning
rulebook-losing-one = You choose which of your characters falls. Face up, it stays in sight and can do nothing.
rulebook-losing-all = No mask left: you are out, and your coins return to the Treasury.
rulebook-losing-both = A single turn may cost everything: an unlucky doubt, then the blow itself.
rulebook-losing-gifts = No coin is ever given or lent.
rulebook-losing-win = As soon as only one player hides a character, the curtain falls. The winner begins the next match.

## For two

rulebook-two = For two
rulebook-two-packs = Three packs of { $n } characters: one for each player, one for the Court.
rulebook-two-court = From the Court’s, each gets one card at random; the other { $n } stay there.
rulebook-two-pick = From their own, each secretly picks one card. The other { $n } leave the match unseen.
rulebook-two-coins = Whoever begins gets { $first ->
    [0] an empty purse
    [one] one coin
   *[other] { $first } coins
}, the other { $second ->
    [0] too
    [one] one
   *[other] { $second }
}.

## Two parties

rulebook-parties = Two parties
rulebook-parties-sides = Red and Black alternate around the table.
rulebook-parties-own = Nobody strikes their own side, steals from it, or counters its aid.
rulebook-parties-alone = Once a single party is left alive, everyone is everyone’s enemy again.
rulebook-parties-reserve = What is paid to change sides goes to the reserve, not to the Treasury.
rulebook-crossing = Changing sides

## The house

rulebook-house = Tonight’s law
rulebook-house-cut = The scissors mark house rules.
rulebook-house-plain = Nothing was cut: these are the rules as they come.

rulebook-end = The end
rulebook-end-words = Now you know everything. Look as if you did not.
