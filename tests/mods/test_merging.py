"""What several mods write to one def: merged key by key, keys removed, another def to begin with."""

import pytest

from game.mods.catalog import Catalog
from game.mods.defs import Def, Section
from game.mods.load import load_mods
from game.mods.provenance import Field, Provenance, Setter
from tests.mods.conftest import FLAGS, BeastDef, BeastRef, Bite, Call, Herd, WriteMod, loaded, told

WOLF = '[beast.wolf]\nlegs = 4\ndiet = "meat"\nherd = { min = 2, max = 9 }\ncosts = { wolf = 3, lamb = 1 }\n'
LAMB = '[beast.lamb]\nlegs = 4\npreys = ["wolf", "lamb"]\n'
BASE = {"zoo/a.toml": WOLF + LAMB}


class ShowDef(Def, frozen=True):
    """A show of beasts."""

    trick: Bite | Call
    herds: dict[BeastRef, Herd]


def wolf_with(write_mod: WriteMod, *bodies: str) -> BeastDef:
    """The wolf of the base after mods, one after the other, wrote to it."""
    folders = [write_mod("base", BASE)]
    for n, body in enumerate(bodies):
        needs = ["base", *(f"m{one}" for one in range(n))]
        folders.append(write_mod(f"m{n}", {"zoo/a.toml": f'[beast."base:wolf"]\n{body}\n'}, *needs))
    found = loaded(*folders)
    assert [str(one) for one in found.problems] == []
    return found.catalog.get(BeastDef, "base:wolf")


def test_tables_are_merged_key_by_key_and_lists_are_replaced_whole(write_mod: WriteMod) -> None:
    wolf = wolf_with(write_mod, "herd = { max = 5 }\npreys = ['lamb']", "herd.min = 4\npreys = ['wolf']")
    assert wolf.herd == Herd(min=4, max=5)
    assert wolf.preys == ("base:wolf",)
    assert (wolf.legs, wolf.diet) == (4, "meat")


def test_free_tables_are_merged_by_what_their_keys_mean(write_mod: WriteMod) -> None:
    wolf = wolf_with(write_mod, 'costs = { "base:wolf" = 7 }', "costs = { wolf = 8 }")
    assert wolf.costs == {"base:wolf": 8, "base:lamb": 1}


def test_what_is_removed_has_its_default_and_may_be_written_anew_in_the_same_table(
    write_mod: WriteMod,
) -> None:
    wolf = wolf_with(write_mod, "remove = ['herd', 'diet', 'costs.lamb']")
    assert (wolf.herd, wolf.diet, wolf.costs) == (None, "grass", {"base:wolf": 3})


def test_a_table_is_replaced_whole_by_who_removes_it_first(write_mod: WriteMod) -> None:
    assert wolf_with(write_mod, "remove = ['costs']\ncosts = { lamb = 5 }").costs == {"base:lamb": 5}


def test_a_def_begins_with_another_wherever_that_lies_and_whoever_changed_it(write_mod: WriteMod) -> None:
    base = write_mod("base", BASE)
    more = write_mod(
        "more",
        {
            "zoo/a.toml": '[beast.cub]\nextends = "pup"\nherd.max = 3\n'
            '[beast.pup]\nextends = "base:wolf"\nlegs = 3\n'
        },
        "base",
    )
    last = write_mod("zzz", {"zoo/a.toml": '[beast."base:wolf"]\nherd.min = 1\nremove = ["costs"]\n'}, "base")
    found = loaded(base, more, last)
    cub = found.catalog.get(BeastDef, "more:cub")
    assert found.problems == ()
    assert (cub.id, cub.legs, cub.diet, cub.herd, cub.costs) == (
        "more:cub",
        3,
        "meat",
        Herd(min=1, max=3),
        None,
    )


def test_the_template_of_another_mods_def_can_be_changed_or_taken_away(write_mod: WriteMod) -> None:
    base = write_mod("base", {"zoo/a.toml": WOLF + LAMB + '[beast.dog]\nextends = "wolf"\nlegs = 3\n'})
    assert loaded(base).catalog.get(BeastDef, "base:dog").diet == "meat"
    more = write_mod("more", {"zoo/a.toml": '[beast."base:dog"]\nextends = "lamb"\n'}, "base")
    dog = loaded(base, more).catalog.get(BeastDef, "base:dog")
    assert (dog.diet, dog.preys, dog.legs) == ("grass", ("base:wolf", "base:lamb"), 3)
    (more / "zoo/a.toml").write_text('[beast."base:dog"]\nremove = ["extends"]\n')
    found = loaded(base, more)
    assert found.problems == () and found.catalog.get(BeastDef, "base:dog").herd is None


@pytest.mark.parametrize(
    ("body", "trick", "herd"),
    [
        ("trick.force = 3", Bite(force=3), Herd(min=1, max=2)),
        ("trick = { kind = 'call', whom = ['wolf'] }", Call(whom=("base:wolf",)), Herd(min=1, max=2)),
        ("herds.wolf.max = 4", Bite(force=1), Herd(min=1, max=4)),
    ],
)
def test_a_table_of_another_kind_is_replaced_and_one_of_the_same_is_not(
    write_mod: WriteMod, body: str, trick: Bite | Call, herd: Herd
) -> None:
    show = "[show.big]\ntrick = { kind = 'bite', force = 1 }\nherds = { wolf = { min = 1, max = 2 } }\n"
    base = write_mod("base", {"zoo/a.toml": WOLF + LAMB + show})
    more = write_mod("more", {"zoo/a.toml": f'[show."base:big"]\n{body}\n'}, "base")
    found = load_mods([base, more], (*FLAGS, Section("zoo", "show", ShowDef)))
    big = found.catalog.get(ShowDef, "base:big")
    assert found.problems == () and (big.trick, big.herds) == (trick, {"base:wolf": herd})


@pytest.mark.parametrize(
    ("body", "place", "code", "near"),
    [
        ('extends = "wulf"', ":2:11", "no-such-def", "wolf"),
        ("extends = 4", ":2:11", "wrong-type", ""),
        ('extends = "den"', ":2:11", "other-kind", ""),
        ('extends = "cub"', ":2:11", "extends-circle", ""),
        ('legs = 1\nremove = "legs"', ":3:10", "wrong-type", ""),
        ("extends = 'wolf'\nremove = ['herd', 3]", ":3:19", "wrong-type", ""),
        ("legs = 1\nremove = ['hird']", ":3:11", "unknown-key", "herd"),
        ("legs = 1\nremove = ['herd.maxx']", ":3:11", "unknown-key", "herd.max"),
        ("legs = 1\nremove = ['id']", ":3:11", "unknown-key", ""),
        ("extends = 'wolf'\nremove = ['legs']", ":3:11", "missing-key", ""),
        ("extends = 'wolf'\nremove = ['herd.min']", ":3:11", "missing-key", ""),
        ("extends = 'wolf'\nherd = { max = 1 }", ":3:8", "refused", ""),
        ("extends = 'wolf'\nherd = { max = 'x' }", ":3:16", "wrong-type", ""),
    ],
)
def test_mistakes_are_told_once_in_their_place(
    write_mod: WriteMod, body: str, place: str, code: str, near: str
) -> None:
    base = write_mod("base", {"zoo/a.toml": WOLF + LAMB + "[cave.den]\ndepth = 1\n"})
    found = loaded(base, write_mod("more", {"zoo/a.toml": f"[beast.cub]\n{body}\n"}, "base"))
    assert [(at, said) for at, _, said in told(found)] == [(f"mods/more/zoo/a.toml{place}", code)]
    assert found.problems[0].facts.get("near", "") == near
    assert [mod.enabled for mod in found.mods] == [True, False]


def test_a_circle_of_templates_is_told_of_each_in_it_and_of_nobody_else(write_mod: WriteMod) -> None:
    text = "".join(f'[beast.{one}]\nextends = "{other}"\n' for one, other in ("ab", "bc", "cb"))
    found = loaded(write_mod("base", {"zoo/a.toml": text + WOLF + LAMB}))
    assert [(where, code) for _, where, code in told(found)] == [
        ("beast.b.extends", "extends-circle"),
        ("beast.c.extends", "extends-circle"),
    ]
    assert found.problems[0].facts["ring"] == "base:b → base:c → base:b"


def test_removing_what_nobody_wrote_is_told_and_forbids_nothing(write_mod: WriteMod) -> None:
    base = write_mod("base", BASE)
    found = loaded(
        base, write_mod("more", {"zoo/a.toml": '[beast."base:lamb"]\nremove = ["herd"]\n'}, "base")
    )
    assert told(found) == [("mods/more/zoo/a.toml:2:11", 'beast."base:lamb".remove[0]', "nothing-removed")]
    assert found.sound and all(mod.enabled for mod in found.mods)


def test_what_comes_of_two_mods_is_blamed_on_the_last_to_touch_it(write_mod: WriteMod) -> None:
    base = write_mod("base", BASE)
    first = write_mod("aaa", {"zoo/a.toml": '[beast."base:wolf"]\nherd.min = 8\n'}, "base")
    last = write_mod("zzz", {"zoo/a.toml": '[beast."base:wolf"]\nherd.max = 7\n'}, "base")
    found = loaded(base, first, last)
    assert told(found) == [("mods/zzz/zoo/a.toml:2:1", 'beast."base:wolf".herd', "refused")]
    assert [mod.enabled for mod in found.mods] == [True, True, False]


@pytest.mark.parametrize(
    ("body", "column", "key"),
    [
        ("acts = [{ kind = 'bite', force = 2 }, { whom = ['lamb'] }]", 39, "kind"),
        ("acts = [{ kind = 'bite' }]", 9, "force"),
        ("acts = [{ kind = 'call' }]", 9, "whom"),
        ("remove = ['herd']\nherd.max = 3", 11, "min"),
    ],
)
def test_whoever_writes_a_list_or_a_table_anew_answers_for_what_it_lacks(
    write_mod: WriteMod, body: str, column: int, key: str
) -> None:
    acts = "acts = [{ kind = 'bite', force = 1 }, { kind = 'call', whom = ['wolf'] }]\n"
    base = write_mod("base", {"zoo/a.toml": f"{WOLF}{acts}{LAMB}"})
    more = write_mod("more", {"zoo/a.toml": f'[beast."base:wolf"]\n{body}\n'}, "base")
    found = loaded(base, write_mod("calm", {"zoo/a.toml": '[beast."base:wolf"]\nlegs = 5\n'}, "base"), more)
    assert [(one.place, one.code, one.facts["key"]) for one in found.problems] == [
        (f"mods/more/zoo/a.toml:2:{column}", "missing-key", key)
    ]
    assert {mod.id: mod.enabled for mod in found.mods} == {"base": True, "calm": True, "more": False}


def test_every_field_knows_who_wrote_or_removed_it_and_by_which_template(write_mod: WriteMod) -> None:
    base = write_mod("base", BASE)
    text = (
        '[beast.cub]\nextends = "wolf"\nherd.max = 3\n'
        '[beast."base:wolf"]\nremove = ["herd"]\nherd = { min = 1, max = 2 }\n'
    )
    found = loaded(base, write_mod("more", {"zoo/a.toml": text}, "base"))
    authors = Provenance(found.catalog.mods, FLAGS)
    assert [
        (one.mod, one.place[-6:], one.removed, one.by) for one in setters(authors, "zoo.beast.cub.herd.max")
    ] == [
        ("base", "l:4:25", False, "base:wolf"),
        ("more", "l:5:11", True, "base:wolf"),
        ("more", "l:6:25", False, "base:wolf"),
        ("more", "l:3:12", False, ""),
    ]
    assert [one.mod for one in setters(authors, "zoo.beast.wolf.costs.lamb")] == ["base"]
    assert value_of(authors, "zoo.beast.cub.herd.max", found.catalog) == 3
    assert value_of(authors, "zoo.beast.cub.costs.wolf", found.catalog) == 3
    with pytest.raises(LookupError):
        value_of(authors, "zoo.beast.cub.herd.mox", found.catalog)


def setters(authors: Provenance, text: str) -> list[Setter]:
    """Who wrote the field that a text means."""
    return list(authors.setters_of(field_of(authors, text)))


def value_of(authors: Provenance, text: str, catalog: Catalog) -> object:
    """What the field says that a text means."""
    return authors.value_of(field_of(authors, text), catalog)


def field_of(authors: Provenance, text: str) -> Field:
    """The field that a text means; there must be one."""
    field = authors.find_field(text)
    assert isinstance(field, Field)
    return field
