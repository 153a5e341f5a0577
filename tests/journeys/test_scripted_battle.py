"""A battle under a script that meddles: the screen shows what becomes of units, tokens and cards."""

from __future__ import annotations

from pathlib import Path

from game.mods.texts import Texts
from scenes.games.skirmish.table.effects.told_line import Chronicler
from tests.builders import BASE
from tests.journeys.conftest import Begin
from tests.journeys.test_scripted_evening import MANIFEST, told
from tests.scripting.hooks.skirmish import a_brawl, fight, handlers

MEDDLER = """return { on = {
  name = function(facts)
    local wishes = { { wish = 'say', key = 'meddles', facts = { seat = facts.target } } }
    for unit, one in ipairs(facts.units) do
      if one.place == 'table' then
        wishes[#wishes + 1] = { wish = 'hit', unit = unit, hits = 6, strength = 6, player = facts.player }
        wishes[#wishes + 1] = { wish = 'heal', unit = unit, wounds = 2, raises = true }
      end
    end
    wishes[#wishes + 1] = { wish = 'give', player = facts.player, target = facts.target, tokens = 1 }
    wishes[#wishes + 1] = { wish = 'draw', player = facts.target }
    wishes[#wishes + 1] = { wish = 'spare', player = facts.player, target = facts.target }
    return wishes
  end,
  phase_start = function(facts)
    local wishes = { { wish = 'gain', player = facts.player, tokens = 2 } }
    for unit in ipairs(facts.units) do
      wishes[#wishes + 1] = { wish = 'halt', unit = unit, what = 'shoot' }
      wishes[#wishes + 1] = { wish = 'panic', unit = unit }
    end
    return wishes
  end,
} }
"""


def test_a_battle_shows_what_a_script_does_to_units_and_says_why(begin: Begin, tmp_path: Path) -> None:
    mod = tmp_path / "mine"
    for name, text in (
        ("mod.toml", MANIFEST),
        ("skirmish/meddler.lua", MEDDLER),
        ("text/fr/mine.ftl", "said-meddles = On se mêle du siège { $seat }.\n"),
        ("text/en/mine.ftl", "said-meddles = Somebody meddles with seat { $seat }.\n"),
    ):
        (mod / name).parent.mkdir(parents=True, exist_ok=True)
        (mod / name).write_text(text, encoding="utf-8")
    said = told(begin, mod, 1_500, "skirmish", language="fr")
    assert any("On se mêle du siège" in one for one in said) and not any("faux pas" in one for one in said)


def test_whoever_comes_back_to_a_battle_is_told_on_whatever_scripts_have_said() -> None:
    war = fight(a_brawl(handlers(name="return { { wish = 'say', key = 'x' } }", charge="error('no')")), 1, 80)
    units = war.rules.observe(war.state, 0).units
    chronicler = Chronicler(units, war.events, Texts("fr", [BASE]), ["Zoé", "Bob", "Dan"])
    phases = [event for event in war.events if type(event).__name__ == "EnemyNamed"]
    assert chronicler.tell(phases[-1])
