# Първата страница на играта: три изречения от правилата на масата и картите ѝ по ред.

first-button = ?
first-button-words = Играта накратко

# Как се стига до договор.

first-points =
    Обявете колко точки ще направи вашата страна, от { $opening }{ $named ->
        [yes] ; който е обявил най-много, накрая назовава коза
       *[no] , и { $suits }
    }{ $generale ->
        [0] { "" }
       *[other] , или всички взятки: { $capot ->
            [0] *генерал* ({ $generale }), ако ги вземете сам
           *[other] *капо* ({ $capot }) или *генерал* ({ $generale }), ако ги вземете сам
        }
    }; { $end ->
        [final] който каже пас, повече не говори.
        [raise] който е обявил най-много, може да вдигне още веднъж.
       *[highest] играе се най-високата обява.
    }
first-ladder =
    { $variant ->
        [bulgarian_belot] Обявете игра
       *[other] Обявете договор
    } над последната обява: { $ladder }{ $end ->
        [final] ; който каже пас, повече не говори.
       *[other] .
    }
first-step = { trump } { $symbol }
first-turned =
    { $variant ->
        [clabber] *Play it* прави боята на обърнатата карта коз; ако никой не го каже, назовете
       *[other] Една карта се обръща: вземете боята ѝ за коз или пас; ако всички са пас, назовете
    } { $suits }, или пас{ $must ->
        [yes] ; раздаващият, ако остане последен, трябва да назове.
       *[no] .
    }
first-named =
    { $variant ->
        [croatian_bela] Кажете *zovem* и { $suits }, или *dalje*
        [tarabish] Кажете *go* и { $suits }, или пас
       *[other] Назовете { $suits }, или пас
    }{ $must ->
        [yes] : раздаващият, ако остане последен, { $variant ->
            [croatian_bela] е *na musu* и трябва да назове.
            [tarabish] е *forced* и трябва да назове.
           *[other] трябва да назове.
        }
       *[no] .
    }
first-suit =
    { $which ->
        [trump] боя за коз
        [any] която и да е боя
        [another] друга боя
       *[suit] боя
    }{ $held ->
        [yes] { " " }от тези, които имате
       *[no] { "" }
    }
first-sun =
    Една карта се обръща: *хокум* прави боята ѝ коз, *сан* се играе без козова боя{ $times ->
        [1] { "" }
        [2] { " " }и струва двойно
       *[other] { " " }и струва ×{ $times }
    }, а сан е над хокум. { $ashkal ->
        [nobody] Ако всички са пас, може да се назове боя.
        [anyone] Всеки може да каже *ашкал*: сан, при който картата отива при партньора.
       *[some] { $speakers } по ред могат да кажат *ашкал*: сан, при който картата отива при партньора.
    }

# Какво е нужно и какво струва неуспехът.

first-bid =
    Вашата страна трябва да направи колкото е обявила{ $total ->
        [0] { "" }
       *[other] , от { $total }
    }{ $more ->
        [yes] { " " }и повече от другата
       *[no] { "" }
    }{ $bid ->
        [0] { "" }
       *[other] { " " }({ $needed } за { $bid })
    }{ $helps ->
        [both] , помагат анонсите; поп и дама коз, { $belote }
        [melds] , помагат анонсите
        [belote] , поп и дама коз помагат с { $belote }
        [tricks] , само от взятки
       *[nothing] { "" }
    }, иначе { $fails ->
        [pot-and-bid] другата пише { $pot } и вашата обява.
        [pot] другата пише { $pot }.
        [bid] другата пише вашата обява.
        [all] другата пише всичко.
        [all-and-bid] другата пише всичко и вашата обява.
        [cards] другата пише точките на всички карти.
        [cards-and-bid] другата пише точките на всички карти и вашата обява.
       *[other] не пише нищо.
    }
first-more =
    { $partners ->
        [no] Ако вземете, трябва да имате
       *[yes] Страната, която е обявила, трябва да има
    } { $tie ->
        [success] поне толкова точки, колкото другата
       *[other] { $partners ->
            [no] повече точки от противника
           *[yes] повече точки от другата
        }
    }{ $helps ->
        [both] , с анонсите и { play-belote-word }
        [melds] , с анонсите
        [belote] , с { play-belote-word }
        [tricks] , само от взятки
       *[nothing] { "" }
    }, иначе { $variant ->
        [bulgarian_belot] е *вкарана*: { first-fails }
        [croatian_bela] е *pad*: { first-fails }
        [tarabish] е *bait*: { first-fails }
        [clabber] е *set*: { first-fails }
       *[other] { first-fails }
    }{ $tie ->
        [hangs] { " " }{ $variant ->
            [bulgarian_belot] Равенството е *виси*: точки чакат.
           *[other] При равенство точки чакат.
        }
        [half] { " " }{ $variant ->
            [tarabish] Равенството е *half-bait*: пише само другата.
           *[other] При равенство пише само другата.
        }
       *[other] { "" }
    }
first-fails =
    { $fails ->
        [all] { $partners ->
            [no] противникът пише всичко
           *[yes] другата пише всичко
        }
        [cards] { $partners ->
            [no] противникът пише точките на всички карти
           *[yes] другата пише точките на всички карти
        }
       *[own] { $partners ->
            [no] не пишете нищо
           *[yes] не пише нищо
        }
    }{ $kept ->
        [both] , но анонсите и { play-belote-word } остават на притежателя си.
        [melds] , но анонсите остават на притежателя си.
        [belote] , но { play-belote-word } остава на притежателя си.
       *[nothing] .
    }

# Какво е особеното: контри, открити карти, задължение, скрити карти, анонси или белот.

first-double =
    { $timing ->
        [any_opponent_until_next_bid] Съмнявате се в тяхна обява{ $over ->
            [0] { "" }
           *[other] { " " }над { $over }
        }? Веднага, дори извън ред: { $levels }.
        [in_turn] Съмнявате се в тяхна обява{ $over ->
            [0] { "" }
           *[other] { " " }над { $over }
        }? На свой ред: { $levels }.
       *[after_auction] { $what ->
            [hokum] След наддаването хокум може да се удвои: { $levels }.
           *[bid] След наддаването другите могат да отговорят{ $over ->
                [0] { "" }
               *[other] { " " }над { $over }
            }: { $levels }.
        }
    }
first-level =
    { $double ->
        [double] *{ auction-word-double }* ×{ $multiplier }
        [redouble] *{ auction-word-redouble }* ×{ $multiplier }
        [triple] *тройно* ×{ $multiplier }
        [four] *четворно* ×{ $multiplier }
        [match] *мач*, за цялата партия
       *[gahwa] *гахва*, за цялата партия
    }
first-open =
    { $partners ->
        [no] Двама играчи, всеки за себе си, с карти на масата
       *[yes] Картите са на масата
    }: играете откритите, а всяка изиграна открива следващата.
first-over = Отговаряйте на боята и винаги се качвайте, ако можете, дори над партньора.
first-kitty = Виждате { $seen } от своите карти; другите ({ $count }) идват, когато козът е назован.
first-melds =
    Броят се и анонсите: { $melds }{ $pair ->
        [0] .
       *[other] ; също попът и дамата коз, *{ play-belote-word }* ({ $pair }).
    }
first-meld =
    { $name }{ $points ->
        [0] { "" }
       *[other] { " " }({ $least ->
            [yes] от { $points }
           *[no] { $points }
        })
    }
first-belote = Попът и дамата коз в една ръка са *{ play-belote-word }* ({ $points }).
first-last-trick =
    { $points ->
        [10] Последна взятка: +10{ rules-last-trick-called }
       *[other] Последна взятка: +{ $points }
    }
first-whole = Раздаване: { $totals }
first-tens = В десетици
first-target =
    { $deals ->
        [0] { $met ->
            [exceeded] Партия: над { $target }
           *[other] Партия: { $target }
        }
        [one] Партия: едно раздаване
       *[other] Партия: { $deals } раздавания
    }

# Лентата: картите по ред, с точките си.

first-row = { $name }: { $ranks }
first-trumps = Коз, най-силните първо
first-plain = Другите бои
first-every-plain = { $contract }: като другите бои
first-every-trump =
    { $usual ->
        [yes] { $contract }: като коз, без цакане
       *[no] { $contract }: никоя боя не цака друга
    }
