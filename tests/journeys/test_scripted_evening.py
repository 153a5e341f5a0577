"""An evening under a script: what it says and where it slips is told above the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.couch.seating import parse_seats
from scenes.match.openings import new_match_opening
from scenes.match.scene import MatchScene
from tests.app.conftest import a_plan
from tests.journeys.conftest import Begin
from tests.slices import sliced

MANIFEST = 'format = 1\nid = "mine"\nversion = "1"\ntitle = "Mine"\nrequires = ["base"]\n'
CLOCK = paths.bundled_mods_folder() / "complots-a-rebours"
NOTARY = paths.bundled_mods_folder() / "roulette-du-notaire"
DUSK = paths.bundled_mods_folder() / "hecatombe-au-crepuscule"


def told(
    begin: Begin, mod: Path, frames: int = 400, game: str = "complots", seed: int = 4, **settings: object
) -> set[str]:
    """What is announced while bots play under a mod; a picture that stands still shows the facts."""
    evening = begin(mods=[mod], **settings)
    opening = new_match_opening(parse_seats("bot,bot,bot")[0], a_plan(game, seed=seed))
    evening.stage.push(opening(evening.stage))
    said = set()
    for _ in range(frames):
        evening.step()
        said.add(evening.stage.announced)
        scene: Any = evening.scene
        if isinstance(scene, MatchScene) and scene.timeline.idle:
            public = scene.table.public
            assert public._taken < len(public.story) or scene.shown.differs(scene.view) == []  # type: ignore[attr-defined]
        if evening.screen == "Finale":
            evening.step(30)
            break
    return said - {""}


@pytest.mark.parametrize(
    ("language", "words"), sliced([("fr", "L’heure tourne"), ("en", "The hour turns")], 1)
)
def test_a_script_speaks_in_the_words_of_its_mod(begin: Begin, language: str, words: str) -> None:
    assert any(words in said for said in told(begin, CLOCK, language=language))


@pytest.mark.parametrize(
    ("language", "words"), sliced([("fr", "Inventaire\u00a0!"), ("en", "Inventory!")], 0)
)
def test_a_script_speaks_over_the_guns_too(begin: Begin, language: str, words: str) -> None:
    said = told(begin, NOTARY, 4_000, "roulette", language=language)
    assert any(words in one for one in said) and not any("notaire.lua" in one for one in said)


def test_cards_that_remember_are_played_on_the_screen(begin: Begin) -> None:
    said = told(begin, paths.bundled_mods_folder() / "cartes-a-rancune", 4_000, "roulette", 6, language="fr")
    assert any("carnet" in one or "assurance" in one or "tontine" in one for one in said)
    assert not any("faux pas" in one for one in said)


def test_a_slip_is_told_with_its_place_and_the_third_silences(begin: Begin, tmp_path: Path) -> None:
    mod = tmp_path / "mine"
    (mod / "complots").mkdir(parents=True)
    (mod / "mod.toml").write_text(MANIFEST, encoding="utf-8")
    source = "return { on = { turn_start = function(facts)\n  error('no')\nend } }\n"
    (mod / "complots" / "slip.lua").write_text(source, encoding="utf-8")
    said = told(begin, mod, frames=60)
    assert any("complots/slip.lua:2" in one and "faux pas" in one for one in said)
    assert any("Il se taira" in one for one in said)


@pytest.mark.parametrize(
    ("language", "words"), sliced([("fr", "Il fait nuit"), ("en", "Night: everybody")], 0)
)
def test_dusk_falls_over_a_field_of_honour(begin: Begin, language: str, words: str) -> None:
    assert any(words in said for said in told(begin, DUSK, 800, "hecatombe", language=language))


BUSY = """return { on = {
    attack = function(facts)
        return {
            { wish = "score", player = facts.player, points = facts.number % 3 - 1, why = "valour" },
            { wish = "shift", symbol = facts.symbols[1], to = facts.symbols[1 + facts.number % 6] },
        }
    end,
    fight_end = function(facts)
        local one, two = facts.seats[1].captured[1], facts.seats[2].captured[1]
        if one and two then
            return { { wish = "swap", player = 1, people = one, target = 2, other = two } }
        end
    end,
} }
"""


@pytest.mark.parametrize("language", sliced(["fr", "en"], 1))
def test_points_tiles_and_symbols_of_scripts_are_seen_on_the_table(
    begin: Begin, tmp_path: Path, language: str
) -> None:
    mod = tmp_path / "mine"
    (mod / "hecatombe").mkdir(parents=True)
    (mod / "mod.toml").write_text(MANIFEST, encoding="utf-8")
    (mod / "hecatombe" / "busy.lua").write_text(BUSY, encoding="utf-8")
    assert not any("busy.lua" in said for said in told(begin, mod, 800, "hecatombe", language=language))
