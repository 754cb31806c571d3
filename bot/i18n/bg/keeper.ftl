# Протоколите за игра с истински карти.

keeper-title = Протокол
keeper-what = За карти на истинска маса: вие пишете какво е било раздаването, ботът го брои по правилата на вашата игра и казва как.
keeper-not-kept =
    Пази се само протоколът, към вашия профил: нито { $place ->
        [server] сървърът и каналът
       *[conversation] разговорът
    }, нито кой друг пише в него. Имената са само текст и нищо не се брои за класации или статистика.
keeper-begin = Нов протокол
keeper-button-begin = Начало…
keeper-own = Вашите протоколи
keeper-open = Отваряне на протокол…
keeper-field-names = Имена
keeper-hint-names =
    { $players ->
        [2] Две имена; първият раздава първи
       *[other] Две страни или и четиримата по ред на играта: първият раздава първи, третият е партньорът му
    }
keeper-example-names =
    { $players ->
        [2] Ана, Боби
       *[other] Ние, Те или Ана, Боби, Вера, Гошо
    }
keeper-field-target = Точки за победа

keeper-totals = { $ours } { $first } · { $theirs } { $second }
keeper-after = { $ours } { $first }, { $theirs } { $second }.
keeper-next = Раздаване { $number }
keeper-next-dealer = Раздаване { $number }, раздава { $dealer }
keeper-won = Партията печели { $side }!
keeper-drawn = Равна партия: { $ours } { $first }, { $theirs } { $second }
keeper-bid-capot = капо
keeper-bid-generale = генерал
keeper-doubled = ×{ $multiplier }
keeper-deal =
    Раздаване { $number }: { $what }, { $result ->
        [made] изкарана
        [tie] виси
        [penalty] нарушение
        [void] не се брои
       *[failed] вкарана
    }{ $capot ->
        [attack] , капо
        [defence] , капо на защитата
       *[none] { "" }
    }: { $ours } / { $theirs }
keeper-button-taker = Обяви { $side }
keeper-button-passed = Всички са пас
keeper-button-undo = Връщане на последното раздаване
keeper-button-text = Като текст
keeper-button-export = CSV
keeper-button-sheets = Всички протоколи
keeper-button-delete = Изтриване
keeper-button-sure = Да, изтриване
keeper-button-back = Към протокола
keeper-button-correct = Поправяне
keeper-deleting = Да се изтрие ли този протокол?
keeper-correct = Поправяне на раздаване…
keeper-correcting = Кой е обявил? Раздаването се отваря, както е записано.
keeper-typed = Както го написахте
keeper-typed-field = { $field }: { $value }
keeper-outdated = Правилата на тази игра са се променили оттогава или тя вече не се играе тук: протоколът може да се чете, но не и да се допълва.

keeper-window = Раздаване { $number }: { $side }
keeper-field-bid = Договор
keeper-example-bid = от { $least } до { $most }
keeper-field-trump = Коз
keeper-field-points = Точки на { $side }
keeper-field-typed-points = Точки
keeper-hint-points = От общо { $total } във взятките, с последната; 102 / 60 за двете страни
keeper-example-points = 102
keeper-field-melds = Анонси на { $side }
keeper-field-typed-melds = Анонси
keeper-hint-melds = Които се броят; за { $side } напишете / 50
keeper-example-melds = 20 + 50
keeper-field-ticks = Какво още?
keeper-tick-doubled = { $word } (×{ $multiplier })
keeper-tick-belote =
    { $count ->
        [1] { play-belote-word }
       *[other] { play-belote-word } ×{ $count }
    }: { $side }
keeper-tick-swept =
    { $alone ->
        [yes] Всички взятки, само от обявилия: { $side }
       *[no] Всички взятки (капо): { $side }
    }
keeper-tick-ace = Обърнатата карта беше асо
keeper-tick-last = Последна взятка: { $side }
keeper-tick-guilty = Нарушение от { $side }

keeper-fault-unknown-bid = „{ $typed }“ не може да се обяви тук.
keeper-fault-no-trump = Кажете кой беше козът: от него зависят точките.
keeper-fault-not-bid = { $bid } не може да се обяви на { $trump } тук.
keeper-fault-not-doubled = Този договор не може да се вдига толкова пъти.
keeper-fault-ticked-twice = Отметнали сте две неща, които се изключват.
keeper-fault-no-number = „{ $typed }“ не е брой точки: напишете 102, 82 + 20 или 102 / 60 за двете страни.
keeper-fault-no-points = Липсват точките: колко от { $total } направи обявилият?
keeper-fault-other-total = Сборът е { $total }: { $ours } и { $theirs } правят { $sum }.
keeper-fault-too-many = { $points } е повече от всичките { $total }. Капото се отмята по-долу и премията му се брои сама.
keeper-fault-every-point = { $side }: всичките { $total }. Ако са взети всички взятки, отметнете го по-долу; иначе напишете { $total } / 0 или 0 / { $total }.
keeper-fault-swept-points = С всички взятки точките са { $total }, а не { $points }.
keeper-fault-belotes =
    { $most ->
        [0] Без коз няма { play-belote-word }.
        [1] { play-belote-word }: само веднъж в раздаване, а не { $count }.
       *[other] { play-belote-word }: най-много { $most } пъти в раздаване, а не { $count }.
    }
keeper-fault-no-such-meld = Няма анонси за общо { $points }: един струва { $melds }.
keeper-fault-melds-of-both = Тук се броят анонсите само на едната страна, а не { $ours } и { $theirs }.
keeper-fault-meanwhile = Междувременно някой е променил протокола. Погледнете го; после „Поправяне“ записва вашето.
keeper-refused-gone = Този протокол е изтрит.
keeper-refused-outdated = Правилата на този протокол са се променили оттогава: в него вече не може да се добавя.

keeper-column-deal = Раздаване
keeper-column-taker = Обявил
keeper-column-contract = Договор
keeper-column-attack = Точки на обявилия
keeper-column-defence = Точки на другите
keeper-column-score = Записано: { $side }
keeper-column-total = Общо: { $side }
