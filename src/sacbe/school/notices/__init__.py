"""Notices: what somebody's first game explains, and when."""
