"""`sacbe levels`: the levels and styles of the bots of a game."""

from __future__ import annotations

from sacbe import games
from sacbe.bots import levels as ladder
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import GameName, JsonOption


def levels(game: GameName, json: JsonOption = False) -> None:
    definition = games.load_definition(game)
    styles = ladder.offered_styles(definition)
    names = ladder.offered_levels(definition.name)
    if json:
        output.print_json({"game": definition.name, "styles": list(styles),
                           "levels": [{"name": name, "rating": ladder.level_rating(definition, name)}
                                      for name in names]})
        return
    output.print_table([say(key) for key in ("levels-name", "levels-level", "levels-rating", "levels-plays")], [
        (name, say(f"bot-level-{name}"), str(ladder.level_rating(definition, name) or "–"),
         say(f"bot-level-{name}-note"))
        for name in names])
    if styles:
        output.print_line()
        titles = [(style, say(f"bot-style-{style}")) for style in styles]
        output.print_table([say("levels-name"), say("levels-style")], titles)
        output.print_line()
        output.print_line(say("levels-styles-use", example=f"{names[-1]}/{styles[0]}"))
