# Complots: names, actions, house rules, refusals.

game-complots = Complots
    .pitch = Hidden faces, solemn oaths, shameless lies. The last mask wins.

## Characters

name-duchesse = Duchess
    .the = the Duchess
    .of = of the Duchess
    .does = Takes three coins from the Treasury.
    .blocks = Blocks foreign aid.
name-assassin = Assassin
    .the = the Assassin
    .of = of the Assassin
    .does = Pays three coins: a character falls.
    .blocks = Blocks nothing. Strikes.
name-comtesse = Countess
    .the = the Countess
    .of = of the Countess
    .does = Takes nothing, does nothing, survives.
    .blocks = Blocks the Assassin.
name-capitaine = Captain
    .the = the Captain
    .of = of the Captain
    .does = Steals two coins.
    .blocks = Blocks stealing.
name-ambassadeur = Ambassador
    .the = the Ambassador
    .of = of the Ambassador
    .does = Draws two cards from the Court and chooses.
    .blocks = Blocks stealing.
name-inquisiteur = Inquisitor
    .the = the Inquisitor
    .of = of the Inquisitor
    .does = Swaps a card, or looks at someone else’s.
    .blocks = Blocks stealing.

## Actions: name, short promise, words on the ticket

action-revenu = Income
    .hint = brings one coin. No glory, no risk.
    .says = and pockets one coin
action-aide = Foreign aid
    .hint = brings { $coins } { $coins ->
        [one] coin, if they let you.
       *[other] coins, if they let you.
    }
    .says = and asks for two coins
action-assassinat = Execution
    .hint = fells a character: no speech, no mask.
    .says = and strikes { $target }
action-duchesse = Duchess
    .hint = takes { $coins } { $coins ->
        [one] coin
       *[other] coins
    } from the Treasury.
    .says = and takes three coins
action-assassin = Assassin
    .hint = fells one of the target’s characters.
    .says = and aims at { $target }
action-capitaine = Captain
    .hint = steals { $coins } { $coins ->
        [one] coin
       *[other] coins
    } from the target.
    .says = and steals { $coins } { $coins ->
        [one] coin
       *[other] coins
    } from { $target }
action-ambassadeur = Ambassador
    .hint = draws { $draw } { $draw ->
        [one] card
       *[other] cards
    } from the Court and chooses.
    .says = and consults the Court
action-inquisiteur = Inquisitor
    .hint = draws one card from the Court and chooses.
    .says = and consults the Court
action-interrogatoire = Interrogation
    .hint = looks at one of the target’s cards.
    .says = and questions { $target }
action-conversion = Conversion
    .hint = you join the other party.
    .says = and changes party
action-ralliement = Persuasion
    .hint = turns the target to the other party.
    .says = and turns { $target }
action-detournement = Embezzlement
    .hint = empties the reserve, if one has no Duchess.
    .says = and empties the reserve

## House rules

flag-fifth_character = Fifth character
    .hint = Who completes the cast.
    .ambassadeur = Ambassador
    .inquisiteur = Inquisitor
flag-forced_at = Too many coins
    .chip = { $n }-coin rule
    .hint = Whoever begins a turn with as many has no choice left: Execution, and nothing else.
flag-forced_at-zero = Never too many
flag-treasury = Treasury
    .chip = Treasury of { $n } coins
    .hint = A bank that can run dry, or a bottomless one.
flag-treasury-zero = Bottomless Treasury
flag-starting_coins = Starting purse
    .chip = { $n ->
        [0] Empty purses to start
        [one] { $n } coin to start
       *[other] { $n } coins to start
    }
    .hint = What everyone carries when the curtain rises.
flag-block_after_challenge = Block after doubting
    .on = Doubt, then block
    .off = Doubters cannot block
    .hint = A target who wrongly doubts the Assassin may still call on the Countess.
flag-reaction_seconds = Reaction time
    .chip = Reaction: { $n } s
    .hint = How long suspicion may linger.
flag-reaction_seconds-zero = Reaction: no limit
flag-factions = Two parties
    .on = Two parties
    .off = Everyone for themselves
    .hint = You do not strike your own… while there are others left.

## Refusals

refusal-match-over = The curtain has fallen.
refusal-not-an-action = Nobody can do that.
refusal-not-your-turn = Nobody asked you.
refusal-not-your-seat = That is not your seat.
refusal-one-answer = One answer at a time.
refusal-wrong-moment = Not now.
refusal-no-such-action = That action is not on the programme.
refusal-too-poor = It costs { $cost } { $cost ->
        [one] coin
       *[other] coins
    }, you have { $coins }.
refusal-too-rich = The { $limit }-coin rule: Execution, and nothing else.
refusal-reserve-empty = The reserve is empty.
refusal-forbidden-by-mod = A mod forbids it tonight.
refusal-no-target-needed = That action aims at nobody.
refusal-target-needed = Choose someone.
refusal-target-self = Choose someone else.
refusal-target-out = That mask has already left the Court.
refusal-target-same-side = You do not strike your own party.
refusal-cannot-block = It is not yours to block.
refusal-blocks-nothing = That character does not block this.
refusal-not-your-card = You do not hold that card.
refusal-keep-count = Keep exactly { $count } { $count ->
        [one] card
       *[other] cards
    }.

## What a mod cannot write

problem-action-target = this effect strikes someone: it needs target = true.
problem-action-block = a block with by = "target" needs target = true.
problem-action-claims = one claims or denies, not both.
problem-action-parties = this effect belongs to the two parties: it needs factions = true.
problem-deck-small = too few cards to serve 2 to 8 players and keep a Court.
