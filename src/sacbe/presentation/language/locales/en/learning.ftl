# Environments for programs that learn.

problem-action-number = An action is a whole number from 0 to { $most }, not { $action }.
problem-action-missing = { $seat } is asked, and there is no action for it.
problem-unknown-reward = There is no reward “{ $name }”; there is { $known }.
problem-max-decisions = The number of decisions after which a game is cut off must be a whole number above 0, not { $value }.
problem-argument-value = “{ $name }” cannot be { $value }; it can be { $allowed }.
problem-no-opponents = Name at least one bot for the other seats.
problem-env-not-reset = No game has begun; call reset first.
problem-env-over = This game is over; call reset for another one.
problem-env-closed = This environment is closed.
problem-no-observer-parameters = Observers of these games have no parameters; { $given } was given.
problem-batch-count = A batch has 1 to { $most } games, not { $value }.
problem-batch-seeds = A batch needs one seed for all games, or { $need } whole numbers, one for each.
problem-batch-shape = Actions are an array of shape { $need }, not { $have }.
problem-batch-dtype = Actions are whole numbers, not { $dtype }.
problem-batch-action = In game { $index }, the action is { $action }; actions are numbers from 0 to { $most }. Nothing was played.
problem-batch-illegal = In game { $index }, action { $action } (“{ $move }”) is not allowed by { $rule }. Nothing was played.
problem-actions-mapping = Actions of all seats are names of seats with numbers, not { $value }.
problem-agent-done = The game is over for { $seat }; its only step is None.
problem-whole-number = “{ $name }” is a whole number from { $least } up, not { $value }.
problem-opponents = Opponents are the name of a bot or a list of names, not { $value }.
problem-bot-differs = The bot of { $seat } plays otherwise when it is asked again, so this cannot be copied or read.
problem-observer-kind = The kind of an observer is an IIGObservationType, not { $value }.
problem-sampler = A sampler is a function that draws a number from 0 to 1, not { $value }.
problem-game-parameters = The parameters of a game are names with values, not { $value }.
