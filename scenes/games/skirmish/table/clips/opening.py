"""How the clips come to a table: the animator over its field and in its frame."""

from collections.abc import Sequence

from game.couch.sitter import Sitter
from scenes.games.skirmish.table.animator import Animator
from scenes.games.skirmish.table.clips.all_clips import CLIPS, QUIET
from scenes.games.skirmish.table.effects.air import Air
from scenes.games.skirmish.table.effects.spots import FrameSpots
from scenes.games.skirmish.table.effects.told_line import Chronicler
from scenes.games.skirmish.table.field.field import Field
from scenes.games.skirmish.table.frame.frame import Frame
from scenes.games.skirmish.table.shown import Shown
from scenes.match.scene import MatchScene


def staged_animator(
    scene: MatchScene,
    shown: Shown,
    field: Field,
    frame: Frame,
    sitters: Sequence[Sitter],
) -> Animator:
    """The animator of a match on the screen; made after field and frame, for it draws over both.

    What has happened so far is in the picture already: it is only remembered, for names and for jokes.
    """
    table = scene.table
    story, names = table.public.story, [sitter.name for sitter in sitters]
    view = table.public.view
    shown.remember_names(story)
    frame.refresh()
    return Animator(
        scene.timeline,
        shown,
        field,
        frame,
        FrameSpots(frame),
        Air(scene.layer(), field.camera),
        scene.texts,
        scene.sounds,
        sitters,
        Chronicler(view.units, story, scene.stage.app.texts, names, view.active if view.round else -1),
        scene.flourish,
        pictures=table.moments.pictures,
        clips=CLIPS,
        quiet=QUIET,
    )
