"""The page of a report can be read by any browser, whatever things are called; plots keep to their scale."""

from xml.etree import ElementTree

from game.app.balance.intervals import Estimate
from game.app.balance.page import written_page
from game.app.balance.plot import LEFT, RIGHT
from game.app.balance.report import Figure, Report
from game.mods.texts import LANGUAGES, Texts
from tests.builders import BASE


def a_report(*figures: Figure) -> Report:
    return Report("complots", "mine", "1.0.0", "0.1", 4, "weak", 1, {}, 80, 200, figures)


def a_figure(id: str, value: float, low: float | None = None, high: float | None = None) -> Figure:
    side = Estimate(value, low, high, 80)
    return Figure("card", id, "played", None, side, None, stands_out=False)


def test_a_name_with_angles_is_a_name() -> None:
    for language in LANGUAGES:
        page = written_page(a_report(a_figure("x:<b>&amp", 1.0)), Texts(language, [BASE]))
        tree = ElementTree.fromstring(page.partition("\n")[2])
        assert tree.attrib["lang"] == language
        assert [cell.text for cell in tree.findall(".//td")] == ["x:<b>&amp", "–", "1.00", "–"]
        assert sum("200" in (line.text or "") for line in tree.findall(".//p")) == 1


def test_dots_and_whiskers_keep_to_the_scale() -> None:
    report = a_report(a_figure("x:one", 0.0, -1.0, 1.0), a_figure("x:two", 8.0, 4.0, 12.0))
    tree = ElementTree.fromstring(written_page(report, Texts("en", [BASE])).partition("\n")[2])
    svg = tree.find(".//svg")
    assert svg is not None
    dots = [float(one.attrib["cx"]) for one in svg.findall("circle")[2:]]
    lines = [one for one in svg.findall("line") if one.attrib["class"] == "mod"]
    assert dots == [LEFT, round(LEFT + (RIGHT - LEFT) * 8 / 12, 1)]
    assert float(lines[1].attrib["x2"]) == RIGHT
    assert float(lines[0].attrib["x1"]) == LEFT
