"""Experiments for people: the file they are written in, and the page and the tables that tell what came of them."""
