# Lire les mains : ce qui est certain chez les autres après quelques plis.

reading-head = Lecture · vous êtes en { $seat }
reading-contract-own = Votre contrat : { $contract }
reading-who = Qui a { THE($card) } ?
reading-trumps = Combien d’atouts restent chez les autres ?
reading-held = { $seat } a { THE($card) }.
reading-left = Atouts tombés : { $played } · chez vous : { $own } · chez les autres : { $left }
reading-reason =
    { $sign ->
        [void] { $seat } n’a pas fourni à { $suit } au pli { $number }.
        [unruffed] { $seat } n’a pas coupé au pli { $number } : plus d’atout.
        [silent] { $seat } a joué { THE($played) } au pli { $number } sans annoncer de belote.
       *[ceiling] { $seat } n’a pas pu monter à l’atout au pli { $number }.
    }
