"""Components, constants, editions and refusals of Temple of Chac; compiled."""
