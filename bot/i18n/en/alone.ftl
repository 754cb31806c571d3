# A deal that is played alone with three experts, whatever for.

alone-button-on = Go on
alone-thinking = { $head }: the experts are thinking…
alone-somebody = somebody
alone-result =
    { $own ->
        [yes] { BY($contract) }
       *[no] { BY($contract) }, in defence
    }, { $result ->
        [made] made
        [failed] down
        [tie] a tie
        [penalty] penalty
       *[void] void
    }: { $points }
alone-passed = Everybody passed: { $points }
