# A deal that is played alone with three experts, whatever for.

alone-button-on = Go on
practice-button = Play a deal alone
practice-button-again = Another deal
practice-title = Practice deal
practice-head = Practice deal, for you alone
practice-private = Only you have seen it, and it counts nowhere.
alone-thinking = { $head }: the experts are thinking…
alone-somebody = someone
alone-result =
    { $own ->
        [yes] { BY($contract) }
       *[no] { BY($contract) }, in defence
    }, { $result ->
        [made] made
        [failed] failed
        [tie] tied
        [penalty] challenged
       *[void] void
    }: { $points } game points
alone-passed = Everyone passed: { $points } game points
alone-par = Best possible, all hands open: { BY($contract) } ({ $points } game points).
