"""Mods on the workshop's first page: problems, packs by their path, conflicts in players' words."""

from pathlib import Path
from typing import Any

from game import paths
from game.app.workshop.own_mod import OwnMod
from game.input.devices import KEYS
from game.input.intents import Intent
from game.mods.packing.pack import pack_mod
from scenes.screens.workshop.home.places import DECK_MARKS, MOD_MARKS
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening
from tests.journeys.test_workshop import Maker, Pointer

QUIET = {"workshop_lesson": False}


def a_mod(folder: Path, name: str, cards: str) -> None:
    """Write a mod of Roulette's cards."""
    (folder / name / "roulette").mkdir(parents=True)
    said = f'format = 1\nid = "{name}"\nversion = "1"\ntitle = "Les {name}"\nrequires = ["base"]\n'
    (folder / name / "mod.toml").write_text(said, "utf-8")
    (folder / name / "roulette" / "x.toml").write_text(cards, "utf-8")


def at_home(begin: Begin) -> tuple[Evening, Maker]:
    evening = begin(mods=None, last_game="roulette", helps=QUIET)
    evening.stage.push(evening.stage.make("house", KEYS))
    evening.step()
    return evening, Maker(evening, KEYS)


def walk_to(maker: Maker, key: str) -> None:
    """Go through the list of mods, up and down, until one is under the hand."""
    for intent in (Intent.UP, Intent.DOWN):
        for _ in range(40):
            here = maker.home.focus.at()
            if here is not None and here.key == key:
                return
            maker.tap(intent)
    raise AssertionError(f"nobody comes to {key}")


def options(evening: Evening) -> list[Any]:
    """What the open list shows."""
    scene: Any = evening.scene
    return list(scene.options)


def test_all_that_is_wrong_with_a_mod_is_told_with_its_places(begin: Begin) -> None:
    a_mod(paths.user_mods(), "cassees", '[card."base:cadeau"]\ncopies = "deux"\nhorloge = 3\n')
    evening, maker = at_home(begin)
    walk_to(maker, "mod:cassees")
    assert "wrong" in [one.key for one in maker.home.focus.spots]
    maker.go_to("wrong")
    maker.tap(Intent.ACCEPT)
    told = options(evening)
    assert [one.hint.rpartition("/")[2] for one in told] == ["x.toml:2:10", "x.toml:3:1"]
    assert all(one.words and "x.toml" not in one.words for one in told)
    maker.tap(Intent.BACK)
    maker.go_to("mod:cassees")
    walk_to(maker, "mod:base")
    assert "wrong" not in [one.key for one in maker.home.focus.spots]


def test_a_pack_is_put_in_by_the_path_that_is_typed(begin: Begin, tmp_path: Path) -> None:
    pack_mod(OwnMod.begin(tmp_path / "gifts", "Gifts", "Ada").folder, tmp_path / "gifts.zip")
    evening, maker = at_home(begin)
    maker.go_to("new")
    maker.tap(Intent.ACCEPT, Intent.UP, Intent.ACCEPT)
    assert evening.screen == "LettersPage"
    evening.driver.type(str(tmp_path / "nothing.zip"))
    maker.tap(Intent.ACCEPT)
    letters: Any = evening.scene
    assert "nothing.zip" in letters.refused
    for _ in "nothing.zip":
        letters.text("\b")
    evening.driver.type("gifts.zip")
    maker.tap(Intent.ACCEPT)
    assert [one.words for one in options(evening)][:1] == [evening.app.texts("deed-put-in")]
    words = [one.words for one in options(evening)]
    maker.tap(*[Intent.DOWN] * words.index(evening.app.texts("deed-see-files", n=1)), Intent.ACCEPT)
    assert "mod.toml" in [one.words for one in options(evening)]
    maker.tap(Intent.BACK)
    assert evening.screen == "Chooser", "the list of files leads back"
    maker.tap(Intent.ACCEPT)
    assert evening.screen == "WorkshopHome"
    assert any(mod.title == "Gifts" for mod in evening.app.mods)


def test_a_conflict_is_told_in_the_words_of_players(begin: Begin) -> None:
    for number, name in enumerate(("uns", "autres")):
        a_mod(paths.user_mods(), name, f'[card."base:cadeau"]\ncopies = {number + 1}\n')
    evening, maker = at_home(begin)
    maker.go_to("conflicts")
    maker.tap(Intent.ACCEPT)
    home = maker.home
    assert home.focus.at().key == "keep:first"  # type: ignore[union-attr]
    told = {label.text for label in home.boards.layer.labels()}
    say = evening.app.texts
    field = "Exemplaires · Cadeau\u00a0!"
    assert say("workshop-clash", field=field) in told
    wanted = [say("workshop-keep", value=value) for value in ("1", "2")]
    wanted += [say("workshop-keep-of", title=title) for title in ("Les uns", "Les autres")]
    assert told.issuperset(wanted)
    maker.tap(Intent.LEFT)
    walk_to(maker, "mod:base")
    assert not [one for one in home.focus.spots if one.key.startswith("keep:")], "the base game is in none"


def test_a_pack_says_by_name_what_it_changes_and_which_mods_that_are_on_touch_it_too(
    begin: Begin, tmp_path: Path
) -> None:
    a_mod(paths.user_mods(), "autres", '[card."base:cadeau"]\ncopies = 2\n')
    a_mod(tmp_path, "dons", '[card."base:cadeau"]\ncopies = 5\n[card."base:prime"]\ncopies = 2\n')
    pack_mod(tmp_path / "dons", tmp_path / "dons.zip")
    evening, maker = at_home(begin)
    maker.home.deeds.look_into(tmp_path / "dons.zip")
    evening.step()
    say = evening.app.texts
    assert "Les autres" in options(evening)[0].hint
    words = [one.words for one in options(evening)]
    maker.tap(*[Intent.DOWN] * words.index(say("deed-see-changes", n=2)), Intent.ACCEPT)
    first, second = options(evening)
    assert (first.words, second.words) == (say("name-base:cadeau"), say("name-base:prime"))
    assert "Les autres" in first.hint and "Les autres" not in second.hint


def test_a_mod_thrown_away_by_its_menu_is_taken_out_of_the_bin_by_another(begin: Begin) -> None:
    a_mod(paths.user_mods(), "autres", '[card."base:cadeau"]\ncopies = 2\n')
    evening, maker = at_home(begin)
    say = evening.app.texts
    back = say("deed-back", title="Les autres")

    def menu(key: str) -> list[str]:
        deeds = maker.home.deeds
        mod = next((one for one in maker.home.model.mods() if one.id == key), None)
        return [one.words for one in (deeds.of_mod(mod) if mod else deeds.of_shelf())]

    assert back not in menu("shelf")
    walk_to(maker, "mod:autres")
    maker.tap(Intent.COUNTER, *[Intent.DOWN] * menu("autres").index(say("deed-throw")), Intent.ACCEPT)
    assert "autres" not in [one.id for one in evening.app.mods]
    maker.go_to("new")
    maker.tap(Intent.ACCEPT, *[Intent.DOWN] * menu("shelf").index(back), Intent.ACCEPT)
    assert "autres" in [one.id for one in evening.app.mods] and back not in menu("shelf")


def test_the_mouse_is_told_what_is_under_it_until_a_key_is_pressed_and_turns_pages_by_their_marks(
    begin: Begin,
) -> None:
    evening, maker = at_home(begin)
    home, mouse = maker.home, Pointer(evening)
    assert not home.tip.visible
    for spot in home.focus.spots:
        mouse.point_at(spot.key)
        assert home.tip.visible, spot.key
    evening.driver.point(640, 700)
    evening.step()
    assert not home.tip.visible
    mouse.point_at("new")
    maker.tap(Intent.UP)
    assert not home.tip.visible
    first = home.boards.deck.first
    mouse.click(*DECK_MARKS[1])
    assert home.boards.deck.first > first and evening.screen == "WorkshopHome"
    mouse.click(*DECK_MARKS[0])
    mouse.click(*DECK_MARKS[0])
    assert home.boards.deck.first == first, "at the upper end a click there turns nothing"
    top = home.boards.first_mod
    mouse.click(*MOD_MARKS[1])
    assert home.boards.first_mod > top
