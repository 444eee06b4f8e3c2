"""Tournaments: service, pairing, store and routes."""
