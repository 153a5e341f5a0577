"""Gives the two commands a Python of their own: makes, repairs and enters `.venv`. Standard library only."""

import contextlib
import errno
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = os.name == "nt"
CONSTRAINTS = "tools/constraints.txt"
"""The exact version of every library, also of what builds ours; `tools/dev.py lock` writes it."""

_OFFLINE = (
    "NewConnectionError",
    "Failed to establish a new connection",
    "Temporary failure in name resolution",
    "getaddrinfo failed",
    "Network is unreachable",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ProxyError",
)


class Stop(Exception):
    """The command cannot go on; the text is one sentence that says why and what mends it."""


class Venv:
    """The folder `.venv` of a checkout and what is installed in it.

    Four notes lie in it: `perfidie.stamp` says for which pyproject.toml and constraints it was finished,
    `perfidie.contents` which libraries lay in it then, `perfidie.unfinished` that an installation was cut
    short, `perfidie.log` what pip said last.
    """

    def __init__(self, root: Path = ROOT, *, windows: bool = WINDOWS) -> None:
        self.root = root
        self.folder = root / ".venv"
        programs, suffix = (self.folder / "Scripts", ".exe") if windows else (self.folder / "bin", "")
        version = "" if windows else "python{}.{}".format(*sys.version_info[:2])
        self.libraries = self.folder / ("Lib" if windows else "lib") / version / "site-packages"
        self.python = programs / f"python{suffix}"
        self.command = programs / f"perfidie{suffix}"
        self.lint_imports = programs / f"lint-imports{suffix}"
        self.stamp = self.folder / "perfidie.stamp"
        self.contents = self.folder / "perfidie.contents"
        self.unfinished = self.folder / "perfidie.unfinished"
        self.log = self.folder / "perfidie.log"

    def digest(self) -> str:
        """Changes when the project file, a locked version, the place of the checkout or the Python does."""
        version = "{}.{}".format(*sys.version_info[:2])
        wanted = b"".join((self.root / file).read_bytes() for file in ("pyproject.toml", CONSTRAINTS))
        return hashlib.sha256(version.encode() + os.fsencode(self.root) + wanted).hexdigest()

    def extras(self) -> set[str]:
        """The groups of libraries that were asked for in the past (`dev`)."""
        try:
            return set(self.stamp.read_text(encoding="utf-8").split()[1:])
        except (OSError, ValueError):
            return set()

    def holds(self, extra: str | None) -> bool:
        """True when the game can start at once, with the libraries of `extra` beside its own."""
        try:
            digest, *extras = self.stamp.read_text(encoding="utf-8").split()
            wanted = self.digest()
        except (OSError, ValueError):
            return False
        return (
            digest == wanted
            and (extra is None or extra in extras)
            and self.python.exists()
            and self.command.exists()
            and not self.unfinished.exists()
            and not self.lost()
        )

    def lost(self) -> list[str]:
        """What lay among the libraries when they were installed, and is gone; nothing when nobody knows."""
        try:
            then = self.contents.read_text(encoding="utf-8").splitlines()
            return sorted(set(then) - set(os.listdir(self.libraries)))
        except (OSError, ValueError):
            return [] if self.libraries.is_dir() else [self.libraries.name]

    def sound(self) -> bool:
        """True when what is there can be built upon: not cut short, not moved, of this version of Python."""
        if self.unfinished.exists() or not self.python.exists() or self._moved() or self.lost():
            return False
        try:
            lines = (self.folder / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError):
            return False
        said = [line.partition("=")[2].strip() for line in lines if line.startswith("version")]
        return any(version.split(".")[:2] == [str(n) for n in sys.version_info[:2]] for version in said)

    def _moved(self) -> bool:
        """Installed commands know the folder they were installed in, and work nowhere else."""
        return self.command.exists() and os.fsencode(self.folder) not in self.command.read_bytes()

    def finish(self, extras: set[str]) -> None:
        """Write down that everything is in place, and what."""
        passing = ("__pycache__", ".dist-info")  # those change with every version
        there = sorted(name for name in os.listdir(self.libraries) if not name.endswith(passing))
        self.contents.write_text("\n".join(there), encoding="utf-8", errors="replace")
        self.stamp.write_text(" ".join([self.digest(), *sorted(extras)]) + "\n", encoding="utf-8")
        self.unfinished.unlink(missing_ok=True)


def ensure(extra: str | None = None, *, venv: Venv | None = None) -> Venv:
    """A `.venv` with the game in it (and the libraries of `extra`), made or mended when needed.

    Raises Stop when the machine does not allow it.
    """
    venv = venv or Venv()
    if venv.holds(extra):
        return venv
    try:
        with _turn(venv.root) as lock:
            if not venv.holds(extra):
                _build(venv, venv.extras() | ({extra} if extra else set()), lock)
    except OSError as error:
        if isinstance(error, PermissionError) or error.errno == errno.EROFS:
            raise Stop(f"Perfidie may not write in {venv.root}: copy it to a folder of your own.") from error
        raise Stop(f"Perfidie could not make {venv.folder} ({error.strerror or error}).") from error
    return venv


def ensure_or_exit(extra: str | None = None) -> Venv:
    """The same for the two commands, which end with the sentence."""
    try:
        return ensure(extra)
    except Stop as stop:
        sys.exit(f"Perfidie: {stop}")
    except KeyboardInterrupt:
        sys.exit("\nPerfidie: stopped; the next start takes it up again.")


def enter(command: Sequence[str | Path], environment: dict[str, str] | None = None) -> NoReturn:
    """Become `command`: same terminal, signals and exit code."""
    words = [str(word) for word in command]
    sys.stdout.flush()
    sys.stderr.flush()
    if not WINDOWS:
        try:
            os.execve(words[0], words, {**os.environ, **(environment or {})})
        except OSError as error:
            cure = "delete the folder .venv and start again"
            sys.exit(f"Perfidie: {words[0]} does not start ({error.strerror}): {cure}.")
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(subprocess.call(words, env={**os.environ, **(environment or {})}))


def say(line: str) -> None:
    """Tell the person at the keyboard, and leave the standard output to the game."""
    print(f"Perfidie: {line}", file=sys.stderr, flush=True)


def is_root() -> bool:
    """True when this process may install packages of the system."""
    return not WINDOWS and os.geteuid() == 0


def has_pip_source() -> bool:
    """True when a new `.venv` can get its pip: from Python itself or from the pip of the system."""
    return _has("ensurepip") or _has("pip")


def venv_packages() -> tuple[str, ...]:
    """The Debian package that lets this Python make a `.venv`."""
    return ("python{}.{}-venv".format(*sys.version_info[:2]),)


def apt_install(packages: Sequence[str]) -> bool:
    """Install packages of the system as root; True when that worked. Needs apt-get (Debian, Ubuntu)."""
    if not (is_root() and shutil.which("apt-get")):
        return False
    say("installing " + " ".join(packages) + " with apt-get ...")
    commands = (
        ["apt-get", "-qq", "update"],
        ["apt-get", "-qq", "install", "-y", "--no-install-recommends", *packages],
    )
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    codes = [
        subprocess.call(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=environment)
        for command in commands
    ]
    return codes[-1] == 0


def _has(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


@contextlib.contextmanager
def _turn(root: Path) -> Iterator[int | None]:
    """One start at a time builds: others wait here, also for a pip whose parent was killed."""
    if WINDOWS:
        yield None
        return
    import fcntl

    lock = os.open(root, os.O_RDONLY)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another start is still setting up, waiting for it ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        except OSError:
            pass  # a file system without locks: build all the same
        yield lock
    finally:
        os.close(lock)


def _build(venv: Venv, extras: set[str], lock: int | None) -> None:
    began = time.monotonic()
    if venv.folder.is_symlink() or (venv.folder.exists() and not venv.folder.is_dir()):
        kind = "a link" if venv.folder.is_symlink() else "a file"
        raise Stop(f"{venv.folder} is {kind}, not a folder: move it away and start again.")
    sound = venv.sound()
    if not sound and not has_pip_source():
        line = ("" if is_root() else "sudo ") + "apt-get install -y " + " ".join(venv_packages())
        raise Stop(f"This Python cannot make a .venv: run `{line}` (Debian, Ubuntu) and start again.")
    if sound and venv.stamp.exists():
        say("bringing the libraries in .venv up to date ...")
    elif venv.lost() and venv.stamp.exists():
        say(f"{venv.lost()[0]} is missing from .venv, making it anew (about a minute) ...")
    elif venv.unfinished.exists():
        say("the last installation was cut short, making .venv anew (about a minute) ...")
    else:
        say("first start, fetching its libraries into .venv (about a minute, once) ...")
    if not sound and venv.folder.exists():
        venv.python.unlink(missing_ok=True)  # cut short from here on, it would still be made anew
        shutil.rmtree(venv.folder)
    venv.folder.mkdir(exist_ok=True)
    venv.unfinished.touch()
    if not sound:
        bare = [] if _has("ensurepip") else ["--without-pip"]
        _run([sys.executable, "-m", "venv", *bare, venv.folder], venv, lock)
    _install(venv, extras, lock)
    venv.finish(extras)
    say(f"ready after {time.monotonic() - began:.0f} s.")


def _install(venv: Venv, extras: set[str], lock: int | None) -> None:
    project = str(venv.root) + (f"[{','.join(sorted(extras))}]" if extras else "")
    options = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off", "-c", CONSTRAINTS]
    try:
        _run([*pip_command(venv), "install", *options, "--editable", project], venv, lock)
    except Stop:
        if "\nInstalling collected packages" not in venv.log.read_text(encoding="utf-8"):
            venv.unfinished.unlink()  # nothing was written: what was there before still serves
        raise


def pip_command(venv: Venv) -> list[str | Path]:
    """The words that start the pip of the `.venv`, else the system's pip working on it from outside."""
    if (venv.libraries / "pip").is_dir():
        return [venv.python, "-m", "pip"]
    return [sys.executable, "-m", "pip", "--python", venv.python]


def _run(command: Sequence[str | Path], venv: Venv, lock: int | None) -> None:
    """Run a step in the checkout; what it says moves by on a terminal and stays in the log. Stop if it fails.

    The two variables hold what builds our package to the locked versions: older pips read the first one,
    newer ones the second. Their path is relative, for pip splits such variables at spaces.
    """
    words = [str(word) for word in command]
    locked = {"PIP_CONSTRAINT": CONSTRAINTS, "PIP_BUILD_CONSTRAINT": CONSTRAINTS}
    environment = {"PIP_RETRIES": "2", **locked, **os.environ, "PIP_USER": "0", "PYTHONIOENCODING": "utf-8"}
    said: list[str] = []
    with subprocess.Popen(
        words,
        cwd=venv.root,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env=environment,
        pass_fds=() if lock is None else (lock,),
    ) as child:
        assert child.stdout is not None
        for line in child.stdout:
            said.append(line)
            _hint(line)
    _hint("")
    venv.log.write_text("".join(said), encoding="utf-8")
    if child.returncode:
        raise Stop(diagnosis("".join(said), venv.log))


def _hint(line: str) -> None:
    """Overwrite the last line of the terminal; an empty line clears it."""
    if sys.stderr.isatty():
        width = max(20, shutil.get_terminal_size().columns - 1)
        shown = f"  {line.strip()}"[:width] if line else ""
        print(f"\r{shown:<{width}}\r", end="", file=sys.stderr, flush=True)


def diagnosis(said: str, log: Path) -> str:
    """One sentence about a failed installation, from everything that pip (or venv) said."""
    if any(sign in said for sign in _OFFLINE):
        return "The libraries could not be fetched: connect this machine to the network and start again."
    if "No space left on device" in said:
        return f"The disk is full: make 300 MB of room in {log.parent.parent} and start again."
    if "CERTIFICATE_VERIFY_FAILED" in said:
        return "pip does not trust the certificate of this network: name its file in PIP_CERT, start again."
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    last = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR: ")] or lines[-1:]
    reason = last[-1].rstrip(".") if last else "nothing was said"
    return f"The libraries could not be installed ({reason}); the whole story is in {log}."
