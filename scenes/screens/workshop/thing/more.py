"""The menu of a thing's page, and its words: what can be done beside changing the chosen field."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.app.workshop.about import NAME
from game.app.workshop.handlers import may_have_script
from scenes.screens.workshop.chooser.scene import Option
from scenes.screens.workshop.script.sheet import ScriptSheet

if TYPE_CHECKING:
    from game.app.workshop.fields import Field
    from scenes.screens.workshop.thing.model import ThingModel
    from scenes.screens.workshop.thing.page import Page

_LONGEST_NAME, _LONGEST_TEXT = 26, 160
"""Letters of a name, and of a rule text."""
Deed = tuple[str, Callable[[], object]]


def open_more(page: Page, model: ThingModel) -> None:
    """Open the menu over the page."""
    say, deeds = page.texts, list(_deeds(page, model))
    options = [Option(place, say(key), say(f"{key}.hint")) for place, (key, _) in enumerate(deeds)]

    def take(place: int) -> list[Any]:
        done = deeds[place][1]()
        page.sounds.play("error" if done is False else "page")
        return []

    page.stage.open("workshop-choose", page.naming.thing(page.thing), options, [], take, device=page.hand)


def _deeds(page: Page, model: ThingModel) -> list[Deed]:
    """What can be done now, the likeliest first."""
    deeds: list[Deed] = []
    field, parts = model.row, model.parts()
    if parts is not None:
        deeds.append(("more-add", partial(_add_part, page, parts)))
    if model.part is not None:
        deeds += [
            ("more-drop", model.drop),
            ("more-up", partial(model.move, -1)),
            ("more-down", partial(model.move, 1)),
        ]
    if field is not None and field.changed:
        deeds.append(("more-reset", model.reset))
    if may_have_script(model.workshop, model.thing):
        deeds.append(("more-script", partial(_open_script, page)))
    deeds.append(("more-like", partial(_make_like, page)))
    if model.bench.body(model.thing) and not model.bench.is_own(model.thing):
        deeds.append(("more-restore", partial(_restore, model)))
    return deeds


def _add_part(page: Page, parts: Field) -> None:
    """Choose the kind of a new part; the cursor comes to it."""
    options = [
        Option(one, page.naming.word(parts, one), page.naming.word_hint(parts, one)) for one in parts.choices
    ]

    def take(word: str) -> list[Any]:
        page.model.chosen(parts, word)
        page.go_to((*parts.path, len(parts.value or ())))
        return []

    page.stage.open("workshop-choose", page.texts("more-add"), options, [], take, device=page.hand)


def _open_script(page: Page) -> None:
    """Open the sheet of the thing's script."""
    page.stage.push(ScriptSheet(page))


def _make_like(page: Page) -> None:
    """Make one more like this, and open its page in place of this one."""
    title = page.texts("workshop-like-title", name=page.naming.thing(page.thing))
    made = page.workshop.make_like(page.thing, dict.fromkeys(("fr", "en"), title))
    page.stage.replace(page.stage.make("workshop-thing", page.workshop, made, page.hand), curtain=False)


def _restore(model: ThingModel) -> None:
    """Let a thing of the house be as it was before this mod."""
    model.workshop.remove(model.thing)
    model.read()


def _names_for(page: Page) -> list[str]:
    """Names that are proposed for such a thing; those of its kind, or those that suit anything."""
    own = f"workshop-names-{page.thing.game}-{page.thing.table}"
    return page.texts(own if own in page.texts else "workshop-names").split("|")


def write_words(page: Page, model: ThingModel, field: Field) -> None:
    """Open the page where a name or a text is written, with some proposed."""
    is_name = field.path[0] == NAME

    def take(words: str) -> str | None:
        if is_name and not words:
            return page.texts("deed-no-name")
        model.put(field, words)
        return None

    names = _names_for(page) if is_name else [str(field.below or "")]
    names = [one for one in names if one]
    most = _LONGEST_NAME if is_name else _LONGEST_TEXT
    title, words = page.naming.field(field), str(field.value or "")
    page.stage.open("workshop-letters", title, words, take, names, most=most, device=page.hand)
