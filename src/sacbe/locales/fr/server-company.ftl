problem-forbidden-watchers-chat = À cette table, les spectateurs ne peuvent pas parler.
problem-too-many-reactions =
    { $seconds ->
        [one] Doucement : vous pourrez refaire un signe dans une seconde.
       *[other] Doucement : vous pourrez refaire un signe dans { $seconds } secondes.
    }
