# Une donne jouée seul avec trois experts, pour un jour ou pour un défi.

alone-button-on = Continuer
alone-thinking = { $head } : les experts réfléchissent…
alone-somebody = quelqu’un
alone-result =
    { $own ->
        [yes] { BY($contract) }
       *[no] { BY($contract) }, en défense
    }, { $result ->
        [made] réussi
        [failed] chuté
        [tie] égalité
        [penalty] réclamation
       *[void] donne nulle
    } : { $points }
alone-passed = Tout le monde a passé : { $points }
