"""`.venv` is made once, mended when it was cut short, and brought up to date with the project file."""

import errno
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import bootstrap
import pytest
from bootstrap import Stop, Venv

from tests.tools import TOOLS

VERSION = "{}.{}.0".format(*sys.version_info[:2])


class Machine:
    """Stands in for `python -m venv` and pip: makes the files they would, remembers what was asked."""

    def __init__(self, venv: Venv) -> None:
        self.venv = venv
        self.asked: list[str] = []
        self.dies: BaseException | None = None
        self.says = ""

    def run(self, command: Sequence[str | Path], venv: Venv, lock: int | None) -> None:
        words = [str(word) for word in command]
        self.asked.append("install " + words[-1] if "install" in words else words[2])
        assert "install" not in words or words[words.index("-c") + 1] == bootstrap.CONSTRAINTS
        if "install" not in words:
            self.make(venv.python, "python")
            self.make(venv.folder / "pyvenv.cfg", f"version = {VERSION}\n")
            self.make(venv.libraries / "pip-24.0.dist-info" / "RECORD", "")
            return
        venv.log.write_text(self.says, encoding="utf-8")
        if self.dies:
            raise self.dies
        self.make(venv.command, f"#!{venv.python}\n")
        self.make(venv.libraries / "arcade" / "__init__.py", "")

    def make(self, path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.fixture
def venv(tmp_path: Path) -> Venv:
    root = tmp_path / "checkout"
    (root / "tools").mkdir(parents=True)
    (root / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    (root / bootstrap.CONSTRAINTS).write_text("arcade==3.3.3\n", encoding="utf-8")
    return Venv(root)


@pytest.fixture
def machine(venv: Venv, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(venv)
    monkeypatch.setattr(bootstrap, "_run", machine.run)
    return machine


def test_the_first_start_makes_everything_and_the_second_nothing(venv: Venv, machine: Machine) -> None:
    bootstrap.ensure(venv=venv)
    assert machine.asked == ["venv", f"install {venv.root}"]
    assert venv.holds(None)
    bootstrap.ensure(venv=venv)
    assert len(machine.asked) == 2


def test_tests_ask_for_more_than_play_and_play_keeps_it(venv: Venv, machine: Machine) -> None:
    bootstrap.ensure(venv=venv)
    assert not venv.holds("dev")
    bootstrap.ensure("dev", venv=venv)
    assert machine.asked[2:] == [f"install {venv.root}[dev]"]
    assert venv.holds("dev") and venv.holds(None)


def test_a_changed_project_file_brings_it_up_to_date_in_place(venv: Venv, machine: Machine) -> None:
    bootstrap.ensure("dev", venv=venv)
    (venv.root / "pyproject.toml").write_text("[project]\nversion = '2'\n", encoding="utf-8")
    assert not venv.holds(None) and venv.sound()
    bootstrap.ensure(venv=venv)
    assert machine.asked[2:] == [f"install {venv.root}[dev]"]


def test_another_locked_version_brings_it_up_to_date_in_place(venv: Venv, machine: Machine) -> None:
    bootstrap.ensure(venv=venv)
    (venv.root / bootstrap.CONSTRAINTS).write_text("arcade==3.3.4\n", encoding="utf-8")
    assert not venv.holds(None) and venv.sound()
    bootstrap.ensure(venv=venv)
    assert machine.asked[2:] == [f"install {venv.root}"] and venv.holds(None)


@pytest.mark.parametrize("interruption", [KeyboardInterrupt(), SystemExit(1), Stop("the disk is full.")])
def test_an_interrupted_installation_is_made_anew(
    venv: Venv, machine: Machine, interruption: BaseException
) -> None:
    machine.dies, machine.says = interruption, "Collecting arcade\nInstalling collected packages: arcade\n"
    with pytest.raises(type(interruption)):
        bootstrap.ensure(venv=venv)
    half = venv.folder / "half-a-library"
    half.touch()
    machine.dies = None
    bootstrap.ensure(venv=venv)
    assert machine.asked == ["venv", f"install {venv.root}"] * 2
    assert not half.exists() and venv.holds(None)


def test_no_network_spoils_nothing_that_was_there(venv: Venv, machine: Machine) -> None:
    bootstrap.ensure(venv=venv)
    (venv.root / "pyproject.toml").write_text("[project]\nversion = '2'\n", encoding="utf-8")
    machine.dies, machine.says = Stop("no network."), "Collecting arcade\nERROR: no network\n"
    with pytest.raises(Stop):
        bootstrap.ensure(venv=venv)
    assert venv.sound()
    (venv.root / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    assert venv.holds(None)


@pytest.mark.parametrize("lost", ["python", "command"])
def test_a_lost_program_is_noticed(venv: Venv, machine: Machine, lost: str) -> None:
    bootstrap.ensure(venv=venv)
    getattr(venv, lost).unlink()
    assert not venv.holds(None)
    bootstrap.ensure(venv=venv)
    assert venv.holds(None)


def test_a_moved_checkout_is_made_anew(venv: Venv, machine: Machine) -> None:
    bootstrap.ensure(venv=venv)
    elsewhere = Venv(Path(shutil.move(venv.root, venv.root.with_name("elsewhere"))))
    assert not elsewhere.holds(None) and not elsewhere.sound()


def test_another_python_makes_it_anew(venv: Venv, machine: Machine) -> None:
    bootstrap.ensure(venv=venv)
    (venv.folder / "pyvenv.cfg").write_text("home = /usr/bin\nversion = 3.10.9\n", encoding="utf-8")
    assert not venv.sound()


def test_a_lost_library_is_noticed_and_all_is_made_anew(
    venv: Venv, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    bootstrap.ensure(venv=venv)
    shutil.rmtree(venv.libraries / "arcade")
    assert not venv.holds(None) and not venv.sound()
    bootstrap.ensure(venv=venv)
    assert "arcade is missing from .venv, making it anew" in capsys.readouterr().err
    assert machine.asked == ["venv", f"install {venv.root}"] * 2 and venv.holds(None)


def test_a_newer_version_of_a_library_is_no_loss(venv: Venv, machine: Machine) -> None:
    bootstrap.ensure(venv=venv)
    (venv.libraries / "pip-24.0.dist-info").rename(venv.libraries / "pip-25.0.dist-info")
    assert venv.holds(None)


def test_a_venv_of_a_start_that_kept_no_list_still_serves(venv: Venv, machine: Machine) -> None:
    bootstrap.ensure(venv=venv)
    venv.contents.unlink()
    assert venv.holds(None)
    shutil.rmtree(venv.libraries)
    assert not venv.holds(None)


def test_a_file_in_the_place_of_the_folder_is_named_and_kept(venv: Venv, machine: Machine) -> None:
    venv.folder.write_text("/elsewhere/.venv\n")
    with pytest.raises(Stop, match=r"\.venv is a file, not a folder: move it away and start again\.$"):
        bootstrap.ensure(venv=venv)
    assert venv.folder.read_text() == "/elsewhere/.venv\n" and machine.asked == []


def test_a_link_in_the_place_of_the_folder_is_named_and_kept(venv: Venv, machine: Machine) -> None:
    venv.folder.symlink_to(venv.root / "nowhere")
    with pytest.raises(Stop, match=r"\.venv is a link, not a folder: move it away"):
        bootstrap.ensure(venv=venv)
    assert venv.folder.is_symlink() and machine.asked == []


@pytest.mark.parametrize("note", ["stamp", "contents"])
def test_noise_in_a_note_is_no_note(venv: Venv, machine: Machine, note: str) -> None:
    bootstrap.ensure("dev", venv=venv)
    getattr(venv, note).write_bytes(b"\xff\xfe\x00")
    bootstrap.ensure("dev", venv=venv)
    assert venv.holds("dev")


def test_a_removal_that_was_cut_short_is_taken_up(
    venv: Venv, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    bootstrap.ensure(venv=venv)
    shutil.rmtree(venv.libraries / "arcade")

    def cut_short(folder: Path) -> None:
        venv.contents.unlink()
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(shutil, "rmtree", cut_short)
        with pytest.raises(KeyboardInterrupt):
            bootstrap.ensure(venv=venv)
    assert not venv.holds(None) and not venv.sound()
    bootstrap.ensure(venv=venv)
    assert (venv.libraries / "arcade").is_dir() and venv.holds(None)


def test_a_project_without_its_file_is_told(venv: Venv, machine: Machine) -> None:
    bootstrap.ensure(venv=venv)
    (venv.root / "pyproject.toml").unlink()
    with pytest.raises(Stop, match=r"could not make .* \(No such file or directory\)"):
        bootstrap.ensure(venv=venv)


def test_a_disk_that_can_only_be_read_is_named(venv: Venv, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(bootstrap, "_build", refuse)
    with pytest.raises(Stop, match=f"may not write in {venv.root}: copy it"):
        bootstrap.ensure(venv=venv)


@pytest.mark.processes
@pytest.mark.skipif(os.name == "nt", reason="Windows has no execve")
def test_a_command_that_does_not_start_is_told(tmp_path: Path) -> None:
    entering = f"import bootstrap; bootstrap.enter([{str(tmp_path / 'perfidie')!r}])"
    done = subprocess.run([sys.executable, "-c", entering], cwd=TOOLS, capture_output=True, text=True)
    assert done.returncode == 1 and done.stderr.count("\n") == 1
    assert "does not start (No such file or directory): delete the folder .venv" in done.stderr


def test_a_venv_made_by_hand_is_kept(venv: Venv, machine: Machine) -> None:
    machine.run(["python", "-m", "venv"], venv, None)
    mine = venv.folder / "mine"
    mine.touch()
    bootstrap.ensure(venv=venv)
    assert mine.exists() and venv.holds(None)


def test_a_damaged_stamp_is_no_stamp(venv: Venv, machine: Machine) -> None:
    bootstrap.ensure(venv=venv)
    venv.stamp.write_bytes(b"")
    assert not venv.holds(None)
    bootstrap.ensure(venv=venv)
    assert venv.holds(None)


def test_without_ensurepip_and_pip_one_line_mends_it(
    venv: Venv, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "_has", lambda module: False)
    monkeypatch.setattr(bootstrap, "is_root", lambda: False)
    with pytest.raises(Stop, match=r"run `sudo apt-get install -y python3\.\d+-venv` \(Debian, Ubuntu\)"):
        bootstrap.ensure(venv=venv)
    assert machine.asked == [] and not venv.folder.exists()


def test_a_folder_that_may_not_be_written_is_named(venv: Venv, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(bootstrap, "_build", refuse)
    with pytest.raises(Stop, match=f"may not write in {venv.root}: copy it"):
        bootstrap.ensure(venv=venv)


def test_windows_keeps_its_programs_elsewhere(tmp_path: Path) -> None:
    venv = Venv(tmp_path, windows=True)
    assert venv.python == tmp_path / ".venv" / "Scripts" / "python.exe"
    assert venv.libraries == tmp_path / ".venv" / "Lib" / "site-packages"
    assert venv.command == tmp_path / ".venv" / "Scripts" / "perfidie.exe"


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("WARNING: Retrying: NewConnectionError(...)\nERROR: No matching x", "connect this machine"),
        ("socket.gaierror: [Errno -3] Temporary failure in name resolution", "connect this machine"),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "The disk is full"),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]'))", "PIP_CERT"),
        ("Collecting x\nERROR: No matching x.\nnote: bye", "(No matching x)"),
        ("  ERROR: No matching x\nerror: subprocess-exited-with-error\nnote: bye", "(No matching x)"),
        ("python: not found\n", "(python: not found)"),
        ("", "(nothing was said)"),
    ],
)
def test_a_failed_installation_is_one_sentence(said: str, sentence: str, tmp_path: Path) -> None:
    diagnosis = bootstrap.diagnosis(said, tmp_path / ".venv" / "perfidie.log")
    assert sentence in diagnosis and diagnosis.endswith(".") and "\n" not in diagnosis


def become(program: str) -> subprocess.Popen[str]:
    entering = f"import sys, bootstrap; bootstrap.enter([sys.executable, '-c', {program!r}])"
    return subprocess.Popen([sys.executable, "-c", entering], cwd=TOOLS, stdout=subprocess.PIPE, text=True)


@pytest.mark.processes
def test_the_exit_code_of_the_game_is_that_of_the_command() -> None:
    assert become("raise SystemExit(7)").wait(5) == 7


@pytest.mark.processes
@pytest.mark.skipif(os.name == "nt", reason="signals are POSIX")
def test_a_signal_reaches_the_game() -> None:
    child = become("import time; print('up', flush=True); time.sleep(5)")
    assert child.stdout is not None and child.stdout.readline() == "up\n"
    child.send_signal(signal.SIGTERM)
    assert child.wait(5) == -signal.SIGTERM
    child.stdout.close()


def test_a_venv_without_pip_borrows_that_of_the_system(venv: Venv) -> None:
    assert bootstrap.pip_command(venv) == [sys.executable, "-m", "pip", "--python", venv.python]
    (venv.libraries / "pip").mkdir(parents=True)
    assert bootstrap.pip_command(venv) == [venv.python, "-m", "pip"]


@pytest.mark.processes
def test_a_real_step_that_fails_leaves_its_words_in_the_log(venv: Venv) -> None:
    venv.folder.mkdir()
    with pytest.raises(Stop, match=r"\(no such library\)"):
        bootstrap._run([sys.executable, "-c", "print('ERROR: no such library'); exit(1)"], venv, None)
    assert venv.log.read_text(encoding="utf-8") == "ERROR: no such library\n"


@pytest.mark.processes
@pytest.mark.parametrize("variable", ["PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT"])
def test_what_builds_our_package_is_locked_too(venv: Venv, variable: str) -> None:
    venv.folder.mkdir()
    read = f"import os; print(open(os.environ['{variable}']).read())"
    bootstrap._run([sys.executable, "-c", read], venv, None)
    assert venv.log.read_text(encoding="utf-8").strip() == "arcade==3.3.3"
