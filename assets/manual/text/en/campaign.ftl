# The page of campaigns.

campaign-campaign = A campaign: its first chapter, what is so when the curtain goes up, and the version that its saves name.
    .version = To be raised when a story that was begun would not fit any more.
    .first = The chapter that it begins with.
    .hero = The puppet that is played.
    .soldiers = The names that soldiers get, in this order.
    .counts = The numbers of the story at the beginning: `night`, `bread`, `favours` or your own.
    .words = The words of the story at the beginning.
    .rumours = The temper that a rival’s bot has, for one chapter, when this is said of him: `{ "{" } word = "rumour", of = "tancrede", is = "wounded" { "}" }`. Three go about at a time.

campaign-person = A person: puppet, voice and seat. The name is good in every mod, without a prefix.
    .puppet = The puppet.
    .prop = What it holds.
    .tint = Its tint.
    .voice = The instrument that murmurs the lines.
    .female = She, not he.
    .seat = The bust at a table, 1 to 8; 0: a free one.
    .rival = Makes the person a rival, and says how things stand at the beginning.
    .tempers = The leaning of the bot, game by game.
    .tell = The tell that gives her away at a table.

campaign-start = How a rival stands with the hero when the curtain goes up.
    .trust = Trust.
    .fear = Fear.
    .debt = Favours owed to the hero; negative: by the hero.

campaign-place = A place on the stage and on the map.
    .backdrop = The backdrop.
    .light = The light that it has by itself.
    .x = Its place on the map, from the left.
    .y = Its place on the map, from the top.

campaign-chapter = A chapter: a match of one game, against whom, under which bent rule, and what follows.
    .campaign = The campaign that it belongs to.
    .act = The act.
    .place = The place.
    .night = The nights that are left.
    .game = The game.
    .seats = Who sits down after the hero, in this order: persons, or `least-trusting`, `most-trusting`, `most-fearing`, `all-but-least-trusting`, `foes`.
    .strength = The strength of the bots: `weak`, `middling` or `strong`.
    .flags = The house rules of this match.
    .bent = The one that is announced.
    .measured = What that rule really does, measured by bots.
    .boss = The rival who has a power; its script is in `mods`.
    .mods = Mods that are switched on for this match alone.
    .armies = The armies, in the order of the seats; whoever has none here leads the one of another chapter.
    .position = The position that it starts from.
    .duel = Of several heroes one alone plays it: whom the rival trusts most.
    .soldiers = How many of the hero’s soldiers have names that the story keeps.
    .minutes = What the match takes.
    .stakes = What is shown before: who is at stake, never how much.
    .begun = What follows when its page is turned, before the first scene.
    .won = What follows a win.
    .lost = What follows a loss.
    .caused = How many `caused` scenes at each moment.
    .evergreen = How many `evergreen` scenes at each moment.
    .next = The ways on: the first that holds; without one the story ends.

campaign-measured = What a bent rule changes, by matches of bots with it and without.
    .wins = Wins of the hero, in points of percentage.
    .minutes = Minutes.
    .matches = In how many matches.

campaign-mark = What a choice shows before it is made: what, with whom, which way, never how much.
    .kind = The sign.
    .of = The person, or the object.
    .way = Up or down.

campaign-mark-kind = The signs.
    .trust = trust, a heart
    .fear = fear, a thorn
    .debt = a debt, a knot
    .promise = a promise, a seal
    .rumour = a rumour, an ear
    .secret = a secret, an eye
    .favour = a favour, a coin
    .object = an object, its own picture

campaign-effect = A consequence: one verb, and what it wants.
    .trust = The trust of this person changes by `add`.
    .fear = The fear of this person changes by `add`.
    .debt = What this person owes changes by `add`.
    .count = This number changes by `add`.
    .word = This word becomes `is` (`of`: for this person).
    .ledger = The clerk writes this line: `ledger-NAME`.
    .go = This scene follows.
    .sell = The hero sells this person’s tell, if it is known and was not sold before: two favours, and one chance in two that it comes out (`tell-sold`, `tell-leak`).
    .learn = The hero can read this person’s tell.
    .deed = This deed is noted, done by `by` to `of`.
    .give = This object goes to `to`.
    .add = By how much.
    .is = The word. Wherever a consequence takes a person, `least-trusting`, `most-trusting` and `most-fearing` mean the rival who is so at that moment: `{ "{" } word = "hired-by", is = "least-trusting" { "}" }`.
    .to = Who gets it; `me`: the hero.
    .by = Who did it; `me`: the hero.
    .of = To whom.

campaign-way = A way on from the chapter.
    .to = The next chapter; without it, the end.
    .when = What it takes; the last way takes nothing.

campaign-condition = A fact that is asked; without a limit: at least once.
    .fact = The fact, of the list below.
    .by = Who did it; `me`: the hero, `any`: anybody.
    .of = Who bore it, or with whom the relation is.
    .game = In this game only.
    .within = No further back than so many chapters; 0: this one.
    .at_least = So many times at least.
    .at_most = So many times at most.
    .rivals = With `of = "any"`: for so many rivals at least.
    .is = The word, or the person, that the fact must be.
    .not = The other way round.

campaign-scene = A scene: who, where, when, what is seen and said, what may be answered. Of those that could come the class goes first, then `weight`, then whichever was heard least recently.
    .class = What must be told, what has a cause, or what may always be told.
    .who = Who is in it, beside the hero.
    .place = The place; without it, the chapter’s.
    .chapter = The chapters in which it may come; without them, all.
    .moment = When: before the match, after a win, after a loss, or when another calls it.
    .when = What it takes.
    .weight = The greater, the sooner it comes.
    .once = Once a story.
    .cue = What happens, in this order.
    .choice = What may be answered: two to four, or nothing.
    .then = What follows whatever is answered.

campaign-cue = One thing that happens: a verb, and what it wants (see the verbs below).
    .enter = Comes on, on its rod.
    .leave = Goes off.
    .turn = Turns.
    .gesture = Strikes a pose.
    .look = Turns its head.
    .say = Says `text`.
    .think = Thinks `text`.
    .draw = Says a line of one’s own.
    .light = Changes the light, or lights `on`.
    .sound = A sound.
    .music = Music.
    .camera = The camera glides, in units from the middle.
    .prop = Hands the object `text` to `to`.
    .mask = Puts the mask on or off.
    .weather = What falls.
    .curtain = The curtain.
    .tell = Shows its tell.
    .wait = A silence, in milliseconds.
    .together = All of these at once.
    .side = From which side.
    .at = Where, from 0 (left) to 1 (right).
    .pace = How fast.
    .rod = With the rod to be seen.
    .to = To whom; `public`, `away`.
    .toward = Towards whom; `up`, `down`.
    .pose = The pose.
    .hold = Keeps it.
    .text = The name of the words, or of the object.
    .prompted = It is prompted.
    .on = On whom.
    .level = How much light.
    .ms = In how many milliseconds.
    .caption = The words that stand for the sound.
    .zoom = How close it comes.
    .off = Taken off.
    .of = Whether the tell is true.

campaign-cue-pose = The poses.
    .rest = at rest
    .accuse = points
    .bow = bows
    .stab = stabs
    .talk = talks
    .offer = holds out a hand
    .refuse = refuses
    .think = thinks
    .cheer = cheers
    .threaten = threatens
    .ruban = reties a ribbon
    .bourse = weighs a purse
    .sit = sits down, on a stool
    .kneel = kneels
    .fall = falls, as if on a hinge
    .rise = stands up; until then, or until it walks, whoever is down stays down

campaign-choice = What the hero may say or do. A choice whose `when` does not hold stays there, struck through, with its reason.
    .text = The name of its words: 34 letters at most.
    .register = In which tone.
    .cost = Its cost, in favours.
    .when = What it takes to be open.
    .reason = The name of the words that say why it is closed.
    .marks = What is seen before one chooses.
    .then = What follows.

campaign-line = A line of one’s own, said where a scene draws one (`draw`). Its words are `line-NAME`.
    .class = `evergreen` comes back when all have been said; `caused` is said once.
    .who = Who says it.
    .theme = What it is about: never two of a kind in a chapter.
    .moment = When; without it, always.
    .when = What it takes; whoever speaks must have witnessed it.
    .weight = The greater, the sooner it comes.

campaign-ending = An ending: the first that holds is it.
    .campaign = The campaign.
    .order = Its place in the order.
    .when = What it takes; the last one takes nothing.
    .won = What follows a last match that was won, before the scene.
    .lost = What follows a last match that was lost, before the scene.
    .scene = The scene that plays it.
    .emblem = The icon on its curtain while that is closed; a padlock without it.

cue-verbs-title = The verbs of the stage
cue-verbs-intro = A cue has one verb, and one only; it wants some keys, and allows others.
facts-title = The facts
facts-intro = What a condition may ask. Deeds are counted in matches; a consequence ({ $effects }) changes the rest; the `closest` is the rival who trusts the hero most; `tell-faked` counts the chapters in which a rival faked a tell, and `warned`, of that rival, is the word that tells the hero so until the next chapter. Whoever speaks of a fact must have witnessed it: `perfidie campaign check` sees to that.
column-verb = Verb
column-needs = Wants
column-may = Allows
column-source = What it is
column-sides = Keys
column-witness = Who may speak of it

fact-source =
    .deed = a deed
    .person = a person
    .word = a word
    .relation = a relation
    .count = a number

fact-witness =
    .all = everybody
    .pair = the two
    .me = the hero alone
    .none = nobody

example-campaign =
    .ours = a scene for our persons, in our chapter, without touching our files
    .cause = it is told only if the hero has doubted her
    .draw = a line of her own, perhaps yours
    .open = always open
    .closed = struck through until she trusts the hero
    .own = a story of one’s own, in one chapter
    .rival = a rival of one’s own
    .wall = a place of one’s own, in one of our backdrops
    .bent = the bent rule that is announced
    .way = without a way on, the story ends
    .last = the last ending takes nothing
    .said = said once, and never again
