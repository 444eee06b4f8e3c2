problem-forbidden-watchers-chat = An diesem Tisch können Zuschauer nicht mitreden.
problem-too-many-reactions =
    { $seconds ->
        [one] Langsam: In einer Sekunde kannst du wieder ein Zeichen geben.
       *[other] Langsam: In { $seconds } Sekunden kannst du wieder ein Zeichen geben.
    }
