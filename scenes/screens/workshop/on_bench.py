"""What pictures of things ask of the page that they are drawn on: the workshop, and its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, cast, runtime_checkable

import msgspec

from scenes.draw.dress import Dress, DressDef, dress_of
from scenes.shell.scene import Scene

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.app.workshop.workshop import Workshop
    from scenes.draw.art import Art
    from scenes.shell.null_sound import Words


@runtime_checkable
class OnBench(Protocol):
    """A page of the workshop."""

    workshop: Workshop


def workshop_at(scene: Scene) -> Workshop | None:
    """The workshop that a page belongs to; None: the page is none of the workshop's."""
    return scene.workshop if isinstance(scene, OnBench) else None


def dress_at_bench(
    scene: Scene,
    thing: Thing,
    signs: Sequence[str],
    hang: Callable[[Art, str, Dress], object],
    undress: Callable[[Art, str], object],
) -> None:
    """Let a thing look as the mod at the bench dresses it now, where a page of the workshop is seen.

    `hang` lets a thing of a full id look so, `undress` as if nobody had dressed it: so do things of the mod
    at the bench, of which it says nothing.
    """
    workshop = workshop_at(scene)
    if workshop is None:
        return
    said, art = workshop.bench.look(thing), scene.stage.art
    if said:
        folder = workshop.bench.mod.folder / "look"
        hang(art, thing.id, dress_of(thing.id, msgspec.convert(said, DressDef), folder, signs))
    elif thing.mod == workshop.bench.mod.id:
        undress(art, thing.id)


def words_at(scene: Scene) -> Words:
    """The words of a page, with the names that the mod at the bench gives to its things."""
    workshop = workshop_at(scene)
    if workshop is None:
        return scene.texts
    return cast("Words", workshop.spoken(workshop.app.texts.language))
