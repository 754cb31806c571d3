# Dijeljenje koje se igra samostalno s tri stručnjaka, zbog čega god.

alone-button-on = Nastavi
practice-button = Odigraj dijeljenje sam
practice-button-again = Drugo dijeljenje
practice-title = Dijeljenje za vježbu
practice-head = Dijeljenje za vježbu, samo za vas
practice-private = Vidjeli ste ga samo vi i nigdje se ne računa.
alone-thinking = { $head }: stručnjaci razmišljaju…
alone-somebody = netko
alone-result =
    { $own ->
        [yes] { BY($contract) }
       *[no] { BY($contract) }, u obrani
    }, { $result ->
        [made] prolaz
        [failed] pad
        [tie] neriješeno
        [penalty] renons
       *[void] poništeno
    }: { $points } u partiji
alone-passed = Svi su rekli dalje: { $points } u partiji
alone-par = Najbolje moguće s otvorenim kartama: { BY($contract) } ({ $points } u partiji).
