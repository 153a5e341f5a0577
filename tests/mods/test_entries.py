"""Our Fluent files are cut into entries, parsed when somebody asks: they say what they say as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from game import paths
from game.mods.messages.bundle import LazyBundle
from game.mods.messages.entries import cut_entries

FILES = sorted((paths.bundled_mods_folder() / "base" / "text").rglob("*.ftl"))
BEFORE = "a = old\n    .x = part\nb = { a } and { -t }\n-t = term\n"
AFTER = "a = { $n ->\n    [one] one\n   *[other] many\n} more\n# a note\n"


def by_name(text: str) -> dict[str, ast.Message | ast.Term]:
    """The entries of a text, as Fluent reads it as a whole."""
    items = [item for item in FluentResource(text).body if isinstance(item, ast.Message | ast.Term)]
    return {("-" if isinstance(item, ast.Term) else "") + item.id.name: item for item in items}


@pytest.mark.whole
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_an_entry_by_itself_is_what_it_is_in_its_file(file: Path) -> None:
    text = file.read_text("utf-8")
    whole, cut = by_name(text), cut_entries(text)
    assert whole.keys() == cut.keys()
    for name, entry in whole.items():
        assert entry.equals(by_name(cut[name])[name], ["span", "comment"]), name


def test_a_wrong_cut_is_noticed() -> None:
    whole, cut = by_name(BEFORE), cut_entries(BEFORE.replace("part", "other"))
    assert not whole["a"].equals(by_name(cut["a"])["a"], ["span", "comment"])


def said(bundle: LazyBundle, name: str, **facts: object) -> str:
    value = bundle.get_message(name).value
    assert value is not None
    return str(bundle.format_pattern(value, dict(facts))[0])


@pytest.mark.parametrize("ours", [(True, True), (True, False), (False, True)])
def test_the_later_file_has_the_last_word_whoever_wrote_it(ours: tuple[bool, bool]) -> None:
    bundle = LazyBundle(["en"], use_isolating=False)
    bundle.add_file(BEFORE, ours=ours[0])
    bundle.add_file(AFTER, ours=ours[1])
    assert bundle.names() == {"a", "b"}
    assert said(bundle, "a", n=1) == "one more"
    assert not bundle.get_message("a").attributes
    assert said(bundle, "b", n=2) == "many more and term"


def test_who_asks_for_what_is_not_there_is_told_so() -> None:
    bundle = LazyBundle(["en"], use_isolating=False)
    bundle.add_file(BEFORE, ours=True)
    assert bundle.has_message("a") and not bundle.has_message("c")
    with pytest.raises(LookupError):
        bundle.get_message("c")
