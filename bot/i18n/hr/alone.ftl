# Dijeljenje koje se igra samostalno s tri stručnjaka, zbog čega god.

alone-button-on = Nastavi
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
    }: { $points }
alone-passed = Svi su rekli dalje: { $points }
