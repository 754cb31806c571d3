# الصفحة الأولى لكل لعبة: ثلاث جمل من قواعد الطاولة، وأوراقها بالترتيب.

first-button = ؟
first-button-words = اللعبة باختصار

# كيف يكون الشراء.

first-points =
    اعرض عدد النقاط التي سيجمعها فريقك، من { $opening }{ $named ->
        [yes] ؛ وصاحب أعلى عرض يسمي الحكم في النهاية
       *[no] ، و{ $suits }
    }{ $generale ->
        [0] { "" }
       *[other] ، أو كل الأكلات: { $capot ->
            [0] *جنرال* ({ $generale }) إن أخذتها وحدك
           *[other] *كبوت* ({ $capot })، أو *جنرال* ({ $generale }) إن أخذتها وحدك
        }
    }؛ { $end ->
        [final] ومن قال بس لا يتكلم ثانية.
        [raise] ولصاحب أعلى عرض أن يزيد مرة أخرى.
       *[highest] ويُلعب أعلى عرض.
    }
first-ladder =
    اشترِ أعلى من آخر عرض: { $ladder }{ $end ->
        [final] ؛ ومن قال بس لا يتكلم ثانية.
       *[other] .
    }
first-step = { trump } { $symbol }
first-turned =
    { $variant ->
        [clabber] *Play it* تجعل نوع الورقة المكشوفة حكمًا؛ وإن لم يقلها أحد، سمِّ
       *[other] تُكشف ورقة: اشترِ نوعها حكمًا، أو قل بس؛ وإن قال الجميع بس، سمِّ
    } { $suits }، أو قل بس{ $must ->
        [yes] ؛ والموزّع، إن بقي أخيرًا، يلزمه أن يسمي.
       *[no] .
    }
first-named =
    { $variant ->
        [croatian_bela] قل *zovem* و{ $suits }، أو *dalje*
        [tarabish] قل *go* و{ $suits }، أو بس
       *[other] سمِّ { $suits }، أو قل بس
    }{ $must ->
        [yes] : والموزّع، إن بقي أخيرًا، { $variant ->
            [croatian_bela] *na musu*: يلزمه أن يسمي.
            [tarabish] *forced*: يلزمه أن يسمي.
           *[other] يلزمه أن يسمي.
        }
       *[no] .
    }
first-suit =
    { $which ->
        [trump] نوعًا للحكم
        [any] أي نوع
        [another] نوعًا آخر
       *[suit] نوعًا
    }{ $held ->
        [yes] { " " }معك منه
       *[no] { "" }
    }
first-sun =
    تُكشف ورقة: *الحكم* يجعل نوعها يغلب غيره، و*الصن* بلا نوع يغلب{ $times ->
        [1] { "" }
        [2] { " " }ونقاطه مضاعفة
       *[other] { " " }ونقاطه ×{ $times }
    }، والصن فوق الحكم. { $ashkal ->
        [nobody] وإن قال الجميع بس، يجوز شراء نوع.
        [anyone] ولأي لاعب أن يقول *أشكل*: صن تذهب فيه الورقة إلى خويّه.
       *[some] و{ $speakers } في الكلام لهما أن يقولا *أشكل*: صن تذهب فيه الورقة إلى الخويّ.
    }

# ما يحتاجه الشراء، وما يكلفه الخسران.

first-bid =
    يحتاج فريقك ما عرضه{ $total ->
        [0] { "" }
       *[other] ، من { $total }
    }{ $more ->
        [yes] { " " }وأكثر من الآخر
       *[no] { "" }
    }{ $bid ->
        [0] { "" }
       *[other] { " " }({ $needed } لعرض { $bid })
    }{ $helps ->
        [both] ، تنفعه المشاريع؛ وشايب الحكم وبنته، { $belote }
        [melds] ، تنفعه المشاريع
        [belote] ، شايب الحكم وبنته ينفعان بـ{ $belote }
        [tricks] ، من أكلاته وحدها
       *[nothing] { "" }
    }، وإلا { $fails ->
        [pot-and-bid] سجل الآخر { $pot } وعرضك.
        [pot] سجل الآخر { $pot }.
        [bid] سجل الآخر عرضك.
        [all] سجل الآخر كل شيء.
        [all-and-bid] سجل الآخر كل شيء، وعرضك.
        [cards] سجل الآخر نقاط كل الأوراق.
        [cards-and-bid] سجل الآخر نقاط كل الأوراق، وعرضك.
       *[other] لا يسجل شيئًا.
    }
first-more =
    { $partners ->
        [no] إن اشتريت، تحتاج
       *[yes] يحتاج المشترون
    } { $tie ->
        [success] نقاطًا بقدر ما للآخرين على الأقل
       *[other] { $partners ->
            [no] نقاطًا أكثر من خصمك
           *[yes] نقاطًا أكثر من الآخرين
        }
    }{ $helps ->
        [both] ، مع المشاريع و{ play-belote-word }
        [melds] ، مع المشاريع
        [belote] ، مع { play-belote-word }
        [tricks] ، من الأكلات وحدها
       *[nothing] { "" }
    }، وإلا { $variant ->
        [bulgarian_belot] فهو *vkarana*: { first-fails }
        [croatian_bela] فهو *pad*: { first-fails }
        [tarabish] فهو *bait*: { first-fails }
        [clabber] فهو *set*: { first-fails }
       *[other] { first-fails }
    }{ $tie ->
        [hangs] { " " }وإن تساووا، انتظرت النقاط.
        [half] { " " }{ $variant ->
            [tarabish] والتعادل *half-bait*: لا يسجل إلا الآخرون.
           *[other] وإن تساووا، لا يسجل إلا الآخرون.
        }
       *[other] { "" }
    }
first-fails =
    { $fails ->
        [all] { $partners ->
            [no] سجل خصمك كل شيء
           *[yes] سجل الآخرون كل شيء
        }
        [cards] { $partners ->
            [no] سجل خصمك نقاط كل الأوراق
           *[yes] سجل الآخرون نقاط كل الأوراق
        }
       *[own] { $partners ->
            [no] لا تسجل شيئًا
           *[yes] لا يسجلون شيئًا
        }
    }{ $kept ->
        [both] ، لكن المشاريع و{ play-belote-word } تبقى لأصحابها.
        [melds] ، لكن المشاريع تبقى لأصحابها.
        [belote] ، لكن { play-belote-word } يبقى لصاحبه.
       *[nothing] .
    }

# ما يميزها: الدبل، أو الأوراق المكشوفة، أو واجب، أو الأوراق المخفية، أو المشاريع، أو البلوت.

first-double =
    { $timing ->
        [any_opponent_until_next_bid] تشك في عرض لهم{ $over ->
            [0] { "" }
           *[other] { " " }فوق { $over }
        }؟ قل حالًا، ولو في غير دورك: { $levels }.
        [in_turn] تشك في عرض لهم{ $over ->
            [0] { "" }
           *[other] { " " }فوق { $over }
        }؟ قل في دورك: { $levels }.
       *[after_auction] { $what ->
            [hokum] بعد الشراء يجوز تدبيل الحكم: { $levels }.
           *[bid] بعد الشراء للآخرين أن يقولوا{ $over ->
                [0] { "" }
               *[other] { " " }فوق { $over }
            }: { $levels }.
        }
    }
first-level =
    { $double ->
        [double] *{ auction-word-double }* ×{ $multiplier }
        [redouble] *{ auction-word-redouble }* ×{ $multiplier }
        [triple] *ثري* ×{ $multiplier }
        [four] *فور* ×{ $multiplier }
        [match] *ماتش*، على الصكة كلها
       *[gahwa] *قهوة*، على الصكة كلها
    }
first-open =
    { $partners ->
        [no] لاعبان، كل واحد وحده، والأوراق على الطاولة
       *[yes] الأوراق على الطاولة
    }: تلعب المكشوفة منها، وكل ورقة تذهب تكشف التي تحتها.
first-over = اتبع النوع المطلوب، واعلُ دائمًا إن قدرت، ولو على خويّك.
first-kitty = ترى { $seen } من أوراقك؛ والباقي ({ $count }) يأتي بعد تسمية الحكم.
first-melds =
    وتُحسب المشاريع أيضًا: { $melds }{ $pair ->
        [0] .
       *[other] ؛ وكذلك شايب الحكم وبنته، *{ play-belote-word }* ({ $pair }).
    }
first-meld =
    { $name }{ $points ->
        [0] { "" }
       *[other] { " " }({ $least ->
            [yes] من { $points }
           *[no] { $points }
        })
    }
first-belote = شايب الحكم وبنته في يد واحدة هما *{ play-belote-word }* ({ $points }).
first-last-trick =
    { $points ->
        [10] آخر أكلة: +10{ rules-last-trick-called }
       *[other] آخر أكلة: +{ $points }
    }
first-whole = الجولة: { $totals }
first-tens = بالعشرات
first-target =
    { $deals ->
        [0] { $met ->
            [exceeded] الصكة: فوق { $target }
           *[other] الصكة: { $target }
        }
       *[other] عدد جولات الصكة: { $deals }
    }

# الشريط: الأوراق بالترتيب مع نقاطها.

first-row = { $name }: { $ranks }
first-trumps = الحكم، الأقوى أولًا
first-plain = الأنواع الأخرى
first-every-plain = { $contract }: كالأنواع الأخرى
first-every-trump =
    { $usual ->
        [yes] { $contract }: كالحكم، بلا دق
       *[no] { $contract }: لا يدق نوع نوعًا آخر
    }
