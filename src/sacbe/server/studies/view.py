"""How a study is shown: its tree in words, and every place of it in the form of a table.

The student answers for everybody, so the reader is always the seat that is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sacbe.coach.study.tree import Study, StudyNode
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.play.game import Game
from sacbe.presentation.language.words import current_language, say
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.schema.data import AskShown, OptionShown
from sacbe.server.clocks import Clock
from sacbe.server.replays.replay_cache import events_of_last_decision
from sacbe.server.strangers.pool import StrangerPool
from sacbe.server.studies.service import KeptStudy, owner_of
from sacbe.server.views.table_view import (
    Data,
    TableReader,
    localizer_for,
    localizer_of,
    render_question_of,
    render_result_of,
)

FEW_ANSWERS: Final = 100                # answers whose words the server finds itself
PIECE: Final = 500              # that another process words in one go: others have their turn between


def viewer_of(game: Game) -> int:
    """Return the seat that is asked; where chance is asked, the seat that decided last, else the first."""
    ask = game.state.ask
    if ask is not None and ask.seat != CHANCE:
        return int(ask.seat)
    return next((entry.seat for entry in reversed(game.history) if entry.seat != CHANCE), 0)


def text_at(kept_study: KeptStudy, node: StudyNode) -> str:
    """Describe the answer of a node in words, as it looked to the seat that gave it; words stay in memory."""
    key = (current_language(), node.id)
    if key not in kept_study.texts:
        kept_study.texts[key] = text_of(kept_study.study, node)
    return kept_study.texts[key]


def text_of(study: Study, node: StudyNode) -> str:
    """Describe the answer of a node in words, as it looked to the seat that gave it."""
    move = study.text(node)
    wording = localizer_for(study.definition, study.players)
    assert node.parent is not None
    before = study.state(node.parent)
    if node.seat == CHANCE:
        assert before.ask is not None
        prompt = study.definition.prompts[int(before.ask.prompt)]
        return wording.chance_sentence(prompt, wording.chance_text(move))
    return wording.texts.move(move, study.definition.view(before, node.seat))


def texts_of(study: Study, numbers: Sequence[int]) -> list[str]:
    """Describe the answers of these nodes in words."""
    return [text_of(study, study.node(number)) for number in numbers]


async def load_texts(kept_study: KeptStudy, strangers: StrangerPool) -> None:
    """Let another process find the words of a study that are not in memory, unless they are few."""
    lang = current_language()
    missing = [number for number in kept_study.study.nodes if number and (lang, number) not in kept_study.texts]
    if len(missing) <= FEW_ANSWERS:
        return
    for at in range(0, len(missing), PIECE):
        piece = missing[at:at + PIECE]
        found = await strangers.run(owner_of(kept_study.row), texts_of, kept_study.study, piece)
        kept_study.texts.update({(lang, number): text for number, text in zip(piece, found, strict=True)})


def nodes_of(kept_study: KeptStudy) -> list[Data]:
    """List all answers, line by line; the first child of a node continues its line."""
    study = kept_study.study
    found: list[Data] = [{"id": 0, "parent": None, "depth": 0, "line": "", "seat": None, "move": "",
                          "text": say("study-start-node"), "comment": study.root.comment}]
    for line in study.lines():
        for node in line.first.line():
            assert node.parent is not None
            found.append({"id": node.id, "parent": node.parent.id, "depth": node.depth, "line": line.label,
                          "seat": study.seat(node), "move": study.text(node), "text": text_at(kept_study, node),
                          "comment": node.comment})
    return found


def table_of(kept_study: KeptStudy, phase: str) -> Data:
    """Return the header of a study in the form of a table's."""
    row, study = kept_study.row, kept_study.study
    seats = [{"seat": seat, "kind": "human", "name": "", "bot": "", "resigned": False}
             for seat in study.definition.seats[:study.players]]
    return {"id": row.id, "game": row.game, "rules": study.definition.version, "players": study.players,
            "options": study.options, "edition": study.definition.edition_name,
            "components": dict(study.definition.components),
            "title": study.title, "visibility": "link", "language": current_language(), "delay": 0.0, "clock": Clock(),
            "phase": phase, "archived": False, "origin": "", "rematch": "", "paused": False, "hints": False,
            "watchers_chat": False, "created": row.created, "revision": row.revision, "seats": seats}


def state_of(study: KeptStudy, node: StudyNode, now: float) -> Data:
    """Return the state of a node as the asked seat sees it; the options of chance are its possible results."""
    game = study.study.game(node)
    seat = viewer_of(game)
    reader = TableReader(seat, current_language())
    moment = PlayerView(game, seat)
    data: Data = {"type": "state", "table": table_of(study, "over" if game.is_over else "playing"),
                  "revision": study.row.revision, "now": now, "you": game.definition.seats[seat], "view": moment.view,
                  "ask": None, "options": [], "answers": len(game.history), "undo": None, "redo": False, "offer": None,
                  "clocks": None, "result": None, "commitment": None, "secret": None}
    if game.is_over:
        data["result"] = render_result_of(game, reader)
    elif moment.own_question is not None:
        data.update(render_question_of(game, moment, reader))
    else:
        data.update(chance_question(game))
    return data


def chance_question(game: Game) -> dict[str, Any]:
    """Return the question that chance is asked, with its possible answers."""
    question, wording = game.ask, localizer_of(game)
    ask = AskShown(question.seat, question.prompt, text=say(f"prompt-{game.definition.name}-{question.prompt}"))
    presenter = game.definition.presenter()
    return {"ask": ask, "options": [OptionShown(move, presenter.things_of_move(move), text=text)
                                    for move, text in wording.chance_answers(question.options)]}


def events_at(game: Game) -> list[Data]:
    """Return the events of the last decision, as the viewer heard them."""
    return events_of_last_decision(game, viewer_of(game))
