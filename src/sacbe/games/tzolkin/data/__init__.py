"""Components, constants, editions and refusals of Tzolk'in; compiled."""
