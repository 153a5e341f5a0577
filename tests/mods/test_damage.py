"""Whatever happens to the files of a mod, the loader answers with a list, never with a crash."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from game.mods.load import load_mods
from game.mods.problems import problem_message
from game.mods.texts import Texts
from game.rules.complots.defs import SECTIONS
from tests.builders import BASE

FILES = {path.name: path.read_bytes() for path in sorted((BASE / "complots").glob("*.toml"))}
SHARED = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
SCRAPS = st.sampled_from(
    [b"=", b'"', b"[", b"]", b"{", b"\n", b"0", b"true", b"x", b"\xff", b"-1", b'"x"', b"[]", b"{}"]
)


@pytest.fixture(scope="module")
def mod(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mods") / "base"
    (folder / "complots").mkdir(parents=True)
    (folder / "mod.toml").write_bytes((BASE / "mod.toml").read_bytes())
    for name, raw in FILES.items():
        (folder / "complots" / name).write_bytes(raw)
    return folder


@pytest.mark.statistics
@SHARED
@given(name=st.sampled_from(sorted(FILES)), at=st.integers(0, 10_000), cut=st.integers(0, 12), new=SCRAPS)
@example(name="characters.toml", at=0, cut=10_000, new=b"")
def test_a_damaged_file_of_ours_is_told_in_place(mod: Path, name: str, at: int, cut: int, new: bytes) -> None:
    raw, path = FILES[name], mod / "complots" / name
    at %= len(raw)
    path.write_bytes(raw[:at] + new + raw[at + cut :])
    try:
        found = load_mods([mod], SECTIONS)
    finally:
        path.write_bytes(raw)
    lines = (raw[:at] + new + raw[at + cut :]).count(b"\n") + 1
    for problem in found.problems:
        here = problem.file.endswith(name)
        assert problem.code == "empty-section" or (problem.line >= 1 and problem.column >= 1)
        assert not here or problem.line <= lines
    assert found.sound or not found.catalog.mods
    texts = Texts("fr", [BASE])
    assert all(problem_message(problem, texts) for problem in found.problems)
    assert texts.missing == texts.faults == set()


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_lost_file_of_ours_is_told(mod: Path, name: str) -> None:
    path = mod / "complots" / name
    path.unlink()
    try:
        found = load_mods([mod], SECTIONS)
    finally:
        path.write_bytes(FILES[name])
    assert not found.sound
