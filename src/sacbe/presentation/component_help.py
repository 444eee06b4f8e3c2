"""What a thing of the board is and does, in words: for whoever points at it, presses it or asks about it."""

from __future__ import annotations

from typing import Final

from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.definition.presenter import Changed, Note, Seen
from sacbe.presentation.language.words import called, keys_like, language, rule_name, tell
from sacbe.presentation.render.wording import Wording, rule_words
from sacbe.presentation.schema.data import ChangedShown, ExplainedShown, RuleShown

NO_ID: Final = "?"              # only what is alone of its kind answers to it


def explained(wording: Wording, thing: Thing, seen: Seen, seat: str) -> ExplainedShown | None:
    """A thing as the reader of a view may know it; None for what the game does not know."""
    found = wording.box.presenter().explain(thing, seen, seat)
    if found is None:
        return None
    title = rule_name(found.rules[0], language()) if found.by_rule else title_of(wording, found.name or thing)
    return ExplainedShown(thing, title, [noted(wording, note) for note in found.notes],
                          [rule_shown(rule) for rule in found.rules],
                          [changed_shown(one) for one in wording.box.presenter().changed(thing, seen)])


def explained_all(wording: Wording, text: str, seen: Seen, seat: str) -> list[ExplainedShown]:
    """Everything that a text names, as the reader of a view may know it: `kind:id`, an id alone, or a whole move.

    An id may belong to several kinds; what is said twice is told once.
    """
    found = [explained(wording, thing, seen, seat) for thing in named(wording, text, seen)]
    told: list[ExplainedShown] = []
    for one in found:
        if one is not None and not any((one.title, one.notes) == (other.title, other.notes) for other in told):
            told.append(one)
    return told


def named(wording: Wording, text: str, seen: Seen) -> list[Thing]:
    """The things that a text may mean."""
    presenter, grammar = wording.box.presenter(), wording.box.grammar
    words = " ".join(text.split())
    kind, sign, id = words.partition(":")
    if sign:
        return [Thing(kind, one) for one in spelt(id)]
    single = {kind: only_id(wording, kind) for kind in presenter.explainers
              if presenter.explain(Thing(kind, NO_ID), seen, "") is not None}
    found = [Thing(kind, id) for kind, id in single.items() if words.lower() in (kind, id)]
    found += [thing for one in spelt(words) for kind in presenter.explainers if kind not in single
              if presenter.explain(thing := Thing(kind, one), seen, "") is not None]
    return found or (presenter.things(grammar.write(grammar.read(words))) if grammar.knows(words) else [])


def spelt(id: str) -> list[str]:
    """An id as it is written, and in large and small letters: some ids are `W03`, others `tikal-2`."""
    return list(dict.fromkeys([id, id.upper(), id.lower()]))


def only_id(wording: Wording, kind: str) -> str:
    """The id of a thing that is the only one of its kind: the one that has a name, else the kind itself."""
    prefix = f"name-{wording.game_name}-{kind}-"
    return next((key.removeprefix(prefix) for key in keys_like(f"{prefix}*")), kind)


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


def changed_shown(one: Changed) -> ChangedShown:
    """A changed figure, called by the last words of its path."""
    what = " ".join(one.path.split(".")[-2:]).replace("_", " ")
    return ChangedShown(one.path, one.was, one.now, tell("explained-changed", {
        "what": what, "was": plain(one.was), "now": plain(one.now)}))


def plain(value: object) -> str:
    """A number as it is, a list with commas."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def rule_shown(rule: str) -> RuleShown:
    name, source, text = rule_words(rule, language())
    return RuleShown(rule, name, text, source)
