# Предизвикателства, които кодът нарича dares: същите раздавания за всички, всеки сам, за няколко дни.

dare-call-title = Предизвикателство
dare-call =
    { $game }: { $way ->
        [pair] двойки играят същите раздавания на маса, срещу двама експерти. Оценката ви е разликата от средното на другите двойки.
        [table] четирима приятели играят раздаванията на своята маса; накрая три маси с експерти играят със същите карти. Оценката ви е разликата от средното на другите маси.
       *[alone] всички играят същите раздавания, сами с трима експерти, когато имат време. Оценката ви е разликата от средното на другите.
    }
dare-way =
    { $way ->
        [pair] по двойки
        [table] на една маса
       *[alone] всеки сам
    }
dare-again =
    { $count ->
        [one] Раздаването
       *[other] Всичките { $count } раздавания
    } { $game ->
        [yes] от приключила партия.
       *[no] от приключило предизвикателство.
    } Който ги познава, се отбелязва с † и не се класира.
dare-count =
    { $count ->
        [one] { $count } раздаване
       *[other] { $count } раздавания
    }
dare-days =
    { $days ->
        [one] отворено { $days } ден
       *[other] отворено { $days } дни
    }
dare-button-call = Предизвиквам всички тук
dare-button-play = Играя
dare-button-next = Раздаване { $number } от { $count }
dare-button-ranking = Класиране
dare-button-deals = Раздавания
dare-button-dare = Предизвикателство
dare-button-post = Публикуване тук
dare-button-again = Същите раздавания пак
dare-button-hands = Всички ръце
dare-button-own = Моята игра отново
dare-own = Вашите предизвикателства
dare-own-open = { $code } · { $played } от { $count }
dare-own-over = { $code } · приключило
dare-title = Предизвикателство от { $host }
dare-title-somebody = Предизвикателство от играч
dare-what =
    { $count ->
        [one] { $game } · { $count } раздаване
       *[other] { $game } · { $count } раздавания
    }, { $way ->
        [pair] двойки срещу двама експерти
        [table] маса, сравнена с три маси с експерти
       *[alone] всеки сам с трима експерти
    }
dare-open = Код **{ $code }** · край { $ends }
dare-over = Код **{ $code }** · приключи { $ends }
dare-outdated = Правилата на тази игра са се променили: предизвикателството приключи по-рано, с изиграното дотогава.
dare-seal = Печат { $seal }…: зърното на раздаванията се показва накрая.
dare-seed = Зърно на раздаванията `{ $seed }`.
dare-own-played = Вие: { $played } от { $count }
dare-seen = † Вече сте виждали някое раздаване: в списъка сте, но не се класирате.
dare-nobody = Никой не прие предизвикателството ви.
dare-nobody-coded = { $code }: никой не прие предизвикателството ви.
dare-head = Предизвикателство { $code }, раздаване { $number } от { $count }
dare-late = Предизвикателството приключи: можете да доиграете извън класирането.
dare-hands-at = Всички ръце накрая ({ $ends }).
dare-compared = оценка { $mark } · № { $rank } от { $count }
dare-first = още няма с кого да се сравни
dare-unranked = извън класирането
dare-empty = Още никой не е завършил раздаване.
dare-how = Средното от разликите { $way ->
        [pair] с другите двойки
        [table] със същата страна на другите маси
       *[alone] с другите
    } във всяко раздаване, най-много по 300 точки, и колко може да го измести случайността (±). Неизиграно докрай раздаване се брои за −40; под половината раздавания няма класиране.
dare-more =
    { $count ->
        [one] … и още { $count }
       *[other] … и още { $count }
    }
dare-line = **{ $rank }** · { $player }{ $known ->
        [yes] { " " }· { $mark }{ $sure ->
            [yes] { " " }± { $error }
           *[no] { "" }
        }
       *[no] { "" }
    }
dare-line-playing =
    { $player } · { $played } от { $count }{ $few ->
        [yes] , извън класирането
       *[no] { "" }
    }
dare-line-seen = † { $player } · { $played } от { $count }, извън класирането
dare-deals = Какво направиха другите
dare-deal = Раздаване { $number }
dare-deal-to-play = **{ $number }** · предстои
dare-deal-played = **{ $number }** · { $result } · { $compared }
dare-deal-line = **{ $rank }** · { $player } · { $result }{ $compared ->
        [yes] { " " }· оценка { $mark }
       *[no] { "" }
    }{ $stood ->
        [yes] { " " }°
       *[no] { "" }
    }
dare-button-on = Следващо раздаване
dare-button-game = Предизвикай
dare-unsealed = Тези раздавания са от вече изиграна партия.
dare-experts-wait = Три маси с експерти играят същите раздавания: класирането следва.
dare-experts = Маси с експерти: { $leads } (Север–Юг)
lobby-dare = Предизвикателство { $code }, раздаване { $number }: само това раздаване, без рейтинг.
