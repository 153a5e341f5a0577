"""`tools/constraints.txt` names one exact version of everything, for every machine and Python."""

from importlib import metadata

import bootstrap
import lock
import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from tests.tools import ROOT
from tests.tools.test_dependencies import PROJECT

LINES = (ROOT / bootstrap.CONSTRAINTS).read_text(encoding="utf-8").splitlines()
PINS = dict(line.split("==") for line in LINES if not line.startswith("#"))
WANTED = [
    Requirement(text)
    for text in (
        *PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"]["dev"],
        *PROJECT["build-system"]["requires"],
    )
]


@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_what_the_project_file_wants_is_locked_to_a_version_that_it_admits(wanted: Requirement) -> None:
    assert Version(PINS[lock.plain_name(wanted.name)]) in wanted.specifier


def test_what_those_want_is_locked_too_on_every_system() -> None:
    asked, wanted = set[str](), [lock.plain_name(one.name) for one in WANTED]
    while wanted:
        name = wanted.pop()
        asked.add(name)
        texts = metadata.requires(name) if name != "colorama" else None
        needs = [need for need in map(Requirement, texts or ()) if serves_us(need)]
        wanted.extend({lock.plain_name(need.name) for need in needs} - asked)
    assert asked == PINS.keys()


def serves_us(need: Requirement) -> bool:
    """Wanted on Linux, macOS or Windows by a Python of ours, without an extra."""
    systems = [
        {"sys_platform": system, "platform_system": name, "os_name": os}
        for system, name, os in (
            ("linux", "Linux", "posix"),
            ("darwin", "Darwin", "posix"),
            ("win32", "Windows", "nt"),
        )
    ]
    return need.marker is None or any(
        need.marker.evaluate({**system, "python_version": version, "extra": ""})
        for system in systems
        for version in ("3.11", "3.12", "3.13")
    )


def test_the_file_is_sorted_and_says_who_writes_it() -> None:
    report = {"install": [{"metadata": {"name": name, "version": PINS[name]}} for name in reversed(PINS)]}
    assert "\n".join(LINES) + "\n" == lock.constraints_text(report)


def test_names_are_spelled_one_way_and_we_are_not_our_own_library() -> None:
    said = [("Fluent_Runtime", "0.4.0"), ("perfidie", "0.1.0"), ("fluent.syntax", "0.19.0")]
    report = {"install": [{"metadata": {"name": name, "version": version}} for name, version in said]}
    assert lock.constraints_text(report) == f"{lock.HEADER}fluent-runtime==0.4.0\nfluent-syntax==0.19.0\n"
