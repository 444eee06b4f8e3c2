# Die Regeln von Bul: rule-<Kennung> ist der Name einer Regel, rule-text-<Kennung> ihr Inhalt; Punkte werden Bindestriche.

rule-bul-general-players = Zwei Seiten
rule-text-bul-general-players = Es spielen zwei Seiten, Rot und Blau.
rule-bul-general-row = Die Reihe und die Figuren
rule-text-bul-general-row = Zehn Stäbe liegen in einer Reihe, mit neun Feldern dazwischen; Rot ist vor Feld 1 zu Hause, Blau hinter Feld 9, beide mit fünf Figuren auf der Hand.
rule-bul-turn-order = Zugfolge
rule-text-bul-turn-order = Rot beginnt; die Seiten wechseln sich ab, und wer dran ist, wirft die Körner einmal und zieht einmal.
rule-bul-throw-grains = Der Wurf
rule-text-bul-throw-grains = Geworfen werden vier Maiskörner, die auf einer Seite schwarz gebrannt sind: so viele Schritte, wie Körner schwarz zeigen, und fünf, wenn keines schwarz zeigt.
rule-bul-turn-must-move = Zugzwang
rule-text-bul-turn-must-move = Wer eine Figur einsetzen oder einen Stapel ziehen kann, muss eines davon tun; nur wer beides nicht kann, setzt aus.
rule-bul-enter-hand = Einsetzen
rule-text-bul-enter-hand = Eine Figur auf der Hand kommt vom eigenen Ende her in die Reihe; das erste Feld zählt als ein Schritt.
rule-bul-move-forward = Vorwärts
rule-text-bul-move-forward = Ein Stapel ohne Gefangene zieht auf das Ende der anderen Seite zu, genau um die geworfenen Schritte.
rule-bul-move-own-stack = Nur eigene Stapel
rule-text-bul-move-own-stack = Jede Seite zieht nur mit Stapeln, auf denen oben eine eigene Figur steht, und immer mit dem ganzen Stapel.
rule-bul-move-no-doubling = Nie auf die eigenen
rule-text-bul-move-no-doubling = Keine Figur wird auf ein Feld eingesetzt oder gezogen, das die eigene Seite hält.
rule-bul-capture-landing = Gefangennehmen
rule-text-bul-capture-landing = Wer auf ein Feld kommt, das die andere Seite hält, stellt die Figur obenauf und hält von da an den ganzen Stapel.
rule-bul-capture-frees = Befreien
rule-text-bul-capture-frees = Eigene Figuren in einem Stapel, den man gefangen nimmt, sind nicht länger gefangen und ziehen mit.
rule-bul-ruling-way = Der Weg mit Gefangenen
rule-text-bul-ruling-way = Ein Stapel mit Gefangenen kehrt um und geht zum eigenen Ende dessen zurück, der ihn hält.
rule-bul-home-kill = Das Ende der Gefangenen
rule-text-bul-home-kill = Ein Stapel, der die Reihe mit Gefangenen verlässt, mit beliebig vielen Schritten, tötet sie; die eigenen Figuren darin sind wieder auf der Hand.
rule-bul-home-round = Noch eine Runde
rule-text-bul-home-round = Ein Stapel ohne Gefangene, der über das andere Ende der Reihe hinauszieht, ist wieder auf der Hand und darf neu eingesetzt werden.
rule-bul-ruling-end = Das Ende des Spiels
rule-text-bul-ruling-end = Das Spiel endet, sobald eine Seite weder eine Figur auf der Hand noch einen eigenen Stapel hat; die andere gewinnt.
rule-bul-end-score = Wertung
rule-text-bul-end-score = Jede Figur des Gegners, die man getötet hat oder am Ende gefangen hält, zählt einen Punkt.

# Die Zahlen der Ablehnungen: number-bul-<Name>.
number-bul-space = Feld { $value }
number-bul-moves =
    { $value ->
        [one] { $value } Zug ist möglich
       *[other] { $value } Züge sind möglich
    }
