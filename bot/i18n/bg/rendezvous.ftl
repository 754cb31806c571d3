# Вечерите на сървъра: записване, напомняне, присъствие, маси.

rendezvous-title = Игрални вечери
rendezvous-none = Този сървър още няма игрална вечер. Тя кани хората да играят, всяка седмица или веднъж: записват се с бутон, а масите се правят сами.
rendezvous-hint = Запишете се на картичката, в канала на вечерта. В уречения час масите се правят сами, а партньорите се сменят от вечер на вечер.
rendezvous-weekly = всяка седмица: { $weekday }
rendezvous-once = веднъж
rendezvous-card-link = [Картичката]({ $link })
rendezvous-paused =
    { $why ->
        [channel] В пауза: вече не мога да пиша в канала ѝ.
        [empty] В пауза: няколко вечери никой не дойде.
       *[manager] В пауза.
    }
rendezvous-no-threads = Без { $permissions } в този канал не мога да отворя нишка за всяка маса: първата ще е в канала, другите трябва да се отворят другаде.
rendezvous-signup =
    { $count ->
        [one] Записване от предния ден
       *[other] Записване { $count } дни по-рано
    }
rendezvous-confirm = Да се изтрие ли „{ $title }“ със записванията и каквото се знае за масите ѝ?
rendezvous-others =
    { $count ->
        [one] още { $count }
       *[other] още { $count }
    }

# Прозорецът.

rendezvous-window = Игрална вечер
rendezvous-usual-title = Белот вечер
rendezvous-field-title = Заглавие
rendezvous-field-day = Ден от седмицата или дата
rendezvous-field-hour = Час
rendezvous-field-channel = Канал
rendezvous-field-game = Игра
rendezvous-example-day = четвъртък или 24.12.2026
rendezvous-example-hour = 21:00
rendezvous-game-usual = Обичайната за сървъра

# Картичката.

rendezvous-coming-yes = Идват ({ $count }):
rendezvous-coming-maybe = Може би ({ $count }):
rendezvous-coming-no = Този път не ({ $count }):
rendezvous-together = Заедно: { $pairs }.
rendezvous-plan =
    { $full ->
        [one] Една маса
       *[other] { $full } маси
    }{ $left ->
        [0] .
        [1] { " " }и един човек, който чака място.
        [2] { " " }и още една с два компютъра.
       *[other] { " " }и още една с един компютър.
    }
rendezvous-missing =
    { $count ->
        [one] Още 1 играч и има
       *[other] Още { $count } играчи и има
    } { $first ->
        [1] маса.
        [2] втора маса.
        [3] трета маса.
       *[other] още една маса.
    }
rendezvous-goes-on = [Вечерта продължава по-долу]({ $link })
rendezvous-card-over = **{ $title }**: тази вечер мина.
rendezvous-card-missed = **{ $title }**: тази вечер не се състоя, нямаше ме.
rendezvous-card-postponed = **{ $title }**: тази вечер е отложена.
rendezvous-card-moved = **{ $title }**: тази вечер е променена.
rendezvous-card-paused = **{ $title }**: в пауза.
rendezvous-card-deleted = **{ $title }**: изтрита.

# С кого.

rendezvous-with-none = С кого искате да играете?
rendezvous-with-one = Искате да играете с { $user }.
rendezvous-with-hint = Ще сте партньори, ако и двамата го поискате. Иначе партньорите се сменят от вечер на вечер.
rendezvous-with-placeholder = С когото и да е

# Напомнянето.

rendezvous-soon = **{ $title }** започва { $when }.
rendezvous-soon-coming = { $people }: до след малко!
rendezvous-soon-maybe = Може би: { $people }.
rendezvous-few =
    { $count ->
        [0] Още никой не се е записал.
        [one] Записал се е един човек.
       *[other] { $count } души: останалите места ще заемат компютри.
    } { $weekly ->
        [yes] Играем ли, или отлагаме за другата седмица?
       *[no] Играем ли, или отлагаме за утре?
    }
rendezvous-few-on =
    { $count ->
        [one] Играем въпреки това, с компютри.
       *[other] Играем въпреки това: { $count } души, с компютри.
    }
rendezvous-postponed = { $user } отложи „{ $title }“: ще е { $when }.
rendezvous-reminded =
    { $reminded ->
        [yes] Пак ще ви споменавам преди вечерите, на които идвате.
       *[no] Вече няма да ви споменавам преди вечер. Това се променя и с { help-command-me }.
    }

# В уречения час.

rendezvous-now = { $title }: да играем!
rendezvous-here =
    { $of ->
        [0] Още няма никого.
       *[other] **Тук са: { $here } от { $of }**
    }
rendezvous-awaited = Чакаме { $people }.
rendezvous-until = Масите се правят { $when } или щом всички записали се са тук.
rendezvous-tables = { $title }: масите
rendezvous-table = **Маса { $number }**: { $players }
rendezvous-against = { $first } срещу { $second }
rendezvous-thread = Маса { $number } · { $title }
rendezvous-elsewhere = Не успях да отворя масите без връзка: отворете ги в друг канал с { help-command-start }.
rendezvous-waiting = Чакат място: { $people }.
rendezvous-nobody = Този път никой не дойде.
rendezvous-alone = Сами сте: { help-command-start } отваря маса с три компютъра, докато дойде някой.

# След това.

rendezvous-after = { $title }: как мина
rendezvous-game = { $first } **{ $ours }** · { $second } **{ $theirs }**
rendezvous-best =
    { $points ->
        [one] Най-доброто раздаване: { $points } точка, с договор на { $player }.
       *[other] Най-доброто раздаване: { $points } точки, с договор на { $player }.
    }
rendezvous-next = Следваща вечер: { $when }.
rendezvous-missed = Съжалявам, нямаше ме в часа на „{ $title }“.
rendezvous-empty = „{ $title }“: { $count } вечери без никого. Тя е в пауза; който управлява сървъра, може да я поднови с { help-command-evening }.

# Бутоните.

rendezvous-button-yes = Идвам
rendezvous-button-maybe = Може би
rendezvous-button-no = Този път не
rendezvous-button-with = С…
rendezvous-button-play = Играем
rendezvous-button-postpone = Отлагаме
rendezvous-button-quiet = Не ми напомняй
rendezvous-button-again = Напомняй ми пак
rendezvous-button-here = Тук съм
rendezvous-button-late = И аз съм тук
rendezvous-button-mix = Разбъркване на масите
rendezvous-button-new = Нова вечер
rendezvous-button-edit = Промяна
rendezvous-button-pause = Пауза
rendezvous-button-resume = Подновяване
rendezvous-button-card = Картичката най-долу
rendezvous-button-delete = Изтриване
rendezvous-button-back = Назад

# Отказите.

rendezvous-refused-gone = Тази вечер вече не съществува.
rendezvous-refused-over = Тази вечер е минала, отложена или спряна за момента.
rendezvous-refused-begun = Записването приключи: часът дойде. Натиснете „Тук съм“ по-долу.
rendezvous-refused-self = Изберете някой друг, не себе си.
rendezvous-refused-not-coming = Само който идва, може да реши дали вечерта ще я има.
rendezvous-refused-seated = Седите на маса { $number }: { $channel }
rendezvous-refused-playing = Още играете на маса: { $channel }. Довършете или я напуснете и натиснете пак.
rendezvous-refused-not-here = Само седящите на тези маси могат да ги разбъркат.
rendezvous-refused-playing-on = На една от масите още се играе: изчакайте края на партията ѝ.
rendezvous-refused-going-on = В момента тече вечер: променете я, когато мине.
rendezvous-refused-many = Един сървър има най-много { $count } игрални вечери: първо изтрийте някоя.
rendezvous-refused-channel = Този канал вече има седмична вечер: „{ $title }“.
rendezvous-refused-day = Не разбирам деня „{ $typed }“. Напишете ден от седмицата, например четвъртък, или дата, например 24.12.2026.
rendezvous-refused-hour = Не разбирам часа „{ $typed }“. Напишете го така: 21:00.
rendezvous-refused-past = Това вече мина: { $when }. Изберете бъдеща дата.
