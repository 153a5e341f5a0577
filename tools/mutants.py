"""Mutants of the battle's chapters: one small fault at a time, and whether the chapter's tests notice.

`python tools/mutants.py` makes 30 mutants of each chapter in a copy of the tree, one after the other, and
prints those that survive with file, line and change; it ends with status 1 if no list explains one of them.
`--chapter`, `--count`, `--seed` and `--all` choose others. `mutants.toml` beside this file lists the mutants
that change nothing, each with its reason: both lines as printed, so that they may move but not alter.

Own code, for it is short: cosmic-ray keeps a database of a session and one test command for all of it; mutmut
needs fork, and hides every function behind a trampoline. Here each chapter has its own tests, a seed draws
the sample, and any system will do.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
COPIED = ["game", "mods", "tests", "tools", "pyproject.toml"]
"""What the copy holds: enough for the tests of the rules."""
RULES = "game/rules/skirmish"
TESTS = "tests/rules/skirmish"
SLOWEST = 4.0
"""A run that takes this many times as long as the untouched one is stopped: its mutant is dead."""

NO_TESTS = 5
"""What pytest says if no test has the marks."""
QUICK = "not slow and not statistics and not processes"
"""Tests asked first: they kill most mutants; all but the slow ones are asked about the rest."""


class Chapter(NamedTuple):
    """Files of which mutants are made, and the tests that concern them, from the root of the tree."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]


CHAPTERS = {
    "odds": Chapter((f"{RULES}/odds",), (f"{TESTS}/odds",)),
    "combat": Chapter(
        (f"{RULES}/combat", f"{RULES}/rolls/combat_score.py"),
        (f"{TESTS}/combat", f"{TESTS}/odds/test_results.py"),
    ),
    "morale": Chapter(
        (
            f"{RULES}/consequences/leadership_tests.py",
            f"{RULES}/consequences/panic.py",
            f"{RULES}/consequences/flee.py",
            f"{RULES}/unit/leadership.py",
            f"{RULES}/rolls/leadership.py",
            f"{RULES}/combat/break_tests.py",
        ),
        (
            f"{TESTS}/consequences",
            f"{TESTS}/combat/test_break_tests.py",
            f"{TESTS}/combat/test_aftermath.py",
            f"{TESTS}/odds/test_leadership.py",
            f"{TESTS}/movement/test_compulsory.py",
        ),
    ),
    "pursuit": Chapter(
        (f"{RULES}/combat/pursuit.py", f"{RULES}/combat/pursuit_move.py"),
        (
            f"{TESTS}/combat/test_pursuit.py",
            f"{TESTS}/combat/test_pursuit_move.py",
            f"{TESTS}/combat/test_aftermath.py",
        ),
    ),
    "movement": Chapter((f"{RULES}/movement",), (f"{TESTS}/movement",)),
    "magic": Chapter((f"{RULES}/magic", f"{RULES}/rolls/spell.py"), (f"{TESTS}/magic", f"{TESTS}/odds")),
}


class Mutant(NamedTuple):
    """One fault: a piece of a file, from one byte to another, and what stands there instead."""

    file: str
    line: int
    start: int
    end: int
    text: str

    def change(self, source: str) -> str:
        """The lines of the fault as they stand now, as one."""
        text = source.encode()
        first, last = text.rfind(b"\n", 0, self.start) + 1, text.find(b"\n", self.end)
        rest = text[self.end :] if last < 0 else text[self.end : last]
        return " ".join(f"{text[first : self.start].decode()}{self.text}{rest.decode()}".split())

    def sort_of(self, source: str) -> tuple[str, str, str]:
        """By what the list knows it: file, line as written, change."""
        return self.file, source.splitlines()[self.line - 1].strip(), self.change(source)

    def made_in(self, source: str) -> str:
        """The file with the fault."""
        text = source.encode()
        return (text[: self.start] + self.text.encode() + text[self.end :]).decode()


OTHER_SIGN: dict[type[ast.cmpop] | type[ast.operator] | type[ast.boolop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "*",
    ast.And: "or",
    ast.Or: "and",
}
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}


def mutants_of(file: str, source: str) -> list[Mutant]:
    """Every mutant of a file: other signs and numbers, conditions turned, calls and conditions left out."""
    lines = list(accumulate(map(len, source.encode().splitlines(keepends=True)), initial=0))
    found: list[Mutant] = []

    def swap(node: ast.expr | ast.stmt, text: str) -> None:
        """One mutant: the text of a node, replaced."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        start, end = (
            lines[node.lineno - 1] + node.col_offset,
            lines[node.end_lineno - 1] + node.end_col_offset,
        )
        found.append(Mutant(file, node.lineno, start, end, text))

    for node in _mutable(ast.parse(source)):
        for text in _others(node):
            swap(node, text)
    return found


def _mutable(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Statements and expressions inside functions, without asserts, texts and what types are called."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom):
            continue
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from _mutable(ast.Module(node.body, []))
            continue
        if isinstance(node, ast.Lambda):
            yield from _mutable(ast.Expression(node.body))
            continue
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                yield from _mutable(ast.Expression(node.value))
            continue
        if isinstance(node, ast.expr | ast.stmt):
            yield node
        yield from _mutable(node)


def _others(node: ast.AST) -> Iterator[str]:
    """The texts that may stand in the place of a node."""
    yield from _other_signs(node)
    yield from _other_values(node)
    match node:
        case ast.IfExp(body=then, orelse=other):
            yield f"({ast.unparse(then)})"
            yield f"({ast.unparse(other)})"
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield "pass"
        case ast.GeneratorExp() | ast.ListComp() | ast.SetComp():
            yield from _unfiltered(node)


def _other_signs(node: ast.AST) -> Iterator[str]:
    """Comparisons, sums and conditions with another sign; conditions with a part left out."""
    match node:
        case ast.Compare(left=left, ops=[sign], comparators=[right]):
            yield f"({ast.unparse(left)} {OTHER_SIGN[type(sign)]} {ast.unparse(right)})"
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in OTHER_SIGN:
            yield f"({ast.unparse(left)} {OTHER_SIGN[type(operator)]} ({ast.unparse(right)}))"
        case ast.BoolOp(op=both, values=values):
            parts = [f"({ast.unparse(one)})" for one in values]
            yield "(" + f" {OTHER_SIGN[type(both)]} ".join(parts) + ")"
            sign = "and" if isinstance(both, ast.And) else "or"
            for n in range(len(parts)):
                yield "(" + f" {sign} ".join(parts[:n] + parts[n + 1 :]) + ")"
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=inner):
            yield f"({ast.unparse(inner)})"


def _other_values(node: ast.AST) -> Iterator[str]:
    """Numbers one higher, true for false, the least for the most."""
    match node:
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(number)):
            yield str(number + 1)
        case ast.Name(id=name, ctx=ast.Load()) if name in OTHER_NAME:
            yield OTHER_NAME[name]


def _unfiltered(node: ast.GeneratorExp | ast.ListComp | ast.SetComp) -> Iterator[str]:
    """A comprehension without its conditions."""
    if any(one.ifs for one in node.generators):
        bare = [ast.comprehension(one.target, one.iter, [], one.is_async) for one in node.generators]
        yield ast.unparse(type(node)(node.elt, bare))


def drawn(chapter: Chapter, count: int, seed: int, root: Path = ROOT) -> list[Mutant]:
    """Mutants of a chapter, drawn by a seed; 0: all of them."""
    found: list[Mutant] = []
    for source in chapter.sources:
        path = root / source
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            found += mutants_of(file.relative_to(root).as_posix(), file.read_text(encoding="utf-8"))
    if not count or count >= len(found):
        return found
    return sorted(random.Random(seed).sample(found, count))


class Bench:
    """A copy of the tree in which one mutant at a time meets its tests."""

    def __init__(self, folder: Path, root: Path = ROOT, copied: Iterable[str] = COPIED) -> None:
        """Copy the tree into a folder."""
        self.folder = folder
        self._written = int(time.time())
        for name in copied:
            if (root / name).is_dir():
                shutil.copytree(root / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(root / name, folder / name)

    def is_green(self, tests: Iterable[str], seconds: float, marks: str = "not slow") -> bool:
        """Whether the tests of these marks pass, in so many seconds."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider"]
        environment = {**os.environ, "PYTHONPATH": str(self.folder)}
        try:
            ran = subprocess.run(
                [*command, "-n", "0", "-m", marks, *tests],
                cwd=self.folder,
                env=environment,
                timeout=seconds,
                capture_output=True,
            )
        except subprocess.TimeoutExpired:
            return False
        return ran.returncode in (0, NO_TESTS)

    def survives(self, mutant: Mutant, tests: Iterable[str], seconds: float) -> bool:
        """Whether the tests pass all the same; the file is as before afterwards."""
        path = self.folder / mutant.file
        source = path.read_text(encoding="utf-8")
        self._write(path, mutant.made_in(source))
        try:
            return self.is_green(tests, seconds, QUICK) and self.is_green(tests, seconds)
        finally:
            self._write(path, source)

    def _write(self, path: Path, source: str) -> None:
        """A file, a second younger than any before: no compiled module is taken for the other."""
        path.write_text(source, encoding="utf-8")
        self._written += 1
        os.utime(path, (self._written, self._written))


def explained(root: Path = ROOT) -> set[tuple[str, str, str]]:
    """The mutants of the list, which change nothing: file, line as written, change."""
    told = tomllib.loads((root / "tools" / "mutants.toml").read_text(encoding="utf-8"))
    return {(one["file"], one["line"], one["change"]) for one in told["same"] if one["why"]}


def hunt(name: str, mutants: list[Mutant], bench: Bench, tests: tuple[str, ...]) -> list[str]:
    """Each mutant against its tests; the lines of those that survive without an explanation."""
    began = time.monotonic()
    if not bench.is_green(tests, 600):
        raise SystemExit(f"{name}: the tests fail without any mutant")
    seconds = 5 + SLOWEST * (time.monotonic() - began)
    known, told, same = explained(), [], 0
    for mutant in mutants:
        source = (bench.folder / mutant.file).read_text(encoding="utf-8")
        if not bench.survives(mutant, tests, seconds):
            continue
        if mutant.sort_of(source) in known:
            same += 1
            continue
        told.append("{}:{}: {}\n    -> {}".format(mutant.file, mutant.line, *mutant.sort_of(source)[1:]))
        print(told[-1], flush=True)
    print(f"{name}: {len(mutants)} mutants, {len(told)} survive, {same} change nothing", flush=True)
    return told


def main(arguments: list[str] | None = None) -> int:
    """Hunt the mutants that the arguments choose; 1 if one survives unexplained."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--chapter", choices=CHAPTERS, action="append", help="only this one (again for more)")
    parser.add_argument("--count", type=int, default=30, help="mutants of each chapter")
    parser.add_argument("--seed", type=int, default=1, help="which are drawn")
    parser.add_argument("--all", action="store_true", help="every mutant, whatever the count")
    chosen = parser.parse_args(arguments)
    survivors: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        for name in chosen.chapter or CHAPTERS:
            mutants = drawn(CHAPTERS[name], 0 if chosen.all else chosen.count, chosen.seed)
            survivors += hunt(name, mutants, bench, CHAPTERS[name].tests)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
