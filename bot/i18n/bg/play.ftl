# Разиграването: на масата, после в ръката.

play-contract = Договор: { BY($contract) }
play-taken =
    { $tricks ->
        [one] { $tricks } взятка
       *[other] { $tricks } взятки
    }, { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
play-tally = { $team }: { play-taken }
play-card = { $seat } { SHORT($card) }
play-card-winning = **{ play-card }**
play-last-trick = Последна взятка, за { $seat }: { $plays }
play-past-trick =
    Взятка { $number }, за { $seat }, { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }: { $plays }
play-no-past-trick = Още няма взятки.
play-belote = { $seat } обявява { $called }!
play-belote-in = { $word } { $suit }
play-belote-word =
    { $variant ->
        [baloot] балут
        [pilotta] пилота
        [tarabish] бела
        [clabber] бел
        [croatian_bela] бела
       *[other] белот
    }
play-rebelote-word =
    { $variant ->
        [baloot] балут
        [pilotta] пилота
        [tarabish] бела
        [clabber] бел
        [croatian_bela] бела
        [bulgarian_belot] белот
       *[other] ребелот
    }

# Анонсите: какво назовава всеки с първата си карта, какво се брои, какво се показва.

play-meld-three =
    { $variant ->
        [baloot] { $count ->
            [1] сира
           *[other] { $count } сири
        }
        [tarabish] { $count ->
            [1] двайсет
           *[other] { $count } по двайсет
        }
        [clabber] { $count ->
            [1] дад
           *[other] { $count } дада
        }
       *[other] { $count ->
            [1] терца
           *[other] { $count } терци
        }
    }
play-meld-four-in-sequence =
    { $variant ->
        [baloot] { $count ->
            [1] петдесет
           *[other] { $count } по петдесет
        }
        [tarabish] { $count ->
            [1] петдесет
           *[other] { $count } по петдесет
        }
        [clabber] { $count ->
            [1] петдесет
           *[other] { $count } по петдесет
        }
       *[other] { $count ->
            [1] кварта
           *[other] { $count } кварти
        }
    }
play-meld-five =
    { $variant ->
        [baloot] { $count ->
            [1] сто
           *[other] { $count } по сто
        }
        [clabber] { $count ->
            [1] сто
           *[other] { $count } по сто
        }
       *[other] { $count ->
            [1] квинта
           *[other] { $count } квинти
        }
    }
play-meld-four-of-a-kind =
    { $variant ->
        [baloot] { play-meld-five }
       *[other] { $count ->
            [1] каре
           *[other] { $count } карета
        }
    }
play-meld-four-hundred =
    { $count ->
        [1] четиристотин
       *[other] { $count } по четиристотин
    }
play-meld-mule =
    { $count ->
        [1] муле (четири валета)
       *[other] { $count } мулета
    }
play-meld-shown = { $meld } ({ $cards })
play-melds-named = { $seat } обявява { $melds }
play-melds-shown = { $seat } показва { $melds }
play-melds-had = { $seat } имаше { $melds }
play-melds-lost =
    { $melds } (не се брои: { $level ->
        [yes] най-добрите са равни
       *[no] { $owners } е напред
    })
play-melds-count =
    Анонсите се броят на { $owners }: { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }.
play-melds-count-of = Броят се на { $owners }: { $melds }, { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }.
play-melds-spoken =
    { $answer ->
        [lower] { $seat }: „{ $meld }.“ – { $holder }: „Не е добре.“
        [higher] { $seat }: „{ $meld }.“ – { $holder }: „Добре.“
        [good] { $seat }: „{ $meld }: докъде?“ – { $holder }: „{ $standing }.“ – { $seat }: „Добре.“
        [over] { $seat }: „{ $meld }: докъде?“ – { $holder }: „{ $standing }.“ – { $seat }: „{ $raised }.“
        [level] { $seat }: „{ $meld }: докъде?“ – { $holder }: „{ $standing }.“ – { $seat }: „Равни.“
        [in-trumps] { $seat }: „{ $meld }: докъде?“ – { $holder }: „{ $standing }.“ – { $seat }: „Равни, в коза.“
       *[against-trumps] { $seat }: „{ $meld }: докъде?“ – { $holder }: „{ $standing }.“ – { $seat }: „Равни.“ – { $holder }: „В коза.“
    }
play-melds-height =
    { $length ->
        [0] { $top }
       *[other] карти: { $length }, { $top }
    }
play-melds-cancelled = Анонсите са равни: никой не ги пише.

# Картите, наредени пред всеки играч (играта за двама).

play-pile-covering = { SHORT($card) }▾
play-pile-bare = ▾
play-pile-empty = –
play-piles-legend = ▾: отдолу има закрита карта.
play-uncovered = { $seat } обръща { SHORT($card) }

hand-as-dealt = { $seat }: { $held }
hand-suit = { SHORT($suit) } { $ranks }
hand-suit-trump = { SHORT($suit) } { $ranks } (коз)
hand-suit-words =
    { $ranks } { $suit }{ $trumps ->
        [yes] { " " }(коз)
       *[no] { "" }
    }
hand-signs-trump = { $signs } (коз)
hand-trick = На масата, държи { $seat }: { $plays }
hand-you = Вие
hand-to-you = вас
hand-us = Ние
hand-them = Те
hand-turn-play = На ход: { $who }.
hand-turn-bid = Обявява: { $who }.
hand-call-own = { hand-you }: { $call }
hand-tally =
    { $side } { $points } ({ $tricks ->
        [one] { $tricks } взятка
       *[other] { $tricks } взятки
    })
hand-score = партия { $points }–{ $others }
hand-gain =
    { $side } { $points ->
        [0] 0
       *[other] +{ $points }
    }
hand-belote = { $word } от { $seat }
hand-belote-own = Обявявате { $called }!
hand-melds-own = Обявявате { $melds }
hand-winning = държи
hand-laid-best = **{ play-card }** ({ hand-winning })
hand-heard-best = Държи { $seat }: { $card }.
hand-heard-any = Може да се играе всяка ваша карта.
hand-lead-first = Първото излизане е ваше.
hand-lead = Взехте взятката: вие излизате.
hand-asked =
    Ваш ред е, търси се { $trumps ->
        [yes] коз
       *[no] { $suit }
    }.
hand-last-card = Последната ви карта се играе сама.
hand-button-forced = Играй единствената карта вместо мен
hand-free =
    { $held ->
        [none] Нямате нито { $suit }, нито коз: чистите.
        [some] Нямате { $suit }: цакате или чистите.
        [all] Останали са ви само козове: играете който искате.
        [led] Нямате коз: чистите.
       *[unknown] Нямате { $suit }: чистите.
    }
hand-partner-winning = Държи партньорът: не сте длъжни да цакате.
hand-cannot-win = Не можете да вземете: играете каквото искате.
hand-opponent =
    { $covered ->
        [0] Пред { $seat }: { $cards }
        [1] Пред { $seat }, с една закрита карта: { $cards }
       *[other] Пред { $seat }, с { $covered } закрити карти: { $cards }
    }
hand-own = Пред вас: { $cards }
hand-covered =
    { $count ->
        [0] Всичките ви карти са открити.
        [1] Остава ви една закрита карта.
       *[other] Остават ви { $count } закрити карти.
    }
hand-announce-silent = Можете да обявите { $announcements }. Забравен анонс е загубен.
hand-announce-aloud = Ако играете карта с „!“, ще обявите { $announcements }.
hand-choose-melds = Една карта е само в един анонс: следващата ви карта обявява { $melds }. Вместо това можете да изберете { $other }.
hand-card-announcing = { SHORT($card) }!
keyboard-announcing = { $card }, с обявяване
keyboard-other-melds = { $card }, с другото обявяване
keyboard-at = { $move } ({ $place })
keyboard-table = маса { $number }
keyboard-done = Готово: { $move }.
hand-button-announce = Обявявам
hand-button-other-melds = Обявявам другото
hand-button-silent = Не обявявам нищо
hand-button-renege-claim = Оспорвам нарушение
hand-confirm-renege-claim = Оспорвате нарушение? Раздаването спира веднага. Ако другата страна е нарушила правилата на разиграването, точките са ваши; ако не е – нейни.
hand-button-renege-claim-sure = Да, оспорвам
hand-result =
    { $contract }: { $result ->
        [made] { score-made }
        [tie] { score-tied }
        [penalty] оспорена
        [void] не се брои
       *[failed] { score-failed }
    }
hand-thrown-in = Раздаването мина без обява.
hand-game-won = Спечелихте с { $points } на { $others }!
hand-game-lost = Загубихте с { $points } на { $others }.
hand-game-drawn = Равна партия, по { $points }.
hand-ready = Отбелязано. Чакаме { $awaited } за следващото раздаване.

# Защо една карта е сива; кодовете са на енджина (Refusal).

duty-must-follow = Имате от боята: отговаряте.
duty-must-overtake-trump = Трябва да се качите с коз.
duty-must-overtake = Трябва да се качите в боята.
duty-must-ruff = Нямате от боята: трябва да цакате.
duty-must-overruff = Вече е цакано: трябва да надцакате.
duty-ruff-too-low = Ако и вие цакате, се качвате.
duty-no-trump-lead = Затворено: не се излиза с коз.
duty-no-underruff = Не можете да надцакате: чистете.
