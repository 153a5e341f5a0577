"""The way through a story: what its run shows next is opened in place of the present screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.campaign.story.director import Over, Page, Play, Telling
from game.campaign.story.troupe.bets import asked_to_bet
from scenes.match.scripts import told_by_scripts
from scenes.screens.campaign.match import begin_match
from scenes.screens.campaign.troupe.names import hands_here

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.input.devices import Device
    from scenes.shell.stage import Stage


def go_on(stage: Stage, run: Run, device: Device) -> None:
    """Open what a story shows now instead of the present screen of the campaign, behind the curtain.

    What scripts of mods said is told to everybody. A page is a map (`campaign-map`), a scene the theatre
    (`campaign-scene`), a match its table, the end `campaign-end`; each is made with the run and the device
    that plays it.
    """
    for event in run.take():
        told_by_scripts(stage, event)
    match run.next():
        case Page():
            stage.go("campaign-map", run, device)
        case Telling():
            stage.go("campaign-scene", run, device)
        case Play(chapter) if asked_to_bet(run.story, chapter, hands_here(stage)):
            stage.go("campaign-wager", run, lambda: begin_match(stage, run, device, go_on), device)
        case Play():
            begin_match(stage, run, device, go_on)
        case Over():
            stage.go("campaign-end", run, device)
