"""A review as one page of HTML that needs nothing else: no script, no download, day and night."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from sacbe.coach.analysis import grades
from sacbe.coach.review.schema import Review
from sacbe.coach.text.chart import Chart
from sacbe.coach.text.phrases import points_of_chance, signed_chance
from sacbe.coach.text.review_words import ReviewText
from sacbe.kernel.play.game import Game
from sacbe.presentation.language.numbers import format_exact, format_percent, format_tenth
from sacbe.presentation.language.words import current_language, say

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fdf8ee; --ink: #20222c; --faint: #6d675c; --line: #d9cdb4; --card: #fffdf7;
 --s0: #c8432b; --s1: #1769aa; --s2: #14805a; --s3: #b07c00; --s4: #8a4f9e; --mark: #c98b5a; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171f; --ink: #ece6d8; --faint: #a39c8c; --line: #3a3f4c;
 --card: #1c202b; --s0: #ff8b70; --s1: #74b8f2; --s2: #55cfa0; --s3: #f0c052; --s4: #d49be6; --mark: #b5774a; } }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; background: var(--paper); color: var(--ink);
 font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; } h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .25rem 1rem 1rem;
 margin: 1rem 0; overflow-x: auto; }
svg { width: 100%; height: auto; min-width: 34rem; } table { border-collapse: collapse; width: 100%; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child, td.text { text-align: left; } td.text { white-space: normal; }
.note { color: var(--faint); font-size: .9rem; } li { margin: .4rem 0; }
.grid { stroke: var(--line); } .mark { stroke: var(--mark); stroke-width: 5; opacity: .35; }
.scale { fill: var(--faint); font-size: 12px; } .name { font-size: 13px; font-weight: 600; }
.seat { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.seat.s0 { stroke: var(--s0); } .seat.s1 { stroke: var(--s1); stroke-dasharray: 9 3; }
.seat.s2 { stroke: var(--s2); stroke-dasharray: 3 3; } .seat.s3 { stroke: var(--s3); stroke-dasharray: 12 3 2 3; }
.seat.s4 { stroke: var(--s4); stroke-dasharray: 6 6; }
.name.s0 { fill: var(--s0); } .name.s1 { fill: var(--s1); } .name.s2 { fill: var(--s2); } .name.s3 { fill: var(--s3); }
.name.s4 { fill: var(--s4); } .moment circle { fill: var(--card); stroke: var(--ink); stroke-width: 1.5; }
.moment text { fill: var(--ink); font-size: 12px; font-weight: 700; }
"""


def review_html(game: Game, review: Review) -> str:
    """Return the page of a review in the chosen language."""
    words = ReviewText(game, review)
    title = escape(words.title)
    where = say("review-where", game=words.wording.title, players=review.players, decisions=len(review.decisions))
    notes = "".join(f'<p class="note">{escape(note)}</p>' for note in words.notes())
    points = "".join(f"<li>{escape(text)}</li>" for text in words.turning_point_lines())
    parts = [
        card_html(say("review-chance"), Chart(words).svg()),
        card_html(say("review-points"), f"<ol>{points}</ol>"),
        card_html(say("review-decided"), f"<p>{escape(' '.join(words.result_sentences()))}</p>"),
        card_html(say("review-accuracy"), accuracy_html(words)),
        card_html(say("review-result"), f"<p>{escape(say('review-account'))}</p>{account_html(words)}"
                  f'<p class="note">{escape(say("review-account-note"))}</p>'),
        card_html(say("review-all"), decisions_html(words)),
    ]
    return (f'<!doctype html>\n<html lang="{current_language()}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
            f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<p>{escape(where)}</p>\n"
            + "\n".join(parts) + f"\n{notes}\n</body>\n</html>")


def card_html(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>"


def table_html(headings: Sequence[str], rows: Sequence[Sequence[str]], text: int = 0) -> str:
    """Return a table; the column with the number `text` may hold long cells."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join("<tr>" + "".join(f'<td class="text">{escape(cell)}</td>' if text and at == text
                                    else f"<td>{escape(cell)}</td>" for at, cell in enumerate(row)) + "</tr>"
                   for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def accuracy_html(words: ReviewText) -> str:
    """Return a table of points, accuracy, and how many decisions of each kind every seat made."""
    return table_html(
        [say("scores-seat"), say("review-score"), say("review-accuracy"),
         *[say(f"review-kind-{kind}") for kind in grades.KINDS]],
        [[words.seat(seat.seat), str(format_exact(seat.score)),
          f"{format_tenth(seat.accuracy)} ± {format_tenth(seat.accuracy_error)}",
          *[str(seat.counts[kind]) for kind in grades.KINDS]] for seat in words.review.seats])


def account_html(words: ReviewText) -> str:
    """Return a table of where the chance of each seat went."""
    return table_html(
        [say("scores-seat"), *[say(f"review-{part}") for part in ("start", "luck", "own", "others", "result")]],
        [[words.seat(seat.seat), str(format_percent(seat.start)),
          f"{signed_chance(seat.luck)} ± {points_of_chance(seat.luck_error)}", signed_chance(seat.own),
          signed_chance(seat.others), str(format_percent(seat.result))] for seat in words.review.seats])


def decisions_html(words: ReviewText) -> str:
    """Return a table of every decision that was not good, in the order of the game."""
    lost = [decision for decision in words.review.decisions if decision.kind != grades.GOOD]
    rows = []
    for decision in lost:
        move = words.line_moves(words.states[decision.at], decision.seat, [decision.move])[0]
        rows.append([words.time_text(decision.clock, decision.at), move,
                     words.seat(decision.seat), say(f"review-kind-{decision.kind}"),
                     f"−{points_of_chance(decision.loss)} ± {points_of_chance(decision.loss_error)}"])
    return table_html([say("review-moment"), say("review-move"), say("scores-seat"), say("review-class"),
                       say("review-change")], rows, text=1)
