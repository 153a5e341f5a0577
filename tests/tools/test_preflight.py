"""Each raw failure of OpenGL, fonts or display is one sentence that mends it."""

import sys
from pathlib import Path

import pytest

from game import cli, preflight

APT = "apt-get install -y libgl1 libegl1 libgl1-mesa-dri libfontconfig1 libxrender1"


@pytest.mark.parametrize(
    ("raw", "kind"),
    [
        ('ImportError: Library "GL" not found.', "gl"),
        ('ImportError: Library "EGL" not found.', "gl"),
        ('ImportError: Library "freetype" not found.', "fonts"),
        ("AttributeError: 'NoneType' object has no attribute 'XRenderFindVisualFormat'", "x11"),
    ],
)
def test_missing_libraries_are_mended_by_one_line(raw: str, kind: str) -> None:
    trouble = preflight.recognise_trouble(raw, installer="sudo " + APT)
    assert trouble is not None
    assert (trouble.kind, trouble.packages_mend_it) == (kind, True)
    assert trouble.said.endswith(f"run `sudo {APT}` and start again.")


@pytest.mark.parametrize(
    ("raw", "kind", "cure"),
    [
        ('pyglet.display.xlib.NoSuchDisplayException: Cannot connect to "None"', "display", "xvfb-run"),
        ("pyglet.gl.ContextException: Could not create GL context", "driver", "LIBGL_ALWAYS_SOFTWARE=1"),
        ("pyglet.window.NoSuchConfigException: No standard config is available.", "driver", "OpenGL 3.3"),
    ],
)
def test_what_no_package_mends_says_what_does(raw: str, kind: str, cure: str) -> None:
    trouble = preflight.recognise_trouble(raw, platform="linux")
    assert trouble is not None
    assert (trouble.kind, trouble.packages_mend_it) == (kind, False)
    assert cure in trouble.said


def test_a_whole_traceback_is_recognised_too() -> None:
    raw = 'Traceback (most recent call last):\n  File "x.py", line 1\nImportError: Library "GL" not found.\n'
    trouble = preflight.recognise_trouble(raw)
    assert trouble is not None and trouble.kind == "gl"


def test_a_stranger_is_left_alone() -> None:
    assert preflight.recognise_trouble("ValueError: seven is not a seat") is None
    assert preflight.explain_error(ValueError("seven is not a seat")) == "ValueError: seven is not a seat"


def test_a_driver_is_updated_where_it_is_updated() -> None:
    raw = "pyglet.gl.ContextException: Could not create GL context"
    said = {name: preflight.recognise_trouble(raw, platform=name) for name in ("win32", "darwin")}
    assert said["win32"] is not None and "graphics card" in said["win32"].said
    assert said["darwin"] is not None and "macOS" in said["darwin"].said


def test_the_display_sentence_names_the_way_out() -> None:
    error = type("NoSuchDisplayException", (Exception,), {})('Cannot connect to "None"')
    assert "xvfb-run" in preflight.explain_error(error)


def test_without_a_display_one_is_told_what_goes_on_without_it() -> None:
    error = type("NoSuchDisplayException", (Exception,), {})('Cannot connect to "None"')
    assert "play.py watch complots --record" in preflight.explain_error(error)
    assert "play.py simulate complots" in preflight.explain_error(error)


@pytest.mark.parametrize(
    "error", [ModuleNotFoundError("x", name="rich"), ImportError("x", name="PIL._imaging")]
)
def test_a_library_that_is_not_whole_is_named_with_its_cure(error: ImportError) -> None:
    trouble = preflight.error_trouble(error)
    assert trouble is not None and trouble.kind == "library" and not trouble.packages_mend_it
    assert f"`{error.name}` is missing or broken: delete the folder .venv and start again" in trouble.said


@pytest.mark.parametrize("name", ["game.rules", "scenes", None])
def test_a_slip_of_our_own_is_no_broken_library(name: str | None) -> None:
    assert preflight.error_trouble(ImportError("x", name=name)) is None


def test_root_needs_no_sudo() -> None:
    assert preflight.install_line("apt-get", root=True) == APT
    assert preflight.install_line("apt-get", root=False) == f"sudo {APT}"


@pytest.mark.parametrize("manager", ["dnf", "pacman", "zypper"])
def test_other_systems_have_their_own_line(manager: str) -> None:
    assert preflight.install_line(manager, root=False).startswith(f"sudo {manager} ")


def test_every_sentence_is_one_sentence() -> None:
    for sign, _ in preflight._SIGNS:
        trouble = preflight.recognise_trouble(sign)
        assert trouble is not None and trouble.said.endswith(".")
        assert "\n" not in trouble.said and ". " not in trouble.said


def test_the_command_ends_with_the_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PERFIDIE_HOME", str(tmp_path))  # nobody has chosen a language there
    monkeypatch.setenv("LANGUAGE", "en")

    def play() -> None:
        raise ImportError('Library "GL" not found.')

    monkeypatch.setattr(sys, "argv", ["perfidie", "mods"])
    monkeypatch.setattr("game.cli.commands.cli", play)
    with pytest.raises(SystemExit, match=r"^OpenGL is not installed: run `.*` and start again\.$"):
        cli.main()


def test_a_bug_stays_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    def play() -> None:
        raise ValueError("seven is not a seat")

    monkeypatch.setattr(sys, "argv", ["perfidie", "mods"])
    monkeypatch.setattr("game.cli.commands.cli", play)
    with pytest.raises(ValueError, match="seven"):
        cli.main()
