# Taking back a misclick, with the other side’s consent; claiming the tricks that are left.

take-back-button = Take back { $what }
take-back-call = “{ $call }”
take-back-asked = { $player } asks to take back { $what }. It is for { $awaited } to accept or refuse; if play goes on first, nothing changes.
take-back-agreed = { $player } agrees.
take-back-asked-until = Without an answer, the request lapses { $time }.
take-back-question = { $player } asks to take back { $what }. Do you agree?
take-back-waiting = You asked to take back { $what }. Waiting for { $awaited } to answer.
take-back-agreed-waiting = You agree that { $player } takes back { $what }. Waiting for { $awaited } to answer.
take-back-button-yes = Accept
take-back-button-no = Refuse
take-back-done = { $player } took back { $what }.
take-back-refused = { $by } does not agree: { $player } does not take back { $what }.
take-back-lapsed = Not all agreed in time: { $player } does not take back { $what }.
take-back-overtaken = Play went on before the answer: { $player } does not take back { $what }.
take-backs-button =
    { $allowed ->
        [yes] Take-backs: yes
       *[other] Take-backs: no
    }

claim-button = The rest are mine
claim-denied = It is not certain yet: from what you can know, a trick may still be taken from you. Play this one.
claim-made =
    { $player } claimed { $tricks ->
        [one] the last trick
       *[other] the last { $tricks } tricks
    }: nobody could have taken them.
