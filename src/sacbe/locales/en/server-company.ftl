problem-forbidden-watchers-chat = Watchers cannot talk at this table.
problem-too-many-reactions =
    { $seconds ->
        [one] Not so fast: you can give a sign again in one second.
       *[other] Not so fast: you can give a sign again in { $seconds } seconds.
    }
