# The training table and its coach.

training-button =
    { $training ->
        [yes] Training: yes
       *[other] Training: no
    }
coach-table = Training table
coach-count =
    { $seat } has asked the coach { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }
coach-question = { $player } would like to ask the coach. Do you agree for this game? Everyone may ask then, and everyone sees how often.
coach-awaited = Waiting for { $awaited } to answer.
coach-refused = { $player } refused the coach for this deal.
coach-button-yes = Agree
coach-button-no = No coach
coach-button =
    { $bidding ->
        [yes] What should I bid?
       *[no] Ask the coach
    }
coach-sent = The other players have to agree first. Then ask again.
coach-thinking = The coach is thinking…
coach-late = Your turn passed while the coach was thinking.
coach-advice = The coach: **{ $move }**. { $why }
coach-forced = Nothing else is possible.
coach-chances =
    { $others ->
        [0] Chances of winning the game: { $best }.
       *[other] Chances of winning the game: { $best }; otherwise { $moves }.
    }
coach-chance = { $move } ({ $chance }%)
coach-made =
    { $calls ->
        [yes] { BY($contract) }, if it is played: { $chance }% likely to be made.
       *[no] { BY($contract) }: { $chance }% likely to be made.
    }
coach-equal = { $moves } are equal within the error: about { $chance }% to win the game.
coach-otherwise = Otherwise: { $moves }.
coach-thumb = A rule of thumb: nothing to work out, or no time.

# These moves have better chances than the advice, in the deals that the coach has tried.

coach-better-untrue = In the deals that were tried, you win more often with { $moves }, but it would misdescribe your hand to your partner.
coach-better-thumb = This is common-sense advice: in the few deals that were tried, you win more often with { $moves }.
coach-better-clear = In the deals that were tried, you win more often with { $moves }: another expert might prefer it.
