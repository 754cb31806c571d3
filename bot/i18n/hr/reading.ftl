# Čitanje ruku: što je o tuđim kartama sigurno nakon nekoliko štihova.

reading-head = Čitanje ruku · vi ste { $seat }
reading-contract-own = Vaš ugovor: { $contract }
reading-who = Tko ima { THE($card) }?
reading-trumps = Koliko je aduta ostalo kod drugih?
reading-held = { $seat } ima { THE($card) }.
reading-left = Odigrani aduti: { $played } · vaši: { $own } · kod drugih: { $left }
reading-reason =
    { $sign ->
        [void] { $seat } nije dao traženu boju ({ $suit }) u štihu { $number }.
        [unruffed] { $seat } nije sjekao u štihu { $number }: nema aduta.
        [silent] { $seat } je u štihu { $number } odigrao { THE($played) } bez prijave bele.
       *[ceiling] { $seat } u štihu { $number } nije išao preko u adutu.
    }
