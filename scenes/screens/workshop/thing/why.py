"""Why a field is as it is: who set it, in order, over the page of its thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.mods.manifest import BASE
from scenes.screens.workshop.chooser.scene import Option

if TYPE_CHECKING:
    from scenes.screens.workshop.thing.page import Page


def open_why(page: Page) -> None:
    """Tell who set the chosen field; the house is told first, so that it knows of this mod."""
    field = page.model.row
    if field is None or field.struct is None:
        page.sounds.play("error")
        return
    page.workshop.tell_house()
    found = page.workshop.why(page.thing, str(field.path[0]))
    say = page.texts
    options = [Option("", say("workshop-why-default"), say("workshop-why-default.hint"))] * (not found)
    for place, (one, after) in enumerate(zip(found, [*found[1:], None], strict=True), start=1):
        said = say("mods-why-removed") if one.removed else page.naming.raw_value(field, one.value)
        words = say("workshop-why-line", n=place, title=one.title, said=said)
        fate = (
            say("workshop-why-holds", place=one.place)
            if after is None
            else say("workshop-why-overruled", place=one.place, title=after.title)
        )
        options.append(Option(place, words, fate, "icon_rule_book" if one.mod == BASE else "icon_wax_seal"))
    page.sounds.play("page")
    title = say("workshop-why-title", name=page.naming.field(field))
    page.stage.open(
        "workshop-choose", title, options, [len(found)], lambda _: [], reading=True, device=page.hand
    )
