# Die Regeln, die alle Spiele gemeinsam haben; wie die Schlüssel gebildet sind, steht bei den Regeln eines Spiels.

rule-kernel-unknown-move = Unbekannter Zug
rule-text-kernel-unknown-move = Diese Worte sind in keiner Stellung ein Zug dieses Spiels.
rule-kernel-not-asked = Jetzt nicht gefragt
rule-text-kernel-not-asked = Den Zug gibt es, aber gerade wird etwas anderes gefragt; die Regeln fragen immer nur eines auf einmal.
rule-kernel-not-your-turn = Jemand anderes ist gefragt
rule-text-kernel-not-your-turn = Gefragt ist jetzt ein anderer Platz oder der Zufall.
rule-kernel-game-over = Spiel vorbei
rule-text-kernel-game-over = Das Spiel ist vorbei; es gibt keine Fragen mehr.

# Die Zahlen von Ablehnungen: number-kernel-<Name>.
number-kernel-move = „{ $value }“
number-kernel-asked =
    { $value ->
        [chance] gefragt ist der Zufall
       *[other] gefragt ist { $value }
    }
