# Hand reading: what is certain of the other hands after a few tricks.

reading-head = Hand reading · you are { $seat }
reading-contract-own = Your contract: { $contract }
reading-who = Who holds { THE($card) }?
reading-trumps = How many trumps do the others still hold?
reading-held = { $seat } holds { THE($card) }.
reading-left = Trumps played: { $played } · yours: { $own } · the others’: { $left }
reading-reason =
    { $sign ->
        [void] { $seat } did not follow { $suit } in trick { $number }.
        [unruffed] { $seat } did not ruff in trick { $number }: they have no trumps.
        [silent] { $seat } played { THE($played) } in trick { $number } without declaring belote.
       *[ceiling] { $seat } did not play a higher trump in trick { $number }.
    }
