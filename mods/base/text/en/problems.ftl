# What is wrong in a mod, in the settings or in a saved match.

problem-error = error
problem-warning = warning
problem-colon = :
problem-or = { " " }or{ " " }

problem-kind-int = a whole number
problem-kind-float = a number
problem-kind-bool = true or false
problem-kind-str = a text in quotes
problem-kind-list = a list in brackets
problem-kind-table = a table
problem-kind-none = nothing

## Keys and their values

problem-unknown-key = nobody here knows the key “{ $key }”.
problem-missing-key = the key “{ $key }” is missing.
problem-wrong-type = expected { $expected }, got { $got }.
problem-out-of-range = expected a number from { $least } to { $most }, got { $got }.
problem-too-small = expected at least { $least }, got { $got }.
problem-too-big = expected at most { $most }, got { $got }.
problem-not-multiple = { $got } does not fall on a step of { $step }.
problem-bad-shape = { $got } is not of the expected shape, { $pattern }.
problem-too-short = expected at least { $least } of them, got { $got }.
problem-too-long = expected at most { $most } of them, got { $got }.
problem-not-one-of = { $got } is not one of the choices.
problem-refused = { $reason }
problem-given-id = the id is “{ $id }”: it is read from the table’s name, never written.
problem-bad-name = { $got } is not a name: use small letters, digits, - or _, and begin with a letter.

## References between tables

problem-unknown-table = no table “{ $key }” is read here.
problem-no-such-def = there is no “{ $id }”.
problem-not-required = “{ $id }” belongs to the mod “{ $mod }”, which this one does not require.
problem-extends-circle = this definition ends up beginning with itself: { $ring }.
problem-other-kind = “{ $id }” is a table “{ $got }”: extends wants a “{ $expected }”.
problem-nothing-removed = nobody wrote “{ $key }” so far: there is nothing to remove.
problem-duplicate-id = “{ $id }” is already there, see { $first }.
problem-empty-section = not one table “{ $table }”: nobody can play without.

## Files and mods

problem-toml = this is not TOML ({ $reason }).
problem-too-deep = too many tables within tables.
problem-long-line = this line is longer than { $most } letters.
problem-long-key = this key has more than { $most } parts.
problem-big-number = this number has more than eighteen digits.
problem-no-number = this number never ends.
problem-not-regular = this is a pipe or a device, not a file.
problem-link-outside = this link leads out of the mod’s folder.
problem-too-large = this file is larger than { $most } MB.
problem-no-such-file = there is no such file.
problem-no-such-folder = there is no such folder.
problem-no-sound = “{ $file }” is not a sound that can be played.
problem-no-picture = “{ $file }” is not a PNG picture.
problem-large-picture = “{ $file }” is too large: 4096 pixels a side and 32 MB are enough for a portrait.
problem-unreadable = this file cannot be read ({ $reason }).
problem-unwritable = this file cannot be written ({ $reason }).
problem-game-gone = the game of the last evening, “{ $game }”, is not in this house any more.
problem-encoding = these bytes are not UTF-8.
problem-missing-mod = the mod “{ $id }”, which this one requires, is not here.
problem-duplicate-mod = two mods are called “{ $id }”; the other is { $first }.
problem-circle = these mods wait for one another: { $ring }.
problem-broken-mod = the mod “{ $id }”, which this one requires, is out of order.
problem-newer-format = this mod was written for a newer Perfidie.
problem-wrong-version = the mod “{ $id }” is here in version { $got }, and this one wants { $range }.
problem-conflicting-mod = this mod and “{ $id }” will not share a table.
problem-bad-need = { $got } names no mod, or its versions make no sense.
problem-bad-version = { $got } is no version.
problem-needs-newer = this mod wants Perfidie { $got }; this is { $version }.
problem-unnamed-game = this mod changes “{ $game }” and does not say so.
problem-mod-off = the mod “{ $id }”, which this one requires, is switched off.
problem-needs-itself = this mod names itself here.
problem-dotted-id = “{ $table }” is no place for a table within a table.
problem-stray-message = nobody asks for the message “{ $key }”.
problem-stray-file = the file “{ $key }” is not read.
problem-lua-global = nothing is called “{ $key }” here.
problem-lua-fact = “{ $key }”: this moment tells no such fact.
problem-lua-wish = “{ $key }” is no wish of this game.
problem-lua-wish-key = this wish says nothing of “{ $key }”.
problem-script-source = this script cannot be read: { $words }.
problem-unknown-hook = “{ $key }”: no moment of { $game } is called so.
problem-stray-folder = the folder “{ $key }” is not read.
problem-stray-pack = “{ $key }” is still tied up: no mod is read from it.
problem-empty-mod = this folder is empty: a fine place for a mod.
problem-idle-mod = the mod “{ $id }” says nothing: neither tables, nor words, nor looks.
problem-unasked-def = no rule ever asks for “{ $key }”: it changes nothing.
problem-unknown-variable = “{ $id }” is never told “{ $key }”: it would be seen as it stands.
problem-line-ends = a carriage return stands alone here, as in the days of typewriters.
problem-no-texts = this mod has no texts in this language.
problem-no-words = nothing says “{ $key }” ({ $languages }): only the key would be seen.
problem-mute = no mod has texts in this language: one would only see keys.
problem-fluent = Fluent cannot read this message ({ $reason }).
problem-text-deep = too many floors, of braces or of quotes: { $most } at most.
problem-text-circle = “{ $id }” ends up quoting itself, by way of “{ $ring }”.
problem-text-endless = with all that it quotes, “{ $id }” has more than { $most } pieces.

## Boxes of tiles

problem-box-twins = the same symbol is there twice: a people has two different ones.
problem-box-dash = a symbol of a box has no dash in its name: the dash joins the two symbols of a people.
problem-box-tables = tables needs one line, and only one, for each number of players from 2 to 7.
problem-box-small = the box holds too few tiles to serve every player at one of its tables.
problem-box-armies = at every table, each player needs three armies at least once all objectives are hidden.
problem-box-parity = tiles minus objectives must be odd at every table, or players could not end with as many tiles each.

## Cards with effects, and guns

problem-card-empty = a card without an effect is of no use to anybody: it needs at least one.
problem-card-target = one of its effects wants somebody chosen: it needs target, [] for anybody.
problem-card-by = "other" in by can never be true: nobody is somebody else.
problem-card-condition = only_if names a condition that nobody here knows.
problem-card-save = "save" goes with moment = "dying", and neither goes without the other.
problem-card-bets = at that moment there is no die to turn yet.
problem-card-dice = a card turns the die only once: one set-die or turn-die.
problem-card-aim = guns are aimed before a shot only: "aim" wants moment = "before-shot".
problem-card-shot = after the count there is no shot left to force or to cancel.
problem-team-gun = a gun needs at least two cards more than the highest bet, and more cards than BALLES.

## Campaigns

problem-campaign-one-cue = a cue does one thing, and one only (enter, say, light…).
problem-campaign-cue-keys = these keys do not go with this verb: one is missing, or one too many.
problem-campaign-quick-camera = the camera is never quicker than 600 ms.
problem-campaign-nested-cues = “together” holds no other “together”.
problem-campaign-one-effect = a consequence does one thing, and one only (trust, count, word…).
problem-campaign-effect-keys = these keys do not go with this consequence: one is missing, or one too many.
problem-campaign-fact = nobody knows this fact: the manual of campaigns lists them.
problem-campaign-word-limit = this fact is a word: ask “is”, neither “at_least” nor “at_most”.
problem-campaign-of-whom = a relation is with somebody: it wants “of”.
problem-campaign-limits = the least is more than the most.
problem-campaign-rivals = “rivals” counts those with whom a relation holds: it wants a relation “of” any.
problem-campaign-closed-choice = a choice that may be closed says why: “when” and “reason” go together.
problem-campaign-no-cause = what is “caused” has a cause: it wants “when”.
problem-campaign-one-choice = one choice is none: two at least, or none.
problem-campaign-all-closed = every choice may be closed: one must have neither condition nor cost.
problem-campaign-bent = the bent rule must be among the chapter’s house rules (flags).
problem-campaign-last-way = the last way is the one that is left: it has no condition.
problem-campaign-save = this story cannot be read any more: its file is damaged.
problem-campaign-newer = this story was written by a newer Perfidie.
problem-campaign-first = the campaign begins with a chapter that does not exist.
problem-campaign-unreached = no way leads to this chapter.
problem-campaign-unwritten = nothing essential is written here: { $moment }. What is not written is refused.
problem-campaign-dead-end = after this chapter there is neither a way nor an ending.
problem-campaign-last-ending = the last ending is the one that is left: it has no condition.
problem-campaign-uncalled = no scene and no choice calls this scene.
problem-campaign-again = an essential scene that comes back would be told without an end: it wants “once”.
problem-campaign-never-played = in { $runs } stories nobody came to this chapter.
problem-campaign-never-open = in { $runs } stories this scene could never be told.
problem-campaign-never-told = this scene could have been told, but in { $runs } stories another always took its place.
problem-campaign-rare-ending = { $share }% of stories end like this: it takes { $least }.
problem-campaign-no-ending = { $times } of { $runs } stories have no ending.
problem-campaign-endless = { $times } of { $runs } stories do not stop.
problem-campaign-few-lines = { $got ->
    [0] no line
    [one] one line
   *[other] { $got } lines
} of one’s own: it takes { $least }.
problem-campaign-never-draws = no scene draws a line for this person (draw).
problem-campaign-never-said = in { $runs } stories there was never an occasion for this line.
problem-campaign-repeats = a line comes back when { $share }% of the others were heard: it takes { $least }.
problem-campaign-no-puppet = “{ $got }” is no puppet.
problem-campaign-no-prop = “{ $got }” is no prop.
problem-campaign-no-backdrop = “{ $got }” is no backdrop.
problem-campaign-no-light = “{ $got }” is no light.
problem-campaign-no-sound = “{ $got }” is no sound.
problem-campaign-no-music = “{ $got }” is no music.
problem-campaign-no-person = nobody is called “{ $got }”.
problem-campaign-no-mod = the mod “{ $got }” is not here.
problem-campaign-off-stage = “{ $who }” is not on the stage: { $verb } comes before the entrance.
problem-campaign-cameras = the camera moves more than once.
problem-campaign-not-who = “{ $who }” is in the scene, but not in “who”.
problem-campaign-no-witness = “{ $who }” was no witness of “{ $fact }” and cannot speak of it.
problem-campaign-unread = nobody reads what “{ $choice }” does, neither now nor within { $within } chapters.
problem-campaign-no-consequence = “{ $choice }” changes nothing.
problem-campaign-no-words = “{ $key }” is not written ({ $language }).
problem-campaign-bad-words = “{ $key }” wants a word that nobody gives ({ $language }).
problem-campaign-typography = “{ $key }” is badly set ({ $language }): … { $said } …
problem-campaign-long-choice = “{ $key }” has { $got } letters ({ $language }): a choice has { $most } at most.
problem-campaign-long-line = “{ $key }” has { $got } letters ({ $language }), and does not fit two lines of 42.

## House rules

problem-unknown-flag = no house rule is called “{ $key }”.
problem-flag-bounds = needs min, max greater than min, and a step of at least 1.
problem-tryout-stuck = with { $players }, trial match { $seed } stops with neither an end nor a move.
problem-tryout-illegal = with { $players }, trial match { $seed } offers a move that the rules refuse.
problem-tryout-endless = with { $players }, trial match { $seed } never ends.
problem-tryout-crash = with { $players }, trial match { $seed } brings the scenery down ({ $reason }).
problem-deck-twins = a character is named twice in it.
problem-flag-negative = a house rule does not go below zero.
problem-table-no-action = without the parties no action is in play: there must be one for both kinds of table.
problem-table-no-free-action = a player without a coin could do nothing: the cheapest action costs { $cost }, and one must be free.
problem-table-card-never = nobody will ever play this card: at that moment ({ $moment }) nobody is “{ $condition }”.
problem-table-card-unheard = this card asks a script, and none of the mod “{ $id }” listens to “played”.
problem-table-no-zones = there is no table for { $players } armies.
problem-table-flag-kind = this house rule is no longer of the kind that the game knows.
problem-flag-choices = needs at least two different choices.
problem-flag-default = the default is not one of the values allowed.

## What would mend it

hint-did-you-mean = Did you mean “{ $near }”?
hint-known = Choose from: { $known }.
hint-no-keys = Nothing can be said here besides.
hint-whole-list = Single entries of a list cannot be removed: write the whole list anew.
hint-plain-name = Use small letters, digits, - or _, and begin with a letter.
hint-quote-id = If “{ $id }” is to be changed, write [{ $table }."{ $id }"].
hint-other-game = It is read in the folder { $games }.
hint-switch-on = Switch it on in the lobby, or with “perfidie mods on { $id }”.
hint-version-shape = Write it like this: 1.2.0.
hint-rename-manifest = Is it “{ $near }”? Rename that to mod.toml.
hint-move-up = One lies in “{ $folder }”: move what is in there one folder up.
hint-straight-quotes = TOML knows straight quotes only: ".
hint-quote-colon = A name with a colon stands in quotes: [action."base:assassin"].
hint-equals-sign = Between a key and its value stands “=”, not “:”.
hint-add-key = Add it.
hint-add-manifest = A mod is a folder with a mod.toml in it.
hint-install-pack = Untie it with “perfidie mods install”, then take it away.
hint-unpack = Unpack it here: a mod is a folder with a mod.toml in it.
hint-own-folder = Put it into a folder of its own, with a mod.toml beside it.
hint-say-something = Has one of its folders stayed behind?
hint-no-variables = It is told nothing: leave the words alone on stage.
hint-save-lines = Save the file with the line ends of Unix (LF) or Windows (CRLF).
hint-add-table = Has the file that holds it gone astray?
hint-add-requires = Add “{ $mod }” to requires in mod.toml.
hint-install-mod = Install it, or take it out of requires.
hint-other-version = Install a version that it accepts, or widen the range.
hint-part-mods = Keep one of the two.
hint-need-shape = Write it like this: "duel >=1.2, <2".
hint-name-game = Add it to games in mod.toml.
hint-beside = Put it beside this file, in the folder look of the mod.
hint-wav-only = Use a WAV file of 16 bits.
hint-wav-or-ogg = Use a WAV file, which is heard everywhere, or an OGG file.
hint-png = Save the picture as PNG.
hint-utf-8 = Save the file as UTF-8.
hint-plain-file = Put a real file in its place.
hint-copy-inside = Copy what it points at into the mod instead.
hint-smaller-file = Split it, or put it on a diet.
hint-break-line = Break the line now and then.
hint-shorter-key = Even an archduke’s titles are shorter.
hint-flatter = Sixty-four floors are enough for any plot.
hint-smaller-number = Nobody here counts further than eighteen digits.
hint-toml = A quote, a bracket or an equals sign must have got lost around there.

## Saved matches

save-damaged = This match is damaged from line { $line } on ({ $moves ->
    [0] nothing of it can be saved
    [one] the first move is safe
   *[other] the first { $moves } moves are safe
}).
save-foreign = “{ $file }” is not a match of Perfidie.
save-newer = This match comes from a newer Perfidie ({ $version }): this one cannot read it.
save-unreadable = “{ $file }” cannot be read ({ $reason }).
save-unwritable = { $reason ->
    [full] The disk is full
    [forbidden] The disk refuses
   *[failed] The disk misbehaves
}: the match goes on, but is no longer being saved.
save-playing = { $where ->
    [here] This match is already being played in another Perfidie (process { $process }, since { $since }): one pen for one match.
    [there] This match is already being played on another machine, { $machine } (process { $process }, since { $since }): one pen for one match.
   *[somewhere] This match is already being played in another Perfidie: one pen for one match.
}
save-empty = “{ $file }” is empty: the match had not begun.
save-unknown-game = This match is of a game unknown here: “{ $game }”.
save-unknown-action = Move { $tick } is of an unknown kind: this match comes from another version of the rules.
save-unplayable = This match can no longer be set up ({ $reason }).
save-illegal = Move { $tick } is no longer allowed by the rules: this match comes from another version.
save-other-lua = The scripts of this match were run by Lua { $version }, which is not here.
save-diverged = Played again, this match does not end as it ended: the rules have changed since.
no-stage = The stage of { $name } is not built yet. Without a screen it is played already: perfidie simulate { $game }.
no-bots = No bot knows how to play { $name } yet.
no-armies = { $name } has no armies: there is nothing to count in points.
no-army-choice = { $name } has no armies: there is none to choose.
no-such-size = There are no armies of { $points } points; there are: { $sizes }.
wrong-players = { $name } is for { $least } to { $most } players.
no-policy = Nobody plays “{ $policy }”; there is: { $known }.
position-own-rules = A position brings its own house rules: write them in its [flags], not as --flag.
position-players = The position is for { $players } players, the seats are { $seats }.
size-twice = --points already chooses “{ $rule }”: say only one of them.
mods-check-flag = --flag wants the name of a game: mods check GAME --flag name=value.
mods-check-done = { $game }: with { $tables }, { $matches } trial matches played to their end.
save-nothing = No match is waiting to be gone on with.
save-exact = { $n ->
    [0] This match is played as it was begun, without today’s mods.
   *[other] This match is played with the mods it was begun with: { $mods }.
}
save-missing-mods = { $count ->
    [one] A mod this match was played with is missing: { $mods }.
   *[other] Some mods this match was played with are missing: { $mods }.
}
save-changed-mods = { $count ->
    [one] A mod has changed since this match: { $mods }.
   *[other] Some mods have changed since this match: { $mods }.
}
save-added-mods = { $count ->
    [one] A mod has been added since this match: { $mods }.
   *[other] Some mods have been added since this match: { $mods }.
}
save-kept-aside = The file is kept as “{ $file }”.

## What the readers of TOML and Fluent say

syntax-value = a value is missing or misspelt
syntax-statement = this line is neither a key nor a table
syntax-key = no key begins like this
syntax-equals = “=” is missing after the key
syntax-bracket = “]” is missing
syntax-line-end = something follows the value
syntax-array = a list is never closed
syntax-brace = a brace is missing or one too many
syntax-quote = the closing quotes are missing
syntax-escape = nothing is spelt like that behind a backslash
syntax-character = a character has no business here
syntax-date = there is no such date
syntax-twice = this key is said twice
syntax-entry = a message should begin here
syntax-token = a sign is missing
syntax-empty = this message says nothing
syntax-default = one variant, and one only, bears the star
syntax-variant = a variant is missing after “->”
syntax-literal = a number or a quoted text is missing
syntax-placeable = something is missing between the braces
syntax-selector = this is nothing to choose by
