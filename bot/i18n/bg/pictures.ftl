# Текст върху картинките и описанията им.

pictures-bid = Наддаване: { $contract }
pictures-called = Договор: { $contract }
pictures-no-bid = Наддаване
pictures-contract-short = { SHORT($contract) }
pictures-deal = Раздаване { $number }
pictures-problem = Задача { $number }
pictures-lesson = Урок { $number }
pictures-reading = Четене на ръцете
pictures-dealer = картите са от { $dealer }
pictures-dealer-mark = Р
pictures-last-trick = Предишна
pictures-team =
    { $team ->
        [north_south] С–Ю
       *[east_west] И–З
    }

pictures-of-table = Картинка на масата. { $deal }.
pictures-of-lobby = Картинка на масата преди партията: { $game }.
pictures-computer = { $called } · компютър
pictures-computer-short = { $seat } ⚙
pictures-said = { $seat } казва „{ $word }“.
pictures-seat = { $seat }: { $player }.
pictures-awaited = На ход е { $seat }.
pictures-awaited-call = Обявява { $seat }.
pictures-your-turn = Ваш ред е да играете.
pictures-your-call = Ваш ред е да обявите.
pictures-calls = Последни обяви: { $calls }.
pictures-turned = Обърната карта: { $card }.
pictures-laid = { $seat } { $card }
pictures-laid-best = { $seat } { $card } (държи)
pictures-trick = На масата: { $plays }.
pictures-past-trick = Последна взятка: { $plays }.
pictures-piles = Пред { $seat } (+1: закрита карта отдолу): { $cards }.
pictures-pile-covering = { $card } +1
pictures-pile-bare = закрита карта
pictures-scores = Резултат: { $scores }.
pictures-held = Ръка: { $cards }.
pictures-playable = Може да играете: { $cards }.

pictures-not-playable = Сега не може: { $cards }.

pictures-of-game =
    Картинка: резултатът след всяко раздаване. { $deals ->
        [one] Едно раздаване
       *[other] { $deals } раздавания
    }, { $scores }.
pictures-turn = { $number }: { BY($contract) }, { $result ->
        [made] изкарана
        [failed] вкарана
       *[other] нито изкарана, нито вкарана
    }, { $first } на { $second }
pictures-turn-bare = { $number }: без договор, { $first } на { $second }

pictures-moment-capot = Капо!
pictures-moment-double = Вътре!
pictures-moment-comeback = Обрат!
pictures-told-capot = { $team } взеха всички взятки
pictures-told-double = Контрата беше на { $team }
pictures-told-comeback =
    { $team } водят, след като изоставаха с { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
