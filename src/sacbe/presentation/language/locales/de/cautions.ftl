# Was eine Wahl verlieren oder verschwenden würde, gesagt, bevor sie getroffen wird.
caution-tzolkin-idle = Der Arbeiter auf { $gear } { $space } kommt heim und kann nichts tun.
caution-tzolkin-hunger =
    { $workers ->
        [one] { $workers } Arbeiter bleibt am Nahrungstag hungrig: −{ $points } Punkte.
       *[other] { $workers } Arbeiter bleiben am Nahrungstag hungrig: −{ $points } Punkte.
    }
caution-tzolkin-pushed-off = Der Tag schiebt deinen Arbeiter vom letzten Feld von { $gear }: Er kommt ohne Aktion heim.
caution-temple_of_chac-dice =
    { $dice ->
        [one] { $dice } nicht genutzter Würfel verfällt.
       *[other] { $dice } nicht genutzte Würfel verfallen.
    }
caution-temple_of_chac-fallen = Du bleibst am Boden liegen: Aufstehen würde einen Würfel kosten.
caution-chichen_itza-idle = Diese Aktion bewirkt jetzt nichts: Ihr Preis und der Zug wären umsonst.
caution-chichen_itza-warriors =
    { $warriors ->
        [one] { $warriors } weiterer Krieger könnte kommen und bleibt in der Reserve.
       *[other] { $warriors } weitere Krieger könnten kommen und bleiben in der Reserve.
    }
caution-chichen_itza-march = Niemand marschiert: Die Aktion ist umsonst.
play-caution = Achtung: { $text }
