"""A mod made at the bench: the house says what the bench said, the disk has every step, hands are heeded."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.app.games import GAMES, all_sections
from game.app.workshop.below import Below, below_of
from game.app.workshop.bench import Bench, Thing, Told
from game.app.workshop.document import Step
from game.app.workshop.fields import Field
from game.app.workshop.own_mod import JOURNAL, HandWritten, OwnMod
from game.core.rng import Rng
from game.mods.load import load_mods

BASE = paths.bundled_mods_folder() / "base"
AGAIN = Thing("roulette", "card", "base:encore_un")
MURDER = Thing("complots", "action", "base:assassin")


@pytest.fixture(scope="module")
def below() -> Below:
    return below_of([BASE], all_sections(), list(GAMES))


@pytest.fixture
def bench(tmp_path: Path, below: Below) -> Bench:
    return Bench(OwnMod.begin(tmp_path / "nuits", "Nuits d’hiver", "Aurèle"), below)


def loaded_def(bench: Bench, thing: Thing) -> Any:
    """The thing as the loader of the house reads it; None when the mod is broken."""
    loaded = load_mods([BASE, bench.mod.folder], all_sections())
    mod = next(one for one in loaded.mods if one.id == bench.mod.id)
    return loaded.catalog.get(bench.section(thing).type, thing.id, game=thing.game) if mod.enabled else None


def files_of(folder: Path) -> dict[str, bytes]:
    every = (path for path in folder.rglob("*") if path.is_file())
    return {one.relative_to(folder).as_posix(): one.read_bytes() for one in every if one.suffix != ".jsonl"}


def test_a_card_made_like_another_says_all_that_it_says_and_what_was_changed(bench: Bench) -> None:
    card = bench.make_like(AGAIN, "Encore deux !", {"fr": {"name": "Encore deux !"}})
    assert card.id == "nuits:encore-deux" and bench.origin(card) == AGAIN
    assert not any(field.changed for field in bench.fields(card))
    bench.set(card, ("copies",), 2)
    bench.add_part(card, ("effects",), "points")
    bench.set(card, ("effects", 1, "amount"), 3)
    assert [field.path for field in bench.fields(card) if field.changed][:2] == [("copies",), ("effects",)]
    made = loaded_def(bench, card)
    assert made == bench.checked(card)
    assert (made.copies, made.moment, made.effects[1].amount) == (2, "after-shot", 3)


def test_a_thing_of_the_house_is_changed_by_what_is_said_alone_and_said_again_it_is_left_alone(
    bench: Bench,
) -> None:
    bench.set(MURDER, ("cost",), 2)
    assert bench.body(MURDER) == {"cost": 2}
    bench.set(MURDER, ("block", "by"), "anyone")
    assert loaded_def(bench, MURDER) == bench.checked(MURDER)
    bench.reset(MURDER, "block")
    bench.set(MURDER, ("cost",), 3)
    assert bench.body(MURDER) == {} and "complots/atelier.toml" not in files_of(bench.mod.folder)
    bench.set(MURDER, ("block",), None)
    assert loaded_def(bench, MURDER).block is None


def test_a_thing_made_like_one_that_this_mod_changes_says_what_that_one_says_now(bench: Bench) -> None:
    like = bench.make_like(MURDER, "Dague", {})
    bench.set(MURDER, ("cost",), 5)
    assert bench.said(like)["cost"] == 5 and loaded_def(bench, like) == bench.checked(like)


def test_several_edits_are_one_step(bench: Bench) -> None:
    with bench.together() as one:
        card = one.make_like(AGAIN, "Deux", {"fr": {"name": "Deux"}})
        one.set(card, ("copies",), 2)
        one.set(MURDER, ("cost",), 5)
        one.dress(card, {"picture": "icon_moon"})
        assert not bench.touched()
    assert bench.said(card)["copies"] == 2 and bench.look(card) == {"picture": "icon_moon"}
    assert loaded_def(bench, card) == bench.checked(card)
    written = files_of(bench.mod.folder)
    assert bench.mod.undo() and not bench.touched() and not bench.mod.can_undo
    assert bench.mod.redo() and files_of(bench.mod.folder) == written
    with bench.together():
        pass
    bench.dress(card, {})
    assert not bench.look(card) and "look/roulette.toml" not in files_of(bench.mod.folder)


def test_whoever_is_aimed_at_is_written_as_a_variable_and_read_back(bench: Bench) -> None:
    bench.say(MURDER, {"fr": {"action.says": "et vise { $target }, { $autre }"}})
    again = OwnMod.open(bench.mod.folder)
    assert Bench(again, bench.below).words(MURDER, "fr", "action.says") == "et vise { $target }, { $autre }"
    text = (bench.mod.folder / "text/fr/atelier.ftl").read_text("utf-8")
    assert 'vise { $target }, { "{" } $autre' in text


def test_what_is_wrong_is_told_at_its_field_and_kept(bench: Bench) -> None:
    bench.set(MURDER, ("target",), False)
    assert isinstance(bench.checked(MURDER), list)
    assert loaded_def(bench, MURDER) is None
    bench.set(MURDER, ("target",), True)
    bench.set(MURDER, ("claim",), "nuits:personne")
    found = bench.checked(MURDER)
    assert isinstance(found, list) and [(one.path, one.code) for one in found] == [
        (("claim",), "no-such-def")
    ]


def test_every_step_is_taken_back_and_done_again_byte_for_byte_also_after_opening_anew(bench: Bench) -> None:
    states = [files_of(bench.mod.folder)]
    card = bench.make_like(AGAIN, "Tir { à } deux", {"fr": {"name": "Tir { à } deux", "name.the": "le tir"}})
    states.append(files_of(bench.mod.folder))
    for path, value in ((("copies",), 1), (("skull",), False), (("target",), None)):
        bench.set(card, path, value)
        states.append(files_of(bench.mod.folder))
    bench.remove(card)
    states.append(files_of(bench.mod.folder))
    assert all(one != other for one, other in pairwise(states))
    again = OwnMod.open(bench.mod.folder)
    for state in reversed(states[:-1]):
        assert again.undo() and files_of(again.folder) == state
    assert again.undo() is None
    again = OwnMod.open(again.folder)
    for state in states[1:]:
        assert again.redo() and files_of(again.folder) == state
    assert again.redo() is None
    assert again.undo() and again.document.get("text/fr/atelier.ftl", ("name-tir-a-deux",)) == (
        "Tir { à } deux",
    )
    again.do(Step((again.document.change("mod.toml", ("title",), "X"),)))
    assert not again.can_redo


@pytest.mark.parametrize("cut", ["before the files", "in the journal"])
def test_a_step_that_the_plug_cut_off_is_done_or_was_never_begun(bench: Bench, cut: str) -> None:
    bench.set(MURDER, ("cost",), 2)
    before = files_of(bench.mod.folder)
    bench.set(MURDER, ("cost",), 4)
    after = files_of(bench.mod.folder)
    for name, raw in before.items():
        (bench.mod.folder / name).write_bytes(raw)
    journal = bench.mod.folder / JOURNAL
    if cut == "in the journal":
        journal.write_bytes(journal.read_bytes()[:-20])
    opened = OwnMod.open(bench.mod.folder)
    assert files_of(opened.folder) == (after if cut == "before the files" else before)
    opened.undo()
    assert Bench(opened, bench.below).said(MURDER)["cost"] == (2 if cut == "before the files" else 3)


@pytest.mark.parametrize(
    "file", ["mod.toml", "complots/atelier.toml", "roulette/hand.toml", "text/fr/atelier.ftl"]
)
def test_a_file_that_a_hand_wrote_is_never_written_again(bench: Bench, file: str) -> None:
    bench.set(MURDER, ("cost",), 2)
    bench.make_like(AGAIN, "Deux", {"fr": {"name": "Deux"}})
    path = bench.mod.folder / file
    path.parent.mkdir(exist_ok=True)
    path.write_text((path.read_text("utf-8") if path.exists() else "") + "# by hand\n", "utf-8")
    with pytest.raises(HandWritten) as told:
        OwnMod.open(bench.mod.folder)
    assert told.value.file == file


def test_a_mod_without_journal_was_never_made_here(tmp_path: Path) -> None:
    (tmp_path / "mod.toml").write_text("format = 1\n")
    with pytest.raises(HandWritten):
        OwnMod.open(tmp_path)


def test_a_full_disk_changes_nothing(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    bench.set(MURDER, ("cost",), 2)
    before, lines = files_of(bench.mod.folder), (bench.mod.folder / JOURNAL).read_bytes()

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "full")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError):
        bench.set(MURDER, ("cost",), 5)
    monkeypatch.undo()
    assert files_of(bench.mod.folder) == before and (bench.mod.folder / JOURNAL).read_bytes() == lines
    assert bench.said(MURDER)["cost"] == 2 and OwnMod.open(bench.mod.folder).undo()


def test_what_is_removed_takes_its_words_along(bench: Bench) -> None:
    card = bench.make_like(AGAIN, "Deux", {"fr": {"name": "Deux", "card": "Encore."}})
    bench.remove(card)
    assert not bench.touched() and not bench.mod.document.files.get("text/fr/atelier.ftl")


def test_parts_change_places_and_kinds_and_go(bench: Bench) -> None:
    card = bench.make_like(AGAIN, "Deux", {})
    bench.add_part(card, ("effects",), "draw")
    bench.move_part(card, ("effects", 1), -1)
    assert [one["kind"] for one in bench.said(card)["effects"]] == ["draw", "force"]
    field = next(one for one in bench.fields(card) if one.path == ("effects", 0, "kind"))
    bench.choose_kind(card, field, "points")
    bench.drop_part(card, ("effects", 1))
    assert [one["kind"] for one in bench.said(card)["effects"]] == ["points"]
    assert loaded_def(bench, card) == bench.checked(card)


def odd_value(field: Field, bench: Bench, thing: Thing, dice: Rng) -> Any:
    """Something that a hand could choose in a field."""
    words = bench.options(thing, field)
    match field.kind:
        case "several" | "things":
            return field.toggled(dice.choice(words)) if words else field.value
        case "text":
            return dice.choice(["", "é", "x{y}"])
        case "number" | "switch" | "choice":
            return field.stepped(dice.choice([-3, -1, 1, 2]))
    return dice.choice(words) if words and field.kind == "thing" else field.value


def edit_somewhere(bench: Bench, thing: Thing, dice: Rng) -> None:
    """One edit by chance of one field of a thing."""
    every = bench.fields(thing)
    if not every:
        return
    field = dice.choice(every)
    if field.tag and field.kind == "choice":
        bench.choose_kind(thing, field, dice.choice([*field.choices, *[None] * field.optional]))
    elif field.kind == "parts":
        bench.add_part(thing, field.path, dice.choice(field.choices))
    elif not field.tag and field.kind != "fixed":
        bench.set(thing, field.path, odd_value(field, bench, thing, dice))


@pytest.mark.whole
@pytest.mark.parametrize("game", sorted(GAMES))
def test_whatever_is_edited_the_loader_reads_what_the_bench_says(bench: Bench, game: str) -> None:
    """Edits by chance over every table of a game: same defs, and broken here exactly when broken there."""
    dice = Rng(f"bench {game}")
    broken = 0
    for table in [at[1] for at in bench.below.sections if at[0] == game and bench.below.ids(*at)]:
        thing = dice.choice(bench.things(game, table))
        if dice.below(3):
            thing = bench.make_like(thing, f"Chose {table}", {"fr": {"name": "Chose"}})
        for _ in range(8):
            edit_somewhere(bench, thing, dice)
        if isinstance(bench.checked(thing), list):
            broken += 1
            assert loaded_def(bench, thing) is None, thing
            while isinstance(bench.checked(thing), list):
                assert bench.mod.undo()
        assert loaded_def(bench, thing) == bench.checked(thing), thing
        assert OwnMod.open(bench.mod.folder).document.files == bench.mod.document.files
        json.dumps(bench.said(thing))
    assert broken or game == "hecatombe"


def test_what_a_thing_does_is_told_anew_with_each_edit_in_the_same_step_until_own_words_replace_it(
    tmp_path: Path, below: Below
) -> None:
    def retell(thing: Thing, said: Mapping[str, Any]) -> Told:
        return {one: {"card": f"{one} {said['copies']}"} for one in ("fr", "en")}

    bench = Bench(OwnMod.begin(tmp_path / "dits", "Dits"), below, retell)
    card = bench.make_like(AGAIN, "Deux", {"fr": {"name": "Deux"}})
    assert bench.words(card, "fr", "card") == "fr 3"
    bench.set(card, ("copies",), 2)
    assert bench.words(card, "en", "card") == "en 2"
    bench.mod.undo()
    assert (bench.words(card, "en", "card"), bench.said(card)["copies"]) == ("en 3", 3)
    bench.say(card, {"fr": {"card": "À moi !"}})
    bench.set(card, ("copies",), 5)
    assert (bench.words(card, "fr", "card"), bench.words(card, "en", "card")) == ("À moi !", "en 5")
    bench.say(card, {"fr": {"card": ""}})
    bench.set(card, ("copies",), 6)
    assert bench.words(card, "fr", "card") == "fr 6"
