"""What the house says of itself is true: every document, path, name and rule line it cites is in the tree."""

import inspect
import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from scenes.games import KITS
from tests.tools import ROOT

ROOMS = ("game", "scenes", "mods", "assets", "tests", "tools", "docs", ".github")
"""The folders that are ours; whatever else lies in a checkout was made there."""
GAMES = tuple(sorted(path.parent.name for path in (ROOT / "game" / "rules").glob("*/RULES.md")))
MAP = ROOT / "ARCHITECTURE.md"

WORDS = frozenset(
    re.findall(
        r"\w+",
        "AZERTY BALLE BALLES BSD CCBC CLIC CRC EGL GIF GPU HORIPAD HTML ISO ITU JSON LUFS MIT OFL OGG PNG"
        " QWERTY SDL SHA SVG TOML UTF WAV XML",
    )
)
"""Capitals that are neither constants nor papers: formats, keyboards, what a barrel of Roulette holds."""

PROSE = re.compile(r'^[ \t]*"""(?=\S)(.*?)"""|(?:^|[ \t])#[ \t](.*?)$', re.MULTILINE | re.DOTALL)
"""A docstring (its first line begins at once), or a comment."""
PAPER = re.compile(r"(?<![\w./<*-])((?:[\w.-]+/)*[\w.-]+\.md)\b")
SHOUTED = re.compile(r"(?<![`.\w$-])([A-Z][A-Z_]{2,})\b(?!`|\.\w)( \d+(?:\.\d+)*)?")
TICKET = re.compile(r"\b(?:issue|ticket|pull request) #?\d+(?:\.\d+)*", re.IGNORECASE)
TICKED = re.compile(r"`([^`\n]+)`")
RULE = re.compile(r"\b[A-Z]-\d{2}\b")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


class Remark(NamedTuple):
    """Something said in prose: in a docstring, a comment, or a document."""

    file: Path
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}"


def is_ours(path: Path) -> bool:
    return not {"_data", "__pycache__", "site-packages"} & set(path.parts) and path.is_file()


@lru_cache
def files(ending: str) -> tuple[Path, ...]:
    """Every file of ours that ends so."""
    found = [
        *ROOT.glob(f"*{ending}"),
        *(path for room in ROOMS for path in (ROOT / room).rglob(f"*{ending}")),
    ]
    return tuple(sorted(filter(is_ours, found)))


def remarks_of(file: Path, source: str) -> Iterator[Remark]:
    """Docstrings and comments of a Python file, comments of data."""
    for met in PROSE.finditer(source):
        at = met.start(1) if met[1] is not None else met.start(2)
        yield Remark(file, source.count("\n", 0, at) + 1, met[1] or met[2] or "")


@lru_cache
def remarks() -> tuple[Remark, ...]:
    """All prose of the program and of its data."""
    sources = [path for ending in (".py", ".toml", ".ftl") for path in files(ending)]
    return tuple(remark for path in sources for remark in remarks_of(path, path.read_text("utf-8")))


@lru_cache
def documents() -> tuple[Remark, ...]:
    """Every document, whole, without its examples of code."""
    read = [(path, path.read_text("utf-8")) for path in files(".md")]
    return tuple(Remark(path, 1, re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)) for path, text in read)


@lru_cache
def code_names(file: Path) -> frozenset[str]:
    """Every name and word in a file's code; none of its prose."""
    source = file.read_text("utf-8")
    return frozenset(re.findall(r"\w+", PROSE.sub("", source) if file.suffix == ".py" else source))


@lru_cache
def all_names() -> frozenset[str]:
    """Every name and word in code and data, and what folders and modules are called."""
    sources = {path for ending in (".py", ".toml") for path in files(ending)} - {Path(__file__).resolve()}
    named = {part.removesuffix(".py") for path in sources for part in path.relative_to(ROOT).parts}
    return frozenset(named).union(*map(code_names, sources))


@lru_cache
def definitions() -> dict[str, frozenset[str]]:
    """What stands at the left edge of each module or package, by its last name."""
    found: dict[str, set[str]] = {}
    for path in files(".py"):
        module = path.parent.name if path.stem == "__init__" else path.stem
        names = re.findall(r"^(?:def|class) (\w+)|^(\w+)\b.*=|^    (\w+),$", path.read_text("utf-8"), re.M)
        found.setdefault(module, set()).update(name for triple in names for name in triple if name)
        home = path.parent.parent if path.stem == "__init__" else path.parent
        found.setdefault(home.name, set()).add(module)
    return {module: frozenset(names) for module, names in found.items()}


def is_in_tree(name: str, beside: Path) -> bool:
    """Whether a path that is cited exists, seen from any folder above `beside`; a bare name, anywhere."""
    above = (folder for folder in beside.parents if folder.is_relative_to(ROOT))
    named = any(path.name == name for path in files(".md"))
    return named or any((folder / name).exists() for folder in above)


# what is cited and not there


def lost_papers(remark: Remark) -> Iterator[str]:
    """Documents and tickets that are cited, and are not in the tree."""
    yield from (name for name in PAPER.findall(remark.text) if not is_in_tree(name, remark.file))
    yield from TICKET.findall(remark.text)
    for name, number in SHOUTED.findall(without_examples(remark.text)):
        known = name in WORDS or is_in_tree(f"{name}.md", remark.file) or name == "LICENSE"
        if not known and (number or name not in code_names(remark.file)):
            yield name + number


def without_examples(text: str) -> str:
    """Prose alone: no indented blocks, no commands."""
    return re.sub(r"^(?: {4}|>>>|python ).*", "", inspect.cleandoc(text), flags=re.MULTILINE)


def lost_names(remark: Remark) -> Iterator[str]:
    """Names of code in backticks that no code has; `module.name` must be in that module."""
    for ticked in TICKED.findall(remark.text):
        if not re.fullmatch(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*", ticked):
            continue
        parts = ticked.split(".")
        missing = not set(parts) <= all_names()
        if missing or any(not is_defined(one, other) for one, other in pairwise(parts)):
            yield ticked


def is_defined(owner: str, name: str) -> bool:
    """False where something of ours defines `name`, and no module or value called `owner` has it."""
    homes = {module for module, names in definitions().items() if name in names}
    values, fields = annotated()
    return not homes or owner in homes or owner not in definitions() or (owner in values and name in fields)


@lru_cache
def annotated() -> tuple[frozenset[str], frozenset[str]]:
    """What values are called, and what fields and methods are."""
    sources = [PROSE.sub("", path.read_text("utf-8")) for path in files(".py")]
    values = {name for source in sources for name in re.findall(r"\b([a-z]\w*): \"?[A-Z]", source)}
    fields = {
        name for source in sources for name in re.findall(r"^ +(?:def )?(\w+)(?:: |\(self)", source, re.M)
    }
    return frozenset(values), frozenset(fields)


def lost_lines(remark: Remark) -> Iterator[str]:
    """Rule lines that no rulebook has."""
    known = {line for game in GAMES for line in rulebook_lines(game)}
    letters = {line[0] for line in known}
    yield from (line for line in RULE.findall(remark.text) if line[0] in letters and line not in known)


@lru_cache
def rulebook_lines(game: str) -> frozenset[str]:
    text = (ROOT / "game" / "rules" / game / "RULES.md").read_text("utf-8")
    return frozenset(re.findall(r"^- \*\*([A-Z]-\d+)\*\*", text, re.MULTILINE))


def lost_paths(remark: Remark) -> Iterator[str]:
    """Paths in backticks that do not exist; `<game>` stands for each game, `*` for anything."""
    for ticked in TICKED.findall(remark.text):
        path = ticked.split("::")[0]
        if re.fullmatch(r"[\w.<>*-]+(/[\w.<>*-]*)+", path) and path.split("/")[0] in ROOMS:
            yield from (one for one in spelt_out(path) if not any(ROOT.glob(one.rstrip("/"))))


def spelt_out(path: str) -> Iterator[str]:
    """A path for each game; among the screens for each whose registration there names such a room."""
    screens = path.startswith("scenes/")
    room = path.rstrip("/").rpartition("/")[2]
    for game in GAMES if "<game>" in path else ("",):
        if not screens or not game or (game in KITS and getattr(KITS[game], room, room) is not None):
            yield re.sub(r"<\w+>", "*", path.replace("<game>", game))


def lost_links(remark: Remark) -> Iterator[str]:
    """Links of a document that lead nowhere."""
    for target in LINK.findall(remark.text):
        path, _, anchor = target.partition("#")
        there = remark.file.parent / path if path else remark.file
        if "://" not in target and not (there.exists() and (not anchor or anchor in anchors(there))):
            yield target


def anchors(file: Path) -> set[str]:
    """What the headings of a document are called in links."""
    headings = re.findall(r"^#+ (.+)$", file.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def shown_paths(text: str) -> Iterator[str]:
    """The paths of pictures of folders: a line at the edge gives a folder, indented ones what lies in it."""
    for block in re.findall(r"^```text\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        folder = ""
        for line in block.splitlines():
            names = re.split(r" {2,}", line.strip())[0].split()
            if not line.startswith(" "):
                folder = "".join(names[:1])
                names = [""] * bool(names)
            yield from (folder + name for name in names)


def is_shown_thing(path: str) -> bool:
    """Whether a folder, a file or a module of that name is there."""
    name = path.rstrip("/")
    return any(any(ROOT.glob(one)) for one in (name, f"{name}.py"))


# the tests


def told(found: Iterator[tuple[Remark, str]]) -> list[str]:
    return [f"{remark} {what}" for remark, what in found]


@pytest.mark.whole
def test_no_remark_cites_a_paper_that_is_not_in_the_tree() -> None:
    assert len(remarks()) > 5000
    assert told((one, lost) for one in remarks() for lost in lost_papers(one)) == []


def test_no_document_cites_a_paper_that_is_not_in_the_tree() -> None:
    cited = ((one, name) for one in documents() for name in PAPER.findall(one.text))
    assert told((one, name) for one, name in cited if not is_in_tree(name, one.file)) == []
    assert told((one, lost) for one in documents() for lost in TICKET.findall(one.text)) == []


@pytest.mark.whole
def test_every_name_in_backticks_is_a_name_of_the_code() -> None:
    ours = [one for one in remarks() if one.file.suffix == ".py"]
    assert told((one, lost) for one in ours for lost in lost_names(one)) == []


@pytest.mark.whole
@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "docs/decisions/*.md"])
def test_documents_about_the_code_name_what_is_there(name: str) -> None:
    read = [one for one in documents() if one.file in set(ROOT.glob(name))]
    assert read
    assert told((one, lost) for one in read for lost in lost_names(one)) == []


@pytest.mark.whole
def test_every_rule_line_that_is_cited_stands_in_a_rulebook() -> None:
    everything = (*remarks(), *documents())
    assert told((one, lost) for one in everything for lost in lost_lines(one)) == []


def test_every_path_in_backticks_exists() -> None:
    everything = (*remarks(), *documents())
    assert told((one, lost) for one in everything for lost in lost_paths(one)) == []


def test_every_link_of_a_document_leads_somewhere() -> None:
    assert sum(len(LINK.findall(one.text)) for one in documents()) > 20
    assert told((one, lost) for one in documents() for lost in lost_links(one)) == []


def drawn() -> list[str]:
    """Every path of the map's pictures, for each game."""
    return [path for one in shown_paths(MAP.read_text("utf-8")) for path in spelt_out(one)]


def test_the_picture_of_the_house_shows_what_is_there() -> None:
    assert len(drawn()) > 100
    assert [path for path in drawn() if not is_shown_thing(path)] == []


@pytest.mark.parametrize("hall", ["game", "game/rules/skirmish", "scenes", "scenes/games/complots"])
def test_no_room_is_missing_from_the_picture(hall: str) -> None:
    rooms = {f"{hall}/{path.parent.name}" for path in (ROOT / hall).glob("*/__init__.py")}
    assert len(rooms) > 3
    assert sorted(rooms - {path.rstrip("/") for path in drawn()}) == []


def walls() -> list[dict[str, Any]]:
    """The contracts of import-linter."""
    law = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return list(law["tool"]["importlinter"]["contracts"])


def test_the_map_is_one_page_and_names_every_wall() -> None:
    text = MAP.read_text("utf-8")
    assert len(text.splitlines()) <= 180
    assert len(walls()) >= 7
    assert [wall["name"] for wall in walls() if f"*{wall['name']}*" not in text] == []


def test_the_battle_is_drawn_from_the_ground_up() -> None:
    (wall,) = (wall for wall in walls() if wall.get("containers") == ["game.rules.skirmish"])
    floors = [floor.split(" | ") for floor in reversed(wall["layers"])]
    height = {room: number for number, floor in enumerate(floors) for room in floor}
    names = [Path(path).name for path in shown_paths(MAP.read_text("utf-8")) if "/skirmish/" in path]
    shown = [name for name in names if name in height]
    assert sorted(shown) == sorted(height)
    assert shown == sorted(shown, key=height.__getitem__)


def test_the_test_that_contributors_are_shown_is_one_of_ours() -> None:
    (shown,) = re.findall(
        r"^```python\n(.*?)^```", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.M | re.S
    )
    assert shown in (ROOT / "tests" / "rules" / "complots" / "test_challenge.py").read_text("utf-8")


# and that the tests can fail


def said(text: str) -> Remark:
    """As if a file of the core said so."""
    return Remark(ROOT / "game" / "core" / "match.py", 1, text)


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("Where everything stands (GRIMOIRE 4).", ["GRIMOIRE 4"]),
        ("See GRIMOIRE.", ["GRIMOIRE"]),
        ("As docs/grimoire.md has it.", ["docs/grimoire.md"]),
        ("The walls of ROOMS 6.5.", ["ROOMS 6.5"]),
        ("Ready lists, issue 5.4.", ["issue 5.4"]),
        (
            "See ARCHITECTURE.md, docs/decisions/0001-seven-verbs.md, README, `RULES.md` in TOML; SPECTATOR.",
            [],
        ),
    ],
)
def test_a_lost_paper_is_found(text: str, lost: list[str]) -> None:
    assert list(lost_papers(said(text))) == lost


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("One function for each word of `spells_of_old`.", ["spells_of_old"]),
        ("See `rng.Match` and `nowhere_at_all.Match`.", ["rng.Match", "nowhere_at_all.Match"]),
        ("See `match.Match`, `Match.submit`, `self.file`, `a b`, `x + y`.", []),
    ],
)
def test_a_lost_name_is_found(text: str, lost: list[str]) -> None:
    assert list(lost_names(said(text))) == lost


def test_lost_lines_paths_and_links_are_found() -> None:
    assert list(lost_lines(said("A caught assassin pays (C-01, C-99)."))) == ["C-99"]
    assert list(lost_paths(said("`game/rules/<game>/rules.py`, `game/attic/`, `mods/*/mod.toml`"))) == [
        "game/attic/"
    ]
    texts = "[a](rng.py) [b](rng.py#x) [c](../../README.md#two-commands) [d](https://x.org) [e](no.md)"
    assert list(lost_links(said(texts))) == ["rng.py#x", "no.md"]


def test_a_picture_is_read_line_by_line() -> None:
    picture = "game/  the engine\n  core/   words\n  rules/ attic/\n\nscenes/games/<game>/\n  kit.py\n"
    assert list(shown_paths(f"```text\n{picture}```\n")) == [
        *("game/", "game/core/", "game/rules/", "game/attic/"),
        *("scenes/games/<game>/", "scenes/games/<game>/kit.py"),
    ]
    assert is_shown_thing("game/core/match")
    assert not is_shown_thing("game/core/attic/")
