"""A first game in the terminal: notices that explain the pending question."""

from __future__ import annotations

from collections import defaultdict

from sacbe.presentation.language.words import say
from sacbe.runtime.session import Session
from sacbe.school.lessons import library
from sacbe.school.lessons.render import strip_bold
from sacbe.school.notices.selection import NoticeShown, ShownNotice, notice_at
from sacbe.terminal.narrator import Narrator


class FirstGameNotices:
    """Remembers for each person which notices were shown; the game itself tells what they have done."""

    def __init__(self, session: Session, narrator: Narrator, is_on: bool) -> None:
        self.session = session
        self.narrator = narrator
        self.is_on = is_on
        self.shown: defaultdict[str, list[ShownNotice]] = defaultdict(list)

    def lines(self) -> list[str]:
        """Return the notice for the person who is asked, as lines; none if there is nothing to say."""
        session = self.session
        if not self.is_on or not session.is_human_asked or session.asked_seat is None:
            return []
        seat, answers = session.asked_seat, len(session.game.history)
        found = notice_at(self.narrator.player_view(seat), self.narrator, self.shown[seat])
        if found is None:
            return []
        if ShownNotice(found.id, answers) not in self.shown[seat]:
            self.shown[seat].append(ShownNotice(found.id, answers))
        return self.notice_lines(found)

    def notice_lines(self, notice: NoticeShown) -> list[str]:
        """Return what a notice says, what to look at, and where there is more."""
        lines = [say("play-notice", title=notice.title, text=strip_bold(notice.text))]
        if notice.show:
            lines.append(say("lesson-look", things=", ".join(self.narrator.thing_name(thing) for thing in notice.show)))
        lesson = next((ids[0] for rule in notice.rules if (ids := library.lessons_by_rule().get(rule))), "")
        more = [say("play-notice-hint")] if notice.hint else []
        more += [say("play-notice-lesson", id=lesson)] if lesson else []
        return [*lines, *([" ".join(more)] if more else [])]
