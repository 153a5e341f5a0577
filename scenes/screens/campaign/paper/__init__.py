"""The paper stage: jointed puppets before backdrops in planes, with light, weather and curtain."""

from scenes.screens.campaign.paper.stage import PaperStage

__all__ = ["PaperStage"]
