"""What a rival betrays at the table, seen and heard: a gesture, a murmur, and the words for both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.campaign.story.intrigue.counterfeits import known_fakes

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.app.campaign.tells import Tell
    from scenes.match.nerves import Gesture
    from scenes.match.scene import MatchScene

_GESTURES: dict[str, Gesture] = {"ruban": "fan", "bourse": "fan", "enfant": "glance", "promptitude": "glance"}
"""What the bust does, by tell; a word that is said or missing moves nobody."""
_SOUNDS = {"ruban": "thread", "bourse": "purse"}
"""What is heard of a tell, by its name."""


def show_tell(scene: MatchScene, run: Run, tell: Tell) -> None:
    """Show an occasion of a tell at the table, before its decision is played.

    Whatever can be read in a gesture stands in words, too; where nothing is to be seen, nothing moves.
    """
    if tell.shown and tell.tell in _GESTURES:
        scene.fidget(tell.player, _GESTURES[tell.tell])
        if tell.tell in _SOUNDS:
            scene.sounds.play(_SOUNDS[tell.tell])
    if tell.caption:
        words = run.say(f"tell-{tell.caption}")
        if tell.person in known_fakes(run.story):
            words = run.say("market-faked-tell", tell=words)
        scene.betrayals.say(tell.player, words)


def brand_fakes(scene: MatchScene, run: Run) -> None:
    """Mark the places of rivals whose tells are known to be faked, and say what the mark means."""
    table = run.director.table
    for rival in known_fakes(run.story):
        if rival in table:
            scene.betrayals.brand(table.index(rival), run.say("market-counterfeit"))
