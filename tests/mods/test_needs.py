"""What mod.toml says of other mods: ranges of versions, what may be missing, who stays out, the order."""

import pytest

from game import VERSION
from game.mods.defs import Section
from game.mods.load import load_mods
from tests.mods.conftest import SECTIONS, BeastDef, CaveDef, WriteMod, loaded, told

WOLF = {"zoo/a.toml": "[beast.wolf]\nlegs = 4\n"}


def manifest(id: str, *lines: str, version: str = "1") -> str:
    """A manifest with more lines."""
    said = f'format = 1\nid = "{id}"\nversion = "{version}"\ntitle = "{id}"\n'
    return said + "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize(
    ("version", "range", "fits"),
    [
        ("1.4", ">=1.2, <2", True),
        ("1.10", ">=1.9", True),
        ("2.0", ">=1.2, <2", False),
        ("1.2.1", "~=1.2.0", True),
        ("1.3", "==1.3", True),
        ("1.3", "!=1.3", False),
        ("2.0b1", ">=1.2", True),
        ("soon", ">=0", False),
    ],
)
def test_a_required_mod_must_lie_in_the_range(
    write_mod: WriteMod, version: str, range: str, fits: bool
) -> None:
    base = write_mod("base", WOLF, manifest=manifest("base", version=version))
    more = write_mod("more", manifest=manifest("more", f'requires = ["base {range}"]'))
    found = loaded(base, more)
    assert [mod.enabled for mod in found.mods] == [True, fits]
    odd = [] if version != "soon" else [("mods/base/mod.toml:3:11", "version", "bad-version")]
    wrong = [] if fits else [("mods/more/mod.toml:5:13", "requires[0]", "wrong-version")]
    assert told(found) == odd + wrong


@pytest.mark.parametrize(
    ("line", "key", "code"),
    [
        ('requires = ["base", "base 1.2"]', "requires[1]", "bad-need"),
        ('optional = ["Bad Name"]', "optional[0]", "bad-need"),
        ('conflicts = ["base >=one"]', "conflicts[0]", "bad-need"),
        ('conflicts = ["base <2"]', "conflicts[0]", "conflicting-mod"),
        ('optional = ["base >=2"]', "optional[0]", "wrong-version"),
        ('games = ["zoos"]', "games[0]", "not-one-of"),
        ('perfidie = "900.1"', "perfidie", "needs-newer"),
        ('perfidie = "soon"', "perfidie", "bad-version"),
    ],
)
def test_what_a_manifest_cannot_have_keeps_its_mod_out_in_its_place(
    write_mod: WriteMod, line: str, key: str, code: str
) -> None:
    base = write_mod("base", WOLF, manifest=manifest("base"))
    more = write_mod("more", manifest=manifest("more", line))
    found = loaded(base, more)
    assert [(where, said) for _, where, said in told(found)] == [(key, code)]
    assert told(found)[0][0].startswith("mods/more/mod.toml:5:")
    assert [(mod.id, mod.enabled) for mod in found.mods] == [("base", True), ("more", False)]


def test_a_manifest_with_everything_right_is_not_blamed(write_mod: WriteMod) -> None:
    base = write_mod("base", WOLF, manifest=manifest("base", 'games = ["zoo"]', 'authors = ["A", "B"]'))
    lines = [
        'conflicts = ["base >=2", "nobody"]',
        'optional = ["nobody >3"]',
        'load_after = ["nobody", "base"]',
    ]
    more = write_mod("more", manifest=manifest("more", *lines, f'perfidie = "{VERSION}"'))
    found = loaded(base, more)
    assert found.problems == () and all(mod.enabled for mod in found.mods)


def test_a_game_that_the_manifest_leaves_out_is_a_warning_only(write_mod: WriteMod) -> None:
    sections = (*SECTIONS, Section("park", "cave", CaveDef))
    files = WOLF | {"park/b.toml": "[cave.den]\ndepth = 1\n"}
    base = write_mod("base", files, manifest=manifest("base", 'games = ["zoo"]'))
    found = load_mods([base], sections)
    assert told(found) == [("mods/base/mod.toml:5:9", "games", "unnamed-game")]
    assert found.sound and found.mods[0].enabled
    for line in ('games = ["zoo", "park"]', "games = []"):
        (base / "mod.toml").write_text(manifest("base", line))
        assert load_mods([base], sections).problems == ()


def test_mods_are_read_after_what_they_follow_else_by_name(write_mod: WriteMod) -> None:
    base = write_mod("zoo-base", WOLF, manifest=manifest("zoo-base"))
    late = write_mod("aaa", manifest=manifest("aaa", 'load_after = ["mmm"]', 'requires = ["zoo-base"]'))
    middle = write_mod("mmm", manifest=manifest("mmm", 'optional = ["zoo-base"]'))
    free = write_mod("bbb", manifest=manifest("bbb"))
    found = loaded(free, late, middle, base)
    assert [mod.id for mod in found.mods] == ["bbb", "zoo-base", "mmm", "aaa"]
    assert found.mods[3].follows == (("requires", "zoo-base"), ("load_after", "mmm"))
    assert found.problems == ()


def test_an_optional_mod_is_changed_when_it_is_there_and_not_missed_when_not(write_mod: WriteMod) -> None:
    base = write_mod("base", WOLF, manifest=manifest("base"))
    extra = write_mod("extra", {"zoo/a.toml": "[beast.cat]\nlegs = 4\n"}, manifest=manifest("extra"))
    change = {"zoo/a.toml": '[beast."extra:cat"]\nlegs = 3\n'}
    more = write_mod("aaa", change, manifest=manifest("aaa", 'optional = ["extra"]'))
    assert loaded(base, extra, more).catalog.get(BeastDef, "extra:cat").legs == 3
    without = loaded(base, more)
    assert without.sound and not without.problems and all(mod.enabled for mod in without.mods)
    (more / "mod.toml").write_text(manifest("aaa"))
    assert [code for *_, code in told(loaded(base, more))] == ["no-such-def"], "who does not say optional"


def test_a_circle_of_wishes_is_told_where_it_is_wished(write_mod: WriteMod) -> None:
    base = write_mod("base", WOLF, manifest=manifest("base"))
    one = write_mod("one", manifest=manifest("one", 'requires = ["base"]', 'load_after = ["two"]'))
    two = write_mod("two", manifest=manifest("two", 'optional = ["one"]'))
    three = write_mod("three", manifest=manifest("three", 'load_after = ["one"]'))
    four = write_mod("four", manifest=manifest("four", 'requires = ["one"]'))
    found = loaded(base, one, two, three, four)
    assert sorted((where, code) for _, where, code in told(found)) == [
        ("load_after", "circle"),
        ("optional", "circle"),
        ("requires[0]", "broken-mod"),
    ]
    assert {mod.id for mod in found.mods if mod.enabled} == {"base", "three"}
