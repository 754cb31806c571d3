# Вечерите на сървъра: записване, напомняне, присъствие, маси.

evening-title = Игрални вечери
evening-none = Този сървър още няма игрална вечер. Тя кани хората да играят, всяка седмица или веднъж: записват се с бутон, а масите се правят сами.
evening-hint = Запишете се на картичката, в канала на вечерта. В уречения час масите се правят сами, а партньорите се сменят от вечер на вечер.
evening-weekly = всяка седмица: { $weekday }
evening-once = веднъж
evening-card-link = [Картичката]({ $link })
evening-paused =
    { $why ->
        [channel] В пауза: вече не мога да пиша в канала ѝ.
        [empty] В пауза: няколко вечери никой не дойде.
       *[manager] В пауза.
    }
evening-no-threads =
    { $same ->
        [yes] Без { $permissions } в този канал не мога да отворя нишка за всяка маса: в канала играе по една маса; в следващия кръг – които са играли най-малко.
       *[no] Без { $permissions } в този канал не мога да отворя нишка за всяка маса: първата ще е в канала, другите трябва да се отворят другаде.
    }
evening-signup =
    { $count ->
        [one] Записване от предния ден
       *[other] Записване { $count } дни по-рано
    }
evening-confirm = Да се изтрие ли „{ $title }“ със записванията и каквото се знае за масите ѝ?
evening-others =
    { $count ->
        [one] още { $count }
       *[other] още { $count }
    }

# Прозорецът.

evening-window = Игрална вечер
evening-usual-title = Белот вечер
evening-field-title = Заглавие
evening-field-day = Ден от седмицата или дата
evening-field-hour = Час
evening-field-channel = Канал
evening-field-game = Игра
evening-example-day = четвъртък или 24.12.2026
evening-example-hour = 21:00
evening-game-usual = Обичайната за сървъра
evening-game-same = Еднакви раздавания на всички маси

# Картичката.

evening-coming-yes = Идват ({ $count }):
evening-coming-maybe = Може би ({ $count }):
evening-coming-no = Този път не ({ $count }):
evening-same = едни и същи раздавания на всички маси: { $count ->
        [one] { $count } раздаване
       *[other] { $count } раздавания
    }, около час
evening-together = Заедно: { $pairs }.
evening-plan =
    { $full ->
        [one] Една маса
       *[other] { $full } маси
    }{ $left ->
        [0] .
        [1] { " " }и един човек, който чака място.
        [2] { " " }и още една с два компютъра.
       *[other] { " " }и още една с един компютър.
    }
evening-missing =
    { $count ->
        [one] Още 1 играч и има
       *[other] Още { $count } играчи и има
    } { $first ->
        [1] маса.
        [2] втора маса.
        [3] трета маса.
       *[other] още една маса.
    }
evening-goes-on = [Вечерта продължава по-долу]({ $link })
evening-card-over = **{ $title }**: тази вечер мина.
evening-card-missed = **{ $title }**: тази вечер не се състоя, нямаше ме.
evening-card-postponed = **{ $title }**: тази вечер е отложена.
evening-card-moved = **{ $title }**: тази вечер е променена.
evening-card-paused = **{ $title }**: в пауза.
evening-card-deleted = **{ $title }**: изтрита.

# С кого.

evening-with-none = С кого искате да играете?
evening-with-one = Искате да играете с { $user }.
evening-with-hint = Ще сте партньори, ако и двамата го поискате. Иначе партньорите се сменят { $same ->
        [yes] от кръг на кръг
       *[no] от вечер на вечер
    }.
evening-with-placeholder = С когото и да е

# Напомнянето.

evening-soon = **{ $title }** започва { $when }.
evening-soon-coming = { $people }: до след малко!
evening-soon-maybe = Може би: { $people }.
evening-few =
    { $count ->
        [0] Още никой не се е записал.
        [one] Записал се е един човек.
       *[other] { $count } души: останалите места ще заемат компютри.
    } { $weekly ->
        [yes] Играем ли, или отлагаме за другата седмица?
       *[no] Играем ли, или отлагаме за утре?
    }
evening-few-on =
    { $count ->
        [one] Играем въпреки това, с компютри.
       *[other] Играем въпреки това: { $count } души, с компютри.
    }
evening-postponed = { $user } отложи „{ $title }“: ще е { $when }.
evening-reminded =
    { $reminded ->
        [yes] Пак ще ви споменавам преди вечерите, на които идвате.
       *[no] Вече няма да ви споменавам преди вечер. Това се променя и с { help-command-me }.
    }

# В уречения час.

evening-now = { $title }: да играем!
evening-here =
    { $of ->
        [0] Още няма никого.
       *[other] **Тук са: { $here } от { $of }**
    }
evening-awaited = Чакаме { $people }.
evening-until = Масите се правят { $when } или щом всички записали се са тук.
evening-tables = { $title }: масите
evening-round = { $title }: кръг { $number } от { $count }
evening-table = **Маса { $number }**: { $players }
evening-against = { $first } срещу { $second }
evening-thread = Маса { $number } · { $title }
evening-elsewhere = Не успях да отворя масите без връзка: отворете ги в друг канал с { help-command-start }.
evening-waiting = Чакат място: { $people }.
evening-in-turn = Без нишки в този канал играе по една маса; в следващия кръг – които са играли най-малко.
evening-nobody = Този път никой не дойде.
evening-alone = Сами сте: { help-command-start } отваря маса с три компютъра, докато дойде някой.

# След това.

evening-after = { $title }: как мина
evening-game = { $first } **{ $ours }** · { $second } **{ $theirs }**
evening-best =
    { $points ->
        [one] Най-доброто раздаване: { $points } точка, с договор на { $player }.
       *[other] Най-доброто раздаване: { $points } точки, с договор на { $player }.
    }
evening-next = Следваща вечер: { $when }.
evening-missed = Съжалявам, нямаше ме в часа на „{ $title }“.
evening-empty = „{ $title }“: { $count } вечери без никого. Тя е в пауза; който управлява сървъра, може да я поднови с { help-command-evening }.

# Бутоните.

evening-button-yes = Идвам
evening-button-maybe = Може би
evening-button-no = Този път не
evening-button-with = С…
evening-button-play = Играем
evening-button-postpone = Отлагаме
evening-button-quiet = Не ми напомняй
evening-button-again = Напомняй ми пак
evening-button-here = Тук съм
evening-button-late = И аз съм тук
evening-button-mix = Разбъркване на масите
evening-button-compare = А другаде?
evening-button-season = Сезон
evening-button-new = Нова вечер
evening-button-edit = Промяна
evening-button-pause = Пауза
evening-button-resume = Подновяване
evening-button-card = Картичката най-долу
evening-button-delete = Изтриване
evening-button-back = Назад

# Отказите.

evening-refused-gone = Тази вечер вече не съществува.
evening-refused-over = Тази вечер е минала, отложена или спряна за момента.
evening-refused-begun = Записването приключи: часът дойде. Натиснете „Тук съм“ по-долу.
evening-refused-self = Изберете някой друг, не себе си.
evening-refused-not-coming = Само който идва, може да реши дали вечерта ще я има.
evening-refused-host = Само организаторът или управляващ сървъра отлага вечер.
evening-refused-enough = Вече сте { $count }: вечерта ще се състои.
evening-refused-seated = Седите на маса { $number }: { $channel }
evening-playing-elsewhere = Още играете на маса: { $channel }.
evening-button-leave = Напускам я и идвам
evening-came = Отбелязано: тук сте.
evening-refused-not-here = Само седящите на тези маси могат да ги разбъркат.
evening-refused-playing-on = На една от масите още се играе: изчакайте края на партията ѝ.
evening-refused-going-on = В момента тече вечер: променете я, когато мине.
evening-refused-many = Един сървър има най-много { $count } игрални вечери: първо изтрийте някоя.
evening-refused-channel = Този канал вече има седмична вечер: „{ $title }“.
evening-refused-day = Не разбирам деня „{ $typed }“. Напишете ден от седмицата, например четвъртък, или дата, например 24.12.2026.
evening-refused-hour = Не разбирам часа „{ $typed }“. Напишете го така: 21:00.
evening-refused-past = Това вече мина: { $when }. Изберете бъдеща дата.
evening-refused-far = „{ $typed }“ е твърде далеч: вечер може да се насрочи най-много година напред.
evening-refused-games = Изберете една игра; еднаквите раздавания се избират освен нея.
evening-refused-same = Еднаквите раздавания се играят от четирима, с партньор: изберете такава игра.
evening-refused-round =
    { $waits ->
        [yes] Кръгът приключи: { $tables }.
       *[no] Кръгът приключи.
    }
evening-plays-on = маса { $table } играе раздаване { $number }
evening-season-title =
    { $title }: { $season ->
        [1] зимен сезон
        [2] пролетен сезон
        [3] летен сезон
       *[4] есенен сезон
    } { $year }
evening-season-line = **{ $rank }** · { $player } · { $mark } · { $came } от { $count } вечери
evening-season-few = { $player } · { $mark } · { $came } от { $count } вечери, извън класирането
evening-season-soon = Този сезон се класира, щом има достатъчно вечери с еднакви раздавания: засега { $count } от { $least }.
evening-season-how = Средното от нечии вечери с еднакви раздавания; който е дошъл на по-малко от половината, е посочен без място. Рейтингът не се променя.
