"""Benchmarks: how fast the games are, beside other engines; run `python -m benchmarks [GAME]`. Players do not get them.
"""
