"""The sentence of the moment: what has happened is read to its end before the moment asks for something."""

from collections.abc import Callable

from scenes.games.roulette.table.centre.sentence_line import SentenceLabel
from scenes.motion.timeline import Clip, pause_for, until_done

MAX_LINE_LETTERS = 92
"""The most letters of news in one line."""
STARTS, LETTERS, LONGEST = 0.5, 30.0, 2.6
"""Reading: seconds to find the sentence, letters in a second, and seconds that are enough for any."""


class Sentence:
    """The sentence of the table. A question waits for news; a word to one player stands before both, then
    gives way.
    """

    def __init__(self, voice: SentenceLabel, flourish: Callable[[Clip], None]) -> None:
        self._voice, self._flourish = voice, flourish
        self._line = self._asked = ""
        """The question still to be asked, and the last one asked."""
        self._wait = 0.0
        """For how many seconds more it waits; people read no faster than usual when clips are hurried."""
        self._waiting: Clip = pause_for(0)
        """The picture is not at rest before this has ended."""
        self._heard, self._age = "", 0.0
        """The words shown, and the seconds they have been read."""
        self._aside = self._covered = ""
        """A word to one player, and what it has taken the place of."""
        self._told = self._reminded = ""
        """The news beside which a reminder stands, and both in one line."""
        self._lasting = False
        """True if the word to one player is read to its end."""

    def ask(self, line: str) -> None:
        """Show the question of the moment as soon as the news has been read; "" asks nothing."""
        if self._reminded and self._voice.words == self._reminded:
            self._voice.say(self._told)
            self._heard = self._told
        aside = bool(self._aside) and self._voice.words == self._aside
        wanted = line or (self._covered if aside else "")
        self._wait = self.left
        self._aside, self._line = "", wanted
        self._waiting.land()
        if wanted:
            self._waiting = pause_for(0)
            self._flourish(until_done(self._waiting))
            self.read(0)

    def remind(self, words: str) -> None:
        """Say more beside what has just been told, if one line holds both; else when that has been read."""
        told = self._voice.words
        both = f"{told} {words}" if told else words
        if len(both) > MAX_LINE_LETTERS:
            self.ask(words)
            return
        self.ask("")
        self._told, self._reminded = told, both
        self._voice.say(both)
        self._asked = both

    def put_aside(self, words: str, *, lasting: bool) -> None:
        """Show a word to one player at once: what a card still wants, or (`lasting`) why they are refused."""
        if not self._aside or self._voice.words != self._aside:
            self._covered = self._line or self._voice.words
        self._aside, self._line, self._lasting = words, "", lasting
        self._voice.say(words)

    def interrupt(self) -> None:
        """Something happens: nothing is asked any more."""
        self._line = self._aside = ""

    @property
    def left(self) -> float:
        """The seconds left to read the last news; a question needs no reading to its end."""
        words = self._voice.words
        if words == self._asked or (words == self._aside and not self._lasting):
            return 0.0
        return max(0.0, reading_seconds(words) - (self._age if words == self._heard else 0.0))

    def read(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        words = self._voice.words
        self._age = self._age + dt if words == self._heard else 0.0
        self._heard = words
        self._wait -= dt
        if self._line and self._wait <= 0:
            self._voice.say(self._line)
            self._asked, self._line = self._line, ""
        if not self._line:
            self._waiting.land()


def reading_seconds(words: str) -> float:
    """Return the time to read a sentence, in seconds."""
    return min(LONGEST, STARTS + len(words) / LETTERS) if words else 0.0
