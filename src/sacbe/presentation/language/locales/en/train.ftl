# `sacbe train`: a game is learnt from games against oneself.

help-train =
    Let a game learn from its own games: play, fit new weights, compare them with the best, again and again.

    You may stop it at any moment; the same command goes on where it stopped. The same plan gives the same weights with any number of processes.
help-train-folder = Where the run is kept; the default is training/GAME.
help-train-generations = Up to which generation to train.
help-train-games = Games of self-play in a generation.
help-train-duels = Games between new and best weights in a generation.
help-train-players = Numbers of players, as often as games are to have them, for example 2,3,4,4; the default is all that the game takes.
help-train-option = A module or a reading of a disputed rule, as name=value; if you give several values, separated by commas, games are played with each of them.
help-train-export = When training is done, calibrate and test the chances of the best weights, and write the weights into this directory.
help-train-calibration-games = Games of four players that chances are calibrated and tested on; with fewer players there are more of them.
help-train-log = Only show the log of the folder again.

train-playing = Generation { $generation }: playing
train-fitting = Generation { $generation }: fitting
train-meeting = Generation { $generation }: comparing
train-reached = Generation { $generation } is reached in { $folder }; there is nothing left to train.
train-generation =
    { $kept ->
        [yes] Generation { $generation }: wins { $share } ± { $interval } against the best before it and takes its place; winners have { $winners } points; { $seconds } s
       *[no] Generation { $generation }: wins { $share } ± { $interval } against the best before it, which stays; winners have { $winners } points; { $seconds } s
    }
train-kept =
    { $kept ->
        [yes] yes
       *[no] no
    }
train-chances = chances are off by { $errors }
train-error = { $error } ({ $players } players)
train-exported = The weights of generation { $generation } are in { $folder }. Winners’ points, and how far chances are off in each quarter of the game:
train-heading-generation = Generation
train-heading-kept = Best
train-heading-chances = Chances off by
train-heading-players = Players
train-quarter = Quarter { $number }

problem-nothing-to-learn = There is nothing to learn in { $game }: it has no features.
problem-player-counts = “{ $text }” is not a list of numbers of players, such as 2,3,4.
problem-training-other-plan = The training in { $folder } was begun with another plan (different: { $what }); give it the same one, or take another folder.
problem-training-other-game = The training in { $folder } was begun with other rules or features of { $game }; take another folder.
problem-training-damaged = The training in { $folder } is damaged ({ $file }); nothing was changed.
problem-training-busy = Another process is training in { $folder }.
problem-training-nothing-yet = Nothing has been learnt in { $folder } yet.
problem-training-too-few = No moment of these { $games } games was kept; train with more games.
