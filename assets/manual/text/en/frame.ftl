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

every-kind = every kind
default-required = *required*
no-keys = It has no keys: its name says everything.

game-title = The manual of mods: { $game }
game-intro = What a mod may write of { $game }, in any file `*.toml` of its folder { $folder }. Names are short inside a mod (`duchesse`) and carry it from outside (`"base:duchesse"`). A table named after a thing of another mod changes only the keys that it writes; `extends = "base:duchesse"` begins a new thing with all that another says, and `remove = ["block"]` makes as if nobody had written a key. The page is printed from what the game reads: it cannot be out of date, only out of patience.
section-words = Its words in `text/`: { $words }.
section-running = A match that is being played takes over at once: { $keys }. The rest waits for the next one.
section-running-only = A match that is being played takes over at once: { $keys } of { $only }. The rest waits for the next one.
house-rules-title = House rules
house-rules-intro = What the lobby lets a table choose. A mod changes one by its name, `[flag."base:…"]`; rules of its own change nothing unless a game or a script asks for them.
rule-words = { $name }. { $hint }
rule-zero = (0: { $words }.)
words-title = The words of these examples
words-intro = Beside the tables lie the words, one file for each language.
