"""Typer in the reader's language: help texts are message keys until somebody reads them, and so are usage errors."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

from sacbe.kernel.errors import Problem, unknown_name_problem
from sacbe.presentation.language.words import has_message, say

OPTIONAL_ADDRESS: Final = "[ADDRESS]"       # the metavar of an option whose value, an address, may be left out
ADDRESS: Final = re.compile(r"auto|local|(ray://)?[\w.-]+:\d+|(ray://)?\[[\da-fA-F:]+\]:\d+")


def with_addresses(args: Sequence[str], optional: Collection[str]) -> list[str]:
    """Put an empty value behind an option whose address is left out: Typer knows no such options.

    >>> with_addresses(["--ray", "tzolkin"], {"--ray"}), with_addresses(["--ray", "host:6379", "bul"], {"--ray"})
    (['--ray=', 'tzolkin'], ['--ray=host:6379', 'bul'])
    """
    found: list[str] = []
    for word in args:
        if found and found[-1] in optional:
            found[-1] += "="
            if ADDRESS.fullmatch(word):
                found[-1] += word
                continue
        found.append(word)
    if found and found[-1] in optional:
        found[-1] += "="
    return found


def _spoken(text: str | None) -> str | None:
    return say(text) if text and has_message(text) else text


def _speak(command: Any, ctx: Any) -> None:
    """Put words in place of keys, as late as possible: by now --lang has been read."""
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-commands")
    rich_utils.DEFAULT_STRING = f"[{say('cli-default')}: {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{say('cli-required')}]"
    command.help = _spoken(command.help)
    for param in command.get_params(ctx):
        param.help = _spoken(param.help)
    for child in getattr(command, "commands", {}).values():
        child.help = _spoken(child.help)


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('cli-usage')} ")


def _worded(option: TyperOption | None) -> TyperOption | None:
    """Put the text of --help into the reader's language: Typer makes this option itself, in English."""
    if option is not None:
        option.help = say("help-help")
    return option


class LocalizedCommand(TyperCommand):
    """A command whose help texts are keys."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        optional = {name for param in self.get_params(ctx) if getattr(param, "metavar", None) == OPTIONAL_ADDRESS
                    for name in param.opts}
        return super().parse_args(ctx, with_addresses(args, optional))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _speak(self, ctx)
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _worded(super().get_help_option(ctx))


class LocalizedGroup(TyperGroup):
    """A group whose help texts are keys, and which suggests a command for a misspelt one."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _speak(self, ctx)
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _worded(super().get_help_option(ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise unknown_name_problem("unknown-command", args[0], self.list_commands(ctx))
        return super().resolve_command(ctx, args)


class LazyGroup(LocalizedGroup):
    """A group whose commands are imported when somebody calls them: a name stands for `help-NAME` until then.

    Few commands need what takes long to import, or an extra that is not installed.
    """

    late: Mapping[str, Callable[[], Any]] = {}      # by name: imports a command's function, or the Typer of a group

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        for name in self.late:
            self.add_command(LocalizedCommand(name, help=f"help-{name}"))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, _, rest = super().resolve_command(ctx, args)
        return name, self.load(name), rest

    def load(self, name: str) -> Any:
        """Import a command, ready to be called."""
        found = self.late[name]()
        if isinstance(found, typer.Typer):
            return get_command(found)
        alone = typer.Typer(add_completion=False)
        alone.command(name, cls=LocalizedCommand, help=f"help-{name}")(found)
        return get_command(alone)


def usage_problem(error: typer.TyperException) -> Problem:
    """Turn a usage error of Typer into a problem of ours; its classes are private, so their names tell them apart."""
    ctx = getattr(error, "ctx", None)
    command = ctx.command_path if ctx is not None else "sacbe"
    param = getattr(error, "param", None)
    name = param.get_error_hint().replace("'", "") if param is not None else ""
    extra = re.search(r"unexpected extra argument(?:s|\(s\))? \((.*)\)", error.message)
    match type(error).__name__:
        case "NoSuchOption":
            return Problem("usage-option", name=getattr(error, "option_name", ""), command=command)
        case "BadOptionUsage":
            return Problem("usage-option-value", name=getattr(error, "option_name", ""), command=command)
        case "MissingParameter":
            return Problem("usage-missing", name=name, command=command)
        case "BadParameter" if param is not None:
            return Problem("usage-value", name=name, wanted=param.display_type(ctx), command=command)
        case _ if extra is not None:
            return Problem("usage-extra", name=extra.group(1), command=command)
    return Problem("usage", detail=error.format_message(), command=command)
