"""A mod is measured with and without it: what it changes is outside its interval, what it does not is not."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from game.app.balance import workers
from game.app.balance.report import Report
from game.app.games import GAMES
from tests.cli.conftest import Run, refused

MANIFEST = 'format = 1\nid = "{id}"\nversion = "1.0.0"\ntitle = "T"\nrequires = ["base"]\n'
QUICK = ("--policy", "weak", "--workers", "1")


def a_mod(folder: Path, id: str, **files: str) -> Path:
    """A mod with one file a game."""
    for game, text in files.items():
        (folder / id / game).mkdir(parents=True)
        (folder / id / game / "mine.toml").write_text(text, encoding="utf-8")
    (folder / id).mkdir(parents=True, exist_ok=True)
    (folder / id / "mod.toml").write_text(MANIFEST.format(id=id), encoding="utf-8")
    return folder / id


def coins(folder: Path, many: int) -> Path:
    """A mod that gives everybody so many coins to begin with; the base game gives two."""
    return a_mod(folder, f"coins-{many}", complots=f'[flag."base:starting_coins"]\ndefault = {many}\n')


@pytest.mark.statistics
def test_doubled_coins_are_outside_their_interval_and_the_page_shows_it(run: Run, tmp_path: Path) -> None:
    mod, page = coins(tmp_path, 4), tmp_path / "page.html"
    said = run("mods", "balance", mod, "--matches", "200", *QUICK, "--json", "--html", page)
    assert said.code == 0, said.err
    report = msgspec.json.decode(said.out, type=Report)
    assert (report.game, report.matches, report.wanted) == ("complots", 200, 200)
    (length,) = [one for one in report.figures if (one.kind, one.id) == ("match", "length")]
    assert length.difference is not None and length.difference.high is not None
    assert length.stands_out and length.difference.high < 0
    text = page.read_text("utf-8")
    tree = ElementTree.fromstring(text.partition("\n")[2])
    assert len(tree.findall(".//svg")) == len(tree.findall(".//h2")) == 7
    assert len(tree.findall(".//tr[@class='out']")) == sum(one.stands_out for one in report.figures)
    assert not any(word in text for word in ("http", "src=", "href=", "url(", "@import"))


@pytest.mark.statistics
def test_an_unchanged_copy_is_inside_every_interval(run: Run, tmp_path: Path) -> None:
    mod = coins(tmp_path, 2)
    said = run("mods", "balance", mod, "--matches", "100", *QUICK, "--json")
    report = msgspec.json.decode(said.out, type=Report)
    differences = [one.difference for one in report.figures if one.difference is not None]
    assert len(differences) > 25 and not any(one.stands_out for one in report.figures)
    assert all(one.low is not None and one.low <= 0 and one.high is not None for one in differences)
    assert all(one.value == 0 for one in differences)
    told = run("mods", "balance", mod, "--matches", "8", *QUICK)
    assert told.code == 0 and "★ " not in told.out.partition("moves")[0] and "none is changed" in told.out


@pytest.mark.processes
def test_workers_and_a_cluster_come_to_the_same_figures(run: Run, tmp_path: Path) -> None:
    from distributed import LocalCluster

    words = ("mods", "balance", coins(tmp_path, 4), "--matches", "60", "--policy", "weak", "--json")
    alone = run(*words, "--workers", "1")
    assert alone.code == 0 and run(*words, "--workers", "2").out == alone.out
    with LocalCluster(n_workers=2, processes=True, threads_per_worker=1, dashboard_address=None) as cluster:
        far = run(*words, "--scheduler", cluster.scheduler_address)
        assert far.out == alone.out, far.err
    assert run(*words, "--workers", "1", "--seed", "2").out != alone.out


@pytest.mark.processes
def test_a_scheduler_without_workers_and_one_that_is_gone_are_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from distributed import LocalCluster

    monkeypatch.setattr(workers, "ANSWER_SECONDS", 0.5)
    words = ("mods", "balance", coins(tmp_path, 4), "--scheduler")
    with LocalCluster(n_workers=0, processes=False, protocol="tcp", dashboard_address=None) as cluster:
        address = cluster.scheduler_address
        assert "no workers" in refused(run(*words, address))
    assert "No scheduler" in refused(run(*words, address))


@pytest.mark.whole
def test_no_cluster_without_the_library_or_with_a_strange_address(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("mods", "balance", coins(tmp_path, 4), "--scheduler")
    assert "No scheduler" in refused(run(*words, "a:b:c"))
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "extra “cluster”" in refused(run(*words, "tcp://localhost:1"))


@pytest.mark.whole
def test_what_cannot_be_measured_is_refused_in_a_sentence(run: Run, tmp_path: Path) -> None:
    mod = coins(tmp_path, 4)
    assert refused(run("mods", "balance", tmp_path / "nowhere"))
    assert "cat" in refused(run("mods", "balance", mod, "--policy", "cat"))
    assert refused(run("mods", "balance", mod, "--html", tmp_path / "no" / "page.html"))
    assert refused(run("mods", "balance", mod, "--players", "1"))
    assert refused(run("mods", "balance", mod, "--game", "whist"))
    assert "no game" in refused(run("mods", "balance", a_mod(tmp_path, "empty")))
    both = a_mod(
        tmp_path,
        "both",
        complots='[flag."base:starting_coins"]\ndefault = 3\n',
        hecatombe="[symbol.metal]\n",
    )
    assert "complots, hecatombe" in refused(run("mods", "balance", both))
    assert run("mods", "balance", both, "--game", "complots", "--matches", "4", *QUICK).code == 0
    bad = a_mod(tmp_path, "bad", complots='[flag."base:starting_coins"]\ndefault = 99\n')
    assert "mods check" in refused(run("mods", "balance", bad))
    assert all(entry.samples > 0 for entry in GAMES.values())


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_measured_with_its_own_default_table(run: Run, tmp_path: Path, game: str) -> None:
    mod = a_mod(tmp_path, "same", complots='[flag."base:starting_coins"]\ndefault = 2\n')
    said = run("mods", "balance", mod, "--game", game, "--matches", "8", "--policy", "weak")
    assert said.code == 0 and "none is changed" in said.out
