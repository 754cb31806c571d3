# Протоколите за игра с истински карти.

score-sheet-title = Протокол
score-sheet-what = За карти на истинска маса: вие пишете какво е било раздаването, ботът го брои по правилата на вашата игра и казва как.
score-sheet-not-kept =
    Пази се само протоколът, към вашия профил: нито { $place ->
        [server] сървърът и каналът
       *[conversation] разговорът
    }, нито кой друг пише в него. Имената са само текст и нищо не се брои за класации или статистика.
score-sheet-begin = Нов протокол
score-sheet-button-begin = Начало…
score-sheet-own = Вашите протоколи
score-sheet-open = Отваряне на протокол…
score-sheet-field-names = Имена
score-sheet-hint-names =
    { $players ->
        [2] Две имена; първият раздава първи
       *[other] Две страни или и четиримата по ред на играта: първият раздава първи, третият е партньорът му
    }
score-sheet-example-names =
    { $players ->
        [2] Ана, Боби
       *[other] Ние, Те или Ана, Боби, Вера, Гошо
    }
score-sheet-field-since = Откога?
score-sheet-since =
    { $since ->
        [beginning] От началото: името беше грешно
       *[now] От раздаване { $number }: играе друг
    }
score-sheet-field-target = Точки за победа

score-sheet-totals = { $ours } { $first } · { $theirs } { $second }
score-sheet-after = { $ours } { $first }, { $theirs } { $second }.
score-sheet-next = Раздаване { $number }
score-sheet-next-dealer = Раздаване { $number }, раздава { $dealer }
score-sheet-won = Партията печели { $side }!
score-sheet-drawn = Равна партия: { $ours } { $first }, { $theirs } { $second }
score-sheet-unrounded = Точките се пишат, както са направени: нищо не се закръгля.
score-sheet-rounded = Както в раздаване { $number }: { $steps }
score-sheet-former = До раздаване { $number }: { $names }
score-sheet-bid-capot = капо
score-sheet-bid-generale = генерал
score-sheet-doubled = ×{ $multiplier }
score-sheet-deal =
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
score-sheet-deal-run = Раздаване { $number }: { $what }, белот: партията е за { $side }
score-sheet-button-taker = Обяви { $side }
score-sheet-button-passed = Всички са пас
score-sheet-button-undo = Връщане на последното раздаване
score-sheet-button-people = Имена…
score-sheet-button-text = Като текст
score-sheet-button-export = CSV
score-sheet-button-sheets = Всички протоколи
score-sheet-button-delete = Изтриване
score-sheet-button-sure = Да, изтриване
score-sheet-button-back = Към протокола
score-sheet-button-correct = Поправяне
score-sheet-deleting = Да се изтрие ли този протокол?
score-sheet-correct = Поправяне на раздаване…
score-sheet-correcting = Кой е обявил? Раздаването се отваря, както е записано.
score-sheet-typed = Както го написахте
score-sheet-typed-field = { $field }: { $value }
score-sheet-outdated = Правилата на тази игра са се променили оттогава или тя вече не се играе тук: протоколът може да се чете, но не и да се допълва.

score-sheet-window = Раздаване { $number }: { $side }
score-sheet-field-bid = Договор
score-sheet-example-bid = от { $least } до { $most }
score-sheet-field-trump = Коз
score-sheet-field-points = Точки на { $side }
score-sheet-field-typed-points = Точки
score-sheet-hint-points = От общо { $total } във взятките, с последната; 102 / 60 за двете страни
score-sheet-example-points = 102
score-sheet-field-melds = Анонси на { $side }
score-sheet-field-typed-melds = Анонси
score-sheet-hint-melds = Които се броят; за { $side } напишете / 50
score-sheet-example-melds = 20 + 50
score-sheet-field-ticks = Какво още?
score-sheet-tick-doubled = { $word } (×{ $multiplier })
score-sheet-tick-belote =
    { $count ->
        [1] { play-belote-word }
       *[other] { play-belote-word } ×{ $count }
    }: { $side }
score-sheet-tick-swept =
    { $alone ->
        [yes] Всички взятки, само от обявилия: { $side }
       *[no] Всички взятки: { $side }
    }
score-sheet-tick-ace = Обърнатата карта беше асо
score-sheet-tick-eldest = Взел е първият на ред, с асо
score-sheet-tick-last = Последна взятка: { $side }
score-sheet-tick-guilty = Нарушение от { $side }
score-sheet-tick-run = Белот, осем поредни: { $side }

score-sheet-fault-no-bid = Кажете какво беше обявено.
score-sheet-fault-unknown-bid = „{ $typed }“ не може да се обяви тук.
score-sheet-fault-no-trump = Кажете кой беше козът: от него зависят точките.
score-sheet-fault-not-bid = { $bid } не може да се обяви на { $trump } тук.
score-sheet-fault-not-doubled = Този договор не може да се вдига толкова пъти.
score-sheet-fault-ticked-twice = Отметнали сте две неща, които се изключват.
score-sheet-fault-no-number = „{ $typed }“ не е брой точки: напишете 102, 82 + 20 или 102 / 60 за двете страни.
score-sheet-fault-no-points = Липсват точките: колко от { $total } направи обявилият?
score-sheet-fault-other-total = Сборът е { $total }: { $ours } и { $theirs } правят { $sum }.
score-sheet-fault-too-many = { $points } е повече от всичките { $total }. Капото се отмята по-долу и премията му се брои сама.
score-sheet-fault-every-point = { $side }: всичките { $total }. Ако са взети всички взятки, отметнете го по-долу; иначе напишете { $total } / 0 или 0 / { $total }.
score-sheet-fault-swept-points = С всички взятки точките са { $total }, а не { $points }.
score-sheet-fault-belotes =
    { $most ->
        [0] Без коз няма { play-belote-word }.
        [1] { play-belote-word }: само веднъж в раздаване, а не { $count }.
       *[other] { play-belote-word }: най-много { $most } пъти в раздаване, а не { $count }.
    }
score-sheet-fault-no-melds = Тук без коз не се обявяват анонси.
score-sheet-fault-no-such-meld = Няма анонси за общо { $points }: един струва { $melds }.
score-sheet-fault-melds-of-both = Тук се броят анонсите само на едната страна, а не { $ours } и { $theirs }.
score-sheet-fault-beside-run = Белотът свършва раздаването в първата взятка: без точки, анонси и други отметки.
score-sheet-fault-meanwhile = Междувременно някой е променил протокола. Погледнете го; после „Поправяне“ записва вашето.
score-sheet-refused-gone = Този протокол е изтрит.
score-sheet-refused-outdated = Правилата на този протокол са се променили оттогава: в него вече не може да се добавя.

score-sheet-column-deal = Раздаване
score-sheet-column-taker = Обявил
score-sheet-column-contract = Договор
score-sheet-column-attack = Точки на обявилия
score-sheet-column-defence = Точки на другите
score-sheet-column-score = Записано: { $side }
score-sheet-column-total = Общо: { $side }
