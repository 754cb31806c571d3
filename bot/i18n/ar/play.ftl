# لعب الأوراق: على الطاولة، ثم في اليد.

play-contract = الشراء: { BY($contract) }
play-taken =
    { $tricks ->
        [one] أكلة واحدة
        [two] أكلتان
        [few] { $tricks } أكلات
        [many] { $tricks } أكلة
       *[other] { $tricks } أكلة
    }، { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
play-tally = { $team }: { play-taken }
play-card = { $seat } { SHORT($card) }
play-card-winning = **{ play-card }**
play-last-trick = آخر أكلة ({ $seat }): { $plays }
play-past-trick =
    الأكلة { $number }، أكلها { $seat }، { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }: { $plays }
play-no-past-trick = لم تؤكل أي أكلة بعد.
play-belote = { $seat } يقول { $called }!
play-belote-in = { $word } { $suit }
play-belote-word =
    { $variant ->
        [baloot] بلوت
        [pilotta] بيلوتا
        [tarabish] بيلا
        [clabber] بيل
        [bulgarian_belot] بيلوت
        [croatian_bela] بيلا
       *[other] بيلوت
    }
play-rebelote-word =
    { $variant ->
        [baloot] بلوت
        [pilotta] بيلوتا
        [tarabish] بيلا
        [clabber] بيل
        [bulgarian_belot] بيلوت
        [croatian_bela] بيلا
       *[other] ريبيلوت
    }

# المشاريع: ما يسميه كل لاعب مع ورقته الأولى، وما يُحسب، وما يُكشف.

play-meld-three =
    { $variant ->
        [baloot] { $count ->
            [1] سرا
            [2] سراتين
           *[other] { $count } سرا
        }
        [tarabish] { $count ->
            [1] عشرين
           *[other] { $count } × عشرين
        }
        [clabber] { $count ->
            [1] داد
           *[other] { $count } داد
        }
        [bulgarian_belot] { $count ->
            [1] تيرتسا
           *[other] { $count } تيرتسا
        }
        [croatian_bela] { $count ->
            [1] تيرتسا
           *[other] { $count } تيرتسا
        }
       *[other] { $count ->
            [1] تيرس
           *[other] { $count } تيرس
        }
    }
play-meld-four-in-sequence =
    { $variant ->
        [baloot] { $count ->
            [1] خمسين
           *[other] { $count } × خمسين
        }
        [tarabish] { $count ->
            [1] خمسين
           *[other] { $count } × خمسين
        }
        [clabber] { $count ->
            [1] خمسين
           *[other] { $count } × خمسين
        }
        [bulgarian_belot] { $count ->
            [1] كفارتا
           *[other] { $count } كفارتا
        }
        [croatian_bela] { $count ->
            [1] كفارتا
           *[other] { $count } كفارتا
        }
       *[other] { $count ->
            [1] كارت
           *[other] { $count } كارت
        }
    }
play-meld-five =
    { $variant ->
        [baloot] { $count ->
            [1] مية
            [2] ميتين
           *[other] { $count } × مية
        }
        [clabber] { $count ->
            [1] مية
           *[other] { $count } × مية
        }
        [bulgarian_belot] { $count ->
            [1] كفينتا
           *[other] { $count } كفينتا
        }
        [croatian_bela] { $count ->
            [1] كفينتا
           *[other] { $count } كفينتا
        }
       *[other] { $count ->
            [1] كانت
           *[other] { $count } كانت
        }
    }
play-meld-four-of-a-kind =
    { $variant ->
        [baloot] { play-meld-five }
        [bulgarian_belot] { $count ->
            [1] كاريه
           *[other] { $count } كاريه
        }
       *[other] { $count ->
            [1] أربع متشابهة
           *[other] { $count } × أربع متشابهة
        }
    }
play-meld-four-hundred =
    { $count ->
        [1] أربعمية
       *[other] { $count } × أربعمية
    }
play-meld-mule =
    { $count ->
        [1] ميول (أربعة أولاد)
       *[other] { $count } ميول
    }
play-meld-shown = { $meld } ({ $cards })
play-melds-named = { $seat } يعلن { $melds }
play-melds-shown = { $seat } يكشف { $melds }
play-melds-had = كان مع { $seat } { $melds }
play-melds-lost =
    { $melds } (لا يُحسب: { $level ->
        [yes] الأعلى متساوية
       *[no] { $owners } أولى
    })
play-melds-count =
    المشاريع لصالح { $owners }: { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
play-melds-count-of = ما يُحسب لصالح { $owners }: { $melds }، { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
play-melds-spoken =
    { $answer ->
        [lower] { $seat }: «{ $meld }.» – { $holder }: «مو زين.»
        [higher] { $seat }: «{ $meld }.» – { $holder }: «زين.»
        [good] { $seat }: «{ $meld }: لحد وين؟» – { $holder }: «{ $standing }.» – { $seat }: «زين.»
        [over] { $seat }: «{ $meld }: لحد وين؟» – { $holder }: «{ $standing }.» – { $seat }: «{ $raised }.»
        [level] { $seat }: «{ $meld }: لحد وين؟» – { $holder }: «{ $standing }.» – { $seat }: «متساوية.»
        [in-trumps] { $seat }: «{ $meld }: لحد وين؟» – { $holder }: «{ $standing }.» – { $seat }: «متساوية، في الحكم.»
       *[against-trumps] { $seat }: «{ $meld }: لحد وين؟» – { $holder }: «{ $standing }.» – { $seat }: «متساوية.» – { $holder }: «في الحكم.»
    }
play-melds-height =
    { $length ->
        [0] { $top }
       *[other] { $length } أوراق، { $top }
    }
play-melds-cancelled = المشاريع متساوية: لا تُحسب لأحد.

# الأوراق المصفوفة أمام كل لاعب (لعبة الاثنين).

play-pile-covering = { SHORT($card) }▾
play-pile-bare = ▾
play-pile-empty = –
play-piles-legend = ▾: تحتها ورقة مقلوبة.
play-uncovered = { $seat } يكشف { SHORT($card) }

hand-as-dealt = { $seat }: { $held }
hand-suit = { SHORT($suit) } { $ranks }
hand-suit-trump = { SHORT($suit) } { $ranks } (حكم)
hand-suit-words =
    { $suit }: { $ranks }{ $trumps ->
        [yes] { " " }(حكم)
       *[no] { "" }
    }
hand-signs-trump = { $signs } (حكم)
hand-trick = على الأرض، والأكلة مع { $seat }: { $plays }
hand-you = أنت
hand-to-you = أنت
hand-us = لنا
hand-them = لهم
hand-turn-play = الدور في اللعب: { $who }.
hand-turn-bid = الدور في الشراء: { $who }.
hand-call-own = { hand-you }: { $call }
hand-tally =
    { $side } { $points } ({ $tricks ->
        [one] أكلة واحدة
        [two] أكلتان
        [few] { $tricks } أكلات
        [many] { $tricks } أكلة
       *[other] { $tricks } أكلة
    })
hand-score = الصكة { $points }–{ $others }
hand-gain =
    { $side } { $points ->
        [0] 0
       *[other] +{ $points }
    }
hand-belote = { $word }: { $seat }
hand-belote-own = تقول { $called }!
hand-melds-own = تعلن { $melds }
hand-winning = الأكلة له
hand-laid-best = **{ play-card }** ({ hand-winning })
hand-heard-best = الأكلة مع { $seat }: { $card }.
hand-heard-any = يجوز لعب أي ورقة من يدك.
hand-lead-first = أنت تفتح الجولة.
hand-lead = الأكلة لك: افتح.
hand-asked =
    دورك، والمطلوب: { $trumps ->
        [yes] حكم
       *[no] { $suit }
    }.
hand-last-card = ورقتك الأخيرة تُلعب وحدها.
hand-button-forced = العب عني الورقة الوحيدة
hand-free =
    { $held ->
        [none] لا { $suit } معك ولا حكم: ارمِ ورقة.
        [some] لا { $suit } معك: دق بالحكم أو ارمِ.
        [all] لم يبق معك إلا الحكم: العب أي ورقة.
        [led] لا حكم معك: ارمِ ورقة.
       *[unknown] لا { $suit } معك: ارمِ ورقة.
    }
hand-partner-winning = الأكلة لخويّك: لا يلزمك الدق.
hand-cannot-win = لا يمكنك أكلها: العب أي ورقة.
hand-opponent =
    { $covered ->
        [0] أمام { $seat }: { $cards }
        [1] أمام { $seat }، ومعها ورقة مقلوبة: { $cards }
       *[other] أمام { $seat }، والمقلوب { $covered }: { $cards }
    }
hand-own = أمامك: { $cards }
hand-covered =
    { $count ->
        [0] كل أوراقك مكشوفة.
        [1] بقيت لك ورقة مقلوبة واحدة.
       *[other] بقي مقلوبًا من أوراقك: { $count }.
    }
hand-announce-silent = يمكنك إعلان { $announcements }. المشروع المنسي يضيع.
hand-announce-aloud = ستعلن { $announcements } إذا لعبت ورقة عليها علامة «!».
hand-choose-melds = الورقة لا تنفع إلا في مشروع واحد: ورقتك القادمة تعلن { $melds }. ولك أن تختار بدلًا من ذلك { $other }.
hand-card-announcing = { SHORT($card) }!
keyboard-announcing = { $card } مع الإعلان
keyboard-other-melds = { $card } مع إعلان الأخرى
keyboard-at = { $move } ({ $place })
keyboard-table = الطاولة { $number }
keyboard-done = تم: { $move }.
hand-button-announce = أعلن
hand-button-other-melds = أعلن المشروع الآخر
hand-button-silent = لا تعلن
hand-button-renege-claim = قيد
hand-confirm-renege-claim = هل تقيّد؟ تتوقف الجولة فورًا. إن كان الخصم قد خالف فالنقاط لكم، وإلا فهي لهم.
hand-button-renege-claim-sure = نعم، قيد
hand-result =
    { $contract }: { $result ->
        [made] { score-made }
        [tie] { score-tied }
        [penalty] قيد
        [void] ملغى
       *[failed] { score-failed }
    }
hand-thrown-in = أُعيد التوزيع بلا لعب.
hand-game-won = كسبتم، { $points } مقابل { $others }!
hand-game-lost = خسرتم، { $points } مقابل { $others }.
hand-game-drawn = تعادل في الصكة، { $points } لكل فريق.
hand-ready = تم. ننتظر { $awaited } قبل الجولة التالية.

# لماذا الورقة باهتة؛ الرموز هي رموز المحرك (Refusal).

duty-must-follow = معك من النوع: اتبعه.
duty-must-overtake-trump = يلزمك حكم أكبر.
duty-must-overtake = يلزمك التكبير في النوع المطلوب.
duty-must-ruff = أنت قاطع: يلزمك الدق بالحكم.
duty-must-overruff = دُقّت قبلك: يلزمك التكبير.
duty-ruff-too-low = إذا دققت أنت أيضًا فكبّر.
duty-no-trump-lead = مقفول: لا تفتح بالحكم.
duty-no-underruff = لا تستطيع التكبير: ارمِ ورقة.
