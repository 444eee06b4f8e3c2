# Rätsel: die Liste, und was um ein Rätsel herum steht; seine eigenen Worte kommen vom Server.
puzzles-page-title = Rätsel · Sacbe
puzzles-title = Rätsel
puzzles-badge = Rätsel
puzzles-daily = Rätsel des Tages
puzzles-daily-of = Heute in { $game }
puzzles-lessons = Lektionen
puzzles-more = Alle Rätsel
puzzles-so-far = { $done } von { $count } gelöst
puzzles-every = alle
puzzles-by-game = Spiel
puzzles-by-grade = Stufe
puzzles-by-kind = Art
puzzles-any-grade = Jede Stufe
puzzles-any-kind = Jede Art
puzzles-grade =
    { $grade ->
        [1] leicht
        [2] mittel
       *[other] schwer
    }
puzzles-row-what = { $game } · { $kind }
puzzles-row-steps =
    { $steps ->
        [one] { $game } · { $kind }, { $steps } Zug
       *[other] { $game } · { $kind }, { $steps } Züge
    }
puzzles-show-more =
    { $count ->
        [one] Noch { $count } zeigen
       *[other] Noch { $count } zeigen
    }
puzzles-none = So ein Rätsel gibt es nicht.
puzzles-open = offen
puzzles-today = heute
puzzles-solved = gelöst
puzzles-missed = verfehlt
puzzles-no-day = nicht gelöst

puzzles-rating = Rätselwertung
puzzles-rating-of = Wertung des Rätsels
puzzles-week = { $week } diese Woche
puzzles-chart = Deine Wertung, Tag für Tag
puzzles-chart-none = Mit dem ersten Rätsel beginnt deine Wertung.
puzzles-chart-soon = Ab morgen steht hier eine Linie.
puzzles-row =
    { $days ->
        [0] Noch kein Tag in Folge
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
puzzles-row-open = Löse das heutige, dann sind es { $next }. Bestwert: { $best }.
puzzles-row-done = Das heutige ist gelöst. Bestwert: { $best }.

puzzles-task = Die Aufgabe
puzzles-you = Du bist { $seat }
puzzles-players =
    { $count ->
        [one] { $count } Person spielt
       *[other] { $count } spielen mit
    }
puzzles-difficulty =
    Schwierigkeit: { $grade ->
        [1] leicht
        [2] mittel
       *[other] schwer
    }
puzzles-share = { $share } % von { $tries } Leuten lösten es im ersten Versuch
puzzles-was-solved = Im ersten Versuch gelöst.
puzzles-was-missed = Im ersten Versuch verfehlt.
puzzles-hint = Kleiner Tipp
puzzles-solution = Lösung zeigen
puzzles-costs = Ein Tipp halbiert den Gewinn. Die Lösung beendet den Versuch.
puzzles-unrated = Nur der erste Versuch wird gewertet.
puzzles-back = Letzten Zug zurücknehmen
puzzles-pick = Welcher Zug ist nicht erlaubt?
puzzles-ends = Eine falsche Antwort beendet den Versuch
puzzles-over = Der Versuch ist vorbei
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-rating-now = Deine Wertung: { $rating }
puzzles-lines = Züge: wähle einen, um ihn auf dem Brett zu sehen
puzzles-line-played = Das hast du gespielt
puzzles-line-yours = Die Lösung, wie du sie fandest
puzzles-line-solution = Die Lösung
puzzles-line-other = Ein anderer Zug
puzzles-rule = Die Regel
puzzles-reasons = Warum
puzzles-failed = Der Server antwortet nicht. Versuche es noch einmal.
