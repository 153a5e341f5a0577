"""The survey of the next naming, begun before it is asked for: while cards flip and offers are made."""

from typing import Any

from game.rules.skirmish import SkirmishView
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.survey.board import board_of
from scenes.games.skirmish.table.naming.name_survey import NameSurvey, OddsAsker

_AHEAD_SECONDS = 0.002
"""Time of a frame, in seconds, for a survey that nobody reads yet."""


class Foresight:
    """One survey for as long as nothing changes that it depends on."""

    def __init__(self, ask: OddsAsker | None) -> None:
        self._ask = ask
        self._view: SkirmishView | None = None
        self._key: tuple[Any, ...] | None = None
        self.survey: NameSurvey | None = None
        """The survey of the naming that is asked for, or comes next; None while there is none ahead."""

    def look(self, view: SkirmishView, setting: Setting) -> NameSurvey | None:
        """The survey for this view: the one begun before, unless anything that decides has changed since."""
        if view is self._view:
            return self.survey
        self._view, key = view, _what_decides(view)
        if key != self._key:
            self._key = key
            self.survey = None if key is None else NameSurvey(board_of(setting, view), self._ask)
        return self.survey

    def work_ahead(self) -> None:
        """Look on a little, while nobody is asked."""
        if self.survey is not None:
            self.survey.work(_AHEAD_SECONDS)


def _what_decides(view: SkirmishView) -> tuple[Any, ...] | None:
    """Everything on which the answer depends; None while no name is to come in this phase."""
    if view.active < 0 or view.named >= 0 or view.over:
        return None
    given = (view.promises, view.barred, view.pacts, view.terrain, view.lasting)
    return (view.round, view.active, view.phase or "movement", view.units, *given)
