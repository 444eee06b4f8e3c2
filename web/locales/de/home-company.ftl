home-friends = Freunde
home-friends-waiting =
    { $count ->
        [one] Eins wartet auf dich
       *[other] { $count } warten auf dich
    }
home-friends-asked =
    { $count ->
        [one] Eine Anfrage ist noch offen
       *[other] { $count } Anfragen sind noch offen
    }
home-friends-all =
    { $count ->
        [0] Noch keine Freunde
        [one] Ein Freund
       *[other] { $count } Freunde
    }
home-friend-name = Name eines Kontos
home-friend-ask = Fragen
home-friend-asking = möchte mit dir befreundet sein
home-friend-asked = hat noch nicht geantwortet
home-friend-accept = Annehmen
home-friend-refuse = Ablehnen
home-friend-remove = Entfernen
home-friend-block = Sperren
home-friend-blocked = gesperrt; weiß es nicht
home-friend-unblock = Freigeben
home-friend-take-back = Zurücknehmen
home-friend-invited = { $name } ist eingeladen.
home-invited-table = { $name } lädt dich ein
home-invited-rematch = { $name } möchte eine Revanche
home-invited-go = Hingehen
home-invited-refuse = Weglegen
home-filter = Welche Tische
home-filter-game = Spiel
home-filter-players = Spieler
home-filter-clock = Uhr
home-filter-language = Sprache
home-filter-any-game = Jedes Spiel
home-filter-any-players = Jede Anzahl
home-filter-any-clock = Jede Uhr
home-filter-any-language = Jede Sprache
home-filter-count =
    { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }
home-filter-clock-none = ohne Uhr
home-filter-clock-move = Zeit je Zug
home-filter-clock-game = Zeit je Spiel
home-filter-free = mit freiem Platz
home-filter-none = Kein Tisch passt. „Tisch finden“ öffnet einen, den andere finden.
home-find = Tisch finden
home-find-found = Du hast einen Platz.
home-find-new = Niemand hat gewartet. Andere finden deinen Tisch.
home-stats = Statistik
home-table-rematch = Revanche: Ein Platz ist für dich da
home-setups = Aufstellungen
home-setups-account = Bei deinem Konto, auf allen deinen Geräten.
home-setups-device = In diesem Browser. Mit einem Konto findest du sie auf jedem Gerät.
home-setup-name = Name dieser Aufstellung
home-setup-keep = Merken
home-setup-kept = „{ $name }“ ist gemerkt.
home-setup-remove = Vergessen
home-setups-none = Noch keine Aufstellungen.
home-setup-seats =
    { $count ->
        [one] ein Platz
       *[other] { $count } Plätze
    }
home-tournaments = Turniere
home-invited-tournament = { $name } lädt dich zu einem Turnier ein
