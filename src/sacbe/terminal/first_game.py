"""A first game in the terminal: what it explains about the question at hand."""

from __future__ import annotations

from collections import defaultdict

from sacbe.presentation.language.words import say
from sacbe.runtime.session import Session
from sacbe.school.lessons import library
from sacbe.school.lessons.render import plain
from sacbe.school.notices.selection import NoticeShown, Shown, notice_at
from sacbe.terminal.narrator import Narrator


class Gentle:
    """Remembers for each person what was said; what they have done the game itself tells."""

    def __init__(self, session: Session, narrator: Narrator, is_on: bool) -> None:
        self.session = session
        self.narrator = narrator
        self.is_on = is_on
        self.shown: defaultdict[str, list[Shown]] = defaultdict(list)

    def lines(self) -> list[str]:
        """The notice for the person who is asked, as lines; none where there is nothing to say."""
        session = self.session
        if not self.is_on or not session.asks_human or session.asked is None:
            return []
        seat, answers = session.asked, len(session.game.history)
        found = notice_at(self.narrator.moment(seat), self.narrator, self.shown[seat])
        if found is None:
            return []
        if Shown(found.id, answers) not in self.shown[seat]:
            self.shown[seat].append(Shown(found.id, answers))
        return self.worded(found)

    def worded(self, found: NoticeShown) -> list[str]:
        """What it says, what to look at, and where there is more."""
        lines = [say("play-notice", title=found.title, text=plain(found.text))]
        if found.show:
            lines.append(say("lesson-look", things=", ".join(self.narrator.thing(thing) for thing in found.show)))
        lesson = next((ids[0] for rule in found.rules if (ids := library.teaching().get(rule))), "")
        more = [say("play-notice-hint")] if found.hint else []
        more += [say("play-notice-lesson", id=lesson)] if lesson else []
        return [*lines, *([" ".join(more)] if more else [])]
