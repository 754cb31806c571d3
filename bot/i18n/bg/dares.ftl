# Предизвикателства, които кодът нарича dares: същите раздавания за всички, всеки сам, за няколко дни.

dare-call-title = Предизвикателство
dare-call = { $game }: всички играят същите раздавания, сами с трима експерти, когато имат време. Оценката ви е разликата от средното на другите.
dare-again =
    { $count ->
        [one] Раздаването от приключило предизвикателство.
       *[other] Всичките { $count } раздавания от приключило предизвикателство.
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
    }, всеки сам с трима експерти
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
dare-how = Средното от разликите с другите във всяко раздаване, най-много по 300 точки, и колко може да го измести случайността (±). Неизиграно докрай раздаване се брои за −40; под половината раздавания няма класиране.
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
    }
