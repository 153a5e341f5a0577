"""A Python that will not do is refused in one sentence that names one that will."""

import ast
import os
import sys

import pytest
import pythons

from tests.tools import TOOLS


def nowhere(name: str) -> None:
    return None


def only(found: str) -> pythons.Which:
    return lambda name: f"/usr/bin/{name}" if name == found else None


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_good_pythons_are_welcome(version: str) -> None:
    assert pythons.refusal(version, "tools/play.py", nowhere) is None


@pytest.mark.parametrize("version", ["2.7", "3.6", "3.10", "3.14", "3.15"])
def test_others_hear_which_are_needed(version: str) -> None:
    said = pythons.refusal(version, "tools/play.py", nowhere)
    needed = "Perfidie needs Python 3.11, 3.12 or 3.13"
    assert said == f"{needed}, and this is {version}: install one of them and start again."


def test_a_good_python_on_the_same_machine_is_named() -> None:
    said = pythons.refusal("3.14", "tools/play.py simulate complots", only("python3.12"))
    assert said is not None and said.endswith(": run `python3.12 tools/play.py simulate complots`.")


def test_others_on_this_machine_are_found_by_path_or_by_name() -> None:
    running = "{}.{}".format(*sys.version_info[:2])
    others = [good for good in pythons.GOOD if good != running]
    assert pythons.installed(only(f"python{others[0]}"), "") == [f"/usr/bin/python{others[0]}"]
    assert pythons.installed(only(f"python{running}"), "") == []
    assert pythons.installed(nowhere, f"/one{os.pathsep}/two") == ["/one", "/two"]


@pytest.mark.parametrize("name", ["play.py", "test.py", "dev.py", "pythons.py"])
def test_old_pythons_can_read_what_refuses_them(name: str) -> None:
    ast.parse((TOOLS / name).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_the_project_file_says_the_same() -> None:
    import tomllib

    project = tomllib.loads((TOOLS.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == ">=3.11,<3.14"
    assert pythons.GOOD == ("3.11", "3.12", "3.13")
