"""What is typed at the table: moves, commands, and garbage that changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from sacbe.kernel.errors import Problem
from sacbe.terminal import saves
from sacbe.terminal.desk import CommandDesk
from support.terminal.tables import let_bots_play, play_on, session

pytestmark = pytest.mark.once


@pytest.fixture
def desk() -> CommandDesk:
    table = session()
    play_on(table, 1)
    return CommandDesk(table)


@pytest.mark.parametrize("line", [
    "", "  ", "0", "99", "-1", "1.5", "²", "fly to the moon", "place", "place mars", "keep W01 W02", "why", "why 1",
    "why 99", "why keep W01 W02", "why nonsense", "undo", "undo 3", "show", "show seats", "show nothing", "options",
    "log", "rules", "rules burn", "rules zzzz", "rules tz.placing.afford", "save", "save /no/such/folder/file",
    "save /", "help", "HELP me", "\x00", "{ $x }", "[bold]", "💀" * 50])
def test_whatever_is_typed_nothing_breaks_and_nothing_changes(desk: CommandDesk, line: str) -> None:
    before = desk.session.game.clone()
    reply = desk.run_command(line)
    assert not reply.changed and not reply.leaves
    assert reply.lines or not line.strip()
    assert desk.session.game == before


def test_a_move_by_number_and_by_notation(desk: CommandDesk) -> None:
    twin = CommandDesk(saves.read(saves.write(desk.session)))
    notation = desk.session.game.ask.options[1]
    assert desk.run_command("2").changed
    assert twin.run_command(f"  {notation.upper().replace(' ', '   ')} ").changed
    assert desk.session.game == twin.session.game
    assert desk.run_command("undo").lines == ["Red decides again."]
    assert desk.run_command("1").changed


def test_why_names_the_rule_its_source_and_the_numbers(desk: CommandDesk) -> None:
    lines = desk.run_command("why pick tikal 3").lines
    assert lines[0] == "“pick tikal 3” is not possible: None of your workers stands on Tikal 3."
    assert "tz.pickup.number" in lines[1] and "TZ-EN" in lines[1]
    assert len(lines) == 3
    assert "is legal now" in desk.run_command("why place start").lines[0]
    assert "does not answer the question" in desk.run_command("why harvest corn").lines[0]
    assert desk.run_command("pick tikal 3").lines == lines  # a refused move explains itself


def test_why_alone_gives_an_example_of_every_rule_that_refuses(desk: CommandDesk) -> None:
    text = "\n".join(desk.run_command("why").lines)
    assert "pick palenque 0" in text and "more by the same rule (tz.pickup.number)" in text


def test_rules_are_found_by_words_in_any_case_and_by_id(desk: CommandDesk) -> None:
    assert any("tz.jungle.burn" in line for line in desk.run_command("rules BURN wood").lines)
    assert any(line.startswith("food – ") for line in desk.run_command("rules").lines)
    assert desk.run_command("rules food").lines[0] == "FOOD DAYS"
    assert "Feeding your workers" in desk.run_command("rules when do I feed").lines[0]
    assert desk.run_command("rules tz.placing.afford").lines[0].startswith("Rule tz.placing.afford")


def test_undo_says_why_not(desk: CommandDesk) -> None:
    assert desk.run_command("undo").lines == ["You cannot take this back: secrets were opened since then."]


def test_saving_by_hand_and_after_every_decision(desk: CommandDesk, tmp_path: Path) -> None:
    assert desk.farewell_lines() == ["This game was not saved; next time, use “save FILE” before you leave."]
    file = tmp_path / "by hand.sacbe"
    assert str(file) in desk.run_command(f"save {file}").lines[0]
    assert saves.load(file).game == desk.session.game
    assert "--resume" in desk.run_command("quit").lines[0]
    desk.run_command("1")
    assert saves.load(file).game != desk.session.game
    kept = CommandDesk(desk.session, tmp_path / "kept", keeps=True)
    kept.run_command("1")
    assert saves.load(tmp_path / "kept").game == desk.session.game
    kept.run_command("undo")
    assert saves.load(tmp_path / "kept").game == desk.session.game
    resumed = CommandDesk(saves.load(tmp_path / "kept"), tmp_path / "kept")
    resumed.run_command("1")
    assert "is saved" in resumed.run_command("quit").lines[0]
    assert saves.load(tmp_path / "kept").game == resumed.session.game
    assert "since the last save" in desk.farewell_lines()[0]


def test_a_file_that_cannot_be_written_does_not_stop_the_game(desk: CommandDesk, tmp_path: Path) -> None:
    kept = CommandDesk(desk.session, tmp_path / "gone" / "file", keeps=True)
    reply = kept.run_command("1")
    assert reply.changed and "no directory" in reply.lines[0]


def test_after_the_end_there_is_nothing_to_play() -> None:
    table = session()
    play_on(table, 1000)
    desk = CommandDesk(table)
    assert desk.run_command("1").lines == ["The game is over."]
    assert "The game is over" in desk.run_command("why stop").lines[0]
    assert desk.run_command("options").lines[-2].endswith("wins.")
    assert desk.farewell_lines() == []


def test_a_bot_that_answers_nonsense_changes_nothing() -> None:
    table = session()
    desk = CommandDesk(table)
    while table.is_human_asked:
        desk.run_command("1")
    before = table.game.clone()
    with pytest.raises(Problem) as caught:
        desk.apply_bot_move(table.game.definition.grammar.read("stop"))
    assert caught.value.key == "play-bot-failed"
    assert table.game == before


def test_an_option_says_what_it_would_lose() -> None:
    """The end of the turn warns of the dice that are left, and nothing else does."""
    table = session(game="temple_of_chac", seed=2)
    let_bots_play(table)
    assert table.game.ask.prompt == "action"
    lines = CommandDesk(table).question()
    ends = [line for line in lines if line.endswith("lost.")]
    assert len(ends) == 1 and "[end]" in ends[0] and "Careful: " in ends[0], lines


def test_a_first_game_explains_itself_and_stops_when_told() -> None:
    table = session()
    let_bots_play(table)
    desk = CommandDesk(table, gentle=True)
    said = desk.gentle.lines()
    assert said[0].startswith("» Choose what you begin with: Keep two") and "**" not in said[0]
    assert any(line.startswith("Look at: ") for line in said) and "hint" in said[-1]
    assert desk.gentle.lines() == said                      # the same question says the same
    assert desk.run_command("1").changed
    let_bots_play(table)
    assert desk.gentle.lines()[0].startswith("» Place a worker")
    assert not desk.run_command("notices").changed and desk.gentle.lines() == []
    assert any(line.startswith("» Place a worker") for line in desk.run_command("notices").lines)
    assert CommandDesk(table).gentle.lines() == []
