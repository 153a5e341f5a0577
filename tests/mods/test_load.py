"""Mods are read whole: every problem at once, in place; the sound ones load."""

from pathlib import Path

import pytest

from game.mods.defs import Section
from game.mods.load import load_mods
from game.mods.manifest import find_mod_folders, mod_fingerprint
from tests.mods.conftest import SECTIONS, BeastDef, Bite, Call, CaveDef, WriteMod, loaded, told

WOLF = "[beast.wolf]\nlegs = 4\n"


def test_a_table_becomes_a_def_named_after_its_mod(write_mod: WriteMod) -> None:
    zoo = loaded(
        write_mod("base", {"zoo/a.toml": WOLF + 'diet = "meat"\nacts = [{ kind = "bite", force = 2 }]\n'})
    )
    wolf = zoo.catalog.get(BeastDef, "base:wolf")
    assert zoo.sound and (wolf.id, wolf.mod, wolf.name) == ("base:wolf", "base", "wolf")
    assert wolf.acts == (Bite(force=2),)


def test_references_are_stored_full_wherever_they_stand(write_mod: WriteMod) -> None:
    text = WOLF + (
        '[beast.lamb]\nlegs = 4\nfears = "wolf"\npreys = ["base:lamb"]\n'
        'acts = [{ kind = "call", whom = ["wolf", "base:lamb"] }]\ncosts = { wolf = 3 }\n'
        '[cave.den]\ndepth = 2\nguests = ["wolf", "lamb"]\n'
    )
    zoo = loaded(write_mod("base", {"zoo/a.toml": text}))
    lamb = zoo.catalog.get(BeastDef, "base:lamb")
    assert zoo.problems == ()
    assert (lamb.fears, lamb.preys, lamb.costs) == ("base:wolf", ("base:lamb",), {"base:wolf": 3})
    assert lamb.acts == (Call(whom=("base:wolf", "base:lamb")),)
    assert zoo.catalog.get(CaveDef, "base:den").guests == ("base:wolf", "base:lamb")


def test_a_short_name_means_ones_own_first_then_what_is_required(write_mod: WriteMod) -> None:
    base = write_mod("base", {"zoo/a.toml": WOLF + "[beast.lamb]\nlegs = 4\n"})
    more = write_mod(
        "more", {"zoo/a.toml": WOLF + '[beast.dog]\nlegs = 4\npreys = ["wolf", "lamb"]\n'}, "base"
    )
    zoo = loaded(more, base)
    assert zoo.catalog.get(BeastDef, "more:dog").preys == ("more:wolf", "base:lamb")
    assert [mod.id for mod in zoo.mods] == ["base", "more"]


def test_a_mod_changes_only_the_keys_it_writes(write_mod: WriteMod) -> None:
    base = write_mod("base", {"zoo/a.toml": WOLF + 'diet = "meat"\npreys = ["wolf"]\n'})
    more = write_mod(
        "more",
        {"zoo/a.toml": '[beast."base:wolf"]\nlegs = 3\npreys = ["cat"]\n[beast.cat]\nlegs = 4\n'},
        "base",
    )
    wolf = loaded(base, more).catalog.get(BeastDef, "base:wolf")
    assert (wolf.legs, wolf.diet, wolf.preys) == (3, "meat", ("more:cat",))


def test_the_last_word_counts_and_a_broken_override_leaves_no_trace(write_mod: WriteMod) -> None:
    base = write_mod("base", {"zoo/a.toml": WOLF})
    first = write_mod("aaa", {"zoo/a.toml": '[beast."base:wolf"]\nlegs = 5\n'}, "base")
    last = write_mod("zzz", {"zoo/a.toml": '[beast."base:wolf"]\nlegs = "six"\n'}, "base")
    zoo = loaded(last, first, base)
    assert zoo.catalog.get(BeastDef, "base:wolf").legs == 5
    assert told(zoo) == [("mods/zzz/zoo/a.toml:2:8", 'beast."base:wolf".legs', "wrong-type")]
    assert [(mod.id, mod.enabled) for mod in zoo.mods] == [("base", True), ("aaa", True), ("zzz", False)]


def test_every_problem_is_told_at_once_with_its_place(write_mod: WriteMod) -> None:
    text = (
        '[beast.wolf]\nlegs = "four"\nteeth = 42\n'
        '[beast.lamb]\ndiet = "gras"\nfears = "wulf"\n'
        "[beast.goat]\nlegs = -1\nherd = { min = 3, max = 2 }\n"
        '[beast.bear]\nlegs = 4\nacts = [{ kind = "bite", force = 9 }, { kind = "bit" }, { force = 1 }]\n'
        "[baest.x]\n[cave.a]\ndepth = true\nid = 'b'\n"
    )
    zoo = loaded(write_mod("base", {"zoo/a.toml": text}))
    file = "mods/base/zoo/a.toml"
    assert told(zoo) == [
        (f"{file}:2:8", "beast.wolf.legs", "wrong-type"),
        (f"{file}:3:1", "beast.wolf.teeth", "unknown-key"),
        (f"{file}:4:2", "beast.lamb", "missing-key"),
        (f"{file}:5:8", "beast.lamb.diet", "not-one-of"),
        (f"{file}:6:9", "beast.lamb.fears", "no-such-def"),
        (f"{file}:8:8", "beast.goat.legs", "too-small"),
        (f"{file}:9:8", "beast.goat.herd", "refused"),
        (f"{file}:12:34", "beast.bear.acts[0].force", "out-of-range"),
        (f"{file}:12:48", "beast.bear.acts[1].kind", "not-one-of"),
        (f"{file}:12:57", "beast.bear.acts[2]", "missing-key"),
        (f"{file}:13:2", "baest", "unknown-table"),
        (f"{file}:15:9", "cave.a.depth", "wrong-type"),
        (f"{file}:16:1", "cave.a.id", "given-id"),
    ]
    assert zoo.catalog.all(BeastDef) == () and not zoo.sound


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("lgs = 4", "legs"),
        ('diet = "gras"', "grass"),
        ('fears = "wlf"', "wolf"),
        ('fears = "base:wolv"', "base:wolf"),
    ],
)
def test_a_slip_of_the_pen_is_told_what_was_meant(write_mod: WriteMod, line: str, near: str) -> None:
    zoo = loaded(write_mod("base", {"zoo/a.toml": f"{WOLF}[beast.lamb]\n{line}\n"}))
    hints = [problem.facts["near"] for problem in zoo.problems if problem.hint == "did-you-mean"]
    assert hints == [near]
    assert f"Did you mean {near}?" in "\n".join(map(str, zoo.problems))


@pytest.mark.parametrize(
    ("body", "place", "code"),
    [
        (b"[beast.wolf]\nlegs = = 4\n", ":2:8", "toml"),
        (b"[beast.wolf]\nlegs = 4\nlegs = 4\n", ":3:9", "toml"),
        (b'[beast.wolf]\nhome = "x', ":2:10", "toml"),
        (b'[beast.wolf]\nlegs = 4\nhome = "caf\xe9"\n', ":3:12", "encoding"),
        (b"x = " + b"[" * 5000, ":1:69", "too-deep"),
    ],
)
def test_an_unreadable_file_is_a_problem_with_a_place(
    write_mod: WriteMod, body: bytes, place: str, code: str
) -> None:
    zoo = loaded(write_mod("base", {"zoo/a.toml": body}))
    assert told(zoo) == [(f"mods/base/zoo/a.toml{place}", "", code)]


def test_what_an_unreadable_file_may_hold_is_not_reported_lost(write_mod: WriteMod) -> None:
    files = {
        "zoo/a.toml": "[beast.wolf\nlegs = 4",
        "zoo/b.toml": '[beast.lamb]\nlegs = "4"\nfears = "wolf"\n',
    }
    assert [code for _, _, code in told(loaded(write_mod("base", files)))] == ["toml", "wrong-type"]


def test_a_mark_at_the_start_and_windows_line_ends_are_fine(write_mod: WriteMod) -> None:
    zoo = loaded(write_mod("base", {"zoo/a.toml": b"\xef\xbb\xbf[beast.wolf]\r\nlegs = 4\r\n"}))
    assert zoo.problems == () and zoo.catalog.get(BeastDef, "base:wolf").legs == 4


def test_columns_count_letters_not_bytes(write_mod: WriteMod) -> None:
    zoo = loaded(
        write_mod("base", {"zoo/a.toml": '[beast.wolf]\nherd = { "é" = 1, min = 1, max = "œ" }\nlegs = 4'})
    )
    assert [problem.place[-5:] for problem in zoo.problems] == [":2:10", ":2:34"]


def test_a_name_written_twice_in_a_mod_is_told_with_the_first_place(write_mod: WriteMod) -> None:
    zoo = loaded(write_mod("base", {"zoo/a.toml": WOLF, "zoo/b.toml": WOLF}))
    assert told(zoo) == [("mods/base/zoo/b.toml:1:2", "beast.wolf", "duplicate-id")]
    assert zoo.problems[0].facts["first"] == "mods/base/zoo/a.toml:1:2"


def test_bad_names_and_things_that_are_no_tables_are_told(write_mod: WriteMod) -> None:
    zoo = loaded(
        write_mod("base", {"zoo/a.toml": 'cave = 3\n[beast]\nwolf = 4\n[beast."Grand Loup"]\nlegs = 4\n'})
    )
    assert [code for _, _, code in told(zoo)] == ["wrong-type", "wrong-type", "bad-name"]


def test_mods_that_lack_something_are_left_out_with_those_that_need_them(write_mod: WriteMod) -> None:
    base = write_mod("base", {"zoo/a.toml": WOLF})
    lame = write_mod("lame", {}, "nowhere")
    heir = write_mod("heir", {}, "lame", "base")
    zoo = loaded(heir, lame, base)
    assert told(zoo) == [
        ("mods/lame/mod.toml:5:13", "requires[0]", "missing-mod"),
        ("mods/heir/mod.toml:5:13", "requires[0]", "broken-mod"),
    ]
    assert [mod.id for mod in zoo.catalog.mods] == ["base"]


def test_a_circle_of_mods_is_told_and_left_out(write_mod: WriteMod) -> None:
    base = write_mod("base", {"zoo/a.toml": WOLF})
    one, two, heir = write_mod("one", {}, "two"), write_mod("two", {}, "one"), write_mod("heir", {}, "one")
    zoo = loaded(base, one, two, heir)
    assert sorted(code for _, _, code in told(zoo)) == ["broken-mod", "circle", "circle"]
    assert [mod.id for mod in zoo.catalog.mods] == ["base"]


def test_two_mods_with_one_id_are_told(write_mod: WriteMod) -> None:
    base = write_mod("base", {"zoo/a.toml": WOLF})
    twin = write_mod("twin", manifest='format = 1\nid = "base"\nversion = "1"\ntitle = ""\n')
    zoo = loaded(base, twin)
    assert told(zoo) == [("mods/twin/mod.toml:2:6", "id", "duplicate-mod")]
    assert zoo.catalog.get(BeastDef, "base:wolf")


def test_using_a_mod_without_requiring_it_is_told(write_mod: WriteMod) -> None:
    base = write_mod("base", {"zoo/a.toml": WOLF})
    text = '[beast."base:wolf"]\nlegs = 5\n[beast.fox]\nlegs = 4\nfears = "base:wolf"\n'
    zoo = loaded(base, write_mod("rude", {"zoo/a.toml": text}))
    assert [(code, problem.hint) for (_, _, code), problem in zip(told(zoo), zoo.problems, strict=True)] == [
        ("not-required", "add-requires"),
        ("not-required", "add-requires"),
    ]
    assert zoo.catalog.get(BeastDef, "base:wolf").legs == 4


@pytest.mark.parametrize(
    ("manifest", "codes"),
    [
        ("format = 2\nid = 'base'\nversion = '1'\ntitle = ''", ["refused"]),
        ("format = 1\nid = 'Base'\nverzion = '1'\ntitle = ''", ["bad-shape", "unknown-key", "missing-key"]),
        ("format", ["toml"]),
    ],
)
def test_a_bad_manifest_is_told_like_any_table(write_mod: WriteMod, manifest: str, codes: list[str]) -> None:
    zoo = loaded(write_mod("base", manifest=manifest))
    assert sorted(code for _, _, code in told(zoo)) == sorted(codes)
    assert zoo.mods == ()


def test_missing_folders_manifests_and_tables_are_told(write_mod: WriteMod, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    zoo = loaded(tmp_path / "gone", tmp_path / "empty")
    assert [code for _, _, code in told(zoo)] == ["no-such-folder", "empty-mod"]
    assert [code for _, _, code in told(loaded(write_mod("base")))] == ["empty-section"]
    astray = loaded(write_mod("other", {"zo/a.toml": WOLF, "zoo/a.toml": WOLF}))
    assert [(code, astray.sound) for _, _, code in told(astray)] == [("stray-folder", True)]


def test_mod_folders_are_found_by_name(write_mod: WriteMod, tmp_path: Path) -> None:
    folders = [write_mod("base"), write_mod("abba")]
    (tmp_path / "mods" / ".git").mkdir()
    (tmp_path / "mods" / "readme.txt").touch()
    assert find_mod_folders(tmp_path / "mods") == sorted(folders)
    assert find_mod_folders(tmp_path / "nowhere") == []


def test_the_fingerprint_changes_with_what_can_change_a_match_only(write_mod: WriteMod) -> None:
    base = write_mod("base", {"zoo/a.toml": WOLF, "text/fr/a.ftl": "x = y"})
    before = mod_fingerprint(base)
    (base / "text" / "fr" / "a.ftl").write_text("x = z")
    (base / ".swap").write_text("x")
    assert mod_fingerprint(base) == before
    (base / "zoo" / "a.toml").rename(base / "zoo" / "b.toml")
    moved = mod_fingerprint(base)
    (base / "zoo" / "b.toml").write_text(WOLF + " ")
    assert len({before, moved, mod_fingerprint(base)}) == 3


def test_the_catalog_proposes_what_was_meant_and_knows_its_kinds(write_mod: WriteMod) -> None:
    catalog = loaded(write_mod("base", {"zoo/a.toml": WOLF})).catalog
    with pytest.raises(LookupError, match="base:wolf"):
        catalog.get(BeastDef, "base:wulf")
    with pytest.raises(LookupError, match="no section"):
        catalog.all(Section)  # type: ignore[type-var]
    assert [beast.id for beast in catalog.all(BeastDef, game="zoo")] == ["base:wolf"]


def test_two_sections_may_not_share_a_table() -> None:
    with pytest.raises(ValueError, match="share"):
        load_mods([], (*SECTIONS, SECTIONS[0]))
