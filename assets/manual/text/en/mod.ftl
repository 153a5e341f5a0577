# The page of mod.toml, and what every game reads: house rules, scripts.

mod-title = The manual of mods: `mod.toml`
mod-intro = Every mod is a folder with a `mod.toml`: who it is, and whom it needs. Mods lie in your folder of mods; `perfidie mods new NAME` begins one, `perfidie mods check FOLDER` says all that is wrong in it. Beside it lie a folder for each game that it changes, `text/` and `look/`.

mod-manifest = Who the mod is, and which others it needs.
    .format = The way of writing mods. There is one so far: `1`.
    .id = The name by which others call it, best that of its folder: small letters, digits, hyphens.
    .version = Its version, like `"1.2.0"`: saves remember it, and others may ask for one.
    .title = What lists of mods call it; `mod-title` in its words says it in both languages.
    .authors = Whom to thank, or to blame.
    .requires = Mods without which it stays out, read before it; with a range of versions if need be: `"duel >=1.2, <2"`.
    .optional = Mods that are read before it when they are there.
    .conflicts = Mods whose company it declines: with one of them it stays out.
    .load_after = Mods that are only read before it, whoever they are to it.
    .games = The games that it changes; none named: any.
    .perfidie = The least version of the game that it wants.
    .switched_on = `false`: it stays out until somebody switches it on.

mod-flag = A house rule: a number, a switch or a choice that a table makes before a match.
    .kind = `int` is a number from `min` to `max`, `bool` a switch, `choice` one of `choices`.
    .default = What holds when nobody chooses.
    .min = The least number, never below 0.
    .max = The greatest number, above `min`.
    .step = Numbers go from `min` in such steps.
    .choices = The words to choose from, two or more; each is an attribute of `flag-NAME`.
    .zero = The key of the words for 0, where 0 means something of its own.

example-mod =
    .after = read after the base game; a range of versions may follow the name
    .alone = in the company of this one it stays out
    .only = nothing of the other games
    .something = and something to do: a mod that changes nothing is idle, and told so
