"""A mod in which everything is wrong that can be wrong, and small ones for what such a mod would hide.

`BROKEN` holds every mistake inside tables that can be read. It would hide what is told only of sound mods
(`UNPLAYABLE`, `WORDS`, `LOOKS`), of files that cannot be read (`TORN`), and of mods that are not read at all.
"""

from __future__ import annotations

from tests.mods.hostile import PICTURES, SOUNDS, Files

HEAD = 'format = 1\nversion = "1"\ntitle = "X"\nid = "{}"\n'


def manifest(id: str, more: str = 'requires = ["base"]\n') -> str:
    return HEAD.format(id) + more


def _lines(*lines: str) -> str:
    return "\n".join(lines) + "\n"


COMPLOTS = _lines(
    "nothing = 1",
    "[nobody.x]",
    "[action.Bad-Name]",
    'effect = { kind = "gain", coins = 1 }',
    "[action.base.revenu]",
    "order = 1",
    '[action."base:nobody"]',
    "cost = 1",
    '[action."elsewhere:x"]',
    "cost = 1",
    "[action.given]",
    'id = "x"',
    'effect = { kind = "gain", coins = 1 }',
    "[action.keys]",
    "costs = 1",
    "[action.types]",
    'cost = "many"',
    'effect = { kind = "gain", coins = 100 }',
    "[action.words]",
    'pay_to = "me"',
    'effect = { kind = "gain", coins = 1 }',
    "[action.action-target]",
    'effect = { kind = "kill" }',
    "[action.action-block]",
    'effect = { kind = "gain", coins = 1 }',
    'block = { by = "target", claiming = ["base:duchesse"] }',
    "[action.action-claims]",
    'effect = { kind = "gain", coins = 1 }',
    'claim = "base:duchesse"',
    'denies = "base:duchesse"',
    "[action.action-parties]",
    'effect = { kind = "embezzle" }',
    "[action.round]",
    'extends = "round"',
    "[action.other]",
    'extends = "base:revenu"',
    "effect = 3",
    '[action."base:aide"]',
    'remove = ["nothing", "claim"]',
    "[action.other-kind]",
    'extends = "base:cour"',
    "[deck.deck-twins]",
    'always = ["base:duchesse", "base:duchesse", "base:comtesse"]',
    "copies = [{ players = 8, copies = 5 }]",
    "[deck.deck-small]",
    'always = ["base:duchesse"]',
    "copies = [{ players = 8, copies = 2 }]",
    "[flag.flag-bounds]",
    'kind = "int"',
    "default = 1",
    "min = 3",
    "max = 2",
    "[flag.flag-negative]",
    'kind = "int"',
    "default = 1",
    "min = -3",
    "max = 2",
    "[flag.flag-choices]",
    'kind = "choice"',
    'default = "a"',
    'choices = ["a"]',
    "[flag.flag-default]",
    'kind = "bool"',
    "default = 3",
)


def _box(name: str, symbols: str, tables: str) -> str:
    refs = ", ".join(f'"{one}"' for one in symbols.split())
    return f"[box.{name}]\nsymbols = [{refs}]\ncopies = 4\ntables = {tables}\n"


def _tables(tiles: int, objectives: int = 1, seats: range = range(2, 8)) -> str:
    each = [f"{{ players = {n}, tiles = {tiles}, objectives = {objectives} }}" for n in seats]
    return f"[{', '.join(each)}]"


SIX = "base:terre base:eau base:air base:feu base:vie base:nuit"
HECATOMBE = (
    "[symbol.a-b]\n"
    + _box("box-twins", f"{SIX} base:terre", _tables(4))
    + _box("box-dash", f"{SIX} a-b", _tables(4))
    + _box("box-tables", SIX, _tables(4, seats=range(2, 5)))
    + _box("box-small", SIX, _tables(60))
    + _box("box-armies", SIX, _tables(4, 2))
    + _box("box-parity", SIX, _tables(5))
)


def _card(
    name: str, more: str, effect: str = '{ kind = "draw", cards = 1 }', moment: str = "after-bets"
) -> str:
    return f'[card.{name}]\ncopies = 1\nmoment = "{moment}"\neffects = [{effect}]\n{more}\n'


ROULETTE = (
    _card("card-empty", "", "")
    + _card("card-target", "", '{ kind = "shuffle", whom = "target" }')
    + _card("card-by", 'by = ["other"]')
    + _card("card-condition", "", '{ kind = "shuffle", whom = "player", only_if = ["nothing"] }')
    + _card("card-save", "", moment="dying")
    + _card("card-bets", "", '{ kind = "turn-die", whom = "player" }', "before-bets")
    + _card("card-dice", "", '{ kind = "set-die", face = 1 }, { kind = "set-die", face = 2 }')
    + _card("card-aim", "", '{ kind = "aim", at = "sky" }')
    + _card("card-shot", "", '{ kind = "force", whom = "player" }', "after-count")
    + "[team.team-gun]\ncards = 3\n"
)

PROFILE = (
    "{ move = 4, weapon_skill = 3, ballistic_skill = 3, strength = 3, toughness = 3, wounds = 1, "
    "initiative = 3, attacks = 1, leadership = 7 }"
)


def _unit(name: str, more: str = "", troop: str = "infantry") -> str:
    return f'[unit.{name}]\ntroop = "{troop}"\nprofile = {PROFILE}\nbase = [20, 20]\npoints = 5\n{more}\n'


def _treachery(name: str, more: str, effects: str, moment: str = "movement-named") -> str:
    return (
        f'[card.{name}]\ncopies = 1\nmoment = "{moment}"\nby = "non-active"\neffects = [{effects}]\n{more}\n'
    )


SKIRMISH = (
    _unit("unit-size", "least = 9\nmost = 8")
    + _unit("unit-character", "character = true\nmost = 2")
    + _unit("unit-crew", troop="war-machine")
    + _unit("unit-machine", f"crew = {PROFILE}", "war-machine")
    + _unit("unit-mount", troop="cavalry")
    + _unit("unit-lore", "level = 1")
    + _unit("unit-options", 'options = [{ name = "a", points = 1 }, { name = "a", points = 1 }]')
    + _treachery("card-choose", "", '{ kind = "points", whom = "target", amount = 1 }')
    + _treachery("card-only-if", "", '{ kind = "points", whom = "player", amount = 1, only_if = ["other"] }')
    + _treachery("card-counter", "", '{ kind = "points", whom = "player", amount = 1 }', "card-played")
    + "[chart.chart-rows]\nrows = [{ least = 1, most = 3 }]\n"
    + "[zones.zones-players]\nplayers = 2\nsize = [40, 40]\nzones = []\n"
    + "[zones.zones-size]\nplayers = 2\nsize = [40, 40]\nzones = [[0, 0, 50, 10], [0, 30, 40, 40]]\n"
    + "[zones.zones-crossroads]\nplayers = 2\nsize = [40, 40]\nzones = [[0, 0, 40, 10], [0, 30, 40, 40]]\n"
    + "crossroads = [[50, 50]]\n"
    + '[list.too-short]\nfaction = "base:ligne"\npoints = 300\nentries = []\n'
)
BROKEN: Files = {
    "mod.toml": manifest("broken"),
    "complots/all.toml": COMPLOTS,
    "complots/twice.toml": '[action.keys]\neffect = { kind = "gain", coins = 1 }\n',
    "hecatombe/all.toml": HECATOMBE,
    "roulette/all.toml": ROULETTE,
    "skirmish/all.toml": SKIRMISH,
}
"""Everything that can be wrong in what can be read."""

TORN: Files = {
    "mod.toml": manifest("torn"),
    "complots/toml.toml": "[action.x\n",
    "complots/no-number.toml": "[flag.x]\nmax = nan\n",
    "complots/big-number.toml": f"[flag.x]\nmax = {'9' * 30}\n",
    "complots/too-deep.toml": "a = " + "[" * 200 + "]" * 200 + "\n",
    "complots/long-line.toml": f'[flag.x]\nzero = "{"a" * 1_000_000}"\n',
    "complots/long-key.toml": ".".join(["a"] * 30_000) + " = 1\n",
    "complots/encoding.toml": b"a = '\xc3",
    "complots/line-ends.toml": b"[flag.x]\rkind = 'bool'\r",
    "complots/too-large.toml": "# nothing\n" * 500_000,
}
"""Files that cannot be read: what they would say is not known, and nothing else of the mod is looked at."""

_ODD = 'requires = ["base", "? x", "odd"]\nperfidie = "999"\ngames = ["chess"]\n'
ODD: Files = {
    "mod.toml": manifest("odd", _ODD).replace('version = "1"', 'version = "one"'),
    "roulette/x.toml": "[team]\n",
}
"""A manifest that can be read and says what cannot be."""

_LAUGHS = "".join(f"a{n} = " + f"{{ a{n + 1} }}" * 10 + "\n" for n in range(12)) + "a12 = ha\n"
WORDS: Files = {
    "mod.toml": manifest("words"),
    "text/fr/junk.ftl": "= junk\n",
    "text/fr/words.ftl": "a = { b }\nb = { a }\nname-duchese = X\nlobby-no-booklet = { $nobody }\n",
    "text/fr/deep.ftl": "deep = " + "{ " * 3_000 + '"x"' + " }" * 3_000 + "\n",
    "text/fr/endless.ftl": _LAUGHS,
    "text/de/words.ftl": "a = a\n",
    "text/x.txt": "x",
    "complots/new.toml": '[character.stranger]\n[action.strange]\neffect = { kind = "gain", coins = 1 }\n',
    "complots/stray.yaml": "x: 1\n",
    "compolts/x.toml": "[flag.x]\n",
    "complots/broken.lua": "return {",
    "complots/lua-global.lua": "local n = 1\nreturn { on = { lost = function() return m end } }",
    "complots/lua-fact.lua": "return { on = { lost = function(facts) return facts.crad end } }",
    "complots/lua-wish.lua": "return { on = { lost = function() return { { wish = 'gian' } } end } }",
    "complots/lua-wish-key.lua": "return { on = { out = function() return {{ wish = 'pay', a = 1 }} end } }",
    "complots/unknown-hook.lua": "return { on = { turn_begin = function() end } }",
}
"""Words, looks, scripts and strays: all of it is told, and nothing of it keeps the mod out."""

LOOKS: Files = {
    "mod.toml": manifest("looks"),
    "look/complots.toml": _lines(
        '[character."base:duchesse"]', 'picture = "p.png"', '[character."base:comtesse"]', 'picture = "q.png"'
    ),
    "look/p.png": PICTURES["no-picture"],
    "look/q.png": PICTURES["decompression-bomb"],
    "look/sounds.toml": '[cue.flip]\nfiles = ["s.wav"]\n[cue.page]\nfiles = ["nobody.wav"]\n',
    "look/s.wav": SOUNDS["no-sound"],
}
"""Pictures and sounds that are none."""


def _entry(unit: str, more: str = "") -> str:
    return f'{{ unit = "base:{unit}"{", " + more if more else ""} }}'


def _list(name: str, *entries: str, points: int = 300) -> str:
    head = f'[list.{name}]\nfaction = "base:ligne"\npoints = {points}\n'
    return head + f"entries = [{', '.join(entries)}]\n"


GENERAL = _entry("ligne_marechal", "general = true")
PIKES = _entry("ligne_piquiers", "models = 10")
GRIFFIN = _entry("ligne_griffon")
WIZARD = _entry("ligne_geometre", 'spells = ["base:etincelle"]')
HIRED = _entry("compagnie_hallebardiers", "models = 10, mercenary = true")
UNPLAYABLE: Files = {
    "mod.toml": manifest("unplayable"),
    "complots/all.toml": _lines(
        *(f'[action."base:{name}"]\ncost = 1' for name in ("revenu", "aide", "duchesse", "capitaine")),
        *(f'[action."base:{name}"]\ncost = 1' for name in ("ambassadeur", "inquisiteur", "interrogatoire")),
        '[flag."base:reaction_seconds"]\nmax = 9000\ndefault = 9000',
    ),
    "hecatombe/all.toml": _lines(
        '[flag."base:no_retreat"]', 'kind = "int"', "min = 0", "max = 3", "default = 1", 'remove = ["kind"]'
    ),
    "roulette/all.toml": _card("never", 'by = ["in-round", "out"]')
    + _card("mute", "", '{ kind = "script" }'),
    "skirmish/all.toml": _list(
        "army-over", GENERAL, _entry("ligne_piquiers", "models = 40"), _entry("ligne_griffon")
    )
    + _list("army-characters", GENERAL, _entry("ligne_enseigne"), WIZARD, PIKES)
    + _list("army-banners", GENERAL, *[_entry("ligne_enseigne", 'options = ["battle_standard"]')] * 2, PIKES)
    + _list("army-generals", GENERAL, GENERAL, PIKES)
    + _list("army-no-character", PIKES)
    + _list("army-only-characters", GENERAL)
    + _list("army-wrong-general", _entry("ligne_marechal"), _entry("ligne_enseigne", "general = true"), PIKES)
    + _list("army-no-mercenaries", GENERAL, PIKES, HIRED)
    + _list("army-not-for-hire", GENERAL, PIKES, _entry("horde_pillards", "models = 10, mercenary = true"))
    + _list("army-foreign", GENERAL, _entry("horde_pillards", "models = 10"))
    + _list("army-size", GENERAL, _entry("ligne_piquiers", "models = 3, files = 9"))
    + _list("army-command", GENERAL, PIKES, _entry("ligne_arquebusiers", "models = 5, standard = true"))
    + _list("army-no-option", GENERAL, _entry("ligne_piquiers", 'models = 10, options = ["wings"]'))
    + _list("army-twice", _entry("ligne_marechal", 'general = true, options = ["shield", "shield"]'), PIKES)
    + _list("army-no-wizard", _entry("ligne_marechal", 'general = true, spells = ["base:etincelle"]'), PIKES)
    + _list("army-spells", GENERAL, PIKES, _entry("ligne_geometre"))
    + _list("army-no-spell", GENERAL, PIKES, _entry("ligne_geometre", 'spells = ["base:main_froide"]'))
    + _list("army-allowed", GENERAL, *[_entry("ligne_couleuvrine")] * 4)
    + _list("army-stray", GENERAL, PIKES, points=333),
}
"""Each thing is sound, and no match or army comes of it."""

NEIGHBOURS: dict[str, Files] = {
    "newer": {"mod.toml": manifest("newer").replace("format = 1", "format = 99")},
    "long": {"mod.toml": manifest("long").replace('title = "X"', f'title = "{"X" * 300}"')},
    "shape": {"mod.toml": manifest("shape").replace('id = "shape"', 'id = "Shape!"')},
    "twin-a": {"mod.toml": manifest("twin")},
    "twin-b": {"mod.toml": manifest("twin")},
    "ring-a": {"mod.toml": manifest("ring-a", 'requires = ["ring-b"]\n')},
    "ring-b": {"mod.toml": manifest("ring-b", 'requires = ["ring-a"]\n')},
    "lost": {"mod.toml": manifest("lost", 'requires = ["nobody-at-all"]\n')},
    "follower": {"mod.toml": manifest("follower", 'requires = ["bad"]\n')},
    "bad": {"mod.toml": manifest("bad"), "complots/x.toml": "[action.x]\n"},
    "apart": {"mod.toml": manifest("apart", 'conflicts = ["base"]\n')},
    "old": {"mod.toml": manifest("old", 'requires = ["base >=99"]\n')},
    "sleeper": {"mod.toml": manifest("sleeper", "switched_on = false\n")},
    "waker": {"mod.toml": manifest("waker", 'requires = ["sleeper"]\n')},
    "stranger": {
        "mod.toml": manifest("stranger", ""),
        "complots/x.toml": '[action."base:revenu"]\norder = 9\n',
    },
    "idle": {"mod.toml": manifest("idle", "")},
    "nested": {"inner/mod.toml": manifest("nested")},
}
"""Mods that lie side by side, each wrong beside the others or by its manifest alone."""
