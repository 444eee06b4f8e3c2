"""The coach: opinions about decisions, hints with reasons, and the review of a finished game.

It reads positions as bots do, through what a seat may know, and gives plain data; words are made from that data.
"""
