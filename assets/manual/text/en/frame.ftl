# What every page of the manual says.

a-name = NAME
column-key = Key
column-type = Type
column-range = Range
column-default = Default
column-sentence = Meaning
column-rule = Rule
column-game = Game
column-table = Table
column-word = Word
column-words = Words

type-int = whole number
type-float = number
type-str = text
type-bool = `true` or `false`
type-any = plain value
type-any-ref = full name
type-choice = one of these words
type-or = { " " }or{ " " }
type-ref = name of one of { $table }
type-list = list of: { $item }
type-pair = list of { $n } of: { $item }
type-table = table: { $name } = { $value }
type-words = one of the words of { $place }
type-struct = table { $place }

range-and = ;{ " " }
range-from = at least { $least }
range-to = at most { $most }
range-both = { $least } to { $most }
range-both-above = above { $least }, at most { $most }
range-both-below = { $least } to below { $most }
range-step = { $range }, in steps of { $step }
range-pattern = like { $pattern }
range-items-from = at least { $least } of these
range-items-to = at most { $most } of these
range-items-both = { $least } to { $most } of these
range-letters-to = at most { $most } letters
range-letters-both = { $least } to { $most } letters

every-kind = every kind
default-required = *required*
no-keys = It has no keys: its name says everything.

game-title = The manual of mods: { $game }
game-intro = What a mod may write for { $game }, in any file `*.toml` of its folder { $folder }. Names are short inside a mod (`duchesse`) and carry it from outside (`"base:duchesse"`). A table named after a thing of another mod changes only the keys that it writes; `extends = "base:duchesse"` begins a new thing with all that another says, and `remove = ["block"]` makes as if nobody had written a key. The page is printed from what the game reads: it cannot be out of date, only out of patience.
game-hooks = What numbers and effects cannot say, a script can: its hooks stand on [another page]({ $page }).
others-title = The other pages
section-words = Its words in `text/`: { $words }.
section-running = A match that is being played takes over at once: { $keys }. The rest waits for the next one.
section-running-only = A match that is being played takes over at once: { $keys } of { $only }. The rest waits for the next one.
house-rules-title = House rules
house-rules-intro = What the lobby lets a table choose. A mod changes one by its name, `[flag."base:…"]`; rules of its own change nothing, for no game asks for them, and the game says so.
rule-words = { $name }. { $hint }
rule-zero = (0: { $words }.)
words-title = The words of these examples
words-intro = Beside the tables lie the words, one file for each language.

# Pages of scripts.

column-fact = Fact
column-limit = What
column-most = At most
hooks-title = The manual of mods: scripts of { $game }
hooks-intro = What scripts of this game are told, hook by hook, and what they may wish for. A handler is a function in the table `on` that a script returns: it is given `facts` and returns a list of wishes. What holds for scripts of every game stands on [its own page](scripts.md); `perfidie mods run FILE HOOK FACTS.json` asks one handler alone. Seats are counted from 1.
every-hook-title = What every hook tells
every-hook-intro = These facts are there always, as everybody may know them.
wishes-title = Wishes
wishes-intro = Each wish is a table whose `wish` says what. The rules grant it as the laws of the game do; whatever cannot be is a mistake, and told with file and line. `forbid` and `allow` are granted at the hook `legal` alone, and `legal` grants nothing else. `allow` lifts one of the refusals that `closed` may tell of, for the question that is asked: it asks none of its own.
hook-open = Only scripts of the mod that brought the card or the spell are told, and beside this what its player alone knows.
no-facts = Nothing beside what every hook tells.
fact-memory = What this mod has wished to remember in this match, by key.
fact-flags = The house rules `[flag.NAME]` that this mod has brought itself, by name, as they are in this match; `nil` where it has none.

scripts-title = The manual of mods: scripts
scripts-intro = A script in Lua 5.4 does what numbers and effects cannot say. It hears of what happens, and wishes; the rules grant it or do not. It sees plain data, no file, no clock and no dice but its own. What each game tells and grants:
laws-title = What holds for every script
law-order = Scripts are asked by `priority`, the highest first, then in the order in which their mods are read.
law-all-or-nothing = The wishes of one call are all granted, or none of them is.
law-chain = What comes of a wish is told to scripts in turn, the nearest first, down to { $deepest } consequences of consequences.
law-once = In such a chain each handler is asked once.
law-secrets = Facts are what everybody at the table may know; only a mod’s own card or spell tells its scripts what its player knows. The hook `legal` is told what the player knows who is asked, and leaves no trace but the options that it forbids or allows; the last one is never forbidden.
law-same = Nothing lasts from one call to the next but what is wished to be remembered: the same match, played again, is the same.
law-shape = A script may declare what it remembers: `return {"{"} remembers = {"{"} count = 0, names = {"{"} "" {"}"}, seats = {"{"}{"}"} {"}"}, on = … {"}"}`. Each value stands for its kind, `{"{"}{"}"}` for any table. Nothing else is then kept, and where a script is changed while it is played, what no longer has the shape is told it no more; everybody hears which keys.
law-strikes = A script that is stopped, or wishes for what cannot be, is told of with file and line; after { $strikes } times its mod is silenced for the match. At `legal` nothing is counted: it only forbids and allows nothing.
law-say = `say` says a message of the mod’s own words, `said-KEY`, to everybody. Campaigns remember one with the facts `deed` and `seat`, perhaps `word`, as what this seat has done: a boss’s script says the deed `boss-used`, with the name of the power as its word.
limits-title = What a script may cost
limits-intro = Work is counted, never timed: every machine stops a script at the same place.
limit-work = Work of one call, in instructions and what functions charge
limit-decision = Work of all calls of one decision together
limit-memory = Megabytes of memory of a call
limit-text = Bytes of the longest text
limit-depth = Calls inside one another
limit-items = Values in facts, in wishes, in a table that is sorted
limit-source = Bytes of a script
limit-kept = Bytes that a mod may remember in a match, as JSON
