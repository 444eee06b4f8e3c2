# Die Regeln von Tzolk'in: rule-<Kennung> ist der Name einer Regel, rule-text-<Kennung> ihr Inhalt; Punkte der Kennung sind hier Bindestriche.

rule-tz-general-players = Spielerzahl und Farben
rule-text-tz-general-players = Gespielt wird zu zweit, zu dritt oder zu viert, alle mit einer eigenen Farbe; Farben, die niemand spielt, stellen nur neutrale Arbeiter.
rule-tz-general-materials = Güter und Rohstoffe
rule-text-tz-general-materials = Güter sind Mais, Holz, Stein, Gold und Kristallschädel; Rohstoffe sind nur Holz, Stein und Gold. Wo ein Rohstoff zu zahlen ist, helfen Mais und Kristallschädel also nie.
rule-tz-general-paying = Bezahlen
rule-text-tz-general-paying = Was man bekommt, kommt aus dem Vorrat, und was man zahlt, geht dorthin zurück; eine Aktion, deren Preis nicht ganz bezahlt wird, findet gar nicht statt.

rule-tz-limit-bank-unlimited = Unbegrenzter Vorrat
rule-text-tz-limit-bank-unlimited = Mais, Holz, Stein und Gold gehen nie aus; die Zahl der beiliegenden Teile ist keine Grenze.
rule-tz-limit-skulls = Dreizehn Kristallschädel
rule-text-tz-limit-skulls = Es gibt genau 13 Kristallschädel; solange keiner im Vorrat liegt, kann niemand durch irgendetwas einen bekommen.
rule-tz-limit-six-workers = Höchstens sechs Arbeiter
rule-text-tz-limit-six-workers = Niemand hat mehr als 6 Arbeiter im Spiel (auf der Hand, auf Rädern oder auf dem Startspielerfeld); jeder weitere, den man bekäme, verfällt.
rule-tz-limit-negative-points = Punkte unter null
rule-text-tz-limit-negative-points = Ein Punktestand darf unter null fallen und wird nie auf null angehoben.

rule-tz-setup-order = Reihenfolge des Aufbaus
rule-text-tz-setup-order = Reihenfolge des Aufbaus: Spielplan, Dschungel und Kalender; Monumente und die erste Gebäudeauslage aufdecken; je 4 Startplättchen austeilen; neutrale Arbeiter einsetzen (2-3 Spieler); Startplättchen wählen; Gewinne nehmen.
rule-tz-setup-bank = Vorrat am Anfang
rule-text-tz-setup-bank = Aller Mais, alle Rohstoffe, die 13 Kristallschädel und je 3 unbenutzte Arbeiter liegen anfangs im Vorrat; niemand besitzt Güter, bevor die Startplättchen ausgezahlt sind.
rule-tz-setup-jungle = Der Dschungel
rule-text-tz-setup-jungle = Zu den Aktionen 2, 3, 4 und 5 von Palenque gehört je eine Gruppe von Äckern mit einem Maisplättchen auf jedem Acker; in den Gruppen 3, 4 und 5 liegt auf jedem Maisplättchen ein Holzplättchen.
rule-tz-setup-jungle-fewer-players = Äcker je nach Spielerzahl
rule-text-tz-setup-jungle-fewer-players = Jede Gruppe hat 4 Äcker zu viert, 3 zu dritt und 2 zu zweit.
rule-tz-setup-calendar = Anfang des Kalenders
rule-text-tz-setup-calendar = Der Kalender beginnt auf einem seiner beiden blaugrünen Zähne (Ende eines Zeitalters), der hier Zahn 0 heißt; auf den Zähnen liegt kein Mais.
rule-tz-setup-starting-player = Startspielerstein am Anfang
rule-text-tz-setup-starting-player = Jemand bekommt den Startspielerstein; er bleibt dort von Runde zu Runde, bis das Startspielerfeld ihn weiterwandern lässt.
rule-tz-setup-player-pieces = Ausstattung am Anfang
rule-text-tz-setup-player-pieces = Alle beginnen mit 3 Arbeitern auf der Hand, der hellen Seite der Spielertafel oben und 0 Punkten.
rule-tz-setup-markers = Anfangsstufen
rule-text-tz-setup-markers = Die 7 Marker jedes Spielers beginnen auf der weißen Startstufe (Stufe 1) aller drei Tempel und auf Stufe 0 aller vier Technologien.
rule-tz-setup-monuments = Monumente auslegen
rule-text-tz-setup-monuments = Von den 13 gemischten Monumenten werden zu viert 6, zu dritt 5 und zu zweit 4 offen ausgelegt; die übrigen scheiden aus.
rule-tz-setup-building-row = Erste Gebäudeauslage
rule-text-tz-setup-building-row = Die 14 Gebäude des Zeitalters 1 und die 18 des Zeitalters 2 werden getrennt gemischt; sechs aus Zeitalter 1 liegen offen als Auslage, beide Reststapel bleiben verdeckt.
rule-tz-setup-wealth-deal = Startplättchen austeilen
rule-text-tz-setup-wealth-deal = Die 21 Startplättchen werden gemischt, und alle bekommen 4 davon, die nur sie selbst sehen.
rule-tz-setup-wealth-choose = Zwei Startplättchen behalten
rule-text-tz-setup-wealth-choose = Alle behalten geheim genau 2 der 4 Plättchen und legen die anderen 2 ab; aufgedeckt wird gemeinsam, wenn alle gewählt haben.
rule-tz-setup-wealth-gain = Ertrag der Startplättchen
rule-text-tz-setup-wealth-gain = Vor Runde 1 bekommt man alles, was auf den beiden behaltenen Plättchen steht; man behält sie auch, weil die Ernährung durch ein Plättchen das ganze Spiel über wirkt.
rule-tz-setup-wealth-contents = Inhalt der Startplättchen
rule-text-tz-setup-wealth-contents = Es gibt 21 Plättchen; jedes zeigt feste Gewinne ohne jede Wahl und dazu ein Feld eines Rades, das nur für neutrale Arbeiter gebraucht wird.

rule-tz-dummy-count = Zahl der neutralen Arbeiter
rule-text-tz-dummy-count = Zu zweit kommen zwölf neutrale Arbeiter ins Spiel, zu dritt sechs, zu viert keine; sobald der letzte steht, wird nicht mehr gezogen.
rule-tz-dummy-draw = Ziehen für neutrale Arbeiter
rule-text-tz-dummy-draw = Nach dem Austeilen der Startplättchen und vor der Wahl werden die nicht ausgeteilten Plättchen gemischt und einzeln aufgedeckt, um die neutralen Arbeiter aufzustellen.
rule-tz-dummy-depicted-space = Feld eines neutralen Arbeiters
rule-text-tz-dummy-depicted-space = Jedes aufgedeckte Plättchen stellt einen neutralen Arbeiter auf das gezeigte Feld.
rule-tz-dummy-opposite-space = Neutraler Arbeiter gegenüber
rule-text-tz-dummy-opposite-space = War das der erste neutrale Arbeiter auf einem kleinen Rad, kommt ein weiterer auf das genau gegenüberliegende Feld, fünf Zähne weiter (Feld + 5 modulo 10), auch wenn es keine Nummer hat. Auf Chichén Itzá gibt es diesen zusätzlichen Arbeiter nie.
rule-tz-dummy-rotate = Neutrale Arbeiter drehen mit
rule-text-tz-dummy-rotate = Neutrale Arbeiter drehen sich mit ihrem Rad, laufen über die Felder ohne Nummer zurück auf 0, werden nie hinausgedreht und verlassen die Räder nie.
rule-tz-dummy-block = Neutrale Arbeiter besetzen Felder
rule-text-tz-dummy-block = Beim Einsetzen besetzt ein neutraler Arbeiter sein Feld wie jeder andere, aber er gehört niemandem: Er ist nie am Zug, führt keine Aktion aus, isst nichts und bringt keine Punkte.

rule-tz-round-phases = Ablauf einer Runde
rule-text-tz-round-phases = Eine Runde besteht aus den Zügen aller, an einem Nahrungstag danach aus Ernährung und Belohnungen, und zuletzt aus dem Drehen des Kalenders.
rule-tz-round-turn-order = Reihenfolge der Züge
rule-text-tz-round-turn-order = Wer den Startspielerstein hat, beginnt; die anderen folgen im Uhrzeigersinn mit je einem Zug.

rule-tz-turn-place-or-pick-up = Einsetzen oder zurücknehmen
rule-text-tz-turn-place-or-pick-up = In einem Zug werden entweder Arbeiter eingesetzt oder Arbeiter zurückgenommen, nie beides.
rule-tz-turn-no-pass = Kein Passen
rule-text-tz-turn-no-pass = Man kann nicht passen: Mindestens ein Arbeiter muss eingesetzt oder zurückgenommen werden.
rule-tz-turn-forced-type = Wann die Art des Zuges feststeht
rule-text-tz-turn-forced-type = Ohne Arbeiter auf der Hand muss man zurücknehmen; ohne Arbeiter auf den Rädern muss man einsetzen.
rule-tz-turn-sequence = Ablauf eines Zuges
rule-text-tz-turn-sequence = Ein Zug läuft so ab: betteln (freiwillig oder gezwungen), dann einsetzen oder zurücknehmen, dann die Gebäudeauslage auffüllen, dann den Mais vom Kalender nehmen, wenn man eben das Startspielerfeld besetzt hat.

rule-tz-begging-when = Wann man betteln darf
rule-text-tz-begging-when = Wer am Anfang des Zuges 0, 1 oder 2 Mais hat, darf vor allem anderen betteln, gleich ob danach eingesetzt oder zurückgenommen wird.
rule-tz-begging-effect = Was Betteln bewirkt
rule-text-tz-begging-effect = Durch Betteln hat man genau 3 Mais, egal wie viel vorher da war, und man fällt in einem Tempel eigener Wahl um eine Stufe.
rule-tz-begging-barred-at-bottom = Zu tief zum Betteln
rule-text-tz-begging-barred-at-bottom = Wer in allen drei Tempeln auf Stufe 0 steht, kann nicht betteln.
rule-tz-begging-forced = Betteln müssen
rule-text-tz-begging-forced = Wer keinen Arbeiter auf den Rädern hat und nicht einmal einen einzigen einsetzen kann, weil der Mais nicht reicht, muss betteln.

rule-tz-pity-when = Wann die Gnadenregel gilt
rule-text-tz-pity-when = Die Gnadenregel gilt, wenn man keinen Arbeiter auf den Rädern hat, das billigste Einsetzen nicht bezahlen kann und nicht betteln kann, weil man in allen Tempeln auf Stufe 0 steht.
rule-tz-pity-effect = Was die Gnadenregel bewirkt
rule-text-tz-pity-effect = Nach der Gnadenregel setzt man genau 1 Arbeiter auf ein Feld mit dem niedrigsten verfügbaren Preis und verliert allen Mais.

rule-tz-placing-number = Wie viele man einsetzt
rule-text-tz-placing-number = Beim Einsetzen kommen mindestens ein und höchstens alle Arbeiter von der Hand auf beliebige Räder und das Startspielerfeld; Arbeiter auf Rädern oder im Vorrat können nicht eingesetzt werden.
rule-tz-placing-lowest-space = Niedrigstes freies Feld
rule-text-tz-placing-lowest-space = Man wählt nur das Rad; der Arbeiter kommt auf dessen freies Feld mit der niedrigsten Nummer, gezählt ab 0, wobei in diesem Zug schon eingesetzte Arbeiter mitzählen.
rule-tz-placing-full-gear = Volles Rad
rule-text-tz-placing-full-gear = Eingesetzt wird nur auf Felder mit Nummer (0-7 auf kleinen Rädern, 0-10 auf Chichén Itzá); ein Rad, auf dem alle besetzt sind, nimmt keinen Arbeiter auf.
rule-tz-placing-space-cost = Preis eines Feldes
rule-text-tz-placing-space-cost = Jeder eingesetzte Arbeiter kostet so viel Mais, wie die Nummer seines Feldes beträgt; das Startspielerfeld zählt als 0.
rule-tz-placing-worker-cost = Preis mehrerer Arbeiter
rule-text-tz-placing-worker-cost = Wer in einem Zug 1, 2, 3, 4, 5 oder 6 Arbeiter einsetzt, zahlt zusätzlich zu den Feldern insgesamt 0, 1, 3, 6, 10 oder 15 Mais, der n-te Arbeiter also n - 1.
rule-tz-placing-afford = Genug Mais zum Einsetzen
rule-text-tz-placing-afford = Alles, was in diesem Zug eingesetzt wird, muss mit dem Mais bezahlt werden, den man nach etwaigem Betteln hat; Schulden gibt es nicht, außer nach der Gnadenregel.
rule-tz-placing-starting-player-space = Das Startspielerfeld besetzen
rule-text-tz-placing-starting-player-space = Ist das Startspielerfeld frei, darf man dort für einen Feldpreis von 0 einsetzen; der Arbeiter zählt bei den Kosten mehrerer Arbeiter mit.

rule-tz-pickup-number = Wie viele man zurücknimmt
rule-text-tz-pickup-number = Beim Zurücknehmen holt man einen, mehrere oder alle eigenen Arbeiter von den Rädern.
rule-tz-pickup-one-by-one = Einer nach dem anderen
rule-text-tz-pickup-one-by-one = Arbeiter werden in beliebiger Folge einzeln zurückgenommen; die Aktion des einen wird beendet, bevor der nächste drankommt, und was er an Gütern, Plättchen und Technologien bringt, nützt schon dem nächsten.
rule-tz-pickup-own-action = Aktion des eigenen Feldes
rule-text-tz-pickup-own-action = Ein zurückgenommener Arbeiter darf die Aktion des Feldes ausführen, auf dem er stand; das kostet keinen Mais außer dem Preis der Aktion selbst.
rule-tz-pickup-step-back = Zurückgehen
rule-text-tz-pickup-step-back = Stattdessen darf er jede Aktion mit niedrigerer Nummer auf demselben Rad ausführen, für 1 Mais je Schritt zurück.
rule-tz-pickup-step-back-occupied = Besetzte Felder beim Zurückgehen
rule-text-tz-pickup-step-back-occupied = Ob auf dem niedrigeren Feld ein anderer oder ein neutraler Arbeiter steht, spielt beim Zurückgehen keine Rolle.
rule-tz-pickup-pay-first = Erst zahlen, dann handeln
rule-text-tz-pickup-pay-first = Der Mais fürs Zurückgehen wird vor der Aktion bezahlt; ihr eigener Ertrag kann ihn also nicht aufbringen.
rule-tz-pickup-nothing = Nichts tun
rule-text-tz-pickup-nothing = Ein Arbeiter darf immer zurückgenommen werden, ohne eine Aktion auszuführen.
rule-tz-pickup-space-zero = Keine Aktion auf Feld 0
rule-text-tz-pickup-space-zero = Feld 0 hat keine Aktion: Ein Arbeiter, der von dort kommt, tut nichts (außer mit Götterkunde 1 auf Chichén Itzá).
rule-tz-pickup-free-choice = Freie Wahl der Aktion
rule-text-tz-pickup-free-choice = Ein Arbeiter von Feld 6 oder 7 eines kleinen Rades oder von Feld 10 von Chichén Itzá darf eine beliebige nummerierte Aktion dieses Rades ausführen, ohne Mais fürs Zurückgehen; der Preis der Aktion selbst bleibt.

rule-tz-start-space-capacity = Startspielerfeld besetzt
rule-text-tz-start-space-capacity = Auf dem Startspielerfeld hat ein Arbeiter Platz; ist es besetzt, bleibt es bis zum Ende der Runde für alle gesperrt.
rule-tz-start-space-corn-pile = Mais auf dem Kalender
rule-text-tz-start-space-corn-pile = In jeder Runde, in der niemand das Startspielerfeld besetzt hat, kommt beim Drehen 1 Mais auf die Zähne des Kalenders; er sammelt sich an, bis ihn jemand holt.
rule-tz-start-space-take-corn = Den Mais vom Kalender nehmen
rule-text-tz-start-space-take-corn = Wer das Startspielerfeld besetzt hat, nimmt am Ende des eigenen Zuges allen Mais von den Zähnen: zu spät für das Einsetzen in diesem Zug, rechtzeitig für die Ernährung in derselben Runde.
rule-tz-start-space-worker-returns = Der Arbeiter kehrt heim
rule-text-tz-start-space-worker-returns = Der Arbeiter auf dem Startspielerfeld kommt beim Drehen derselben Runde ohne Aktion auf die Hand zurück.
rule-tz-start-space-marker = Der Startspielerstein wandert
rule-text-tz-start-space-marker = Beim Drehen bekommt den Startspielerstein, wer das Startspielerfeld besetzt hat; wer ihn schon hat, gibt ihn im Uhrzeigersinn weiter. Sonst wandert der Stein nie.
rule-tz-start-space-two-days = Ein Tag oder zwei
rule-text-tz-start-space-two-days = Beim Drehen bewegt den Kalender um 1 Tag oder, wenn erlaubt, um 2 Tage weiter, wer das Startspielerfeld besetzt hat; alle anderen Vorteile des Feldes gelten auch dann, wenn 2 Tage nicht erlaubt sind.
rule-tz-start-space-two-days-board = Zwei Tage nur mit heller Tafel
rule-text-tz-start-space-two-days-board = Zwei Tage verlangen, dass die eigene Spielertafel mit der hellen Seite oben liegt; danach wird sie auf die dunkle Seite gedreht.
rule-tz-start-space-two-days-block = Zwei Tage würden hinausdrehen
rule-text-tz-start-space-two-days-block = Zwei Tage sind verboten, solange ein Arbeiter eines Spielers, auch ein eigener, auf Feld 6 eines kleinen Rades oder auf Feld 9 von Chichén Itzá steht.
rule-tz-start-space-final-round = Startspielerfeld in der letzten Runde
rule-text-tz-start-space-final-round = In der letzten Runde darf das Feld noch für den Mais vom Kalender besetzt werden, der Arbeiter ernährt oder in der Schlusswertung zählt; Startspielerstein und Tempo sind dann gleichgültig.

rule-tz-calendar-advance = Der Kalender dreht sich
rule-text-tz-calendar-advance = Jeder Tag dreht den Kalender um einen Zahn und jeden Arbeiter auf jedem Rad um ein Feld weiter.
rule-tz-calendar-phase-order = Ablauf des Drehens
rule-text-tz-calendar-phase-order = Ist das Startspielerfeld leer: 1 Mais auf den jetzigen Zahn, dann genau 1 Tag. Ist es besetzt: Arbeiter zurück auf die Hand, der Startspielerstein wandert, dann 1 oder 2 Tage, und es kommt kein Mais dazu.
rule-tz-calendar-push-off = Vom Rad gedreht
rule-text-tz-calendar-push-off = Ein Arbeiter eines Spielers, der über Feld 7 eines kleinen Rades oder Feld 10 von Chichén Itzá hinauskäme, kehrt auf die Hand zurück und bringt keine Aktion.
rule-tz-calendar-gear-sizes = Zähne der Räder
rule-text-tz-calendar-gear-sizes = Kleine Räder haben 10 Zähne (Felder 0-7 mit Nummer, 8 und 9 ohne), Chichén Itzá hat 13 (0-10 mit Nummer, 11 und 12 ohne), der Kalender 26.
rule-tz-calendar-food-teeth = Nahrungstage auf dem Kalender
rule-text-tz-calendar-food-teeth = Nahrungstage sind die Zähne 7 und 20 (Mitte eines Zeitalters, orangebraun) und die Zähne 13 und 26 (Ende eines Zeitalters, blaugrün); Zahn 26 ist der Zahn des Anfangs nach einer vollen Umdrehung.
rule-tz-calendar-first-round = Runde 1 ist kein Nahrungstag
rule-text-tz-calendar-first-round = Runde 1 ist kein Nahrungstag, obwohl der Pfeil auf den Zahn eines Nahrungstags zeigt.
rule-tz-calendar-jumped-food-day = Übersprungener Nahrungstag
rule-text-tz-calendar-jumped-food-day = Überspringt eine Drehung um zwei Tage den Zahn eines Nahrungstags, so ist die folgende Runde dieser Nahrungstag; danach geht der Kalender einfach von dem erreichten Zahn aus weiter.
rule-tz-calendar-length = Länge des Spiels
rule-text-tz-calendar-length = Dreht niemand um zwei Tage, dauert das Spiel 27 Runden; jede Drehung um zwei Tage, die nicht Zahn 26 überspringt, verkürzt es um eine Runde.

rule-tz-palenque-action-1 = Palenque 1: Fischen
rule-text-tz-palenque-action-1 = Palenque 1 (Fischen): 3 Mais nehmen; dazu braucht es kein Plättchen, die Aktion geht also nie aus.
rule-tz-palenque-action-2 = Palenque 2: Mais
rule-text-tz-palenque-action-2 = Palenque 2: ein Maisplättchen der Gruppe 2 und dazu 4 Mais nehmen.
rule-tz-palenque-action-3 = Palenque 3: Mais oder Holz
rule-text-tz-palenque-action-3 = Palenque 3: ein Maisplättchen der Gruppe 3 für 5 Mais oder ein Holzplättchen der Gruppe 3 für 2 Holz nehmen.
rule-tz-palenque-action-4 = Palenque 4: Mais oder Holz
rule-text-tz-palenque-action-4 = Palenque 4: ein Maisplättchen der Gruppe 4 für 7 Mais oder ein Holzplättchen der Gruppe 4 für 3 Holz nehmen.
rule-tz-palenque-action-5 = Palenque 5: Mais oder Holz
rule-text-tz-palenque-action-5 = Palenque 5: ein Maisplättchen der Gruppe 5 für 9 Mais oder ein Holzplättchen der Gruppe 5 für 4 Holz nehmen.
rule-tz-palenque-action-6-7 = Palenque 6 und 7: freie Wahl
rule-text-tz-palenque-action-6-7 = Palenque 6 und 7: eine beliebige der Aktionen Palenque 1-5 ausführen, ohne Mais fürs Zurückgehen.

rule-tz-jungle-take-tile = Ein Ernteplättchen nehmen
rule-text-tz-jungle-take-tile = Eine Ernte nimmt das oberste Plättchen eines Ackers in der Gruppe der ausgeführten Aktion und bringt, was diese Aktion für solche Plättchen zeigt; liegen dort Holzplättchen und offene Maisplättchen, wählt man die Art.
rule-tz-jungle-visible = Mais unter Holz
rule-text-tz-jungle-visible = Ein Maisplättchen kann man nur nehmen, wenn kein Holzplättchen darauf liegt; wer das Holz nimmt, legt den Mais für spätere Ernten frei.
rule-tz-jungle-empty = Leere Äcker
rule-text-tz-jungle-empty = Hat eine Gruppe kein Plättchen mehr, ist ihre Aktion nicht nutzbar, außer mit Ackerbau 2.
rule-tz-jungle-burn = Den Wald niederbrennen
rule-text-tz-jungle-burn = Bei Palenque 3, 4 oder 5 darf man den Wald niederbrennen: Ein Holzplättchen scheidet aus, ohne Holz zu bringen, das Maisplättchen darunter nimmt man mit seinem Mais, und danach fällt man in einem Tempel eigener Wahl um eine Stufe.
rule-tz-jungle-burn-barred = Zu tief zum Niederbrennen
rule-text-tz-jungle-burn-barred = Wer in allen drei Tempeln auf Stufe 0 steht, kann nicht niederbrennen.
rule-tz-jungle-keep-tiles = Ernteplättchen bleiben
rule-text-tz-jungle-keep-tiles = Geerntete Mais- und Holzplättchen behält man bis zum Ende (zwei Monumente zählen sie); ein niedergebranntes Holzplättchen behält man nicht.

rule-tz-yaxchilan-action-1 = Yaxchilán 1: Holz
rule-text-tz-yaxchilan-action-1 = Yaxchilán 1: 1 Holz nehmen.
rule-tz-yaxchilan-action-2 = Yaxchilán 2: Stein und Mais
rule-text-tz-yaxchilan-action-2 = Yaxchilán 2: 1 Stein und 1 Mais nehmen.
rule-tz-yaxchilan-action-3 = Yaxchilán 3: Gold und Mais
rule-text-tz-yaxchilan-action-3 = Yaxchilán 3: 1 Gold und 2 Mais nehmen.
rule-tz-yaxchilan-action-4 = Yaxchilán 4: Kristallschädel
rule-text-tz-yaxchilan-action-4 = Yaxchilán 4: 1 Kristallschädel nehmen; ohne Wirkung, solange keiner im Vorrat ist.
rule-tz-yaxchilan-action-5 = Yaxchilán 5: Gold, Stein und Mais
rule-text-tz-yaxchilan-action-5 = Yaxchilán 5: 1 Gold, 1 Stein und 2 Mais nehmen.
rule-tz-yaxchilan-action-6-7 = Yaxchilán 6 und 7: freie Wahl
rule-text-tz-yaxchilan-action-6-7 = Yaxchilán 6 und 7: eine beliebige der Aktionen Yaxchilán 1-5 ausführen, ohne Mais fürs Zurückgehen.

rule-tz-tikal-action-1 = Tikal 1: eine Technologie
rule-text-tz-tikal-action-1 = Tikal 1: in einer Technologie eigener Wahl um eine Stufe vorrücken und die Rohstoffe dafür zahlen.
rule-tz-tikal-action-2 = Tikal 2: ein Gebäude
rule-text-tz-tikal-action-2 = Tikal 2: ein Gebäude bauen und seine Rohstoffe zahlen; Monumente sind hier nicht zu haben.
rule-tz-tikal-action-3 = Tikal 3: ein oder zwei Technologien
rule-text-tz-tikal-action-3 = Tikal 3: um eine oder zwei Stufen vorrücken, in einer Technologie oder in zwei verschiedenen; jeder Fortschritt wird für sich bezahlt.
rule-tz-tikal-action-4 = Tikal 4: Gebäude oder ein Monument
rule-text-tz-tikal-action-4 = Tikal 4: ein Gebäude oder zwei Gebäude oder ein Monument bauen und jeden Preis in Rohstoffen zahlen (und in Kristallschädeln, wo sie verlangt sind).
rule-tz-tikal-action-5 = Tikal 5: zwei Tempel
rule-text-tz-tikal-action-5 = Tikal 5: 1 beliebigen Rohstoff zahlen und in zwei verschiedenen Tempeln um je eine Stufe steigen; mehr zu zahlen, um höher zu steigen, geht nicht.
rule-tz-tikal-action-6-7 = Tikal 6 und 7: freie Wahl
rule-text-tz-tikal-action-6-7 = Tikal 6 und 7: eine beliebige der Aktionen Tikal 1-5 ausführen, ohne Mais fürs Zurückgehen.
rule-tz-tikal-one-architecture = Baukunst nur für eines von zwei Gebäuden
rule-text-tz-tikal-one-architecture = Baut man mit Tikal 4 zwei Gebäude, hat nur eines davon die Vorteile der Baukunst, und zwar alle Stufen zusammen; beim ersten entscheidet man, ob es sie hat, und das zweite hat sie nur, wenn das erste sie nicht hatte. Das andere kostet den vollen Preis und bringt weder Mais noch Punkte.
rule-tz-tikal-first-before-second = Erstes Gebäude vor dem zweiten
rule-text-tz-tikal-first-before-second = Das erste Gebäude von Tikal 4 wird ganz abgehandelt, bevor das zweite bezahlt wird: Seine Güter, seine Aktion und seine neue Technologie nützen schon dem zweiten.

rule-tz-uxmal-action-1 = Uxmal 1: Tempel für Mais
rule-text-tz-uxmal-action-1 = Uxmal 1: 3 Mais zahlen und in einem Tempel eigener Wahl um eine Stufe steigen, einmal je Aktion.
rule-tz-uxmal-action-2 = Uxmal 2: Markt
rule-text-tz-uxmal-action-2 = Uxmal 2: auf dem Markt handeln, beliebig oft in dieser einen Aktion.
rule-tz-uxmal-action-3 = Uxmal 3: neuer Arbeiter
rule-text-tz-uxmal-action-3 = Uxmal 3: einen weiteren Arbeiter aus dem Vorrat auf die Hand nehmen; ohne Wirkung für den, der 6 im Spiel hat.
rule-tz-uxmal-action-4 = Uxmal 4: Gebäude für Mais
rule-text-tz-uxmal-action-4 = Uxmal 4: ein Gebäude bauen und für jeden Rohstoff seines Preises 2 Mais zahlen, alles in Mais; Monumente sind ausgeschlossen.
rule-tz-uxmal-action-5 = Uxmal 5: beliebige Aktion
rule-text-tz-uxmal-action-5 = Uxmal 5: 1 Mais zahlen und eine Aktion von Palenque, Yaxchilán, Tikal oder Uxmal ausführen, deren eigener Preis auch zu zahlen ist; Chichén Itzá ist ausgeschlossen.
rule-tz-uxmal-action-6-7 = Uxmal 6 und 7: freie Wahl
rule-text-tz-uxmal-action-6-7 = Uxmal 6 und 7: eine beliebige der Aktionen Uxmal 1-5 ausführen, ohne Mais fürs Zurückgehen; wer Aktion 5 wählt, zahlt trotzdem deren 1 Mais.

rule-tz-market-rates = Marktpreise
rule-text-tz-market-rates = Auf dem Markt ist ein Holz 2 Mais wert, ein Stein 3 und ein Gold 4, beim Kaufen wie beim Verkaufen.
rule-tz-market-exchange = Handel auf dem Markt
rule-text-tz-market-exchange = Auf dem Markt darf man unbegrenzt Rohstoffe für Mais verkaufen und mit Mais kaufen, solange jeder Tausch bezahlt werden kann, wenn er an der Reihe ist; Kristallschädel, Plättchen und Punkte werden nicht gehandelt.

rule-tz-chichen-skull = Ein Kristallschädel je Aktion
rule-text-tz-chichen-skull = Für eine Aktion von Chichén Itzá muss man einen eigenen Kristallschädel in das Oval dieser Aktion legen; dort bleibt er für immer.
rule-tz-chichen-once = Jede Aktion nur einmal
rule-text-tz-chichen-once = Eine Aktion, in deren Oval schon ein Kristallschädel liegt, egal von wem, kann nicht noch einmal ausgeführt werden.
rule-tz-chichen-rewards = Belohnungen von Chichén Itzá
rule-text-tz-chichen-rewards = Jede Aktion bringt sofort ihre Punkte, eine Stufe im Tempel ihres Gottes und, wo gezeigt, einen Rohstoff eigener Wahl; die Aktionen 1-3 gehören Chaac (braun), 4-6 Kukulcán (grün), 7-9 Quetzalcóatl (gelb).
rule-tz-chichen-action-1 = Chichén Itzá 1
rule-text-tz-chichen-action-1 = Chichén Itzá 1: 4 Punkte, eine Stufe im Tempel von Chaac.
rule-tz-chichen-action-2 = Chichén Itzá 2
rule-text-tz-chichen-action-2 = Chichén Itzá 2: 5 Punkte, eine Stufe im Tempel von Chaac.
rule-tz-chichen-action-3 = Chichén Itzá 3
rule-text-tz-chichen-action-3 = Chichén Itzá 3: 6 Punkte, eine Stufe im Tempel von Chaac.
rule-tz-chichen-action-4 = Chichén Itzá 4
rule-text-tz-chichen-action-4 = Chichén Itzá 4: 7 Punkte, eine Stufe im Tempel von Kukulcán.
rule-tz-chichen-action-5 = Chichén Itzá 5
rule-text-tz-chichen-action-5 = Chichén Itzá 5: 8 Punkte, eine Stufe im Tempel von Kukulcán.
rule-tz-chichen-action-6 = Chichén Itzá 6
rule-text-tz-chichen-action-6 = Chichén Itzá 6: 8 Punkte, eine Stufe im Tempel von Kukulcán, ein Rohstoff nach Wahl.
rule-tz-chichen-action-7 = Chichén Itzá 7
rule-text-tz-chichen-action-7 = Chichén Itzá 7: 10 Punkte, eine Stufe im Tempel von Quetzalcóatl.
rule-tz-chichen-action-8 = Chichén Itzá 8
rule-text-tz-chichen-action-8 = Chichén Itzá 8: 11 Punkte, eine Stufe im Tempel von Quetzalcóatl, ein Rohstoff nach Wahl.
rule-tz-chichen-action-9 = Chichén Itzá 9
rule-text-tz-chichen-action-9 = Chichén Itzá 9: 13 Punkte, eine Stufe im Tempel von Quetzalcóatl, ein Rohstoff nach Wahl.
rule-tz-chichen-action-10 = Chichén Itzá 10: freie Wahl
rule-text-tz-chichen-action-10 = Chichén Itzá 10: eine beliebige der Aktionen 1-9 ausführen, deren Oval noch leer ist, ohne Mais fürs Zurückgehen; der Kristallschädel kommt in das Oval der gewählten Aktion.

rule-tz-tech-cost = Preis einer Technologie
rule-text-tz-tech-cost = Der Schritt auf Stufe 1, 2 oder 3 kostet 1, 2 oder 3 Rohstoffe, von einer Art oder beliebig gemischt; die Stufen nimmt man einzeln.
rule-tz-tech-bonus = Bonus jenseits von Stufe 3
rule-text-tz-tech-bonus = Stufe 3 ist die höchste; ein Fortschritt in einer Technologie auf Stufe 3 kostet 1 Rohstoff, bringt sofort deren Bonus und lässt den Marker stehen, so oft man Fortschritte hat.
rule-tz-tech-cumulative = Stufen wirken zusammen
rule-text-tz-tech-cumulative = Man hat die Vorteile der erreichten Stufe und aller Stufen darunter bis zum Ende des Spiels.
rule-tz-tech-agriculture-1 = Ackerbau 1
rule-text-tz-tech-agriculture-1 = Ackerbau 1: +1 Mais bei jeder Maisernte mit Palenque 2, 3, 4 oder 5; Fischen gehört nicht dazu.
rule-tz-tech-agriculture-2-fishing = Ackerbau 2: Fischen
rule-text-tz-tech-agriculture-2-fishing = Ackerbau 2, erster Teil: +1 Mais beim Fischen mit Palenque 1.
rule-tz-tech-agriculture-2-no-tile = Ackerbau 2: Ernte ohne Plättchen
rule-text-tz-tech-agriculture-2-no-tile = Ackerbau 2, zweiter Teil: Zeigt die Gruppe der ausgeführten Aktion 2-5 von Palenque kein Maisplättchen (alle bedeckt oder alle weg), darf ihr Mais trotzdem geerntet werden; man nimmt kein Plättchen, entfernt keines und erzürnt keinen Gott.
rule-tz-tech-agriculture-3 = Ackerbau 3
rule-text-tz-tech-agriculture-3 = Ackerbau 3: noch einmal +2 Mais bei jeder Maisernte mit Palenque 2-5, zusammen also +3.
rule-tz-tech-agriculture-bonus = Bonus des Ackerbaus
rule-text-tz-tech-agriculture-bonus = Bonus des Ackerbaus: eine Stufe in einem Tempel eigener Wahl steigen.
rule-tz-tech-extraction-1 = Rohstoffgewinnung 1
rule-text-tz-tech-extraction-1 = Rohstoffgewinnung 1: +1 Holz, wenn Holz durch Yaxchilán 1 oder durch eine Holzernte bei Palenque 3, 4 oder 5 gewonnen wird.
rule-tz-tech-extraction-2 = Rohstoffgewinnung 2
rule-text-tz-tech-extraction-2 = Rohstoffgewinnung 2: +1 Stein, wenn Stein durch Yaxchilán 2 oder 5 gewonnen wird.
rule-tz-tech-extraction-3 = Rohstoffgewinnung 3
rule-text-tz-tech-extraction-3 = Rohstoffgewinnung 3: +1 Gold, wenn Gold durch Yaxchilán 3 oder 5 gewonnen wird.
rule-tz-tech-extraction-bonus = Bonus der Rohstoffgewinnung
rule-text-tz-tech-extraction-bonus = Bonus der Rohstoffgewinnung: zwei Rohstoffe eigener Wahl nehmen, gleiche oder verschiedene.
rule-tz-tech-extraction-limits = Wo Rohstoffgewinnung wirkt
rule-text-tz-tech-extraction-limits = Rohstoffgewinnung vermehrt nur einen Gewinn desselben Rohstoffs bei Palenque oder Yaxchilán, nie Rohstoffe aus Gebäuden, Startplättchen, Tempeln, Chichén Itzá, vom Markt oder aus Technologieboni.
rule-tz-tech-architecture-1 = Baukunst 1
rule-text-tz-tech-architecture-1 = Baukunst 1: +1 Mais für jedes Gebäude, das mit Tikal 2, Tikal 4 oder Uxmal 4 gebaut wird.
rule-tz-tech-architecture-2 = Baukunst 2
rule-text-tz-tech-architecture-2 = Baukunst 2: +2 Punkte für jedes Gebäude, das mit Tikal 2, Tikal 4 oder Uxmal 4 gebaut wird.
rule-tz-tech-architecture-3 = Baukunst 3
rule-text-tz-tech-architecture-3 = Baukunst 3: Bei einem Gebäude mit Tikal 2 oder 4 darf ein Rohstoff des Preises wegfallen, den man selbst wählt; ein Gebäude mit Uxmal 4 darf 2 Mais weniger kosten.
rule-tz-tech-architecture-bonus = Bonus der Baukunst
rule-text-tz-tech-architecture-bonus = Bonus der Baukunst: 3 Punkte.
rule-tz-tech-architecture-not-monuments = Keine Baukunst für Monumente
rule-text-tz-tech-architecture-not-monuments = Kein Vorteil der Baukunst gilt für ein Monument.
rule-tz-tech-theology-1 = Götterkunde 1: ein Feld voraus
rule-text-tz-tech-theology-1 = Götterkunde 1: Ein Arbeiter, der von Chichén Itzá zurückgenommen wird, darf die Aktion ein Feld weiter ausführen, ohne Mais fürs Zurückgehen und anstelle aller anderen Möglichkeiten dieses Arbeiters.
rule-tz-tech-theology-2 = Götterkunde 2: Stufe für Rohstoff
rule-text-tz-tech-theology-2 = Götterkunde 2: Gleich nach einer Aktion von Chichén Itzá darf man 1 Rohstoff zahlen und in einem Tempel eigener Wahl eine Stufe steigen, einmal je Aktion; auch ein eben dort gewonnener Rohstoff zählt.
rule-tz-tech-theology-3 = Götterkunde 3
rule-text-tz-tech-theology-3 = Götterkunde 3: +1 Kristallschädel, wenn einer durch Yaxchilán 4 gewonnen wird, und durch nichts sonst.
rule-tz-tech-theology-bonus = Bonus der Götterkunde
rule-text-tz-tech-theology-bonus = Bonus der Götterkunde: 1 Kristallschädel aus dem Vorrat nehmen.

rule-tz-building-construct = Preis eines Gebäudes
rule-text-tz-building-construct = Wer baut, zahlt genau den Preis, der auf einem offenen Plättchen steht (Rohstoffe, bei einem Monument auch ein Kristallschädel), und legt es vor sich hin; andere Rohstoffe sind kein Ersatz. Nur Uxmal 4 und Baukunst 3 ändern den Preis.
rule-tz-building-refill = Auslage auffüllen
rule-text-tz-building-refill = Leere Plätze der Gebäudeauslage werden erst am Ende des Zuges vom Stapel des jetzigen Zeitalters aufgefüllt; ist der Stapel leer, bleiben sie frei.
rule-tz-building-age-change = Wechsel des Zeitalters
rule-text-tz-building-age-change = Zwischen Ernährung und Belohnungen des zweiten Nahrungstags scheiden alle Gebäude des Zeitalters 1 in Auslage und Stapel aus, und sechs Gebäude des Zeitalters 2 werden ausgelegt; Monumente und Gebautes bleiben.
rule-tz-building-types = Arten von Gebäuden
rule-text-tz-building-types = Gebäude sind Stadtgebäude (grün), Grabmale (grau), Heiligtümer (blau) oder Farmen (gelb); die 32 Plättchen sind B101-B114 (Zeitalter 1) und B201-B218 (Zeitalter 2) der Materialliste.
rule-tz-building-immediate = Sofortige Wirkung
rule-text-tz-building-immediate = Stadtgebäude, Grabmale und Heiligtümer bringen alles, was auf ihnen steht, einmal beim Bau; ablehnen kann man nur die Symbole für Bauen, Markt und beliebige Aktion, einen Arbeiter nicht.
rule-tz-building-farm = Farmen
rule-text-tz-building-farm = Eine Farm bringt beim Bau nichts und senkt an jedem späteren Nahrungstag die Kosten der Ernährung, auch an dem der Runde, in der sie gebaut wurde.

rule-tz-effect-goods = Güter auf Plättchen
rule-text-tz-effect-goods = Ein Symbol für Mais, Holz, Stein, Gold, Kristallschädel, Punkte oder Arbeiter bringt die gezeigte Menge aus dem Vorrat (Kristallschädel und Arbeiter nur in ihren Grenzen).
rule-tz-effect-tech = Technologien auf Plättchen
rule-text-tz-effect-tech = Ein Technologiesymbol bringt einen Fortschritt um eine Stufe ohne Rohstoffe, in der gezeigten Technologie oder, beim Symbol für eine beliebige, in einer frei gewählten; das doppelte Symbol bringt zwei solche Fortschritte, in einer Technologie oder in zweien.
rule-tz-effect-temple = Tempel auf Plättchen
rule-text-tz-effect-temple = Ein Tempelsymbol bringt eine Stufe im gezeigten Tempel oder, beim Symbol für einen beliebigen, in einem frei gewählten; manche Plättchen bringen zwei Stufen in einem Tempel.
rule-tz-effect-build = Ein weiteres Gebäude
rule-text-tz-effect-build = Das Bausymbol lässt einen ein weiteres Gebäude nach den Regeln von Tikal 2 bauen; man darf darauf verzichten.
rule-tz-effect-market = Ein Marktbesuch
rule-text-tz-effect-market = Das Marktsymbol lässt einen einmal nach den Regeln von Uxmal 2 handeln; man darf darauf verzichten.
rule-tz-effect-any-action = Beliebige Aktion beim Bau
rule-text-tz-effect-any-action = Das Symbol für eine beliebige Aktion lässt einen sofort beim Bau 1 Mais zahlen und eine Aktion von Palenque, Yaxchilán, Tikal oder Uxmal zu ihrem üblichen Preis ausführen; man darf darauf verzichten, bevor man zahlt, und was man dann nicht nutzt, verfällt.

rule-tz-monument-construct = Wo man Monumente baut
rule-text-tz-monument-construct = Monumente baut man nur mit der Aktion Tikal 4 (wie immer man zu ihr kommt) und zum vollen Preis; im Lauf des Spiels darf man mehrere besitzen.
rule-tz-monument-no-refill = Monumente werden nicht ersetzt
rule-text-tz-monument-no-refill = Ein gebautes Monument wird nicht ersetzt; alle Monumente des Spiels liegen von Anfang an offen.
rule-tz-monument-end-only = Monumente zählen am Ende
rule-text-tz-monument-end-only = Ein Monument bringt nur seinem Besitzer Punkte und nur in der Schlusswertung.
rule-tz-monument-m01 = Monument: Grabmale
rule-text-tz-monument-m01 = Grabmal: 4 Punkte für jedes Grabmal, ob Gebäude oder Monument, das man gebaut hat, dieses eingeschlossen.
rule-tz-monument-m02 = Monument: alles Gebaute
rule-text-tz-monument-m02 = Grabmal: 2 Punkte für jedes Gebäude und 2 Punkte für jedes Monument, das man gebaut hat, Farmen und dieses eingeschlossen.
rule-tz-monument-m03 = Monument: Monumente aller
rule-text-tz-monument-m03 = Grabmal: 6, 5 oder 4 Punkte (zu zweit, zu dritt, zu viert) für jedes Monument, das irgendjemand in der Partie gebaut hat, dieses eingeschlossen.
rule-tz-monument-m04 = Monument: Maisplättchen
rule-text-tz-monument-m04 = Grabmal: 4 Punkte für jedes Maisplättchen, das man hat, auch durch Niederbrennen gewonnene; ohne Plättchen geernteter Mais zählt nicht.
rule-tz-monument-m05 = Monument: Holzplättchen
rule-text-tz-monument-m05 = Grabmal: 4 Punkte für jedes Holzplättchen, das man hat; niedergebrannte Holzplättchen zählen nicht.
rule-tz-monument-m06 = Monument: Stadtgebäude
rule-text-tz-monument-m06 = Stadtgebäude: 4 Punkte für jedes Stadtgebäude, ob Gebäude oder Monument, das man gebaut hat, dieses eingeschlossen.
rule-tz-monument-m07 = Monument: Arbeiter
rule-text-tz-monument-m07 = Stadtgebäude: 0, 6, 12 oder 18 Punkte für 3, 4, 5 oder 6 Arbeiter im Spiel, wo immer sie außerhalb des Vorrats stehen.
rule-tz-monument-m08 = Monument: Technologiestufen
rule-text-tz-monument-m08 = Stadtgebäude: 3 Punkte für jede Technologiestufe, über alle vier Technologien zusammengezählt; auf Stufe 3 genommene Boni zählen nicht mit.
rule-tz-monument-m09 = Monument: vollendete Technologien
rule-text-tz-monument-m09 = Stadtgebäude: 9, 20 oder 33 Punkte für eine, zwei oder mindestens drei Technologien auf Stufe 3; 0 für keine.
rule-tz-monument-m10 = Monument: Heiligtümer
rule-text-tz-monument-m10 = Heiligtum: 4 Punkte für jedes Heiligtum, ob Gebäude oder Monument, das man gebaut hat, dieses eingeschlossen.
rule-tz-monument-m11 = Monument: Höhe in einem Tempel
rule-text-tz-monument-m11 = Heiligtum: 3 Punkte für jede Stufe, um die man in einem Tempel eigener Wahl über der Startstufe steht.
rule-tz-monument-m12 = Monument: Tempelpunkte noch einmal
rule-text-tz-monument-m12 = Heiligtum: noch einmal die aufgedruckten Punkte der eigenen Stufen in allen drei Tempeln, ohne jeden Bonus für die höchste Stufe.
rule-tz-monument-m13 = Monument: Kristallschädel in Chichén Itzá
rule-text-tz-monument-m13 = Heiligtum: 3 Punkte für jeden Kristallschädel, der in Chichén Itzá liegt, gleich von wem; Kristallschädel auf der Hand zählen nicht.

rule-tz-temple-brown = Der Tempel von Chaac
rule-text-tz-temple-brown = Der Tempel von Chaac, links, hat 7 Stufen, von unten -1, 0, 2, 4, 6, 7, 8 Punkte wert; Stein liegt auf den Stufen 2 und 4; der Bonus für den Höchsten beträgt 6 in Zeitalter 1 und 2 in Zeitalter 2.
rule-tz-temple-yellow = Der Tempel von Quetzalcóatl
rule-text-tz-temple-yellow = Der Tempel von Quetzalcóatl, in der Mitte, hat 9 Stufen, -2, 0, 1, 2, 4, 6, 9, 12, 13 Punkte wert; Gold liegt auf den Stufen 3 und 5; der Bonus beträgt 2 in Zeitalter 1 und 6 in Zeitalter 2.
rule-tz-temple-green = Der Tempel von Kukulcán
rule-text-tz-temple-green = Der Tempel von Kukulcán, rechts, hat 8 Stufen, -3, 0, 1, 3, 5, 7, 9, 10 Punkte wert; Holz liegt auf den Stufen 2 und 4 und ein Kristallschädel auf Stufe 5; der Bonus beträgt 4 in beiden Zeitaltern.
rule-tz-temple-climb = Steigen
rule-text-tz-temple-climb = Eine Stufe steigen heißt, den Marker um eine Stufe hinaufzusetzen; das bringen Startplättchen, Chichén Itzá, Uxmal 1, Tikal 5, Gebäude und Technologien.
rule-tz-temple-wasted = Verfallene Stufen
rule-text-tz-temple-wasted = Eine Stufe in einem Tempel, in dem man nicht höher kann, verfällt ersatzlos; alles andere derselben Wirkung geschieht trotzdem.
rule-tz-temple-top-single = Oberste Stufe nur für einen
rule-text-tz-temple-top-single = Auf der obersten Stufe eines Tempels (braun 6, gelb 8, grün 7) darf immer nur einer stehen; alle anderen Stufen teilt man sich beliebig.
rule-tz-temple-top-flips-board = Die oberste Stufe dreht die Tafel
rule-text-tz-temple-top-flips-board = Wer die oberste Stufe erreicht, dreht die eigene Spielertafel sofort auf die helle Seite; liegt sie schon so, geschieht nichts.

rule-tz-anger-step-down = Die Götter erzürnen
rule-text-tz-anger-step-down = Betteln und Niederbrennen erzürnen die Götter: Man fällt um eine Stufe in einem Tempel, den man unter denen wählt, in denen man über Stufe 0 steht.

rule-tz-food-sequence = Ablauf eines Nahrungstags
rule-text-tz-food-sequence = Nach den Zügen einer Runde mit Nahrungstag: Alle ernähren ihre Arbeiter; am zweiten Nahrungstag wechseln die Gebäude; dann belohnen die Tempel; dann dreht sich der Kalender.
rule-tz-food-cost = Kosten der Ernährung
rule-text-tz-food-cost = Jeder Arbeiter im Spiel kostet 2 Mais; im Spiel sind alle Arbeiter außerhalb des Vorrats: auf der Hand, auf Rädern oder auf dem Startspielerfeld.
rule-tz-food-as-many-as-possible = So viele wie möglich ernähren
rule-text-tz-food-as-many-as-possible = Man muss so viele Arbeiter ernähren, wie der Mais erlaubt, und darf keinen zurückhalten; ein Arbeiter wird ganz oder gar nicht ernährt, und nur Mais ernährt.
rule-tz-food-unfed = Hungernde Arbeiter
rule-text-tz-food-unfed = Jeder nicht ernährte Arbeiter kostet 3 Punkte; der Arbeiter selbst bleibt im Spiel.
rule-tz-food-farm-free = Umsonst ernährte Arbeiter
rule-text-tz-food-farm-free = Farmen des Zeitalters 1 und ein Startplättchen ernähren je 1 eigenen Arbeiter umsonst, Farmen des Zeitalters 2 je 3; die Zahlen addieren sich.
rule-tz-food-farm-discount = Billigere Ernährung
rule-text-tz-food-farm-discount = Zwei Farmen des Zeitalters 1 senken den Preis jedes Arbeiters um je 1 Mais, nie unter 0; beide zusammen ernähren alle umsonst.
rule-tz-food-mid-age = Gaben in der Mitte eines Zeitalters
rule-text-tz-food-mid-age = An den Nahrungstagen 1 und 3 bekommt man in jedem Tempel alle Rohstoffe und Kristallschädel, die auf der eigenen Stufe und allen darunter gezeigt sind; Punkte gibt es nicht.
rule-tz-food-skull-shortage = Zu wenige Kristallschädel
rule-text-tz-food-skull-shortage = Hat der Vorrat weniger Kristallschädel, als Spieler an diesem Nahrungstag einen bekämen, bekommt keiner von ihnen einen; ihre anderen Gaben bleiben.
rule-tz-food-end-age = Tempelpunkte am Ende eines Zeitalters
rule-text-tz-food-end-age = An den Nahrungstagen 2 und 4 bekommt man in jedem Tempel nur die Punkte der eigenen Stufe, auf der untersten also Minuspunkte; Güter gibt es nicht.
rule-tz-food-highest-bonus = Bonus für den Höchsten
rule-text-tz-food-highest-bonus = An den Nahrungstagen 2 und 4 bekommt außerdem den Bonus eines Tempels, wer dort am höchsten steht: braun 6, dann 2, gelb 2, dann 6, grün 4, dann 4.
rule-tz-food-highest-tie = Gleichstand an der Spitze
rule-text-tz-food-highest-tie = Stehen mehrere in einem Tempel gemeinsam am höchsten, bekommt jeder von ihnen die Hälfte des Bonus, wie viele es auch sind und wie tief sie auch stehen.

rule-tz-end-trigger = Spielende
rule-text-tz-end-trigger = Das Spiel endet mit der Runde des vierten Nahrungstags, nach dessen Ernährung und Tempelbelohnungen.
rule-tz-end-extra-advance = Ein letzter Tag
rule-text-tz-end-extra-advance = Vor der Schlusswertung dreht sich der Kalender noch einen letzten Tag; dabei hinausgedrehte Arbeiter zählen beim Gleichstand nicht mehr.
rule-tz-end-convert = Rohstoffe werden Mais
rule-text-tz-end-convert = Erstens werden alle Rohstoffe zum Marktwert zu Mais (Holz 2, Stein 3, Gold 4).
rule-tz-end-corn = Punkte für Mais
rule-text-tz-end-corn = Zweitens bringt jeder Mais einen Viertelpunkt.
rule-tz-end-skulls = Punkte für Kristallschädel
rule-text-tz-end-skulls = Drittens bringt jeder Kristallschädel, den man noch hat, 3 Punkte; in Chichén Itzá gelegte oder bezahlte hat man nicht mehr.
rule-tz-end-monuments = Punkte für Monumente
rule-text-tz-end-monuments = Viertens wertet jeder Besitzer seine Monumente.
rule-tz-end-winner = Sieg
rule-text-tz-end-winner = Wer die meisten Punkte hat, gewinnt.
rule-tz-end-tie = Gleichstand am Ende
rule-text-tz-end-tie = Unter denen mit den meisten Punkten gewinnt, wer nach der letzten Drehung die meisten Arbeiter auf den Rädern hat; wer auch dann noch gleichauf ist, teilt sich den Sieg.

rule-tz-ruling-quarter-points = Viertelpunkte zählen
rule-text-tz-ruling-quarter-points = Viertelpunkte bleiben genau erhalten und entscheiden über den Sieg; Punktestände werden in Vierteln geführt und nie gerundet.
rule-tz-ruling-monument-skull-returns = Der für ein Monument bezahlte Kristallschädel
rule-text-tz-ruling-monument-skull-returns = Der Kristallschädel im Preis eines Monuments kommt in den Vorrat zurück und kann wieder gewonnen werden.
rule-tz-ruling-free-advance-at-level-3 = Kostenloser Fortschritt auf Stufe 3
rule-text-tz-ruling-free-advance-at-level-3 = Ein kostenloser Fortschritt durch ein Plättchen oder Gebäude in einer Technologie auf Stufe 3 bringt deren Bonus, ohne dass 1 Rohstoff zu zahlen ist.
rule-tz-ruling-burn-with-bare-corn = Niederbrennen neben offenem Mais
rule-text-tz-ruling-burn-with-bare-corn = Niederbrennen ist immer erlaubt, wenn die Gruppe ein Holzplättchen hat, auch wenn ein offenes Maisplättchen zu sehen ist, und auch mit Ackerbau 2.
rule-tz-ruling-no-tileless-with-visible-corn = Sichtbarer Mais wird genommen
rule-text-tz-ruling-no-tileless-with-visible-corn = Solange die Gruppe ein offenes Maisplättchen zeigt, nimmt eine Maisernte dort ein Plättchen; die Ernte ohne Plättchen durch Ackerbau 2 gibt es dann nicht.
rule-tz-ruling-extra-building = Das weitere Gebäude zählt für sich
rule-text-tz-ruling-extra-building = Das weitere Gebäude eines Plättchens ist ein eigenes Tikal 2: in Rohstoffen bezahlt und mit eigenen Vorteilen der Baukunst, auch wenn dieses Plättchen mit Uxmal 4 oder als eines von zwei Gebäuden von Tikal 4 gebaut wurde. Ebenso für sich steht eine Bauaktion, die man durch ein Plättchen wählt.
rule-tz-ruling-speed-near-the-end = Zwei Tage kurz vor Schluss
rule-text-tz-ruling-speed-near-the-end = Von Zahn 25 aus darf um zwei Tage gedreht werden; das überspringt Zahn 26, sodass die nächste Runde der vierte Nahrungstag und die letzte Runde ist.
rule-tz-ruling-theology-1-alone = Götterkunde 1 ohne Zurückgehen
rule-text-tz-ruling-theology-1-alone = Mit Götterkunde 1 nutzt ein Arbeiter genau das nächste Feld; mit Zurückgehen lässt sich das nicht verbinden, nur ist Feld 10, von 9 aus erreicht, eine freie Wahl.
rule-tz-ruling-any-action-range = Was eine beliebige Aktion sein kann
rule-text-tz-ruling-any-action-range = Uxmal 5 und ein Plättchen für eine beliebige Aktion bieten die Aktionen 1-5 von Palenque, Yaxchilán und Tikal und die Aktionen 1-4 von Uxmal; Felder mit freier Wahl und Uxmal 5 selbst gehören nicht dazu.
rule-tz-ruling-any-action-optional = Preis der beliebigen Aktion
rule-text-tz-ruling-any-action-optional = Vor dem Zahlen darf man verzichten; der 1 Mais wird zuerst bezahlt, zusammen mit der Wahl einer Aktion, deren Preis man danach noch aufbringt, und diese wird ausgeführt.
rule-tz-ruling-two-player-order = Reihenfolge zu zweit
rule-text-tz-ruling-two-player-order = Zu zweit wechselt man sich in jeder Runde einfach ab, angefangen bei dem, der den Startspielerstein hat; wandert der Stein, kann jemand über zwei Runden hinweg zweimal nacheinander am Zug sein.
rule-tz-ruling-random-starting-player = Wer anfängt
rule-text-tz-ruling-random-starting-player = Wer zuerst beginnt, wird unter den Plätzen ausgelost (oder vorher festgelegt); das scherzhafte Kriterium der Spielanleitung kann ein Programm nicht prüfen.
rule-tz-ruling-open-information = Verdeckt und offen
rule-text-tz-ruling-open-information = Verdeckt sind nur die Reihenfolge der Stapel, die abgelegten Startplättchen, die weder ausgeteilten noch für neutrale Arbeiter aufgedeckten und die Wahl der Startplättchen vor dem gemeinsamen Aufdecken; alle Güter, Punkte, Stellungen und Stapelgrößen sind offen.
rule-tz-ruling-dummies-do-not-block-speed = Neutrale Arbeiter und zwei Tage
rule-text-tz-ruling-dummies-do-not-block-speed = Ein neutraler Arbeiter auf Feld 6 eines kleinen Rades oder auf Feld 9 von Chichén Itzá verbietet keine Drehung um zwei Tage.
rule-tz-ruling-final-advance = Die letzte Drehung
rule-text-tz-ruling-final-advance = Die letzte Drehung geht immer um einen Tag, ohne Wahl; vorher kehrt der Arbeiter vom Startspielerfeld heim und zählt nicht als auf den Rädern.
rule-tz-ruling-climb-target = Ein Tempel, in dem man steigen kann
rule-text-tz-ruling-climb-target = Bei freier Wahl des Tempels muss man einen nehmen, in dem man steigen kann, wenn es einen gibt; bleibt bei Tikal 5 nur einer, verfällt die andere Stufe; eine freiwillige Zahlung für eine Stufe, die sicher verfällt, wird nicht angeboten.
rule-tz-ruling-architecture-timing = Wann Baukunst wirkt
rule-text-tz-ruling-architecture-timing = Reihenfolge: Preis zahlen, Mais und Punkte der Baukunst nehmen, dann die Wirkungen des Plättchens. Nur Stufen, die man vor dem Zahlen hatte, zählen; einem Gebäude nützt also nie eine Technologiestufe, die es selbst bringt.
rule-tz-ruling-tech-applies-however-reached = Technologien wirken immer
rule-text-tz-ruling-tech-applies-however-reached = Technologien wirken auf eine Aktion, wie immer man zu ihr kommt: eigenes Feld, Zurückgehen, freie Wahl, Uxmal 5, ein Plättchen für eine beliebige Aktion oder das weitere Gebäude eines Plättchens.
rule-tz-ruling-harvest-bonus-scope = Ackerbau bei jeder Maisernte
rule-text-tz-ruling-harvest-bonus-scope = Ackerbau 1 und 3 vermehren jede Maisernte bei Palenque 2-5, auch durch Niederbrennen und ohne Plättchen.
rule-tz-ruling-partial-skulls = Den Rest nehmen
rule-text-tz-ruling-partial-skulls = Außerhalb der Nahrungstage nimmt, wer mehr Kristallschädel bekäme, als im Vorrat sind, den Rest; alles oder nichts gilt nur bei Tempelbelohnungen.
rule-tz-ruling-no-empty-action = Keine Aktion ohne Wirkung
rule-text-tz-ruling-no-empty-action = Eine Aktion, die jetzt nichts bewirken könnte (Yaxchilán 4 bei leerem Vorrat, Uxmal 3 mit 6 Arbeitern, eine Ernte ohne Plättchen, ein volles Oval), wird nicht angeboten, und kein Mais kann ausgegeben werden, um sie zu erreichen; ohne Aktion zurücknehmen kann man den Arbeiter trotzdem. Dasselbe gilt für einen bezahlten Fortschritt, dessen Bonus nichts brächte; ein kostenloser Fortschritt geht in eine Technologie, wo er etwas bringt, wenn es eine gibt, sonst bringt er nichts.
rule-tz-ruling-advances-in-sequence = Fortschritte nacheinander
rule-text-tz-ruling-advances-in-sequence = Zwei Fortschritte einer Aktion werden nacheinander bezahlt und abgehandelt; Rohstoffe aus einem zuerst genommenen Bonus der Rohstoffgewinnung können also den zweiten bezahlen. Auf den zweiten darf man nach dem ersten verzichten.
rule-tz-ruling-stepwise-pickup = Schritt für Schritt entscheiden
rule-text-tz-ruling-stepwise-pickup = Man muss nicht vorher ansagen, welche Arbeiter man zurücknimmt; jede Entscheidung fällt, wenn die vorige Aktion beendet ist, und der Zug endet, wenn man es nach mindestens einem Arbeiter sagt.
rule-tz-ruling-temple-monument-sign = Tempelmonumente auf tiefen Stufen
rule-text-tz-ruling-temple-monument-sign = Das Monument für die Höhe in einem Tempel zählt für den Tempel, der für den Besitzer am besten ist, und nie unter 0; das für Tempelpunkte nimmt die aufgedruckte Summe, wie sie ist, kann also negativ sein.
rule-tz-ruling-sales-first = Erst verkaufen, dann kaufen
rule-text-tz-ruling-sales-first = Bei einem Marktbesuch handelt man einzeln nacheinander, alle Verkäufe vor allen Käufen, bis man aufhört.
rule-tz-ruling-saving-used = Die Ersparnis wird genutzt
rule-text-tz-ruling-saving-used = Wo Baukunst 3 für ein Gebäude gilt, wird ihre Ersparnis genutzt: In Rohstoffen nennt man den, der wegfällt, in Mais ist der Preis um 2 niedriger.

# Die Zahlen von Ablehnungen: number-tzolkin-<Name>; $rule ist die Regel, die ablehnt, mit Bindestrichen.
number-tzolkin-need =
    { $rule ->
        [tz-placing-afford] braucht { $value } Mais
        [tz-begging-forced] braucht { $value } Mais
        [tz-pickup-pay-first] braucht { $value } Mais
        [tz-uxmal-action-4] braucht { $value } Mais
        [tz-ruling-any-action-optional] braucht { $value } Mais
        [tz-tech-agriculture-2-no-tile] braucht Stufe { $value }
        [tz-tech-theology-2] braucht Stufe { $value }
        [tz-chichen-skull] braucht { $value } Kristallschädel
        [tz-ruling-free-advance-at-level-3] braucht { $value } Rohstoff
        [tz-tech-cost] braucht { $value ->
            [one] { $value } Rohstoff
           *[other] { $value } Rohstoffe
        }
       *[other] braucht { $value }
    }
number-tzolkin-have =
    { $rule ->
        [tz-begging-when] hat { $value } Mais
        [tz-tech-agriculture-2-no-tile] hat Stufe { $value }
        [tz-tech-theology-2] hat Stufe { $value }
       *[other] hat { $value }
    }
number-tzolkin-missing =
    { $value ->
        [one] es fehlt { $value }
       *[other] es fehlen { $value }
    }
number-tzolkin-hand = { $value } Arbeiter auf der Hand
number-tzolkin-holder = besetzt von { $value }
number-tzolkin-gear =
    { $rule ->
        [tz-pickup-own-action] der Arbeiter stand auf { $value }
       *[other] { $value }
    }
number-tzolkin-asked-gear = nicht auf { $value }
number-tzolkin-space =
    { $rule ->
        [tz-pickup-step-back] der Arbeiter stand auf Feld { $value }
        [tz-tech-theology-1] der Arbeiter stand auf Feld { $value }
       *[other] Feld { $value }
    }
number-tzolkin-asked =
    { $rule ->
        [tz-pity-effect] dieses kostet { $value }
       *[other] verlangt ist Aktion { $value }
    }
number-tzolkin-lowest = das billigste Feld kostet { $value }
number-tzolkin-action = Aktion { $value }
number-tzolkin-group = Äcker von Palenque { $value }
number-tzolkin-corn-tiles = { $value } Maisplättchen
number-tzolkin-wood-tiles = { $value } Holzplättchen
number-tzolkin-temple = { $value }
number-tzolkin-step = Stufe { $value }
number-tzolkin-track = das Plättchen bringt { $value } voran
number-tzolkin-asked-track = nicht { $value }
number-tzolkin-tooth = Zahn { $value }
