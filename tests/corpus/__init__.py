"""The corpus: whole games with a digest of every position, so that a change of behaviour shows at once.

`plan` says which games there are, `stored` reads and writes their files, `walk` plays answers and looks at what they
lead to, `compare` finds the first answer after which something is not as recorded, and `renew` writes the files again.
"""
