# حساب الجولة سطرًا سطرًا، ثم نهاية الصكة.

score-title =
    الجولة { $number }: { BY($contract) }، { $result ->
        [made] { score-made }
        [tie] { score-tied }
        [penalty] قيد
        [void] ملغى
       *[failed] { score-failed }
    }{ $capot ->
        [attack] ، { score-capot }
        [defence] ، { score-capot } على المشتري
       *[none] { "" }
    }
score-title-thrown-in = الجولة { $number }: أُعيد التوزيع، لا نقاط لأحد
score-made =
    { $variant ->
        [bulgarian_belot] إزكارانا
        [croatian_bela] برولاز
       *[other] ناجح
    }
score-failed =
    { $variant ->
        [bulgarian_belot] فكارانا
        [croatian_bela] باد
        [tarabish] بيت
        [clabber] ست
       *[other] خسران
    }
score-tied =
    { $variant ->
        [bulgarian_belot] فيسي
        [tarabish] نصف بيت
       *[other] تعادل
    }
score-made-first =
    { $variant ->
        [bulgarian_belot] إزكارانا
        [croatian_bela] برولاز
       *[other] نجح الشراء
    }
score-failed-first =
    { $variant ->
        [bulgarian_belot] فكارانا
        [croatian_bela] باد
        [tarabish] بيت
        [clabber] ست
       *[other] خسر الشراء
    }
score-tied-first = { score-tied }
score-capot =
    { $variant ->
        [bulgarian_belot] كابو
        [croatian_bela] شتيغليا
       *[other] كبوت
    }
score-claimed = { $seat } قيّد على الخصم.
score-breach = الأكلة { $number }: { $seat } لعب { SHORT($card) }، لكن { $duty }.
breach-must-follow = كان يلزمه اتباع النوع
breach-must-overtake-trump = كان يلزمه حكم أكبر
breach-must-overtake = كان يلزمه التكبير في النوع المطلوب
breach-must-ruff = كان يلزمه الدق بالحكم
breach-must-overruff = كان يلزمه التكبير
breach-ruff-too-low = كان يلزمه دق أكبر
breach-no-underruff = لم يكن له أن يدق بأصغر
breach-no-trump-lead = لم يكن له أن يفتح بالحكم
score-points = { $points }
score-awaited = ننتظر { $players }.
score-hands = الأيدي
score-total = المجموع: { $scores }
score-row-deal = جولة
score-row-total = كل

# الرموز هي رموز المحرك (LineCode).

score-side =
    { $side ->
        [attack] المشتري
       *[defence] الفريق الآخر
    }
score-the-side = { score-side }
score-side-cards =
    { $side ->
        [attack] أوراق المشتري
       *[defence] أوراق الفريق الآخر
    }

score-line-card-points =
    { score-side-cards }: { $points } ({ $tricks ->
        [one] أكلة واحدة
        [two] أكلتان
        [few] { $tricks } أكلات
        [many] { $tricks } أكلة
       *[other] { $tricks } أكلة
    })
score-line-card-points-untold = { score-side-cards }: { $points }
score-line-last-trick = الأرض: + { $points } = { $total }
score-line-melds-margin = المشاريع: + { $points } = { $total }
score-line-belote-margin =
    مع { $points ->
        [40] مرتين بيلوت
        [60] ثلاث مرات بيلوت
        [80] أربع مرات بيلوت
       *[other] { rules-belote-the }
    }: + { $points } = { $total }
score-apart =
    { $apart ->
        [melds] دون المشاريع
        [belote] دون { rules-belote-the }
       *[both] دون المشاريع و{ rules-belote-the }
    }
score-line-bid-reached =
    نجح الشراء: { $total } ≥ { $bid }{ $apart ->
        [none] { "" }
       *[other] ، { score-apart }
    }
score-line-bid-missed =
    خسر الشراء: { $total } < { $bid }{ $apart ->
        [none] { "" }
       *[other] ، { score-apart }
    }
score-line-bid-and-more = نجح الشراء: { $total } ≥ { $bid }، وأكثر من { $others } التي للفريق الآخر
score-line-bid-not-more = خسر الشراء: { $total } ≥ { $bid }، لكن للفريق الآخر { $others }
score-line-capot-reached = نجح الكبوت: كل الأكلات ({ $tricks })
score-line-capot-missed =
    خسر الكبوت: { $tricks ->
        [zero] ولا أكلة
        [one] أكلة واحدة فقط
        [two] أكلتان فقط
        [few] { $tricks } أكلات فقط
        [many] { $tricks } أكلة فقط
       *[other] { $tricks } أكلة فقط
    }
score-line-capot-missed-untold = خسر الكبوت
score-line-defence-rounded =
    { $off ->
        [0] الفريق الآخر: { $points }
       *[other] الفريق الآخر: { $points }، تُقرَّب إلى { $rounded }
    }
score-rest = المشتري: { $whole } − { $rounded } = { $points }
score-attack-rounded = المشتري: { $points }، تُقرَّب إلى { $rounded }
score-belote-unscored = لا يُحسب { rules-belote-the } في النتيجة: نفع في نجاح الشراء فقط.
score-lost =
    يخسر المشتري مع الشراء { $part ->
        [melds] مشاريعه
        [belote] { rules-belote-its }
       *[both] مشاريعه و{ rules-belote-its }
    }.
score-part-bid =
    { $bid } للعرض{ $whole ->
        [1] { "" }
       *[other] { $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }
    }
score-part-attack =
    { $points ->
        [0] { score-part-bid }
       *[other] { $points } من الأكلات{ $bid ->
            [0] { "" }
           *[other] { " " }+ { score-part-bid }
        }
    }{ $theirs ->
        [0] { "" }
       *[other] { " " }+ { $theirs } من الخصم
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } لكل الأكلات
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } مشاريع
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } { play-belote-word }
    }
score-part-pot =
    { $points ->
        [0] { score-part-bid }
       *[other] { $points } لخسارة الشراء{ $bid ->
            [0] { "" }
           *[other] { " " }+ { score-part-bid }
        }
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } مشاريع
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } { play-belote-word }
    }

score-line-generale-reached = نجح الجنرال: أكل المشتري وحده كل الأكلات ({ $tricks })
score-line-generale-missed =
    خسر الجنرال: أكل المشتري { $tricks ->
        [zero] لا شيء
        [one] أكلة واحدة فقط
        [two] أكلتين فقط
        [few] { $tricks } أكلات فقط
        [many] { $tricks } أكلة فقط
       *[other] { $tricks } أكلة فقط
    }
score-line-generale-missed-untold = خسر الجنرال
score-sum-attack-points-and-bid =
    { $whole ->
        [1] ({ score-part-attack }) × { $multiplier }
       *[0] { score-part-attack }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-attack-points-and-bid =
    المشتري { $result ->
        [0] لا يسجل شيئًا
       *[other] يسجل { score-sum-attack-points-and-bid }
    }
score-sum-pot-and-bid =
    { $whole ->
        [1] ({ score-part-pot }) × { $multiplier }
       *[0] { score-part-pot }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-pot-and-bid =
    الفريق الآخر { $result ->
        [0] لا يسجل شيئًا
       *[other] يسجل { score-sum-pot-and-bid }
    }
score-line-defence-points =
    الفريق الآخر يسجل { $rounded } من الأكلات{ $off ->
        [0] { "" }
       *[other] { " " }({ $points } قبل التقريب)
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } مشاريع
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } { play-belote-word }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-attack-after-failure =
    المشتري { $result ->
        [0] لا يسجل شيئًا
       *[other] يسجل { $result }: { $melds ->
            [0] { rules-belote-its }
           *[other] { $belote ->
                [0] مشاريعه
               *[other] مشاريعه و{ rules-belote-its }
            }
        }
    }
score-sum-forfeit =
    { $points ->
        [0] { $bid } للعرض
       *[other] ({ $points } ثابتة{ $sweep ->
            [0] { "" }
           *[other] { " " }+ { $sweep } لكل الأكلات
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid } للعرض
        }{ $whole ->
            [1] { $bonus ->
                [0] { "" }
               *[other] { " " }+ { score-part-bonus }
            }
           *[0] { "" }
        })
    } × { $multiplier }{ $once ->
        [0] { "" }
       *[other] { " " }+ { $once } لكل الأكلات
    }{ $whole ->
        [1] { "" }
       *[0] { $bonus ->
            [0] { "" }
           *[other] { " " }+ { score-part-bonus }
        }
    } = { $result }
score-part-bonus =
    { $bonus } { $of ->
        [melds] مشاريع
        [belote] بيلوت
       *[both] مشاريع وبيلوت
    }
score-line-forfeit = { score-the-side } يسجل { score-sum-forfeit }
score-sum-forfeit-and-bid =
    { $points ->
        [0] { $bid } للعرض × { $multiplier }
       *[other] { $points } ثابتة{ $sweep ->
            [0] { "" }
           *[other] { " " }+ { $sweep } لكل الأكلات
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid } للعرض × { $multiplier }
        }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { score-part-bonus }
    } = { $result }
score-line-forfeit-and-bid = المشتري يسجل { score-sum-forfeit-and-bid }
score-line-belote-kept = { score-the-side } يسجل { $result }: { rules-belote-its }

score-line-side-total =
    { score-side }: { $cards } من الأوراق{ $last ->
        [0] { "" }
       *[other] { " " }+ { $last } للأرض
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } لكل الأكلات
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } مشاريع
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } { play-belote-word }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $total }
    }
score-line-counted-times = { score-side }: { $points } × { $factor } = { $total }
score-line-more-points =
    { score-made-first }: { $total } > { $others }{ $apart ->
        [none] { "" }
       *[other] ، { score-apart }
    }
score-line-fewer-points =
    { score-failed-first }: { $total } < { $others }{ $apart ->
        [none] { "" }
       *[other] ، { score-apart }
    }
score-line-equal-points =
    { score-tied }: { $total } مقابل { $others }{ $apart ->
        [none] { "" }
       *[other] ، { score-apart }
    }
score-line-no-points = { score-the-side } بلا نقاط من الورق: كأن الآخرين أخذوا كل الأكلات
score-line-every-trick = { score-side }: + { $points } لكل الأكلات = { $total }
score-line-brought = { score-side-cards }: { $points } × { $to } / { $of } = { $total }
score-line-in-rounds = { score-side }: { $points }، أي { $total }
score-line-hanging =
    { $before ->
        [0] نقاط معلّقة: { $points }
       *[other] معلّق: { $before } + { $points } = { $carry }
    }
score-line-with-gains = { score-side }: { $own } + { $gained } من الخصم = { $total }
score-line-bid-added =
    { score-side }: { $points } + { $bid }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    } للعرض = { $total }
score-line-written =
    { score-the-side } { $result ->
        [0] لا يسجل شيئًا
       *[other] يسجل { $extra ->
            [0] { $result }
           *[other] { $own }{ $gained ->
                [0] { "" }
               *[other] { " " }+ { $gained } من الخصم
            }{ $carried ->
                [0] { "" }
               *[other] { " " }+ { $carried } معلّقة
            } = { $result }
        }
    }
score-line-match-points =
    { score-side }: { $extra ->
        [0] { $own }
       *[other] { $gained ->
            [0] { $own }
           *[other] { $multiplier ->
                [1] { $own } + { $gained } من الخصم
               *[other] ({ $own } + { $gained })
            }
        }{ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } معلّقة
        } = { $raw }
    }، أي { $tens }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } لكل الأكلات = { $result }
    }
score-line-tens-cut =
    { score-side }: { $points ->
        [0] 0
       *[other] { $points }، أي { $tens }{ $unit ->
            [0] { "" }
           *[other] { " " }+ { $unit } (العشرة الضائعة) = { $result }
        }
    }
score-line-tens-rounded =
    { score-side }: { $points ->
        [0] 0
       *[other] { $points }، أي { $result }
    }
score-line-paired-tens =
    { score-side }: { $gained ->
        [0] { $own }
       *[other] { $own } + { $gained } من الخصم = { $points }
    }، أي { $tens }{ $extra ->
        [0] { "" }
       *[other] { $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } معلّقة
        } = { $result }
    }
score-line-winning-run = { score-side }: تتالٍ يكسب الصكة
score-line-stopped = { score-side }: { $before } + { $points } = { $total }، بلغ الهدف فتتوقف الجولة
score-line-all-tricks = { score-side }: كل الأكلات معًا تساوي { $points }
score-line-round-points =
    { score-side }: { $sweep ->
        [0] { $points }، أي { $rounded }
       *[other] { $bare ->
            [0] { "" }
           *[other] { $points }، أي { $bare } +{ " " }
        }{ $sweep } كبوت{ $ace ->
            [0] { "" }
            [1] { " " }(المكشوفة إكه)
           *[other] { " " }(مع أول المتكلمين إكه)
        }{ $bare ->
            [0] { "" }
           *[other] { " " }= { $rounded }
        }
    }{ $extra ->
        [0] { "" }
       *[other] ؛ { $multiplier ->
            [1] { $rounded }{ $melds ->
                [0] { "" }
               *[other] { " " }+ { $melds } مشاريع
            }
           *[other] { $melds ->
                [0] { $rounded }
               *[other] ({ $rounded } + { $melds } مشاريع)
            } × { $multiplier }
        }{ $belote ->
            [0] { "" }
           *[other] { " " }+ { $belote } { play-belote-word }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } معلّقة
        } = { $result }
    }
score-line-game-decided =
    { $side ->
        [attack] فريق المشتري يكسب الصكة
       *[defence] الفريق الآخر يكسب الصكة
    }
score-line-claim-right = القيد صحيح
score-line-claim-wrong = القيد خاطئ
score-line-every-point =
    { score-the-side } يسجل كل النقاط: { $cards }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } مشاريع
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } { play-belote-word }
    }{ $carried ->
        [0] { "" }
       *[other] { " " }+ { $carried } معلّقة
    }{ $melds ->
        [0] { $belote ->
            [0] { $carried ->
                [0] { "" }
               *[other] { " " }= { $result }
            }
           *[other] { " " }= { $result }
        }
       *[other] { " " }= { $result }
    }
score-line-no-score = أُلغيت الجولة، لا نقاط لأحد

score-button-next = الجولة التالية
score-button-details = التفاصيل
score-button-review = مراجعة
score-review-title = مراجعة الجولة { $number }
score-review-auction = الشراء
score-review-trick = الأكلة { $number } من { $count }
score-review-hands = الأيدي قبل هذه الأكلة
score-review-hand = يدك: { $cards }
score-review-so-far = نقاط الأكلات حتى الآن: { $scores }
score-review-f = البداية
score-review-p = قبل
score-review-n = بعد
score-review-l = النهاية

game-won = { $team } يكسب الصكة، { $points } مقابل { $others }!
game-drawn = انتهت الصكة بالتعادل: { $scores }.
game-winners = أحسنتم، { $players }!
game-deals =
    { $deals ->
        [one] لُعبت جولة واحدة
        [two] لُعبت جولتان
        [few] لُعبت { $deals } جولات
        [many] لُعبت { $deals } جولة
       *[other] لُعبت { $deals } جولة
    }{ $passed ->
        [0] .
        [one] ، وأُعيد توزيع جولة واحدة.
        [two] ، وأُعيد توزيع جولتين.
        [few] ، وأُعيد توزيع { $passed } جولات.
        [many] ، وأُعيد توزيع { $passed } جولة.
       *[other] ، وأُعيد توزيع { $passed } جولة.
    }
game-cards =
    { $points ->
        [0] بهذه الأوراق كانت الطاولات المتوسطة ستتعادل.
        [one] بهذه الأوراق كانت الطاولات المتوسطة ستقدّم { $team } بنقطة واحدة.
        [two] بهذه الأوراق كانت الطاولات المتوسطة ستقدّم { $team } بنقطتين.
        [few] بهذه الأوراق كانت الطاولات المتوسطة ستقدّم { $team } بـ{ $points } نقاط.
        [many] بهذه الأوراق كانت الطاولات المتوسطة ستقدّم { $team } بـ{ $points } نقطة.
       *[other] بهذه الأوراق كانت الطاولات المتوسطة ستقدّم { $team } بـ{ $points } نقطة.
    }{ $against ->
        [yes] { " " }لم تكن الأوراق في صالح الفائزين.
       *[no] { "" }
    }
game-records = المشتريات والدبل و{ play-belote-word }
game-record = { $seat }: { $feats }
game-feat-made =
    { $count ->
        [one] شراء ناجح
        [two] شراءان ناجحان
        [few] { $count } مشتريات ناجحة
        [many] { $count } شراءً ناجحًا
       *[other] { $count } شراء ناجح
    }
game-feat-failed =
    { $count ->
        [one] شراء خسران
        [two] شراءان خسرانان
        [few] { $count } مشتريات خسرانة
        [many] { $count } شراءً خسرانًا
       *[other] { $count } شراء خسران
    }
game-feat-capots =
    { $count ->
        [1] كبوت واحد
       *[other] كبوت × { $count }
    }
game-feat-doubles =
    { $count ->
        [1] دبل واحد
       *[other] دبل × { $count }
    } ({ $won ->
        [0] لم يصب
       *[other] أصاب { $won }
    })
game-feat-belotes =
    { $count ->
        [1] { play-belote-word }
       *[other] { play-belote-word } × { $count }
    }
game-sheet-title = ورقة النتائج
game-sheet-hint = نتيجة الصكة بعد كل جولة.
game-sheet-empty = لم تنته أي جولة بعد.
game-rematch-without = ستُلعب الصكة الثانية من دون { $players }.
game-button-rematch = صكة ثانية
game-button-seats = المقاعد والإعدادات
game-button-sheet = ورقة النتائج
game-button-share = أظهر للجميع
score-ratings = التصنيف: { $players }.
score-rating = { $player } { NUMBER($points, useGrouping: 0) } ({ $change })
score-rating-provisional = { $player }: { $games } من { $of } صكات قبل التصنيف
score-rating-trial = { $players }: تجربة لا تُحسب
score-unrated = خارج التصنيف: لا يتغير تصنيف أحد.
