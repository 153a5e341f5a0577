"""`perfidie campaign`: what writers ask of it, in sentences, in JSON, and in the status of the command."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copytree

import pytest

from game.campaign.defs.scene import REGISTERS, Choice
from game.campaign.styles import STYLES, chosen
from game.core.rng import Rng
from tests.cli.conftest import Run, refused

EXAMPLE = Path(__file__).resolve().parents[2] / "assets" / "manual" / "examples" / "campaign"
OWN = "manual-campaign:ourlet"


@pytest.fixture
def tailor(home: Path) -> Path:
    """The player's folder, with the example of the manual among the mods."""
    mod = home / "mods" / "manual-campaign"
    mod.parent.mkdir(parents=True, exist_ok=True)
    mod.symlink_to(EXAMPLE)
    return home


@pytest.mark.usefixtures("tailor")
def test_a_small_campaign_is_checked_for_people_and_for_programs(run: Run) -> None:
    said = run("campaign", "check", "ourlet", "--runs", "30")
    assert said.code == 0 and "30 stories drawn by lot. Nothing is wrong, " in said.out
    assert "manual-campaign/campaign/person.toml:1:1: warning: person.fil: one line of one’s own" in said.out
    told = json.loads(run("campaign", "check", OWN, "--runs", "30", "--json").out)
    assert {one["severity"] for one in told} == {"warning"} and all(one["message"] for one in told)
    assert {one["file"].split("/")[0] for one in told} <= {"manual-campaign", "base"}


@pytest.mark.usefixtures("tailor")
def test_a_campaign_in_which_something_is_wrong_ends_the_command_with_one(run: Run, home: Path) -> None:
    mod = home / "mods" / "manual-campaign"
    mod.unlink()
    copytree(EXAMPLE, mod)
    path = mod / "campaign" / "scene.toml"
    path.write_text(path.read_text("utf-8").replace("soir-2", "soir-9"), "utf-8")
    said = run("campaign", "check", "ourlet", "--runs", "20")
    assert said.code == 1 and "“soir-9” is not written (fr)." in said.out


@pytest.mark.usefixtures("tailor")
def test_a_story_is_lived_in_real_matches_by_each_style_and_nothing_is_left_behind(
    run: Run, tailor: Path
) -> None:
    said = run("campaign", "run", "ourlet", "--auto", "4", "--policy", "weak", "--json")
    assert said.code == 0, said.err
    walks = [json.loads(line) for line in said.out.splitlines()]
    assert [one["style"] for one in walks] == [*STYLES]
    for one in walks:
        (chapter,) = one["chapters"]
        assert one["ending"] == "manual-campaign:cousu" and one["trouble"] == chapter["trouble"] == ""
        assert chapter["won"] in (True, False) and chapter["deeds"] > 5
        assert chapter["told"][0]["scene"] == "manual-campaign:soir-avant"
    left = [path for path in tailor.rglob("*") if path.is_file() and "mods" not in path.parts]
    assert [path.name for path in left if path.suffix in (".match", ".json") and "saves" in path.parts] == []


@pytest.mark.usefixtures("tailor")
def test_the_same_seed_is_the_same_story_and_people_can_read_it(run: Run) -> None:
    words = ("campaign", "run", "ourlet", "--auto", "2", "--style", "cruel", "--policy", "weak")
    first, second = run(*words), run(*words)
    assert first.out == second.out and first.code == 0
    assert first.out.startswith("Seed 2, style cruel\n") and "⇒ Sewn Up" in first.out


def test_a_screenplay_is_printed_in_both_languages(run: Run) -> None:
    english = run("campaign", "script", "--chapter", "port", "--language", "en").out
    french = run("campaign", "script", "--chapter", "port", "--language", "fr").out
    assert "AUBIN — No crossing. The sea is late." in english
    assert "AUBIN — On ne passe plus. La mer est en retard." in french
    assert "▸ (vrai) Give it to him.  (trust isaure ↑, object letter)" in english
    assert "port-oath-closed" not in english + french and "CHAPTER 6" in english


@pytest.mark.whole
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_whole_screenplay_has_no_word_missing(run: Run, language: str) -> None:
    from tests.campaign.court import the_court

    said = run("campaign", "script", "--language", language).out
    script = the_court()
    keys = {cue.text for scene in script.scenes.values() for cue in scene.cue if cue.text and cue.say}
    heads = [line for line in said.splitlines() if line.startswith(("CHAPITRE 7.", "CHAPTER 7."))]
    assert len(heads) == 2
    assert len(said) > 20_000 and [key for key in keys if f" {key}\n" in said] == []


def test_the_ways_are_printed_for_graphviz(run: Run) -> None:
    said = run("campaign", "graph").out
    assert said.startswith('digraph "cour" {') and said.rstrip().endswith("}")
    assert '"chapter bal" -> "chapter caves"' in said and said.count('"') % 2 == 0


def test_the_ways_are_drawn_into_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "ways.svg"
    said = run("campaign", "graph", "--svg", str(path), "--language", "fr")
    assert said.code == 0 and "ways.svg" in said.out and "digraph" not in said.out
    drawn = path.read_text("utf-8")
    assert drawn.startswith("<svg ") and "7. Le cachot" in drawn and "Acte 1" in drawn
    assert "ways.svg" in refused(run("campaign", "graph", "--svg", str(tmp_path / "no" / "ways.svg")))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("campaign", "sing"), "check, run, script, graph"),
        (("campaign", "check", "nowhere"), "base:cour"),
        (("campaign", "script", "--chapter", "nowhere"), "bal, caves"),
        (("campaign", "script", "--language", "la"), "fr, en"),
        (("campaign", "run", "--style", "shy"), "honest, liar, kind, cruel"),
        (("campaign", "run", "--policy", "divine"), "weak, middling, strong"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(run: Run, words: tuple[str, ...], reason: str) -> None:
    assert reason in refused(run(*words))


@pytest.mark.parametrize("style", STYLES)
def test_a_style_takes_its_register_where_that_is_open(style: str) -> None:
    choices = [Choice(text="t", register=one) for one in REGISTERS]
    dear = {"honest": "vrai", "liar": "faux", "kind": "tendre", "cruel": "tranchant"}[style]
    number = chosen(choices, [True] * 4, style, Rng(1))  # type: ignore[arg-type]
    assert choices[number].register == dear
    closed = [one.register != dear for one in choices]
    assert chosen(choices, closed, style, Rng(1)) != number  # type: ignore[arg-type]
