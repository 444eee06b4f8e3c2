# The rules that all games share; see the rules of a game for how the keys are made.

rule-kernel-unknown-move = Unknown move
rule-text-kernel-unknown-move = These words are not a move of this game in any position.
rule-kernel-not-asked = Not asked now
rule-text-kernel-not-asked = The move exists, but the game is asking another question now; the rules ask one thing at a time.
rule-kernel-not-your-turn = Somebody else is asked
rule-text-kernel-not-your-turn = Another seat, or chance, is asked now.
rule-kernel-game-over = Game over
rule-text-kernel-game-over = The game is over; there are no more questions.

# The numbers of refusals: number-kernel-<name>.
number-kernel-move = “{ $value }”
number-kernel-asked =
    { $value ->
        [chance] chance is asked
       *[other] { $value } is asked
    }
