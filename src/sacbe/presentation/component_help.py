"""What a thing of the board is and does, in words: for whoever points at it, presses it or asks about it."""

from __future__ import annotations

from typing import Final

from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.definition.presenter import Changed, Note, ViewData
from sacbe.presentation.language.words import current_language, find_message_keys, player_names, rule_name, say_with
from sacbe.presentation.render.wording import Localizer, rule_words
from sacbe.presentation.schema.data import ChangedShown, ExplainedShown, RuleShown

NO_ID: Final = "?"              # only what is alone of its kind answers to it


def explain_thing(wording: Localizer, thing: Thing, view: ViewData, seat: str) -> ExplainedShown | None:
    """Explain a thing as the reader of a view may know it; None for what the game does not know."""
    found = wording.definition.presenter().explain(thing, view, seat)
    if found is None:
        return None
    title = rule_name(found.rules[0], current_language()) if found.by_rule else title_of(wording, found.name or thing)
    return ExplainedShown(thing, title, [format_note(wording, note) for note in found.notes],
                          [render_rule(rule) for rule in found.rules],
                          [render_changed_figure(one)
                           for one in wording.definition.presenter().changed_figures(thing, view)])


def explain_all(wording: Localizer, text: str, view: ViewData, seat: str) -> list[ExplainedShown]:
    """Explain all that a text names, as the reader of a view may know it: `kind:id`, an id alone, or a whole move.

    An id may belong to several kinds; what would be said twice is said once.
    """
    found = [explain_thing(wording, thing, view, seat) for thing in find_things(wording, text, view)]
    told: list[ExplainedShown] = []
    for one in found:
        if one is not None and not any((one.title, one.notes) == (other.title, other.notes) for other in told):
            told.append(one)
    return told


def find_things(wording: Localizer, text: str, view: ViewData) -> list[Thing]:
    """Find the things that a text may mean."""
    presenter, grammar = wording.definition.presenter(), wording.definition.grammar
    words = " ".join(text.split())
    kind, sign, id = words.partition(":")
    if sign:
        return [Thing(kind, one) for one in spellings(id)]
    single = {kind: only_id(wording, kind) for kind in presenter.explainers
              if presenter.explain(Thing(kind, NO_ID), view, "") is not None}
    found = [Thing(kind, id) for kind, id in single.items() if words.lower() in (kind, id)]
    found += [thing for one in spellings(words) for kind in presenter.explainers if kind not in single
              if presenter.explain(thing := Thing(kind, one), view, "") is not None]
    return found or (presenter.things_of_move(grammar.write(grammar.read(words))) if grammar.is_move(words) else [])


def spellings(id: str) -> list[str]:
    """An id as it is written, and in large and small letters: some ids are `W03`, others `tikal-2`."""
    return list(dict.fromkeys([id, id.upper(), id.lower()]))


def only_id(wording: Localizer, kind: str) -> str:
    """The id of a thing that is the only one of its kind: the one that has a name, else the kind itself."""
    prefix = f"name-{wording.game_name}-{kind}-"
    return next((key.removeprefix(prefix) for key in find_message_keys(f"{prefix}*")), kind)


def title_of(wording: Localizer, thing: Thing) -> str:
    """The name of a thing at the head of its explanation; a seat goes by the name of its player."""
    name = player_names().get(thing.id) if thing.kind == "seat" else None
    return capitalize(name or wording.thing_name(thing))


def format_note(wording: Localizer, note: Note) -> str:
    """Put a note into a sentence; a list in it says the kind of its names first."""
    facts: dict[str, object] = {}
    for field, value in note.facts.items():
        if isinstance(value, list):
            facts[field] = ", ".join(wording.thing_name(Thing(value[0], one)) for one in value[1:])
        else:
            facts[field] = value if isinstance(value, int | float) else wording.thing_name(Thing(field, value))
    return capitalize(say_with(f"note-{wording.game_name}-{note.what}", facts))


def capitalize(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def render_changed_figure(one: Changed) -> ChangedShown:
    """Put a changed figure into words; it goes by the last words of its path."""
    what = " ".join(one.path.split(".")[-2:]).replace("_", " ")
    return ChangedShown(one.path, one.was, one.now, say_with("explained-changed", {
        "what": what, "was": plain_value(one.was), "now": plain_value(one.now)}))


def plain_value(value: object) -> str:
    """A value as text: a number as it is, a list with commas."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def render_rule(rule: str) -> RuleShown:
    """A rule with its name, text and source, in the language in use."""
    name, source, text = rule_words(rule, current_language())
    return RuleShown(rule, name, text, source)
