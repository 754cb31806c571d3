# Раздаването на деня: сам с трима експерти, едни и същи карти за всички.

today-title = Раздаване на деня № { $number }
today-what = { $game }, сами с трима експерти: едни и същи карти за всички.
today-once = Един опит, който можете да продължите, когато искате, до полунощ ({ $ends }).
today-training = Този ден е минал: играете го за тренировка, извън класирането.
today-played =
    { $count ->
        [0] Още никой не го е завършил.
        [one] Завършил го е { $count } човек.
       *[other] Завършили са го { $count } души.
    }
today-streak =
    { $days ->
        [one] Поредица: { $days } ден
       *[other] Поредица: { $days } дни
    }{ $forgiven ->
        [yes] { " " }· ❄ пропуснатият ден този месец се прощава
       *[no] { "" }
    }
today-seal = Печат { $seal }…: зърното се показва тази нощ в полунощ.
today-seed = Зърно `{ $seed }`, раздаване { $drawn } от списъка му.
today-button-play = Играя
today-button-resume = Напред
today-button-leaderboard = Класиране
today-button-earlier = Минали дни
today-button-share = Споделяне
today-button-look = Всички ръце
today-button-own = Моята игра отново
today-button-back = Назад
today-button-today = Раздаване на деня
today-button-too = И аз искам
today-button-challenge = Предизвикателство
today-notify =
    { $watches ->
        [yes] Не ми съобщавай
       *[no] Съобщавай ми
    }
today-head = Раздаване на деня № { $number }
today-preparing = Раздаването на деня ще е готово след около минута.
today-button-again = Нов опит
today-outdated = Правилата на тази игра се промениха с тази версия на бота: днешното раздаване приключва тук, без класиране. Денят се брои в поредицата на всички, а следващото раздаване идва { $ends }.
today-late = Денят мина: можете да доиграете извън класирането.
today-rank = № { $rank } от { $count }.
today-unranked = Извън класирането.
today-bids =
    { $passed ->
        [yes] при { $share }% всички са пасували
       *[no] { $share }% са играли { $bid }
    }
today-judging = Взятките ви се преценяват: след няколко секунди всяка получава цвят.
today-accuracy = Точност { $accuracy }
today-square-g = добре
today-square-y = средно
today-square-r = грешка
today-square-f = принудено
today-square-count = { $square }: { $count }
today-hands-at = Всички ръце и анализът – в полунощ ({ $ends }).
today-shared =
    Раздаване на деня № { $number } · { $result } · № { $rank } от { $count } · { $days ->
        [one] поредица { $days } ден
       *[other] поредица { $days } дни
    }
today-leaderboard-here = Този сървър
today-leaderboard-all = Всички
today-leaderboard-week = Седмица
today-leaderboard-empty = Още никой.
today-leaderboard-how = С колко точки в партията собствената страна е напред в раздаването.
today-leaderboard-week-how = Най-добрите пет от последните седем минали дни: разликата от средното на другите със същите карти.
today-leaderboard-line = **{ $rank }** · { $player } · { $points }
today-lines = Как е изиграно
today-line = { $rank } · { $points }
today-no-earlier = Още няма минал ден.
today-earlier-title = Минали дни
today-earlier = Които не сте играли, можете още да играете за тренировка, извън класирането.
today-earlier-choose = Изберете ден
today-earlier-day = № { $number } · { DATETIME($date, dateStyle: "medium") }
today-post-yesterday = **Вчера, № { $number }**
today-post-week = **Седмицата**
today-post-week-how = Петте най-добри от седем дни: разликата от средното на този сървър със същите карти.
today-post-button = Играя раздаване № { $number }
today-settings-title = Раздаване на деня
today-settings = Веднъж на ден съобщение с подиума от предния ден и бутон за игра. То споменава само който е поискал.
today-settings-hour = в { NUMBER($number, minimumIntegerDigits: 2) }:00
today-settings-zone = По часовника на { $zone }.
