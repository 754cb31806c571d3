# Taking back a misclick, with the other side’s consent; claiming the tricks that are left.

take-back-button = Take back { $what }
take-back-call = “{ $call }”
take-back-asked = { $player } asks to take back { $what }. { $awaited } can accept or refuse; if play goes on first, the request lapses.
take-back-agreed = { $player } agrees.
take-back-asked-until = Without an answer, the request lapses { $time }.
take-back-question = { $player } asks to take back { $what }. Do you agree?
take-back-waiting = You asked to take back { $what }. Waiting for { $awaited } to answer.
take-back-agreed-waiting = You agreed that { $player } may take back { $what }. Waiting for { $awaited } to answer.
take-back-button-yes = Accept
take-back-button-no = Refuse
take-back-done = { $player } took back { $what }.
take-back-refused = { $by } refused: { $player } does not take back { $what }.
take-back-lapsed = Not everyone agreed in time: { $player } does not take back { $what }.
take-back-overtaken = Play went on before the answer: { $player } does not take back { $what }.
take-backs-button =
    { $allowed ->
        [yes] Take-backs: yes
       *[other] Take-backs: no
    }

claim-button =
    { $variant ->
        [baloot] Sawa: the rest are mine
       *[other] The rest are mine
    }
claim-denied = That is not certain: from what you can know, you could still lose a trick. Play this trick.
claim-made =
    { $player } claimed { $tricks ->
        [one] the last trick
       *[other] the last { $tricks } tricks
    }: no other player could have won any of them.
