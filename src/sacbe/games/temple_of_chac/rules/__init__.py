"""The chapters of the rulebook.  They refer to each other; to begin with turns is an order that works."""

from sacbe.games.temple_of_chac.rules import turns as turns
