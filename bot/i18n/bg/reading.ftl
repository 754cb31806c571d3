# Четене на ръцете: какво е сигурно за чуждите карти след няколко взятки.

reading-head = Четене на ръцете · вие сте { $seat }
reading-contract-own = Вашият договор: { $contract }
reading-who = У кого е { THE($card) }?
reading-trumps = Колко коза са останали у другите?
reading-held = { THE($card) } е у { $seat }.
reading-left = Изиграни козове: { $played } · у вас: { $own } · у другите: { $left }
reading-reason =
    { $sign ->
        [void] { $seat } не отговори на { $suit } във взятка { $number }.
        [unruffed] { $seat } не цака във взятка { $number }: няма коз.
        [silent] { $seat } игра { THE($played) } във взятка { $number }, без да обяви белот.
       *[ceiling] { $seat } не се качи с коз във взятка { $number }.
    }
