"""The chapters of the rulebook; each imports only chapters below it, and the rounds are on top."""
