# The command line: its pages, and what it refuses.

cli-usage = Usage: { $words }
cli-command = [COMMAND] [OPTIONS]…
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-example = Example:
cli-default = (else { $value })
cli-seats = { $game } { $least } to { $most }

cli-perfidie = Four games of bluff and betrayal on one paper-theatre stage. Without a command: opens the game.
cli-play = Straight to the table, without the lobby.
cli-simulate = Let bots play many matches: wins by seat, speed, length, and a digest of every move.
cli-watch = Bots play on the real screen; with --record also where there is no screen.
cli-shots = Draw every screen in its telling states to PNG, without a window.
cli-replay = Watch a written match again, from the stalls or from a seat.
cli-resume = Go on with a match that was left, or cut off.
cli-armies = Show the armies and their ready lists: units, models, points.
cli-mods = Lists the mods that were found, and everything that is wrong in them; with “check”, tries their tables.

cli-word-answer = first|second
cli-word-facts = FACTS.json
cli-word-game = GAME
cli-word-folder = FOLDER
cli-word-check = check
cli-word-file = FILE
cli-word-name = NAME

## Options

cli-option-help = Show this page.
cli-option-version = Say the version.
cli-option-game = Which game: { $games }.
cli-option-seed = Same seed, same cards. Without it: chance.
cli-option-flag = A house rule, as name=value. Repeatable.
cli-option-points = Armies of so many points; else as the house rules say.
cli-option-players = How many players: { $seats }.
cli-option-armies = Who fights: for each seat an army or a list, with commas.
cli-option-seats = Who sits down: human, pad, keys, keys2, mouse, bot[:temper[:strength]].
cli-option-position = Start from a position (TOML).
cli-option-strength = { $strengths }.
cli-option-record = Write a film instead of opening a window: .gif, or .mp4 with ffmpeg.
cli-option-seconds = A film is no longer than this.
cli-option-folder = Where the pictures go.
cli-option-only = Only the screens whose name begins so.
cli-option-language = fr, en or both.
cli-option-width = Width of the pictures, in pixels.
cli-option-file = A match file.
cli-option-seat = See it from this seat.
cli-option-text = Print what happened instead of showing it.
cli-option-everything = Print everything, a sentence for each event, not only what matters.
cli-option-schema = Print the JSON Schema of a game’s files.
cli-option-yes = Do not ask.
cli-option-kind = Which lesson to begin from: rules, characters, symbols, cards, army, treachery, map, evening.
cli-option-into = Which folder to write into.
cli-option-name = One army, or one of its lists.
cli-option-matches = How many matches.
cli-option-policy = Who plays: { $policies }.
cli-option-as_json = Print one JSON object.
cli-option-save = Write every match to this folder, for replay.
cli-mods-check = “check” tries the tables, or one mod: check FOLDER; “new NAME” begins one, “pack FOLDER” makes a zip of it, “balance FOLDER” measures what it does to a game; “run FILE HOOK” asks one script alone; “manual” prints the manual of mods; “trace” plays the latest match again, or FILE, and tells what its scripts were asked last, and what they answered; “on” and “off” switch one; “list” shows in which order mods are read, and why; “why” tells who set a value; “conflicts” lists what two mods want differently, and “settle” decides it.
cli-mods-game = Which game to try, otherwise all; after the other words the folder, the name, or the value (complots.forced_at).
cli-mods-answer = After “settle”: first or second. After “run”: the hook.
cli-mods-flag = A house rule for the trial: name=value. Repeatable.
cli-mods-about = After “balance”: which game, where the mod changes several.
cli-mods-players = After “balance”: how many players.
cli-mods-matches = After “balance”: how many matches without the mod, and as many with it; else 2000, of the battle 48.
cli-mods-seed = After “balance”: seed of the first deal; the next ones count up.
cli-mods-policy = After “balance”: who plays: { $policies }. Weak ones are much faster.
cli-mods-workers = After “balance”: how many processes; else one for each core.
cli-mods-scheduler = After “balance”: play on the workers of a Dask cluster: tcp://host:8786.
cli-mods-html = After “balance”: write a page with plots to this file.
cli-mods-facts = After “run”: a JSON file, the facts that the script is told.
cli-mods-budget = After “run”: how much work it may do.
mods-trace-asked = { $n }. After { $tick ->
    [one] one move
   *[other] { $tick } moves
}: { $place }, { $hook }
mods-trace-none = { $path } was played without scripts.
mods-trace-hidden = (what one player alone may know, until the match is over)
mods-trace-nothing = No match has been written yet.
cli-mods-language = After “manual”: fr or en; else the language of the settings.
mods-manual-page = There is no page “{ $word }” in the manual. There are: { $known }.
mods-manual-language = The manual does not speak “{ $word }”: { $known }.
mods-run-unread = { $path } cannot be read: { $why }.
mods-run-facts = { $path } holds no facts: { $why }.
mods-run-hook = This script does not listen to “{ $word }”; it listens to: { $known }.
mods-run-stopped = { $place }: { $why }. { $words }
mods-check-sound = { $path }: nothing wrong, and the matches tried come to their end.
mods-check-none = { $path } is neither a folder with a mod.toml nor a zip that holds one.
mods-new-name = A mod cannot be called “{ $word }”: small letters, digits, hyphens, a letter first.
mods-new-kind = “{ $word }” is no kind of mod; there are: { $known }.
mods-new-there = “{ $word }” is there already: { $path }.
mods-new-done = { $path } is ready: open it in an editor, change what you like, then “perfidie mods check { $path }”.
mods-pack-done = { $path }: { $n ->
    [one] one file
   *[other] { $n } files
}.
mods-install-unfit = { $path } is not installed: { $why }
mods-pack-large = what it holds is too large ({ $file }).
mods-pack-outside = “{ $file }” leads out of its folder.
mods-pack-link = “{ $file }” is no plain file, but a link, a device or the like.
mods-pack-locked = “{ $file }” is encrypted, or packed in an unknown way.
mods-pack-name = “{ $file }” is a name that some systems refuse.
mods-pack-twice = “{ $file }” is there twice, but for large and small letters.
mods-pack-empty = there is not one mod.toml, and only one, in its place.
mods-install-ours = “{ $title }” comes with the game: it is switched on or off, not replaced.
mods-install-taken = Something else lies where { $title } would go: { $path }. It stays there.
mods-install-what = { $id } { $version } · { $title }
mods-install-over = replaces { $old }
mods-install-need = { $met ->
    [yes] ✓ wants { $words }
   *[no] ✗ wants { $words }, which is not here
}
mods-install-change = changes { $thing }
mods-install-more = … and { $n } more
mods-install-ask = Install { $id }? [y/N]
mods-install-no = Nothing has changed.
mods-install-done = { $id } is installed: { $path }.
mods-remove-none = No mod is called “{ $word }”.
mods-remove-save = a match uses it: { $file }
mods-remove-ask = Remove { $id }? { $n ->
    [0] No match uses it.
    [one] One match will wait for it.
   *[other] { $n } matches will wait for it.
} [y/N]
mods-remove-done = { $id } is removed; it lies here: { $path }.
mods-list-after = { $n }. { $mod }: read after { $after }
mods-list-free = { $n }. { $mod }: waits for nobody, placed by its name
mods-list-off = –  { $mod }: off; “perfidie mods on { $id }” switches it on
mods-switch-none = No mod is called “{ $word }”. There are: { $known }.
mods-list-out = –  { $mod }: out; “perfidie mods” says why
mods-why-removed = removed
mods-why-by = { $said } (by way of { $id })
mods-why-conflict = Undecided: { $first } and { $second } each want { $field } differently. “perfidie mods conflicts” shows both, number { $n }.
mods-conflicts-none = No two mods disagree.
mods-conflicts-how = Either wins at a word: perfidie mods settle 1 first, or second.
mods-conflict-counts = (counts so far)
mods-settle-number = There is no conflict “{ $word }”: { $most ->
    [0] no two mods disagree
   *[other] “perfidie mods conflicts” numbers them from 1 to { $most }
}.
mods-settle-answer = “{ $word }” settles nothing: first or second.
mods-settle-title = { $mod } has the last word: { $field }
mods-settle-done = { $mod } wins over { $other }: { $field } = { $value }. A mod of your own says so from now on:
mods-why-default = Nobody wrote it: that is its default.
mods-why-none = “{ $word }” names no value; try complots.forced_at, or complots.action.assassin.cost.
mods-why-near = “{ $word }” names no value. Did you mean { $near }?
cli-simulate-seed = Seed of the first match; the next ones count up.
cli-simulate-players = How many players: { $seats }; else 4, or as many as --armies.
cli-resume-file = A match file; without it the last unfinished one.
cli-resume-text = Only say where the match stands.

## Refusals

cli-no-command = There is no command “{ $word }”.
cli-stray = “{ $word }” is one word too many.
cli-no-option = This command has no option “{ $option }”.
cli-no-value = The option { $option } takes no value.
cli-value-lost = The option { $option } wants a value.
cli-missing = { $option } is missing.
cli-bad-value = { $option } wants { $wanted }.
cli-kind-range = a number from { $least } to { $most }
cli-kind-least = a number of at least { $least }
cli-kind-path = the name of a file
cli-no-game = There is no game named “{ $game }”; there is: { $known }.
cli-no-strength = There is no strength “{ $strength }”; there is: { $known }.
cli-no-language = There is no language “{ $language }”; there is: fr, en, both.
cli-no-screen = No screen has a name that begins with “{ $name }”.
cli-no-seat = The match has only { $seats } seats.
cli-no-home = Nobody here lives at “{ $home }”, where PERFIDIE_HOME wants to keep matches and settings.
cli-no-text = “{ $file }” is not a text file in UTF-8.
cli-too-large = “{ $file }” is too large for a position, which fits into { $most } bytes.
cli-system = “{ $file }”: { $reason }.
cli-output = The text cannot be written: { $reason }.
cli-recorded = { $file }: { $frames } pictures.

tally-seat = seat { $seat }
tally-nobody = nobody
tally-speed = moves a second
tally-length = mean length
tally-digest = digest

## What simulated battles come to on average

means-match = a battle
means-army = an army
means-battles = battles
means-wins = won
means-share = share
means-game-turns = game turns
means-first-combat-turn = first combat in turn
means-combats = rounds of combat
means-truces = truces
means-units-lost = units lost
means-armies-without-points = armies without a point
means-winner-without-points = winner without a point
means-ended-early = ended early
means-tokens-points = tokens for points
means-tokens-bribes = tokens in bribes
means-tokens-cards = tokens by cards
means-offers-made = offers made
means-offers-taken = offers taken
means-offer-prompts = presses about offers
means-promises-kept = promises kept
means-promises-broken = promises broken
means-cards-played = cards played
means-windows = windows for cards
means-window-seconds = pure waiting, seconds
means-questions = questions
means-questions-with-choice = with a choice
means-questions-self-answered = answered by themselves
means-minutes = minutes among people
length-unknown = Nobody has measured yet how long this lasts among people.

## What the system refuses

os-acces = access is denied
os-busy = another program uses it
os-dquot = your share of the disk is full
os-exist = it is there already
os-fbig = the file would be too large
os-inval = it is not a plain file
os-io = the disk does not answer
os-isdir = it is a folder
os-loop = its links go round in a circle
os-mfile = too many files are open
os-nametoolong = the name is too long
os-noent = nothing of that name is there
os-nospc = there is no room left
os-notdir = it is not a folder
os-nxio = there is nothing at the other end
os-perm = that is not permitted
os-pipe = nobody listens any more
os-rofs = this disk can only be read

## Films and machines

film-ending = “{ $file }”: a film ends in .gif or .mp4.
film-ffmpeg = “{ $file }”: an .mp4 needs ffmpeg, which is not installed; a .gif does not.
machine-gl = OpenGL is not installed: run `{ $line }` and start again.
machine-fonts = The font libraries are not installed: run `{ $line }` and start again.
machine-x11 = The X11 libraries are not installed: run `{ $line }` and start again.
machine-display = There is no display to open the window on: start the game from a desktop session, or with `xvfb-run` before the command; without one, bots play all the same: `python3 tools/play.py watch complots --record film.gif` films them, `python3 tools/play.py simulate complots` counts who wins.
machine-driver = The graphics driver does not offer OpenGL 3.3: update it, or, on Linux, run `export LIBGL_ALWAYS_SOFTWARE=1` first.
machine-library = The library `{ $library }` is missing or broken: delete the folder .venv and start again with `python3 tools/play.py`.

cli-campaign = For whoever writes campaigns: check them, have bots live them, read them, see their ways.
cli-word-what = check|run|script|graph
cli-campaign-what = “check” proves the campaign, and ends with 1 if something is wrong; “run” has it lived, matches and all; “script” prints it as a screenplay; “graph” prints its ways as DOT, for Graphviz, or draws them with --svg.
cli-campaign-name = Which campaign; else the first.
cli-campaign-as_json = Print JSON: a list of problems, or a line for each story.
cli-campaign-runs = After “check”: how many stories drawn by lot, else 2000. After “run”: how many in each style, else one.
cli-campaign-auto = After “run”: the first seed.
cli-campaign-style = After “run”: honest, liar, kind or cruel; else all four.
cli-campaign-policy = After “run”: the strength of the bot that sits for the hero.
cli-campaign-language = After “script” or “graph”: fr or en; else the language of the settings.
cli-campaign-chapter = After “script”: one chapter alone.
cli-campaign-svg = After “graph”: the file into which the ways are drawn, as SVG.
campaign-word = “{ $word }”? After “campaign”: { $known }.
campaign-none = No campaign is called “{ $word }”. There are: { $known }.
campaign-chapter = No chapter is called “{ $word }”. There are: { $known }.
campaign-style = “{ $word }” is no style. There are: { $known }.
campaign-checked = { $runs } stories drawn by lot. { $wrong ->
    [0] Nothing is wrong
    [one] One thing is wrong
   *[other] { $wrong } things are wrong
}{ $odd ->
    [0] .
    [one] , one is odd.
   *[other] , { $odd } are odd.
}
campaign-walk = Seed { $seed }, style { $style }
campaign-won = won
campaign-lost = lost
campaign-unplayed = not played
campaign-deeds = { $n ->
    [0] nothing to remember
    [one] one deed remembered
   *[other] { $n } deeds remembered
}
campaign-tell-known = tell known
campaign-no-end = without an end
