# The company: who plays, behind which mask, with which hands and under which rules.

lobby-title = The Company
lobby-enter = Step on stage
lobby-free = Empty box
lobby-person = A person
lobby-bot = A bot
lobby-plug = One more pad and we move up
lobby-keys-and-mouse = Keyboard, mouse
lobby-raise = Raise the curtain

## The playbill

lobby-tonight = Tonight, at eight o’clock
lobby-someday = One of these nights
lobby-in-rehearsal = in rehearsal
lobby-players = { $more ->
    [0] { $most } players
   *[other] { $least } to { $most } players
} · { $n ->
    [0] empty house
    [1] you are alone
   *[other] you are { $n }
}
lobby-cards = { $n } cards
lobby-tiles = { $n } tiles
lobby-objectives = { $n ->
    [one] { $n } objective
   *[other] { $n } objectives
}
lobby-team = { $n ->
    [one] A single life each
   *[other] A team of { $n } each
}
lobby-action-cards = { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
}
lobby-house-rule = house rule
lobby-by-the-book = all by the book
lobby-more-rules = and { $n } more
lobby-act-skirmish = Triumph & Treason
lobby-rehearsal-skirmish = Triumph & Treason is in rehearsal: they can triumph, but not betray.

## The house rules, on the back of the playbill

lobby-rules-title = House rules
lobby-mod = { $title }: { $on ->
    [on] yes
   *[off] no
}
    .hint = A mod that this house has found. It changes what is played.
lobby-mod-broken = This mod cannot be read. “perfidie mods” says why.
lobby-rules-reset = Back to the book
    .hint = Everything as the author meant it, poor soul.

## What a door says

lobby-doing-colour = picks a colour
lobby-doing-mask = tries a mask
lobby-doing-name = signs the door
lobby-doing-rules = amends the rules
lobby-doing-bot = winds up a bot
lobby-away = pad has flown
lobby-bot-honest = Honest bot
lobby-bot-bold = Bold bot
lobby-bot-suspicious = Suspicious bot
lobby-bot-vengeful = Vengeful bot
lobby-bot-tuned = { $temper }, { $strength }
lobby-temper-honest = honest
lobby-temper-bold = bold
lobby-temper-suspicious = suspicious
lobby-temper-vengeful = vengeful
lobby-strength-weak = novice
lobby-strength-middling = skilled
lobby-strength-strong = master
lobby-stage-names = Barnaby, Cordelia, Dorian, Eudora, Florizel, Griselda, Horatio, Imogen, Jessamy, Lysander, Marguerite, Nerissa, Orlando, Perdita, Quince, Rosalind, Sebastian, Titania, Ursula, Viola, Zephyrine

## What the buttons do

lobby-ask-enter = Step on stage
lobby-ask-ready = Ready
lobby-ask-rules = House rules
lobby-ask-rules-short = Rules
lobby-ask-bot = Add a bot
lobby-ask-bot-short = Bot
lobby-ask-name = Name
lobby-ask-leave = Leave the box
lobby-ask-leave-short = Leave
lobby-ask-title = Back to the title
lobby-ask-wait = Wait for me
lobby-ask-temper = Temper
lobby-ask-strength = Strength
lobby-ask-dismiss = Dismiss
lobby-ask-free = Clear the box
lobby-ask-take = Take the seat
lobby-ask-done = Done
lobby-ask-letter = Write
lobby-ask-erase = Erase
lobby-ask-suggest = Another name
lobby-ask-sign = Sign
lobby-ask-cancel = Give up
lobby-ask-change = Change
lobby-ask-reset = Reset
lobby-ask-booklet = Booklet
lobby-ask-close = Turn back

## Why the curtain stays down, and other reproaches

lobby-why-nobody-complots = A plot needs somebody to begin with.
lobby-why-alone-complots = A plot in one head is called an idea: it takes two.
lobby-why-nobody-hecatombe = A hecatomb of nobody? That is called peace.
lobby-why-alone-hecatombe = Alone, you can only wage war on yourself: it takes two.
lobby-why-nobody-roulette = A championship without a champion: the barrel spins for nobody.
lobby-why-alone-roulette = Alone against a barrel, it is no longer a sport: it takes two.
lobby-why-crowd = { $extra ->
    [one] This play takes { $most } at most: there is one too many, and everyone knows who.
   *[other] This play takes { $most } at most: there are { $extra } too many.
}
lobby-why-table = { $where ->
    [nowhere] Trial matches at this table go wrong; “perfidie mods check” says why.
   *[other] “{ $where }” forbids this table; “perfidie mods check” says why.
}
lobby-why-trying = The bots try this table first: { $percent }%.
lobby-why-ready = { $count ->
    [one] Only { $name } is not ready yet.
    [2] The curtain waits for { $name } and { $second }.
    [3] The curtain waits for { $name }, { $second } and { $third }.
   *[other] The curtain waits for { $name }, { $second }, { $third } and { $more ->
        [one] one other
       *[other] { $more } others
    }.
}
lobby-why-away = The pad of { $name } has flown: plug it in again, or clear the box.
lobby-all-ready = The whole company is ready: raise the curtain.
lobby-no-rules = One does not amend a play that is still in rehearsal.
lobby-no-booklet = Nobody has written the rules of this game down yet.
lobby-not-yours = This box is taken: knock before you enter.
lobby-unkept = The company will not be remembered: the settings could not be kept.

## House rules of Hecatomb

flag-rounds_to_win = Rounds to win
    .chip = { $n ->
        [one] A single round
       *[other] First to { $n } rounds
    }
    .hint = How often you must survive to be right.
# At eight there are never enough players: the father rule sleeps.
flag-father_rule_from = The father
    .chip = { $n ->
        [8] No fathers
       *[other] Sacred father from { $n }
    }
    .hint = You may not attack your father: the player whose attack has just given you the turn.
flag-no_retreat = Retreat
    .on = No retreat
    .off = Retreat allowed
    .hint = A player’s last army retires unharmed, or dies with the others.

## House rules of Roulette

flag-points_to_win = Points to win
    .chip = { $n } points to win
    .hint = What it takes to win, as long as nobody else has as many.
flag-action_deck = Action cards
    .hint = All the cards, the classics only, or bare luck.
    .full = All action cards
    .named = The classic cards
    .none = No action cards
# Thirty-six: more than six players can ever load.
flag-spare_bullets = Spare BALLES
    .chip = { $n ->
        [36] BALLES galore
        [0] No spare BALLE
        [one] One spare BALLE
       *[other] { $n } spare BALLES
    }
    .hint = What is left in the box to load those who accuse wrongly.
flag-accusation_seconds = Time to accuse
    .chip = Accusing: { $n } s
    .hint = How much silence, after every accusation, makes the pockets close.
flag-accusation_seconds-zero = Accuse at leisure
flag-accusation_gather_seconds = Accusing together
    .chip = Together: within { $n } s
    .hint = Whoever accuses within this time accuses at once, and sees nobody’s choice.
flag-accusation_gather_seconds-zero = One accusation at a time
flag-card_seconds = Time for cards
    .chip = Cards: { $n } s
    .hint = The time to draw an action card, whenever one may be played.
flag-card_seconds-zero = Cards at leisure
flag-skirmish-card_seconds = Time for treachery
    .chip = Treachery: { $n } s
    .hint = The longest that a treachery card is waited for, if nobody holds the window.
flag-skirmish-card_seconds-zero = Treachery at leisure
flag-choice_seconds = Time to choose
    .chip = Pocket and bet: { $n } s
    .hint = After that a pocket is filled at random, and the bet is not to shoot.
flag-choice_seconds-zero = Choose at leisure
flag-aim_seconds = Time to aim
    .chip = Aiming: { $n } s
    .hint = After that one aims at the next player round the table: nobody was closer.
flag-aim_seconds-zero = Aim at leisure
flag-most_rounds = Rounds at most
    .chip = { $n } rounds at most
    .hint = When nobody gets ahead, the living who lead win together after the last one.
flag-most_rounds-zero = Rounds without end

length-estimate = About { $minutes } minutes among people who do not consult their lawyers.

lobby-note-what-complots = Two hidden cards, and leave to lie to all the Court.
lobby-note-long-complots = A quarter of an hour. Revenge comes at once.
lobby-note-need-complots = One screen, a pad each, or one keyboard for two.
lobby-note-goal-complots = Who keeps a mask the longest wins.
lobby-note-what-hecatombe = Swear peace, strike, and betray in good time.
lobby-note-long-hecatombe = Half an hour, oaths included.
lobby-note-need-hecatombe = One screen for all, secrets for each.
lobby-note-goal-hecatombe = Win two rounds, and you are believed.
lobby-note-what-roulette = A bet on how many shots you dare to take.
lobby-note-long-roulette = Half an hour, barring accidents.
lobby-note-need-roulette = One screen, cool blood, a card in the pocket.
lobby-note-goal-roulette = Fifteen points, or outlive them all.
lobby-note-what-skirmish = Two armies, orders, and traitors in every camp.
lobby-note-long-skirmish = A good hour, by the battle’s own clock.
lobby-note-need-skirmish = One table, two staffs, some patience.
lobby-note-goal-skirmish = More points than the foe when the curtain falls.
