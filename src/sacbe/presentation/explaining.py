"""What a thing of the board is and does, in words: for whoever points at it, presses it or asks about it."""

from __future__ import annotations

from sacbe.kernel.effects import Thing
from sacbe.kernel.presenter import Note, Seen
from sacbe.presentation.data import ExplainedShown, RuleShown
from sacbe.presentation.wording import Wording, rule_words
from sacbe.words import called, language, rule_name, tell


def explained(wording: Wording, thing: Thing, seen: Seen, seat: str) -> ExplainedShown | None:
    """A thing as the reader of a view may know it; None for what the game does not know."""
    found = wording.box.presenter().explain(thing, seen, seat)
    if found is None:
        return None
    title = rule_name(found.rules[0], language()) if found.by_rule else title_of(wording, found.name or thing)
    return ExplainedShown(thing, title, [noted(wording, note) for note in found.notes],
                          [rule_shown(rule) for rule in found.rules])


def title_of(wording: Wording, thing: Thing) -> str:
    """The name of a thing at the head of its explanation; a seat goes by the name of its player."""
    name = called().get(thing.id) if thing.kind == "seat" else None
    return capital(name or wording.thing(thing))


def noted(wording: Wording, note: Note) -> str:
    """What is so now, as a sentence; a list says the kind of its names first."""
    facts: dict[str, object] = {}
    for field, value in note.facts.items():
        if isinstance(value, list):
            facts[field] = ", ".join(wording.thing(Thing(value[0], one)) for one in value[1:])
        else:
            facts[field] = value if isinstance(value, int | float) else wording.thing(Thing(field, value))
    return capital(tell(f"note-{wording.game_name}-{note.what}", facts))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def rule_shown(rule: str) -> RuleShown:
    name, source, text = rule_words(rule, language())
    return RuleShown(rule, name, text, source)
