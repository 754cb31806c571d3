# Предизвикателства: същите раздавания за всички, всеки сам или на маси, за няколко дни.

challenge-call-title = Предизвикателство
challenge-call =
    { $game }: { $way ->
        [pair] двойки играят същите раздавания на маса, срещу двама експерти. Оценката ви е разликата от средното на другите двойки.
        [table] четирима приятели играят раздаванията на своята маса; накрая три маси с експерти играят със същите карти. Оценката ви е разликата от средното на другите маси.
       *[alone] всички играят същите раздавания, сами с трима експерти, когато имат време. Оценката ви е разликата от средното на другите.
    }
challenge-way =
    { $way ->
        [pair] по двойки
        [table] на една маса
       *[alone] всеки сам
    }
challenge-again =
    { $count ->
        [one] Раздаването
       *[other] Всичките { $count } раздавания
    } { $game ->
        [yes] от приключила партия.
       *[no] от приключило предизвикателство.
    } Който ги познава, се отбелязва с † и не се класира.
challenge-count =
    { $count ->
        [one] { $count } раздаване
       *[other] { $count } раздавания
    }
challenge-days =
    { $days ->
        [one] отворено { $days } ден
       *[other] отворено { $days } дни
    }
challenge-button-call = Предизвиквам всички тук
challenge-button-play = Играя
challenge-button-next = Раздаване { $number } от { $count }
challenge-button-ranking = Класиране
challenge-button-deals = Раздавания
challenge-button-challenge = Предизвикателство
challenge-button-evening = Вечер
challenge-button-post = Публикуване тук
challenge-button-again = Същите раздавания пак
challenge-button-hands = Всички ръце
challenge-button-own = Моята игра отново
challenge-button-table = Маса { $number }
challenge-own = Вашите предизвикателства
challenge-own-open = { $code } · { $played } от { $count }
challenge-own-over = { $code } · приключило
challenge-title = Предизвикателство от { $host }
challenge-title-somebody = Предизвикателство от играч
challenge-title-evening =
    { $named ->
        [yes] { $title }: еднакви раздавания
       *[no] Вечер с еднакви раздавания
    }
challenge-what =
    { $count ->
        [one] { $game } · { $count } раздаване
       *[other] { $game } · { $count } раздавания
    }, { $way ->
        [evening] едни и същи раздавания на масите на една вечер
        [pair] двойки срещу двама експерти
        [table] маса, сравнена с три маси с експерти
       *[alone] всеки сам с трима експерти
    }
challenge-open = Код **{ $code }** · край { $ends }
challenge-over = Код **{ $code }** · приключи { $ends }
challenge-outdated = Правилата на тази игра са се променили: предизвикателството приключи по-рано, с изиграното дотогава.
challenge-seal = Печат { $seal }…: накрая „{ challenge-button-deals }“ показва зърното на раздаванията.
challenge-seed = Зърно на раздаванията `{ $seed }`.
challenge-own-played = Вие: { $played } от { $count }
challenge-seen = † Вече сте виждали някое раздаване: в списъка сте, но не се класирате.
challenge-nobody = Никой не прие предизвикателството ви.
challenge-nobody-coded = { $code }: никой не прие предизвикателството ви.
challenge-head = Предизвикателство { $code }, раздаване { $number } от { $count }
challenge-late = Предизвикателството приключи: можете да доиграете извън класирането.
challenge-hands-at = Всички ръце накрая ({ $ends }).
challenge-hands-evening = Всички ръце в края на вечерта.
challenge-compared = оценка { $mark } · № { $rank } от { $count }
challenge-first = още няма с кого да се сравни
challenge-here = Разлика спрямо другите: **{ $mark }**
challenge-unranked = извън класирането
challenge-empty = Още никой не е завършил раздаване.
challenge-how = Средното от разликите { $way ->
        [pair] с другите двойки
        [table] със същата страна на другите маси
       *[alone] с другите
    } във всяко раздаване, най-много по 300 точки, и колко може да го измести случайността (±). Започнато раздаване се брои: което напуснете, експерти го доиграват накрая и то струва колкото направят, най-много 0, минус 40. Незапочнато раздаване се брои за −40 или за вашата средна, ако е по-ниска; под половината изиграни раздавания няма класиране.
challenge-how-evening = Средното от разликите със същата страна на другите маси във всяко раздаване, най-много по 300 точки, и колко може да го измести случайността (±). Раздаване, за което не сте имали място, не се брои; което масата ви не е започнала навреме, се брои за 0 или за вашата средна, ако е по-ниска. Което напуснете, експерти го доиграват накрая и то струва колкото направят, най-много 0, минус 40. Пропуснатото след напускане се брои за −40 или за вашата средна, ако е по-ниска; под половината изиграни раздавания няма класиране.
challenge-more =
    { $count ->
        [one] … и още { $count }
       *[other] … и още { $count }
    }
challenge-line = **{ $rank }** · { $player }{ $known ->
        [yes] { " " }· { $mark }{ $sure ->
            [yes] { " " }± { $error }
           *[no] { "" }
        }
       *[no] { "" }
    }
challenge-line-playing =
    { $player } · { $played } от { $count }{ $few ->
        [yes] , извън класирането
       *[no] { "" }
    }
challenge-line-seen = † { $player } · { $played } от { $count }, извън класирането
challenge-deals = Какво направиха другите
challenge-deal = Раздаване { $number }
challenge-deal-to-play = **{ $number }** · предстои
challenge-deal-missed = **{ $number }** · не е започнато
challenge-deal-played = **{ $number }** · { $result } · { $compared }
challenge-deal-line = **{ $rank }** · { $player } · { $result }{ $compared ->
        [yes] { " " }· оценка { $mark }
       *[no] { "" }
    }{ $stood ->
        [yes] { " " }°
       *[no] { "" }
    }
challenge-stood = ° Част от раздаването е играл друг от тази страна.
challenge-button-before = Предишно раздаване
challenge-button-on = Следващо раздаване
challenge-button-game = Предизвикай
challenge-unsealed = Тези раздавания са от вече изиграна партия.
challenge-experts-wait = Три маси с експерти играят същите раздавания: класирането следва.
challenge-experts = Маси с експерти: { $leads } (Север–Юг)
challenge-deal-of-evening = Раздаването на вечерта: номер { $number }, от { $most } до { $least }
closed-room-elsewhere = Играете на друга маса: { $channel }
closed-room-over = Раздаване { $number } е изиграно
closed-room-evening = Раздаване { $number } от { $count }, същото на всички маси
closed-room-why =
    И други ще играят това раздаване: изиграното се вижда само по ръцете, до края на { $evening ->
        [yes] вечерта
       *[no] предизвикателството
    }.
challenge-begun-wait = Експерти доиграват започнатите раздавания: следва класирането.
challenge-soon =
    Започнато раздаване се брои; { $minutes ->
        [one] остава { $minutes } минута
       *[other] остават { $minutes } минути
    }.
challenge-left = напуснато, доиграно от експерти · оценка { $mark }
challenge-deal-begun = **{ $number }** · започнато: накрая го доиграват експерти
