"""The hunt for mutants: what is changed, who is killed, who survives, and the list of the harmless."""

from pathlib import Path

import pytest

from tools.mutants import CHAPTERS, ROOT, Bench, drawn, explained, main, mutants_of

SOURCE = """\
def clamped(number: int) -> int:
    \"\"\"Never over 9; « dear » -1.\"\"\"
    while number > 9 and number:
        number -= 1
    return number
"""
STRONG = """\
from sums import clamped
def test_it():
    assert [clamped(number) for number in (8, 9, 10, 30, -1)] == [8, 9, 9, 9, -1]
"""


def changes(source: str) -> list[str]:
    """Every change of a source."""
    return [one.change(source) for one in mutants_of("sums.py", source)]


def test_signs_numbers_conditions_and_statements_are_changed_and_texts_are_not() -> None:
    assert changes(SOURCE) == [
        "while ((number > 9) or (number)):",
        "while ((number)):",
        "while ((number > 9)):",
        "while (number >= 9) and number:",
        "while number > 10 and number:",
        "pass",
        "number -= 2",
    ]
    assert changes("def one(n):\n    return max(1 if n else -n, *[i for i in n if not i])") == [
        "return min(1 if n else -n, *[i for i in n if not i])",
        "return max((1), *[i for i in n if not i])",
        "return max((-n), *[i for i in n if not i])",
        "return max(2 if n else -n, *[i for i in n if not i])",
        "return max(1 if n else (n), *[i for i in n if not i])",
        "return max(1 if n else -n, *[i for i in n])",
        "return max(1 if n else -n, *[i for i in n if (i)])",
    ]


def test_every_mutant_is_another_program() -> None:
    for mutant in mutants_of("sums.py", SOURCE):
        assert mutant.made_in(SOURCE) != SOURCE
        compile(mutant.made_in(SOURCE), "sums.py", "exec")


def test_the_sample_of_a_chapter_is_drawn_by_its_seed() -> None:
    first, again, other = [drawn(CHAPTERS["pursuit"], 30, seed) for seed in (1, 1, 2)]
    assert first == again != other
    assert len(set(first)) == len(set(other)) == 30
    assert len(drawn(CHAPTERS["pursuit"], 0, 1)) > 150


def test_every_chapter_names_files_and_tests_that_exist() -> None:
    for chapter in CHAPTERS.values():
        assert all((ROOT / one).exists() for one in (*chapter.sources, *chapter.tests))


def test_what_the_list_explains_is_a_mutant_of_a_chapter() -> None:
    known = set()
    for file in {one[0] for one in explained()}:
        source = (ROOT / file).read_text(encoding="utf-8")
        known |= {one.sort_of(source) for one in mutants_of(file, source)}
    assert explained() - known == set()


@pytest.mark.processes
def test_a_strong_test_kills_all_and_a_weak_one_lets_them_live(tmp_path: Path) -> None:
    root, folder = tmp_path / "tree", tmp_path / "bench"
    root.mkdir()
    folder.mkdir()
    (root / "sums.py").write_text(SOURCE, encoding="utf-8")
    (root / "test_strong.py").write_text(STRONG, encoding="utf-8")
    (root / "test_weak.py").write_text(
        "from sums import clamped\ndef test_it(): clamped(3)\n", encoding="utf-8"
    )
    bench = Bench(folder, root, ["sums.py", "test_strong.py", "test_weak.py"])
    assert bench.is_green(["test_strong.py"], 30)
    former, endless = [one for one in mutants_of("sums.py", SOURCE) if one.text in ("10", "pass")]
    assert not bench.survives(former, ["test_strong.py"], 30)
    assert not bench.survives(endless, ["test_strong.py"], 3), "an endless loop is stopped"
    assert bench.survives(former, ["test_weak.py"], 30)
    assert (folder / "sums.py").read_text(encoding="utf-8") == SOURCE


def test_an_unknown_chapter_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--chapter", "cookery"])
    assert "cookery" in capsys.readouterr().err
