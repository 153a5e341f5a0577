"""What pictures of things ask of the page that they are drawn on: the workshop, and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast, runtime_checkable

from scenes.shell.scene import Scene

if TYPE_CHECKING:
    from game.app.workshop.workshop import Workshop
    from scenes.shell.null_sound import Words


@runtime_checkable
class OnBench(Protocol):
    """A page of the workshop."""

    workshop: Workshop


def workshop_at(scene: Scene) -> Workshop | None:
    """The workshop that a page belongs to; None: the page is none of the workshop's."""
    return scene.workshop if isinstance(scene, OnBench) else None


def words_at(scene: Scene) -> Words:
    """The words of a page, with the names that the mod at the bench gives to its things."""
    workshop = workshop_at(scene)
    if workshop is None:
        return scene.texts
    return cast("Words", workshop.spoken(workshop.app.texts.language))
