"""Everything a player may meet has words in every language, and no text gives a secret away."""

from __future__ import annotations

import pytest

from sacbe import games
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.notation import Names
from sacbe.kernel.play.game import Refusal
from sacbe.presentation.language import words
from sacbe.terminal.desk import COMMANDS, CommandDesk
from sacbe.terminal.narrator import Narrator
from support.terminal.tables import let_bots_play, play_on, session

pytestmark = pytest.mark.once

CHANCE_VERBS = ("draw", "first")
EVERY = [(game, lang) for game in games.names() for lang in words.LANGUAGES]


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_refusal_is_a_sentence(game: str, lang: str) -> None:
    words.set_language(lang)
    narrator = Narrator(session(game=game))
    for number in narrator.definition.rules:
        _, *names = narrator.definition.refusal_rule(number)
        for sample in (0, 1, 2, 3):
            why = [sample % span(narrator.definition.number_names.get(name)) for name in names]
            reason = narrator.refusal_sentence(Refusal(narrator.definition.refusal_rule(number)[0],
                                                       narrator.definition.refusal_details(number, why)))
            assert len(reason) > 10 and "{" not in reason and "refusal-" not in reason


def span(names: Names | None) -> int:
    return 4 if names is None else len(names)


def test_tzolkin_says_every_refusal_with_its_numbers() -> None:
    definition = games.load_definition("tzolkin")
    for number in definition.rules:
        assert words.has_message(f"refusal-{definition.refusal_rule(number)[0].replace('.', '-')}")


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_move_has_words(lang: str) -> None:
    words.set_language(lang)
    narrator = Narrator(session())
    seen = narrator.session.game.view()
    texts = [text for text in narrator.definition.grammar.texts.values() if not text.startswith(CHANCE_VERBS)]
    said = {narrator.texts.move(text, seen) for text in texts}
    assert len(said) > len(texts) / 2
    assert all(word and "{" not in word and "tzolkin" not in word for word in said)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_panels_fit_for_the_eye_and_for_the_ear(players: int, lang: str) -> None:
    words.set_language(lang)
    table = session(players=players, bots=["medium"], seed=players)
    narrator = Narrator(table)
    for _ in range(40):
        play_on(table, 1)
        for drawn, width in ((True, 55), (False, 78)):
            panels = narrator.panels(drawn, width)
            assert [panel.key for panel in panels][:2] == ["board", "seats"]
            assert all(panel.lines and max(map(len, panel.lines)) <= width for panel in panels)
        assert len(panels[0].lines) <= 12
        drawn_seats = narrator.panels(True, 55)[1].lines
        assert len(drawn_seats) == players + 1


def test_effects_are_what_happens() -> None:
    table = session()
    play_on(table, 1)
    desk = CommandDesk(table)
    offers = {offer.notation: offer.effects for offer in desk.offered_options()}
    assert offers["place start"] == "you begin the next round"
    had = table.game.view()["seats"]["red"]["corn"]
    for notation, effects in offers.items():
        twin = table.game.clone()
        twin.apply(notation)
        paid = had - twin.view()["seats"]["red"]["corn"]
        assert (f"−{paid} corn" in effects) == (paid > 0)


def test_options_and_effects_give_no_secret_away() -> None:
    """Options and effects are the same when what the seat cannot know is dealt again."""
    table = session(humans=2)
    while table.game.state.reveals == 0:
        desk = CommandDesk(table)
        asked = table.asked_seat
        assert asked is not None
        shown = (desk.offered_options(), desk.narrator.panels(False, 78), desk.narrator.refusals())
        seat = table.game.definition.seat_number(asked, 2)
        for seed in range(5):
            real = table.game.state
            table.game.state = table.game.definition.redeal(real, seat, SeededDriver(seed))
            assert (desk.offered_options(), desk.narrator.panels(False, 78), desk.narrator.refusals()) == shown
            table.game.state = real
        table.play(table.game.ask.options[0])


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_help_names_every_command(lang: str) -> None:
    words.set_language(lang)
    lines = CommandDesk(session()).run_command("help").lines
    for command in COMMANDS:
        assert any(line.startswith(command) for line in lines), command


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_result_names_everybody(lang: str) -> None:
    words.set_language(lang)
    table = session(players=4, bots=["random"])
    let_bots_play(table)
    play_on(table, 1000)
    narrator = Narrator(table)
    result = narrator.final_score_lines()
    assert len(result) == 5
    assert all(name in line for name, line in zip(narrator.names.values(), result))
