"""Conflicts: told exactly where the order of two mods decides, and settled by one press for either."""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from pathlib import Path

import msgspec
import pytest
import tomli_w

from game.core.rng import Rng
from game.mods.conflicts.find import Conflict, conflicts_of, open_conflicts
from game.mods.conflicts.settle import ANSWERS, Answer, settling_mod, write_settlement
from game.mods.load import Loaded
from tests.mods.conftest import FLAGS, BeastDef, WriteMod, loaded

BASE = """
[beast.wolf{n}]
legs = 4
diet = "meat"
herd = {{ min = 1, max = 9 }}
costs = {{ wolf0 = 3, lamb0 = 1 }}
[beast.lamb{n}]
legs = 4
preys = ["wolf0"]
[beast.cub{n}]
extends = "wolf{n}"
"""
"""Beasts about which two mods meet."""
MEETINGS, PAIRS = 40, 5
"""Ways in which mods want one another, by chance, and with each so many pairs of tables: 200 in all."""
Table = dict[str, object]


def conflicts_in(found: Loaded) -> tuple[Conflict, ...]:
    """The conflicts of what was loaded."""
    return open_conflicts([mod for mod in found.mods if mod.enabled], FLAGS)


class Meeting:
    """A base, two mods and perhaps a third, by chance; `order` puts a wish into their manifests."""

    def __init__(self, seed: int, folder: Path) -> None:
        chance = Rng(seed)
        self.folder = folder
        self.names = ["aaa", "bbb", "ccc"][: chance.choice([2, 2, 3])]
        self.needs: dict[str, list[tuple[str, str]]] = {"base": [], **{name: [] for name in self.names}}
        for n, name in enumerate(self.names):
            for other in self.names[:n]:
                if chance.below(10) < 3:
                    key = chance.choice(["requires", "optional", "load_after"])
                    self.needs[name].append((key, other))
        self.write("base", "".join(BASE.format(n=n) for n in range(PAIRS)))
        for name in self.names:
            body = {
                f"base:{beast}{n}": table
                for n in range(PAIRS)
                for beast in ("wolf", "lamb", "cub")
                if (table := some_keys(chance))
            }
            self.write(name, tomli_w.dumps({"beast": body}))

    def write(self, name: str, text: str) -> None:
        """Write the tables of a mod."""
        path = self.folder / name / "zoo" / "a.toml"
        path.parent.mkdir(parents=True)
        path.write_text(text)

    def load(self, order: Sequence[str] = ()) -> Loaded:
        """Load the mods, in some order of reading or in that of their needs alone."""
        for name, needs in self.needs.items():
            said: dict[str, list[str]] = {"requires": ["base"] if name != "base" else []}
            for key, other in needs:
                said.setdefault(key, []).append(other)
            if name in order:
                said.setdefault("load_after", []).extend(order[: order.index(name)])
            manifest = {"format": 1, "id": name, "version": "1", "title": name.upper(), **said}
            (self.folder / name / "mod.toml").write_text(tomli_w.dumps(manifest))
        found = loaded(*(self.folder / name for name in self.needs))
        assert [one.code for one in found.problems if one.severity == "error"] == []
        return found

    def orders(self) -> Iterator[tuple[str, ...]]:
        """Every order of reading that the mods allow."""
        for order in permutations(self.names):
            if all(order.index(other) < order.index(name) for name in order for _, other in self.needs[name]):
                yield order


def some_keys(chance: Rng) -> Table:
    """A table with a few sound keys of few values each, so that mods often agree."""
    tables: list[Table] = [
        {"legs": chance.choice([3, 4])},
        {"diet": chance.choice(["grass", "meat"])},
        {"remove": ["diet"]},
        {"herd": {"min": chance.choice([1, 2]), "max": chance.choice([8, 9])}},
        {"remove": ["herd"]},
        {"preys": chance.choice([["wolf0"], ["base:wolf0"], ["wolf0", "lamb0"], []])},
        {
            "costs": chance.choice(
                [{"wolf0": 3}, {"base:wolf0": 3}, {"lamb0": 7}, {"base:wolf0": 4, "lamb0": 1}]
            )
        },
        {"remove": ["costs"]},
        {"remove": ["costs.lamb0"]},
        {"home": chance.choice(["den", ""])},
    ]
    out: Table = {}
    for table in chance.shuffled(tables)[: chance.choice([0, 1, 2])]:
        out |= table
    return out


def fields_of(found: Loaded) -> dict[tuple[str, str], object]:
    """What every field of every beast says."""
    beasts = found.catalog.all(BeastDef)
    return {(one.id, key): value for one in beasts for key, value in msgspec.to_builtins(one).items()}


def decided_by_order(meeting: Meeting) -> set[tuple[str, str]]:
    """The fields that come out differently in some order of reading."""
    orders = list(meeting.orders())
    seen = [fields_of(meeting.load(order)) for order in (orders if len(orders) > 1 else ())]
    return {field for field in (seen[0] if seen else ()) if any(one[field] != seen[0][field] for one in seen)}


def misjudged(
    folder: Path, find: Callable[[Loaded], tuple[Conflict, ...]], meetings: int = MEETINGS
) -> tuple[int, int, int]:
    """Of the generated pairs: conflicts told, false alarms, and conflicts missed."""
    told = false = missed = 0
    for seed in range(meetings):
        meeting = Meeting(seed, folder / str(seed))
        said = {(one.id, one.path[0]) for one in find(meeting.load())}
        true = decided_by_order(meeting)
        handed = {field for field in true if (field[0].replace("cub", "wolf"), field[1]) in said}
        told, false, missed = told + len(said), false + len(said - true), missed + len(true - said - handed)
    return told, false, missed


@pytest.mark.statistics
def test_of_200_pairs_of_mods_no_conflict_is_missed_and_none_is_a_false_alarm(tmp_path: Path) -> None:
    told, false, missed = misjudged(tmp_path, conflicts_in)
    assert (false, missed) == (0, 0) and told > 40


def as_if_nobody_followed(found: Loaded) -> tuple[Conflict, ...]:
    """Conflicts by a broken rule: who is read after whom does not count."""
    mods = [msgspec.structs.replace(mod, follows=()) for mod in found.mods]
    return open_conflicts(mods, FLAGS)


def of_the_last_two(found: Loaded) -> tuple[Conflict, ...]:
    """Conflicts by a broken rule: deep keys are not looked at."""
    return tuple(one for one in conflicts_in(found) if len(one.path) == 1)


@pytest.mark.parametrize(("find", "wrong"), [(as_if_nobody_followed, "false"), (of_the_last_two, "missed")])
def test_a_broken_rule_would_be_found_out(
    tmp_path: Path, find: Callable[[Loaded], tuple[Conflict, ...]], wrong: str
) -> None:
    _, false, missed = misjudged(tmp_path, find, meetings=12)
    assert {"false": (false > 0, missed), "missed": (missed > 0, false)}[wrong] == (True, 0)


TWO = (
    '[beast."base:wolf0"]\nlegs = 3\nremove = ["herd"]\npreys = ["lamb0"]\n',
    '[beast."base:wolf0"]\nlegs = 5\nherd.max = 7\npreys = ["base:lamb0"]\nhome = "den"\n',
)


def two_mods(write_mod: WriteMod, *bodies: str) -> list[Path]:
    """The base and mods that want the same of its wolf."""
    named = zip(("bbb", "aaa", "ccc"), bodies, strict=False)
    folders = [write_mod(id, {"zoo/a.toml": body}, "base") for id, body in named]
    return [write_mod("base", {"zoo/a.toml": BASE.format(n=0)}), *folders]


def test_a_conflict_says_who_where_and_what_comes_of_it(write_mod: WriteMod) -> None:
    herd, legs = conflicts_in(loaded(*two_mods(write_mod, *TWO)))
    assert [one.name for one in (herd, legs)] == ["zoo.beast.base:wolf0.herd", "zoo.beast.base:wolf0.legs"]
    assert [(one.mod, one.title, one.value) for one in (legs.first, legs.second)] == [
        ("aaa", "aaa", 5),
        ("bbb", "bbb", 3),
    ], "the second is read later"
    assert [one.place for one in (legs.first, legs.second)] == [
        "mods/aaa/zoo/a.toml:2:8",
        "mods/bbb/zoo/a.toml:2:8",
    ]
    assert (herd.first.value, herd.second.value) == ({"min": 1, "max": 7}, None)


def test_a_conflict_is_found_by_the_values_around_and_inside_it(write_mod: WriteMod) -> None:
    found = conflicts_in(loaded(*two_mods(write_mod, *TWO)))
    assert len(conflicts_of(found, "zoo", "base:wolf0", ("herd", "min"))) == 1
    assert [one.path for one in conflicts_of(found, "zoo", "base:wolf0", ("legs",))] == [("legs",)]
    assert not conflicts_of(found, "zoo", "base:wolf0", ("home",))
    assert not conflicts_of(found, "zoo", "base:lamb0", ("legs",))
    assert not open_conflicts(loaded(*two_mods_again(write_mod)).mods, FLAGS, games=["other"])


def two_mods_again(write_mod: WriteMod) -> list[Path]:
    """The folders that `two_mods` wrote."""
    here = write_mod("empty").parent
    return [here / name for name in ("base", "aaa", "bbb")]


@pytest.mark.parametrize("answers", [("first", "first"), ("second", "second"), ("first", "second")])
def test_each_answer_settles_for_good_and_only_its_own_field(
    write_mod: WriteMod, answers: tuple[Answer, Answer]
) -> None:
    folders = two_mods(write_mod, *TWO)
    for answer in answers:
        before = loaded(*folders)
        conflict = conflicts_in(before)[0]
        side = conflict.first if answer == "first" else conflict.second
        taken = [mod.id for mod in before.mods]
        folders.append(write_settlement(settling_mod(conflict, answer, "t", taken), folders[0].parent))
        after = loaded(*folders)
        assert after.problems == () and len(conflicts_in(after)) == len(conflicts_in(before)) - 1
        said, was = fields_of(after), fields_of(before)
        assert said[conflict.id, conflict.path[0]] == side.value
        assert {key for key in was if was[key] != said[key]} <= {
            (id, conflict.path[0]) for id in ("base:wolf0", "base:cub0")
        }
    assert not conflicts_in(after)


def test_two_templates_are_a_conflict_that_either_wins(write_mod: WriteMod) -> None:
    bodies = [
        f'[beast."base:cub0"]\n{line}\n' for line in ('extends = "lamb0"', 'remove = ["extends"]\nlegs = 4')
    ]
    folders = two_mods(write_mod, *bodies)
    (conflict,) = conflicts_in(loaded(*folders))
    assert (conflict.path, conflict.first.value, conflict.second.value) == (("extends",), None, "base:lamb0")
    for n, answer in enumerate(ANSWERS):
        mod = settling_mod(conflict, answer, "t")
        settled = loaded(*folders, write_settlement(mod._replace(id=f"s{n}"), folders[0].parent / f"{n}"))
        assert settled.problems == () and not conflicts_in(settled)
        preys = settled.catalog.get(BeastDef, "base:cub0").preys
        assert preys == (() if answer == "first" else ("base:wolf0",))


def test_three_mods_are_settled_two_by_two(write_mod: WriteMod) -> None:
    folders = two_mods(write_mod, *(f'[beast."base:wolf0"]\nlegs = {n}\n' for n in (5, 6, 7)))
    assert len(conflicts_in(loaded(*folders))) == 3
    for left in (1, 0):
        found = loaded(*folders)
        mod = settling_mod(conflicts_in(found)[0], "first", "t", [one.id for one in found.mods])
        folders.append(write_settlement(mod, folders[0].parent))
        assert len(conflicts_in(loaded(*folders))) == left


def test_a_settlement_is_never_written_over_anything(write_mod: WriteMod) -> None:
    folders = two_mods(write_mod, *TWO)
    mod = settling_mod(conflicts_in(loaded(*folders))[0], "first", "t")
    place = write_settlement(mod, folders[0].parent)
    (place / "mod.toml").write_text("mine")
    with pytest.raises(FileExistsError):
        write_settlement(mod, folders[0].parent)
    assert (place / "mod.toml").read_text() == "mine"
    assert sorted(mod.files) == ["mod.toml", "zoo/settled.toml"]
