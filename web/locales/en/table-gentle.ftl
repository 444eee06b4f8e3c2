# A first game that explains itself: what stands around its notices; their own words come from the server.
table-gentle-quiet = Nothing new here. The game explains itself when there is something worth knowing.
table-gentle-show = Show me
table-gentle-read = Got it
table-gentle-on = Explain the game
table-gentle-off = Stop explaining
