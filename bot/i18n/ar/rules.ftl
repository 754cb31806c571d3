# قوانين الطاولة، تُكتب من إعداداتها: جملة قصيرة لكل قانون.

rules-title = القوانين · { $game }
rules-button-deal = الأوراق والتوزيع
rules-button-auction = الشراء
rules-button-computers = { promise-button }
rules-button-play = اللعب والمشاريع
rules-button-score = الحساب
rules-button-worked = جولات محسوبة

# سطر للطاولة قبل الصكة.

rules-line-cards =
    { $players ->
        [2] لاعبان · { $count } ورقة
       *[other] { $count } ورقة
    }
rules-line-points =
    العروض من { $opening } إلى { $ceiling }{ $capot ->
        [yes] { " " }أو كبوت
       *[no] { "" }
    }{ $trumps ->
        [all] ، ومنها بلا حكم والكل حكم
        [none] ، ومنها بلا حكم
       *[suits] { "" }
    }
rules-line-ladder = الشراء من { $lowest } إلى { $highest }
rules-line-turned = الحكم من ورقة مكشوفة، ثم بالاختيار
rules-line-named = الحكم بالاختيار
rules-line-sun = حكم أو صن
rules-line-double =
    { $timing ->
        [any_opponent_until_next_bid] الدبل مسموح في غير الدور
        [in_turn] الدبل في الدور
       *[after_auction] الدبل بعد الشراء
    }
rules-line-melds = مع المشاريع
rules-line-by-hand = تعلنها أنت بنفسك
rules-line-belote = البيلوت ينفع في نجاح الشراء ولا يُحسب
rules-line-claims = القيد مسموح
rules-line-direction =
    { $direction ->
        [clockwise] مع عقارب الساعة
       *[counter-clockwise] عكس عقارب الساعة
    }

rules-aim-title = ### الهدف
rules-aim-players =
    { $players ->
        [2] لاعبان، كل واحد يلعب وحده.
       *[other] أربعة لاعبين، فريقان: خويّك يجلس مقابلك. يدور اللعب { $direction ->
            [clockwise] مع عقارب الساعة.
           *[counter-clockwise] عكس عقارب الساعة.
        }
    }
rules-aim-target =
    أول فريق يصل إلى { $target } يكسب الصكة. وإن وصل الفريقان في الجولة نفسها، { $both ->
        [draw] فالصكة تعادل، أيًا كان المجموع.
       *[higher] فالمجموع الأعلى يكسب؛ وإن تساويا، { $equal ->
            [last_deal_winner] كسب من كسب الجولة الأخيرة.
            [tie] فهو تعادل.
           *[play_on] لُعبت جولة أخرى.
        }
    }
rules-aim-prolaz = يكسب الصكة الفريق الذي عنده { $target } نقطة، وأكثر من خصمه، بعد شراء منه نجح فيه؛ وإلا استمرت الصكة.
rules-aim-met =
    { $met ->
        [at-once] تُحسب نقاط الجولة أولًا بأول: حالما يبلغ فريق الهدف تنتهي الجولة والصكة.
        [exceeded] لا بد من تجاوز الهدف: من يبلغه تمامًا يكمل اللعب.
       *[without-belote] لا يصل الفريق إلى الهدف بال{ play-belote-word } وحده: لا بد أن تعطيه الجولة شيئًا غيره.
    }
rules-aim-sweep = لا تُكسب الصكة بكل الأكلات: بعد جولة أكلاتها كلها لفريق واحد تُلعب جولة أخرى.
rules-aim-deals =
    { $deals ->
        [one] الصكة جولة واحدة.
        [two] الصكة جولتان.
        [few] الصكة { $deals } جولات.
        [many] الصكة { $deals } جولة.
       *[other] الصكة { $deals } جولة.
    } والجولة التي يقول فيها الجميع بس لا تُحسب. المجموع الأعلى يكسب؛ وإن تساويا، { $equal ->
        [last_deal_winner] كسب من كسب الجولة الأخيرة.
        [tie] فهو تعادل.
       *[play_on] لُعبت جولة أخرى.
    }
rules-aim-decisive =
    { $double ->
        [gahwa] جولة القهوة تحسم كل شيء: من يكسبها يكسب الصكة.
       *[match] جولة الماتش تحسم كل شيء: من يكسبها يكسب الصكة.
    }
rules-words-bulgarian_belot = كلمات الطاولة: «كونترا» (kontra) هي الدبل و«ريكونترا» (rekontra) رد الدبل؛ «تيرتسا» و«كفارتا» و«كفينتا» تتالٍ من 3 و4 و5 أوراق، و«كاريه» (kare) أربع متشابهة؛ «كابو» (kapo) كل الأكلات؛ والشراء الخسران «فكارانا» (vkarana، أي دخل)، والمتعادل «فيسي» (visi، أي معلّق).
rules-words-croatian_bela = كلمات الطاولة: «زوفيم» (zovem، أي أسمّي) لتسمية الحكم و«داليه» (dalje، أي كمّل) للبس؛ والموزّع الذي يلزمه أن يسمّي هو «نا موسو» (na musu). المشاريع «زفانيا» (zvanja): «تيرتسا» و«كفارتا» و«كفينتا» تتالٍ من 3 و4 و5 أوراق. الشراء الناجح «برولاز» (prolaz) والخسران «باد» (pad)؛ كل الأكلات «شتيغليا» (štiglja)، ونوع كامل في يد واحدة «بيلوت» (belot)، و«دوستا» (dosta، أي يكفي) توقف اللعب عند الهدف.

rules-cards-title = ### الأوراق
rules-cards = { $count } ورقة، من { $lowest } إلى الإكه؛ لكل لاعب { $hand }. من الأكبر إلى الأصغر، مع نقاطها:
rules-cards-trump = في الحكم: { $ranks }؛
rules-cards-plain = في الأنواع الأخرى: { $ranks }.
rules-cards-no-trumps-ranks = { trump-none-at }: { $ranks }.
rules-cards-all-trumps-ranks = { trump-all-at }: { $ranks }.
rules-cards-no-trumps = { trump-none-at } كل الأنواع «أنواع أخرى».
rules-cards-all-trumps = { trump-all-at } كل الأنواع حكم.
rules-cards-no-ruffs = { trump-all-at } لا يدق نوع نوعًا آخر.
rules-cards-last-trick =
    { $points ->
        [0] الأكلة الأخيرة لا تزيد شيئًا.
        [10] الأكلة الأخيرة بـ10 نقاط زيادة{ rules-last-trick-called }.
       *[other] الأكلة الأخيرة (الأرض) تزيد: { $points }.
    } مجموع الجولة: { $totals }.
rules-last-trick-called = ، وهي «الأرض»
rules-cards-total =
    { $trump ->
        [none] { $total } { trump-none-at }
        [all] { $total } { trump-all-at }
       *[other] { $total } نقطة
    }
rules-ranks = { $ranks } ({ $points })

rules-deal-title = ### التوزيع
rules-deal-first =
    { $found ->
        [lowest_draw] في البداية يسحب كل لاعب ورقة، وصاحب الأصغر يوزّع. وإن تساوت ورقتان، سحب الجميع من جديد.
        [suit_cut] في البداية يقص لاعب ويكشف ورقة، ونوعها يحدد الموزّع: { $first } له هو؛ ثم { $then } لمن بعده بترتيب اللعب.
        [first_jack] في البداية تُكشف الأوراق واحدة واحدة: صاحب أول ولد هو الموزّع.
       *[random] أول موزّع يُختار بالقرعة.
    } ثم ينتقل التوزيع بالدور.
rules-deal-partners =
    { $found ->
        [first_jack] للمضيف أن يسحب الأخوياء قبل الصكة: صاحب أول ولد يبقى في مقعده ويوزّع، وصاحب الولد الثاني، وهو لاعب آخر، يجلس أمامه.
        [lowest_draw] للمضيف أن يسحب الأخوياء قبل الصكة: أكبر ورقتين ضد أصغر ورقتين، والمتساوية تُسحب من جديد، وصاحب الأصغر يوزّع.
       *[other] للمضيف أن يسحب الأخوياء قبل الصكة: أكبر ورقتين ضد أصغر ورقتين، والمتساوية تُسحب من جديد.
    }
rules-deal-thrown-in =
    إذا قال الجميع بس، { $again ->
        [yes] وزّع اللاعب نفسه من جديد.
       *[no] وزّع اللاعب التالي.
    }
rules-deal-shuffle =
    { $shuffle ->
        [gathered_and_cut] تُخلط الأوراق قبل الجولة الأولى فقط. بعدها تُجمع الأكلات كما على طاولة حقيقية: تحدد الصدفة ترتيب الأكلات، والأوراق في كل منها، والكومتين. من حفظ الأكلات عرف الأيدي التالية، فهذه الصكات خارج التصنيف.
       *[every_hand] تُخلط الأوراق قبل كل جولة: وإلا عرف من حفظ الأكلات الأيدي التالية.
    }
rules-deal-cut =
    { $cutter ->
        [left] يقص اللاعب الذي على يسار الموزّع
        [right] يقص اللاعب الذي على يمين الموزّع
        [opponent] يقص خصم الموزّع
       *[dealer] يقص الموزّع
    }، ويترك في كل جهة { $shortest } أوراق على الأقل.
rules-deal-packets =
    { $packets ->
        [one-by-one] توزَّع الأوراق ({ $cards } لكل لاعب) واحدة واحدة
       *[other] توزَّع الأوراق { $packets }
    }، والبداية { rules-deal-from }.
rules-deal-from =
    { $eldest ->
        [left] من يسار الموزّع
        [right] من يمين الموزّع
       *[opponent] من خصم الموزّع
    }
rules-deal-tableau =
    لا يمسك أحد أوراقه بيده. توزَّع صفوفًا، في كل صف { $row }، { $covered ->
        [yes] المقلوبة كلها أولًا
       *[no] مقلوبة ثم مكشوفة بالتناوب
    }، والبداية { rules-deal-from }. أمام كل لاعب { $piles } كومات، كل منها ورقة مكشوفة فوق مقلوبة.
rules-deal-turned = ثم تُكشف الورقة التالية: نوعها هو الحكم المعروض.
rules-deal-dealer-last =
    تُكشف ورقة الموزّع الأخيرة: نوعها هو الحكم المعروض، { $tableau ->
        [yes] وتبقى في مكانها.
       *[no] وهي للموزّع.
    }
rules-deal-after =
    بعد اختيار الحكم يأخذ كل لاعب باقي أوراقه ({ $packets }){ $turned ->
        [yes] . وللمشتري ورقة أقل، لأنه يأخذ الورقة المكشوفة أيًا كان الحكم.
       *[no] .
    }
rules-deal-kitty =
    { $count ->
        [1] تبقى آخر ورقة في كل يد مخفية حتى يُختار الحكم، حتى عن صاحبها.
        [2] تبقى آخر ورقتين في كل يد مخفيتين حتى يُختار الحكم، حتى عن صاحبها.
       *[other] تبقى الأوراق الأخيرة من كل يد (وهي { $count }) مخفية حتى يُختار الحكم، حتى عن صاحبها.
    }

rules-auction-title = ### الشراء
rules-auction-first =
    { $eldest ->
        [left] يبدأ الكلام من على يسار الموزّع.
        [right] يبدأ الكلام من على يمين الموزّع.
       *[opponent] يبدأ الكلام خصم الموزّع.
    }
rules-points-bids =
    قل بس، أو اعرض عددًا من النقاط{ $named ->
        [after] { "" }
       *[with] { " " }وحكمًا
    }: من { $opening }، وكل عرض أعلى من سابقه، بزيادة { $step } في كل درجة.
rules-points-named = يُسمّى الحكم في النهاية: صاحب أعلى عرض يختار أحد الأنواع الأربعة ولا يقول بس.
rules-points-ceilings = أعلى عرض هو { $ceilings }.
rules-points-ceiling-suits =
    { $only ->
        [yes] { $ceiling }
       *[no] { $ceiling } في نوع
    }
rules-points-ceiling =
    { $ceiling } { $trump ->
        [none] في بلا حكم
        [all] في الكل حكم
       *[other] في { $trump }
    }
rules-points-capot = الكبوت (كل الأكلات) يساوي { $points } ويعلو على كل رقم.
rules-points-generale =
    الجنرال (كل الأكلات للمشتري وحده) يساوي { $points } ويعلو على { $capot ->
        [yes] الكبوت.
       *[no] كل رقم.
    }
rules-ladder-bids = قل بس، أو اشترِ أعلى من آخر عرض. من الأدنى إلى الأعلى: { $ladder }.
rules-rising-end =
    { $final ->
        [yes] من يقول بس يخرج. ينتهي الشراء حين يبقى لاعب واحد.
        [asked] يمكنك العرض ثانية بعد بس. بعد ثلاث مرات بس متتالية يُسأل صاحب العرض مرة أخرى، وله أن يزيد بحكم آخر؛ وبس الرابعة تنهي الشراء.
       *[no] يمكنك العرض ثانية بعد بس. ثلاث مرات بس متتالية بعد عرض تنهي الشراء.
    }
rules-rising-raise =
    { $trump ->
        [same] وللمشتري بعدها أن يزيد مرة واحدة بالحكم نفسه.
       *[any] وللمشتري بعدها أن يزيد مرة واحدة، ولو بحكم آخر.
    }

rules-suits-turned = الدورة الأولى: اشترِ نوع الورقة المكشوفة، أو قل بس.
rules-suits-second =
    الدورة الثانية، إن لم يشترِ أحد: سمِّ { $again ->
        [yes] أي نوع
       *[no] نوعًا آخر
    }، أو قل بس.
rules-suits-named = لكل لاعب كلمة واحدة: يسمي الحكم أو يقول بس.
rules-suits-taker = أول من يشتري له الشراء، وينتهي الكلام.
rules-suits-dealer = إذا قال الآخرون كلهم بس، لزم الموزّع تسمية الحكم.
rules-suits-held = لا تسمِّ إلا نوعًا معك منه.
rules-suits-trumpless =
    وبدل النوع يمكنك { $second ->
        [yes] عندها تسمية
       *[no] أيضًا تسمية
    } { $trumps }.

rules-sun-contracts = الشراء نوعان: حكم، وفيه نوع يغلب غيره؛ وصن، لا يغلب فيه نوع غيره.
rules-sun-first = الدورة الأولى: بس، أو حكم في نوع الورقة المكشوفة، أو صن.
rules-sun-ashkal =
    أشكل صن تذهب فيه الورقة المكشوفة إلى خويّ المشتري. { $again ->
        [yes] في الدورتين
       *[no] في الدورة الأولى فقط
    }، ولا يقوله إلا { $speakers }{ $ace ->
        [yes] .
       *[no] ؛ ولا أشكل على إكه مكشوفة.
    }
rules-sun-speaker =
    { $place ->
        [0] أول المتكلمين
        [1] الثاني
        [2] الثالث
       *[3] الرابع
    }
rules-sun-over =
    بعد الحكم، لكل من الآخرين أن يقول صن، ولو قال بس من قبل{ $raised ->
        [yes] . وإن لم يقلها أحد، ثبت المشتري على الحكم أو قلبه صن.
       *[no] .
    }
rules-sun-overcall =
    { $overcall ->
        [yes] بعد صن في الدورة الأولى، لمن لم يشترِ أن يقول صن في دوره: أول من يقولها له الشراء.
       *[no] أول صن تنهي الشراء.
    }
rules-sun-second =
    الدورة الثانية، إذا قال الجميع بس: بس، أو صن (وتنهي الشراء)، أو حكم { $again ->
        [yes] في أي نوع
       *[no] في نوع آخر
    }. وبعد ذلك الحكم لا يقول صن إلا من لم يتكلم في هذه الدورة{ $raised ->
        [yes] ، وللمشتري أن يقلبه صن في الأخير.
       *[no] .
    }
rules-sun-kasho = كاشو: قبل اختيار الحكم، من ليس معه إلا 7 و8 و9 له أن يطلب في دوره إعادة التوزيع. إن لم يكن أحد قد اشترى وزّع اللاعب نفسه، وإلا انتقل التوزيع.
rules-sun-never-doubled = لا دبل على الصن.
rules-sun-doubled-up-to =
    { $double ->
        [double] على الصن دبل فقط، لا أكثر.
        [redouble] على الصن حتى رد الدبل، لا أكثر.
        [triple] على الصن حتى الثري، لا أكثر.
       *[four] على الصن حتى الفور، لا أكثر.
    }
rules-sun-doubled-from =
    لا دبل على الصن إلا إذا كان لفريق المشتري في ورقة النتائج { $at ->
        [yes] على الأقل
       *[no] أكثر من
    } { $points }، وللفريق الآخر أقل من { $points }.

rules-double-none = لا مضاعفة هنا.
rules-double-levels = لرفع النقاط: { $levels }.
rules-double-level =
    { $side ->
        [attack] فريق المشتري
       *[defence] الفريق الآخر
    } { $double ->
        [double] { auction-word-double } (×{ $multiplier })
        [redouble] { auction-word-redouble } (×{ $multiplier })
        [triple] ثري (×{ $multiplier })
        [four] فور (×{ $multiplier })
        [match] ماتش، وتحسم الصكة
       *[gahwa] قهوة، وتحسم الصكة
    }
rules-double-when =
    { $timing ->
        [any_opponent_until_next_bid] الدبل على العرض حالًا، ولو في غير دورك، حتى العرض التالي.
        [in_turn] الدبل في دورك.
       *[after_auction] الدبل بعد اختيار الحكم وتوزيع كل الأوراق، وقبل الورقة الأولى.
    }
rules-double-over =
    { $over ->
        [closed] الدبل ينهي العروض: لا جواب إلا عليه.
        [until-last] عرض أعلى يلغي الدبل، إلا { $double ->
            [redouble] رد الدبل
            [triple] الثري
            [four] الفور
            [match] الماتش
           *[gahwa] القهوة
        }، فهي تنهي الشراء.
       *[always] العرض الأعلى ممكن دائمًا ويلغي الدبل.
    }
rules-double-spared =
    { $what ->
        [number] لا دبل على عرض { $points }.
       *[every-trick] لا دبل على الكبوت ولا على الجنرال.
    }

rules-play-title = ### اللعب
rules-play-lead =
    { $leader ->
        [declarer] المشتري يفتح الجولة
        [left] من على يسار الموزّع يفتح الجولة
        [right] من على يمين الموزّع يفتح الجولة
       *[opponent] خصم الموزّع يفتح الجولة
    }؛ ثم من يأكل يفتح الأكلة التالية.
rules-play-lead-generale = في الجنرال يفتح صاحبه الجولة.
rules-play-open = لا تُلعب إلا الأوراق المكشوفة، وهي وحدها تُلزمك. وبعد الأكلة تُكشف الأوراق التي صارت بلا غطاء.
rules-play-winner = أكبر حكم يأكل؛ وإن لم يكن حكم، فأكبر ورقة من النوع المطلوب.
rules-play-claim =
    { $variant ->
        [baloot] سوا: من
       *[other] من
    } كان متأكدًا من كل الأكلات الباقية فله أن يقول «{ claim-button }». يقبلها البوت إن لم تستطع أي ورقة قد تكون مع غيره أن تأكل إحداها؛ وإلا استمر اللعب ولا يُكشف شيء ولا قيد.
rules-play-no-trumps = { trump-none-at } لا يلزمك إلا اتباع النوع.
rules-play-all-trumps =
    { trump-all-at } تتبع النوع{ $overtake ->
        [always] ، وتكبّر فيه إن استطعت
        [unless-partner] ، وتكبّر فيه إن استطعت، إلا إذا كانت الأكلة لخويّك
       *[never] { "" }
    }. وإن كنت قاطعًا، فالعب أي ورقة.
rules-duty-follow = اتبع النوع المطلوب.
rules-duty-overtake =
    { $overtake ->
        [always] إذا فُتح بالحكم، العب حكمًا أكبر إن استطعت، ولو على خويّك.
        [unless-partner] إذا فُتح بالحكم، العب حكمًا أكبر إن استطعت، إلا إذا كانت الأكلة لخويّك.
        [alone] إذا فُتح بالحكم، العب حكمًا أكبر إن استطعت.
       *[never] إذا فُتح بالحكم، لا يلزمك التكبير.
    }
rules-duty-overtake-every =
    { $overtake ->
        [unless-partner] كبّر في النوع المطلوب إن استطعت، أيًا كان النوع، إلا إذا كانت الأكلة لخويّك؛ وإن دُقّت الأكلة كفى اتباع النوع.
        [alone] كبّر في النوع المطلوب إن استطعت، أيًا كان النوع؛ وإن دُقّت الأكلة كفى اتباع النوع.
       *[always] كبّر في النوع المطلوب إن استطعت، أيًا كان النوع، ولو على خويّك؛ وإن دُقّت الأكلة كفى اتباع النوع.
    }
rules-duty-ruff-to-win =
    { $ruff ->
        [once-ruffed] إن كنت قاطعًا والأكلة لخصم دق بالحكم فكبّر عليه. وقبل أن يدق، أو إن كانت الأكلة لخويّك أو لم تستطع التكبير، فالعب أي ورقة.
        [alone] إن كنت قاطعًا فدق بالحكم، وكبّر على من دق. وإن لم تستطع التكبير فالعب أي ورقة.
        [always] إن كنت قاطعًا فدق لتأكل، ولو على خويّك، وكبّر إن لزم. وإن لم تستطع فالعب أي ورقة.
       *[unless-partner] إن كنت قاطعًا والأكلة للخصم فدق بالحكم، وكبّر إن كان قد دق. وإن كانت الأكلة لخويّك أو لم تستطع التكبير فالعب أي ورقة.
    }
rules-duty-ruff =
    { $ruff ->
        [always] إن كنت قاطعًا فدق بالحكم، ولو كانت الأكلة لخويّك.
        [unless-partner] إن كنت قاطعًا فدق بالحكم، إلا إذا كانت الأكلة لخويّك: فالعب أي ورقة.
        [alone] إن كنت قاطعًا فدق بالحكم.
        [once-ruffed] إن كنت قاطعًا والأكلة لخصم دق بالحكم فدق أنت أيضًا. وقبل أن يدق، أو إن كانت الأكلة لخويّك، فالعب أي ورقة.
       *[never] إن كنت قاطعًا فالعب أي ورقة.
    }
rules-duty-overruff =
    { $overruff ->
        [always] إن دُقّت الأكلة، ولو من خويّك، فكبّر إن استطعت؛ وإلا فدق بأصغر.
        [unless-partner] إن كانت الأكلة لخصم دق بالحكم، فكبّر إن استطعت؛ وإلا فدق بأصغر.
       *[never] إن دُقّت الأكلة فدق بأكبر أو بأصغر كما تشاء.
    }
rules-duty-no-low-ruff =
    { $hands ->
        [only-trumps] إن كانت الأكلة لخويّك الذي دق ولم يكن معك إلا الحكم، فكبّر إن استطعت.
        [beside-others] إن كانت الأكلة لخويّك الذي دق ودققت أنت ومعك غير الحكم، فكبّر إن استطعت.
       *[any-hand] إن كانت الأكلة لخويّك الذي دق ودققت أنت مع ذلك، فكبّر إن استطعت.
    }
rules-duty-no-underruff = من لا يستطيع التكبير لا يدق بأصغر إلا إذا كانت يده حكمًا كلها.
rules-duty-no-trump-lead =
    { $opening ->
        [yes] الشراء { $levels }: لا تفتح الجولة بالحكم ما دام معك غيره؛ ولك ذلك فيما بعد.
       *[no] الشراء { $levels }: لا تفتح بالحكم ما دام معك غيره (مقفول).
    }
rules-duty-chosen-lock = من يجعل الحكم { $levels } يقول: مفتوح أو مقفول. وفي المقفول لا تفتح بالحكم ما دام معك غيره.
rules-lock-level =
    { $double ->
        [none] بلا دبل
        [double] دبل (×{ $multiplier })
        [redouble] رد الدبل (×{ $multiplier })
        [triple] ثري (×{ $multiplier })
        [four] فور (×{ $multiplier })
        [match] ماتش
       *[gahwa] قهوة
    }

rules-melds-title = ### المشاريع
rules-melds-when =
    { $hand ->
        [yes] أعلن مع أول ورقة تلعبها؛ والمشروع المنسي يضيع.
       *[no] تُعلن المشاريع عنك، مع أول ورقة لكل لاعب.
    } { $shown ->
        [at-once] وتُكشف حالًا.
        [second-trick] يُذكر نوعها فقط، وما يُحسب منها يُكشف في الأكلة الثانية.
        [last-trick] يُذكر نوعها فقط، وما يُحسب منها يُكشف بعد الأكلة الأخيرة.
       *[never] يُذكر نوعها فقط، ولا تُكشف الأوراق.
    }
rules-melds-values =
    { $trump ->
        [suit] { trump-suit-at }، من الأكبر إلى الأصغر، مع نقاطها:
        [none] { trump-none-at }:
       *[any] من الأكبر إلى الأصغر، مع نقاطها:
    }
rules-melds-no-trumps = لا مشاريع { trump-none-at }.
rules-melds-run =
    { $name }، { $kind ->
        [three] 3 أوراق متتالية
        [four-in-sequence] 4 أوراق متتالية
        [four-or-more] 4 أوراق متتالية أو أكثر
       *[five] 5 أوراق متتالية أو أكثر
    }: { $points }
rules-melds-four = { $name }، أربع أوراق من رتبة واحدة: { $ranks }
rules-melds-order =
    ترتيب التتالي: { $ranks }. { $shared ->
        [yes] قد تُحسب الورقة في أربع متشابهة وفي تتالٍ معًا.
       *[no] لا تُحسب الورقة إلا في مشروع واحد.
    }
rules-melds-most =
    { $count ->
        [one] لكل لاعب مشروع واحد على الأكثر، أفضلها.
        [two] لكل لاعب مشروعان على الأكثر، أفضلها.
        [few] لكل لاعب { $count } مشاريع على الأكثر، أفضلها.
        [many] لكل لاعب { $count } مشروعًا على الأكثر، أفضلها.
       *[other] لكل لاعب { $count } مشروع على الأكثر، أفضلها.
    }
rules-melds-longest = التتالي الأطول من { $longest } أوراق يُقسم من أعلاه إلى { $longest } { $longest }؛ والباقي يُحسب إن بقي مشروعًا.
rules-melds-shorter-first = تتالي ثلاث أوراق يغلب تتالي أربع.
rules-melds-spoken = تُقارن المشاريع بالكلام عند إعلانها: «لحد وين؟» – «بنت.» – «زين.» ولا يقال إلا ما يُسأل عنه.
rules-melds-winning-run =
    { $count ->
        [one] تتالٍ من ورقة واحدة
        [two] تتالٍ من ورقتين
        [few] تتالٍ من { $count } أوراق
        [many] تتالٍ من { $count } ورقة
       *[other] تتالٍ من { $count } ورقة
    } يكسب الصكة حالما يُعلن.
rules-melds-scope =
    { $scope ->
        [best_player_scores_own] لا تُحسب إلا مشاريع صاحب أفضل مشروع، كلها. ومشاريع خويّه لا تُحسب.
        [each_team_scores_all] لكل فريق مشاريعه كلها: لا تُقارن.
       *[best_team_scores_all] الفريق صاحب أفضل مشروع وحده يسجل، ويسجل كل مشاريعه.
    }
rules-melds-apart = يُقارن التتالي بالتتالي، والأربع المتشابهة بالأربع: لكل فريق أن يسجل أحد الصنفين.
rules-melds-compare-points = من مشروعين من صنف واحد، يغلب الأكثر نقاطًا؛ وإن تساويا فمن يلعب أولًا.
rules-melds-compare =
    من تتاليين من صنف واحد يغلب { $length ->
        [yes] الأطول، ثم الأعلى{ $trump ->
            [yes] ، ثم ما كان في الحكم.
           *[no] .
        }
       *[no] الأعلى{ $trump ->
            [yes] ، ثم ما كان في الحكم.
           *[no] .
        }
    } { $tie ->
        [eldest] وإن تساويا غلب من يلعب أولًا.
        [dealer_first] وإن تساويا غلب الموزّع، ثم غيره بترتيب اللعب.
       *[cancel] { $scope ->
            [best_player_scores_own] وإن تساوى أفضل مشروعين للاعبَين، ولو كانا خويّين، فلا يسجل أحد.
           *[best_team_scores_all] وإن تساوى أفضل مشروعين للفريقين فلا يسجل أحد؛ وتساوي مشاريع الخويّين لا يلغيها.
        }
    }
rules-belote-title = ### شايب الحكم وبنته
rules-belote =
    في يد واحدة هما «{ play-belote-word }». { $margin ->
        [yes] لا يُحسب، لكنه يعطي فريق المشتري { $points } نقطة لنجاح شرائه (لا للكبوت).
        [help] لا يُحسب، لكنه يعطي فريق المشتري { $points } نقطة لنجاح شرائه.
        [unwritten] لا قيمة له.
       *[no] قيمته { $points }، لأي من الفريقين.
    }
rules-belote-when =
    { $timing ->
        [first_and_second] قل «{ play-belote-word }» مع أولى الورقتين، و«{ play-rebelote-word }» مع الثانية.
        [first] قله مع أولى الورقتين.
        [shown] قله واكشف الورقتين مع أولاهما.
       *[second] قله مع الورقة الثانية{ $run ->
            [yes] ، أو عند كشف تتالٍ فيه الاثنتان.
           *[no] .
        }
    }
rules-belote-said =
    { $hand ->
        [yes] إن نسيت قوله ضاع.
       *[no] يُقال عنك: لا يمكنك نسيانه.
    }
rules-belote-king-first = يجب أن يُلعب الشايب قبل البنت، وإلا ضاع.
rules-belote-discard = لا يُقال مع ورقة مرمية على نوع آخر: عندها يضيع.
rules-belote-barred = لا شيء لمن حُسبت له { play-meld-five } فيها الورقتان، أو أي مشروع فيه واحدة منهما فقط.
rules-belote-suits-only = لا يوجد إلا { trump-suit-at }.
rules-belote-all-trumps = { trump-all-at } يُحسب في كل نوع، وقد يتكرر في الجولة.
rules-belote-no-trumps = لا يوجد { trump-none-at }.
rules-belote-the = ال{ play-belote-word }
rules-belote-its = { play-belote-word } له

# الحساب: فريق المشتري، والفريق الآخر.

rules-score-title = ### الحساب
rules-score-sides = «المشتري» هنا فريقه كله، و«الفريق الآخر» هو الخصم.
rules-score-bid =
    لينجح الشراء يحتاج المشتري نقاطًا بعدد ما عرض على الأقل، { rules-score-counted }.
rules-score-more =
    لينجح الشراء يحتاج المشتري نقاطًا أكثر من الفريق الآخر، { rules-score-counted }.
rules-score-rounds-compared = تُقارن النقاط المكتوبة، بعد قسمتها على عشرة؛ وإن تساوت حكمت أبناط الأوراق.
rules-score-level-sun = أما { trump-none-at } فلكل فريق نقاطه.
rules-score-level-doubled = إن كان على الشراء دبل، خسر التعادل من رفع آخر مرة.
rules-score-counted =
    { $melds ->
        [yes] { $belote ->
            [yes] مع مشاريعه و{ rules-belote-its }
           *[no] مع مشاريعه
        }
       *[no] { $belote ->
            [yes] مع { rules-belote-its }
           *[no] من أكلاته وحدها
        }
    }
rules-score-needed = شراء { $bid } يحتاج { $points } نقطة.
rules-score-and-more =
    ويجب كذلك أن يكون له أكثر من الفريق الآخر. { $level ->
        [hangs] فإن تساويا سجل الفريق الآخر نقاطه ولم يسجل المشتري شيئًا؛ ونقاط المشتري تُعلّق ليأخذها من يكسب جولة لاحقة.
        [fails-belote] فإن تساويا خسر الشراء. ويحسب الفريق الآخر كذلك { rules-belote-its }.
       *[fails] فإن تساويا خسر الشراء.
    }
rules-score-brought =
    { $trump ->
        [none] { trump-none-at }
       *[all] { trump-all-at }
    } تُضرب نقاط الأوراق في { $total } وتُقسم على { $of }، إلى أقرب نقطة{ $last ->
        [in] .
       *[after] ، قبل إضافة الأرض.
    }
rules-score-capot-needs = الكبوت يحتاج كل الأكلات.
rules-score-generale-needs = الجنرال يحتاج أن يأكل المشتري وحده كل الأكلات.
rules-score-level =
    { rules-score-if-level }، { $tie ->
        [success] نجح الشراء.
        [failure] خسر الشراء.
       *[other] سجل الفريق الآخر نقاطه ولم يسجل المشتري شيئًا.
    }
rules-score-if-level =
    { $variant ->
        [bulgarian_belot] إن تساوى الفريقان («فيسي»)
        [tarabish] إن تساوى الفريقان (نصف بيت، «half-bait»)
       *[other] إن تساوى الفريقان
    }
rules-score-hanging =
    { $points ->
        [own] وعندها تُعلّق نقاط المشتري
       *[other] وعندها تُعلّق { $points } نقطة
    }: يأخذها من يكسب جولة لاحقة.
rules-score-level-decisive = وإن كانت الجولة تحسم الصكة، خسر المشتري التعادل.

rules-score-made =
    نجح الشراء: { $defence ->
        [nothing] الفريق الآخر لا يسجل شيئًا
       *[other] الفريق الآخر يسجل { $defence }
    }؛ والمشتري يسجل { $attack }.
rules-score-made-own = نجح الشراء: كل فريق يسجل { $own }.
rules-score-failed = { rules-score-if-failed }: { $defence ->
        [nothing] الفريق الآخر لا يسجل شيئًا
       *[other] الفريق الآخر يسجل { $defence }
    }؛ والمشتري { $attack ->
        [nothing] لا يسجل شيئًا.
       *[other] يسجل فقط { $attack }.
    }
rules-score-if-failed =
    { score-failed-first }{ $variant ->
        [bulgarian_belot] { " " }(خسر الشراء)
        [croatian_bela] { " " }(خسر الشراء)
        [tarabish] { " " }(خسر الشراء، «bait»)
        [clabber] { " " }(خسر الشراء، علامة XX في الورقة، «turkey tracks»)
       *[other] { "" }
    }
rules-score-failed-belote = خسر الشراء: لا يُحسب { rules-belote-the } لأي فريق.
rules-score-part =
    { $part ->
        [points] نقاطه
        [others] نقاط الخصم
        [attack] نقاط المشتري
        [melds] مشاريعه
        [melds-of-both] مشاريع الفريقين
        [belote] { rules-belote-its }
        [belote-of-both] { rules-belote-the } لأي فريق
       *[bid] قيمة الشراء
    }
rules-score-rest = باقي { $total }
rules-score-pot = { $points }
rules-score-total =
    { $trump ->
        [none] { $total } ({ trump-none-at })
        [all] { $total } ({ trump-all-at })
       *[other] { $total }
    }
rules-score-rounding =
    { $rounding ->
        [nearest] تُقرَّب النقاط إلى أقرب عشرة: 5 فما فوق إلى أعلى.
        [six-up] تُقرَّب النقاط إلى أقرب عشرة: 6 فما فوق إلى أعلى.
       *[complement] تُقرَّب نقاط الفريق الآخر إلى أقرب عشرة: 5 فما فوق إلى أعلى.
    }
rules-score-last-exact = الجولة الأخيرة تُسجَّل بلا تقريب، وكذلك جولة لا يجعلها الأخيرة إلا التقريب.
rules-score-multiplied =
    { $what ->
        [whole] الدبل يضاعف كل ما يسجله الكاسب.
        [whole-alone] الدبل يضاعف كل ما يسجله الكاسب؛ وإن نجح الشراء فلا شيء للفريق الآخر.
        [bid] الدبل يضاعف قيمة الشراء وحدها.
       *[nothing] الدبل لا يضاعف شيئًا: قيمة الشراء لا تُسجَّل.
    }
rules-score-forfeit =
    إن كان على الشراء دبل، يسجل الكاسب وحده: { $pot }{ $bid ->
        [yes] { " " }وقيمة الشراء، مضاعفة
       *[no] { " " }مضاعفة
    }{ $extra ->
        [yes] ، ثم كل المشاريع وكل بيلوت.
        [own] ، ثم كل المشاريع و{ rules-belote-its }.
       *[no] .
    }
rules-score-forfeit-whole = إن كان على الشراء دبل، يسجل الكاسب وحده، والكل مضاعف: { $parts }.
rules-score-forfeit-kept = من يخسر جولة عليها دبل يحتفظ بال{ play-belote-word } إن كان له.
rules-score-forfeit-bid = إن نجح شراء عليه دبل، سُجِّلت { $pot } بدل نقاط المشتري، ولا شيء للفريق الآخر.
rules-score-unbid-capot =
    كل الأكلات للمشتري{ $always ->
        [yes] ، عرض كبوت أو لم يعرض
       *[no] { " " }دون عرض كبوت
    }: زيادة { $points } نقطة.
rules-score-either = كل الأكلات للفريق الآخر، إذا خسر الشراء: زيادة { $points } نقطة.
rules-score-forfeit-sweep = كل الأكلات للمشتري وعليه دبل دون عرض كبوت: زيادة { $points } نقطة لا تُضاعف.
rules-score-every-trick-bid = كل الأكلات للمشتري دون عرض كبوت: زيادة { $points } نقطة لبلوغ العرض وحده.
rules-score-pointless =
    الفريق الذي لا نقاط له من الورق كمن لا أكلة له{ $capot ->
        [yes] : والكبوت ضده ناجح
       *[no] { "" }
    }.
rules-score-every-trick-helps = ما تأتي به كل الأكلات يُحسب لبلوغ العرض.
rules-score-swept-melds = من يأكل كل الأكلات له مشاريع الفريقين.
rules-score-unbid-tricks = كل الأكلات للمشتري دون عرض كبوت: تُحسب { $points } نقطة.
rules-score-swallowed = كل الأكلات للمشتري: لا يسجل الفريق الآخر حتى { rules-belote-its }.
rules-score-capot-made =
    كبوت معروض وناجح: { $points ->
        [0] الأكلات لا تُحسب.
       *[other] الأكلات تُحسب { $points } نقطة.
    }
rules-score-capot-doubled =
    كبوت معروض وعليه دبل: { $points ->
        [0] قيمة الشراء دون { $pot }
       *[other] { $points } بدل { $pot }
    }{ $who ->
        [winner] ، للكاسب.
        [attack] ، للمشتري إن نجح.
       *[defence] ، للفريق الآخر إن خسر.
    }
rules-score-capot-failed =
    كبوت معروض وخسران: { $points ->
        [0] الفريق الآخر يسجل قيمة الشراء دون { $pot }.
       *[other] الفريق الآخر يسجل { $points } بدل { $pot }.
    }
rules-score-capot-failed-bid = كبوت معروض وخسران: الفريق الآخر يسجل قيمة الشراء أيضًا.
rules-score-capot-made-bid = كبوت معروض وناجح: المشتري يسجل قيمة الشراء أيضًا.

rules-score-all-tricks =
    الكبوت (كل الأكلات): زيادة { $points } نقطة لمن أكلها، والمجموع { $totals }.{ $lost ->
        [yes] { " " }وإن خسر الشراء فقدها المشتري، ولا يسجلها أحد.
        [after] { " " }وهي لا تنفع في نجاح الشراء: تُضاف بعده، إن كسب الجولةَ صاحبُ كل الأكلات.
       *[no] { "" }
    }
rules-score-counted-times = { trump-none-at } تُحسب كل نقطة { $factor } مرات.
rules-score-tens =
    كل عشرة بنقطة. { $goes ->
        [lost] والباقي يضيع.
       *[up] والباقي يُحسب عشرة ابتداءً من { $rests }.
    }
rules-score-rest-from =
    { $trump ->
        [none] { $rest } { trump-none-at }
        [all] { $rest } { trump-all-at }
       *[other] { $rest } { trump-suit-at }
    }
rules-score-paired =
    لا تضيع عشرة بين الفريقين: حيث يحذفها التقريب من كليهما فهي لصاحب النقاط الأقل؛ وإن تساويا فهي { $tie ->
        [hangs] لما يُعلّق.
       *[other] للمشتري.
    }
rules-score-paired-doubled =
    إن كان على الشراء دبل، سجل كاسب الجولة كل شيء مضاعفًا{ $tie ->
        [hangs] ؛ وإن تساوى الفريقان عُلّق كل شيء مضاعفًا.
        [half] ؛ وإن تساوى الفريقان لم يسجل أحد شيئًا.
       *[other] .
    }
rules-score-tricks-doubled =
    إن كان على الشراء دبل ضوعفت الأكلات التي يسجلها الكاسب، دون المشاريع و{ rules-belote-the }{ $pot ->
        [yes] ؛ والمشتري إن نجح أخذ نقاط الفريق الآخر أيضًا.
       *[no] .
    }
rules-score-tens-doubled =
    إن كان على الشراء دبل، تضاعفت كل النقاط{ $pot ->
        [yes] ، والمشتري الناجح يأخذ نقاط الفريق الآخر أيضًا.
       *[no] .
    }
rules-score-every-trick = كل الأكلات لمن كسب الجولة: زيادة { $points } نقطة، لا تضاعف أبدًا.
rules-score-cut = يسجل كل فريق عشراته: الرقم الأخير يُحذف.
rules-score-lost-unit = إن ضاعت بذلك عشرة بين الفريقين، فهي لصاحب الرقم الأخير الأكبر، ثم لصاحب المجموع الأكبر.
rules-score-tens-bid =
    { $failed ->
        [yes] يُضاف العرض إلى ما يسجله كاسب الجولة.
       *[no] إن نجح المشتري أضاف عرضه إلى نقاطه.
    }
rules-score-tens-pot =
    مع الدبل يسجل الكاسب وحده: نقاط الفريقين { $bid ->
        [yes] والعرض مضاعفًا.
       *[no] مضاعفة.
    }
rules-score-tens-six = يسجل كل فريق عشراته: الرقم الأخير 6 فما فوق يُقرَّب إلى أعلى، وإن كان للفريقين 6 فللمشتري وحده.

rules-score-rate =
    { $trump ->
        [none] { trump-none-at }
       *[suit] { trump-suit-at }
    }، لكل عشرة أبناط من الأكلات { $ten ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $ten } نقاط
        [many] { $ten } نقطة
       *[other] { $ten } نقطة
    }؛ والباقي يُحسب عشرة ابتداءً من { $rest }{ $fives ->
        [yes] ، والخمسة تمامًا نصف عشرة.
       *[no] .
    }
rules-score-rate-all-tricks =
    { $trump ->
        [none] { trump-none-at }
       *[suit] { trump-suit-at }
    }، الكبوت (كل الأكلات) يساوي { $points } نقطة{ $ace ->
        [none] { "" }
       *[other] { " " }({ $ace } إن كانت المكشوفة إكه)
    }، { $added ->
        [yes] زيادة على الأوراق.
       *[no] بدل الأوراق.
    }
rules-score-rate-multiplied = الدبل يضاعف كل شيء إلا { rules-belote-the }.
rules-score-rate-taken = من يكسب جولة عليها دبل يسجل نقاط الفريقين.
rules-score-rate-paired = نقاط الفريقين معًا هي دائمًا نقاط الجولة كلها: إن زاد التقريب واحدة، خسرها صاحب الرقم الأخير الأكبر، ثم صاحب المجموع الأكبر.
rules-score-rate-flat = الكبوت لا يضاعف أبدًا، ويأتي بمشاريع الفريقين.
rules-score-reverse-kaboot =
    { $way ->
        [turned-ace] { trump-none-at } يسجل الخصم { $points } لكل الأكلات إن كانت المكشوفة إكه.
        [eldest-ace] { trump-none-at } يسجل الخصم { $points } لكل الأكلات إن اشترى أول المتكلمين ومعه إكه (الكبوت المقلوب).
       *[none] { trump-none-at } لا يأخذ الخصم لكل الأكلات شيئًا إضافيًا: خسر المشتري فقط.
    }

rules-worked-title = ### ثلاث جولات محسوبة
rules-worked-deal = **{ $bid }، { $result ->
        [made] { $tricks ->
            [all] كل الأكلات
           *[some] { score-made }
        }
       *[failed] { score-failed }
    }**
rules-worked-doubled = الشراء { rules-lock-level }: { $attack } للمشتري، و{ $defence } للفريق الآخر.

rules-claims-title = ### القيد{ $variant ->
        [tarabish] { " " }(«misplay»)
       *[other] { "" }
    }
rules-claims = لا شيء يمنعك من لعب ورقة مخالفة. وحتى نهاية الجولة يمكن للخصم أن يقيّد عليك؛ وعندها تتوقف الجولة فورًا.
rules-claims-right =
    قيد صحيح: من قيّد يسجل كل نقاط الجولة، { $totals }، مع { $own ->
        [yes] مشاريعه و{ rules-belote-its }.
       *[no] مشاريع الفريقين و{ rules-belote-the }.
    }
rules-claims-wrong =
    { $void ->
        [yes] قيد خاطئ: يسجل الخصم ذلك كله. وإن لم يخالف أحد، أُلغيت الجولة ووزّع اللاعب نفسه من جديد.
       *[no] قيد خاطئ: يسجل الخصم ذلك كله.
    }
rules-claims-both =
    { $void ->
        [yes] إن خالف الفريقان، لم يسجل أحد ووزّع اللاعب نفسه من جديد.
       *[no] إن خالف الفريقان، فالحق لمن قيّد أولًا.
    }

rules-computers-title = ### بماذا تتعهد عروض الكمبيوتر
rules-computers-count =
    تُحسب اليد لحكمها: ثلاث أوراق حكم فيها الولد 80؛ وكل حكم آخر، والتسعة، وإكه من نوع آخر، ونوع مقطوع +10{ $belote ->
        [0] { "" }
       *[other] ، و{ rules-belote-the } +{ $belote }
    }؛ وبلا الولد −20.
rules-computers-open = لا يعرض أحد أكثر من هذا الحساب، ولا بد من ثلاث أوراق حكم فيها الولد أو التسعة، وإلا فخمس. مثلًا:
rules-computers-row = { $bid }: { $hands }
rules-computers-hand =
    { $length ->
        [3] ثلاث أوراق حكم
        [4] أربع أوراق حكم
        [5] خمس أوراق حكم
       *[other] ست أوراق حكم
    } فيها { $ranks }{ $aces ->
        [0] { "" }
        [1] { " " }مع إكه من نوع آخر
        [2] { " " }مع إكتين من نوعين آخرين
       *[other] { " " }مع ثلاث إكات من أنواع أخرى
    }
rules-computers-either = { $first }، أو { $second }
rules-computers-both = { $best } و{ $second }
rules-computers-hidden = يفتحون من { $opens }، ويخفون { $hidden } على الأكثر.
rules-computers-without-suit =
    { $trump ->
        [none] **{ trump-none-at }**{ rules-computers-out-of }: { $base }، و+{ $best } لكل إكه، و+{ $second } لعشرة محمية، و+{ $lead } لمن يفتح؛ ولا بد من إكتين.
       *[all] **{ trump-all-at }**{ rules-computers-out-of }: { $base }، و+{ $best } لكل ولد، و+{ $second } لتسعة محمية، و+{ $lead } لمن يفتح؛ ولا بد من ولدين.
    }
rules-computers-out-of =
    { $whole ->
        [0] { "" }
       *[other] ، من { $whole } نقطة
    }
rules-computers-support-without =
    { $trump ->
        [none] **دعم بلا حكم**: { $best } لكل إكه، و{ $second } لعشرة محمية، ناقص { $less }. يزيد الخويّ بقدر ذلك.
       *[all] **دعم الكل حكم**: { $best } لكل ولد، و{ $second } لتسعة محمية، ناقص { $less }. يزيد الخويّ بقدر ذلك.
    }
rules-computers-double-without = **الدبل** على بلا حكم أو الكل حكم يقول إن الشراء سيخسر، مع ما يوقفه: الإكات في بلا حكم، والأولاد في الكل حكم.
rules-computers-raise =
    دعم حكم الخويّ: الولد +20، والتسعة وحكم ثالث وإكه من نوع آخر ونوع مقطوع +10{ $belote ->
        [0] { "" }
       *[other] ، و{ rules-belote-the } +{ $belote }
    }؛ حكم واحد −10، وبلا حكم −20. يزيد الخويّ بقدر ذلك؛ ومن عنده أكثر من { $kept } لا يقول بس على عرض لا يتجاوز { $highest }.
rules-computers-change = نوع غير نوع الخويّ: الرقم كأنه وحده. والعودة إلى نوعه هو: الرقم ناقص دعم الخويّ.
rules-computers-contest = فوق عرض الخصم ينقص المطلوب { $less }، مع ثلاث أوراق حكم، أو اثنتين فيهما الولد.
rules-computers-capot = الكبوت: { $least } بين الخويين، أو كل الأكلات في اليد.
rules-computers-double = الدبل: { $tricks } أكلات حتى { $first }، وأقل بواحدة حتى { $second }، وأقل باثنتين حتى { $third }، وبلا شيء بعدها؛ وأقل بواحدة إن عرض الخويّ. { rules-computers-against }
rules-computers-double-name = الدبل: { $tricks } أكلات، وأقل بواحدة إن عرض الخويّ. { rules-computers-against }
rules-computers-against =
    يُحسب الولد وتسعة محمية والإكه وكل حكم بعد الثاني{ $trumps ->
        [all] ؛ و{ trump-none-at } تُحسب الإكه اثنتين، و{ trump-all-at } الولد.
        [none] ؛ و{ trump-none-at } تُحسب الإكه اثنتين.
       *[suits] .
    }
rules-computers-redouble = رد الدبل: قيمة الشراء بين الخويين.
rules-computers-name =
    تسمية الحكم تعني { $least }{ $turned ->
        [yes] ، مع حساب الورقة المكشوفة،
       *[no] { "" }
    } وورقتي حكم.
rules-computers-take-without =
    { $trump ->
        [none] { trump-none-at } ابتداءً من { $least }.
       *[all] { trump-all-at } ابتداءً من { $least }.
    }
rules-computers-expert = الخبراء يختارون بين هذه العروض بحسب ما تأتي به.

promise-own = { $counts }، مثل { $hands }
promise-least = يد قيمتها { $least } أو أكثر وحدها
promise-turned = { $least } أو أكثر، مع حساب الورقة المكشوفة
promise-between = يد قيمتها من { $least } إلى { $most } وحدها
promise-with = يد قيمتها { $least } أو أكثر، فوق { $told } التي للخويّ
promise-own-hand = يدك قيمتها { $count }؛ ويقرأ الآخرون: { $told }
promise-support =
    { $least ->
        [0] دعم بسيط (ورقتا حكم، أو واحدة وإكه)
        [10] دعم بـ10: إكه أو نوع مقطوع أو التسعة أو ثلاث أوراق حكم
        [20] دعم بـ20: الولد أو إكتان
        [30] دعم بـ30: الولد وإكه
       *[other] دعم بـ{ $least }: الولد وإكتان أو أكثر
    }
promise-masters =
    { $least } أو أكثر{ $support ->
        [yes] { " " }من الدعم
       *[no] { "" }
    }: نحو { $trump ->
        [none] { $masters ->
            [0] بعض الأوراق
            [1] إكه
            [2] إكتين
            [3] ثلاث إكات
           *[other] أربع إكات
        }
       *[all] { $masters ->
            [0] بعض الأوراق
            [1] ولد
            [2] ولدين
            [3] ثلاثة أولاد
           *[other] أربعة أولاد
        }
    }
promise-number = { $least } أو أكثر في أفضل حكم
promise-every-trick =
    { $least } أو أكثر{ $support ->
        [yes] { " " }من الدعم
       *[no] { "" }
    }، أو كل الأكلات
promise-alone = كل الأكلات وحده
promise-contre =
    { $tricks ->
        [0] لا شيء غير ما قالته العروض
        [1] أكلة واحدة ضد هذا الحكم
        [2] أكلتان ضد هذا الحكم
        [3] ثلاث أكلات ضد هذا الحكم
       *[other] أربع أكلات ضد هذا الحكم
    }
promise-contre-without =
    الشراء سيخسر: { $trump ->
        [none] { $masters ->
            [0] بحسب ما قالته العروض
            [1] إكه أو ما يعادل ذلك
            [2] إكتان أو ما يعادل ذلك
            [3] ثلاث إكات أو ما يعادل ذلك
           *[other] أربع إكات أو ما يعادل ذلك
        }
       *[all] { $masters ->
            [0] بحسب ما قالته العروض
            [1] ولد أو ما يعادل ذلك
            [2] ولدان أو ما يعادل ذلك
            [3] ثلاثة أولاد أو ما يعادل ذلك
           *[other] أربعة أولاد أو ما يعادل ذلك
        }
    }
promise-surcontre-without = الشراء سينجح، مع ما قاله الخويّ
promise-pass = لا يكفي للفتح ({ $most } على الأكثر)
promise-leave = دعم لا يزيد على { $most }
dialogue-opens =
    { $number ->
        [80] الولد أو التسعة في ثلاث، أو نوع طويل وإكه
        [90] الولد والتسعة في ثلاث
        [100] الولد والتسعة مع إكه أو حكم آخر، أو نوع طويل جيد وإكه
       *[other] { rules-dialogue-opens }
    }
rules-dialogue-opens =
    { $number ->
        [80] ولد في ثلاث، تسعة في أربع، تسعة في ثلاث وإكه؛ أو إكه من نوع آخر مع خمس أوراق حكم أو إكه وعشرة في أربع
        [90] الولد والتسعة في ثلاث
        [100] الولد والتسعة مع إكه أو حكم آخر؛ أو إكه مع أربع فيها ولد أو تسعة (وإكه وعشرة) أو خمس أوراق حكم (ولد أو تسعة، بيلوت)
        [110] الولد والتسعة مع اثنتين من الإكات أو الحكم
        [120] الولد والتسعة مع ثلاث من الإكات أو الحكم
       *[other] الولد والتسعة مع { $extras } من الإكات أو الحكم
    }
dialogue-opens-last =
    { $number ->
        [80] يكفي ولد أو تسعة في اثنتين وإكه من نوع آخر
       *[other] { dialogue-opens }
    }
rules-dialogue-opens-aces =
    { $number ->
        [80] إكتان وثلاث أوراق حكم
        [90] ولد أو تسعة في أربع، أو الولد والتسعة في ثلاث، مع إكه من نوع آخر
        [100] ولد الحكم وتسعته وإكته
        [110] ولد الحكم وتسعته وإكته مع إكه أو حكم آخر
        [120] ولد الحكم وتسعته وإكته مع اثنتين من الإكات أو الحكم
       *[other] ولد الحكم وتسعته وإكته مع { $extras } من الإكات أو الحكم
    }
dialogue-help =
    { $least ->
        [10] تسعة محمية أو إكه أو أربع أوراق حكم؛ أو إكتان بلا أي حكم
        [20] الولد أو البيلوت أو عونان صغيران (تسعة محمية، إكه، أربع أوراق حكم)
        [30] الولد أو البيلوت مع عون صغير، أو ثلاثة أعوان صغيرة
       *[other] عون بـ{ $least }: الولد أو البيلوت 20؛ تسعة محمية أو إكه أو أربع أوراق حكم 10
    }
dialogue-help-more = { $help } أو أكثر
dialogue-help-either = { $less }؛ أو { $more }
dialogue-kept-back =
    { $least ->
        [10] إكه أو حكم زيادة على الأقل لم يُقل بعد
        [20] اثنتان على الأقل من الإكات أو الحكم زيادة، أو البيلوت، لم تُقل بعد
       *[other] { $least } لم تُقل بعد: كل إكه أو حكم زيادة 10، والبيلوت 20
    }
dialogue-strength =
    { $more ->
        [yes] يد قيمتها { $least } أو أكثر وحدها
       *[no] ولد أو تسعة في ثلاث، أو خمس أوراق حكم
    }
dialogue-jump = يد قيمتها { $least } أو أكثر وحدها ({ $both } مع الولد والتسعة)
dialogue-change = { $own }؛ وللخويّ إكه على الأكثر، أو لا ورقة من نوعه
dialogue-change-over = { $own }؛ وأقل من أن يعرض نوع الخويّ، أو لا ورقة منه
dialogue-tricks =
    { $aces ->
        [yes] أكلة في الحكم، أو ثلاث إكات من أنواع أخرى
       *[no] أكلة في الحكم: الولد، أو تسعة محمية، أو إكه في ثلاث، أو أربع أوراق حكم
    }
dialogue-sure =
    { $alone ->
        [yes] الولد والتسعة في أربع مع إكتين من نوعين آخرين
       *[no] الولد والتسعة في أربع مع إكتين من نوعين آخرين، أو أكثر من قيمة الشراء بين الخويين
    }
dialogue-untold = لا ولد ولا تسعة محمية ولا بيلوت ولا إكتان
dialogue-untold-over = لا ولد ولا تسعة محمية ولا بيلوت ولا إكتان؛ أو كل العون أقل من { $lacking }
dialogue-stops = لا يزيد؛ وقد يبقى إكه أو حكم لم يُقل
dialogue-too-high = أعلى من أن يقول أكثر؛ وقد يبقى عون لم يُقل
dialogue-theirs = لا شيء متفق عليه: هذا نوع الخصم
dialogue-every-trick = الولد والتسعة والإكه في أربع، ولا ورقة خاسرة { $aces ->
        [0] معها
        [1] إلا ما تغطيه إكه من الخويّ
        [2] إلا ما تغطيه إكتان من الخويّ
       *[other] إلا ما تغطيه { $aces } إكات من الخويّ
    }، أو مع نوع من أربع على رأسه الإكه
rules-dialogue-pieces = الولد والتسعة من الحكم أولًا، ثم يضيف الخويّ ما عنده؛ وكل ورقة تُحسب مرة واحدة.
rules-dialogue-aces = الإكات أولًا («petit jeu»)، ثم يضيف الخويّ ما عنده؛ وكل ورقة تُحسب مرة واحدة.
rules-dialogue-opening = **للفتح** (مع إخفاء { $hidden } على الأكثر):
rules-dialogue-pass = **بس الأولى** لا تعني شيئًا: لا يلزم أحدًا أن يفتح.
rules-dialogue-answer = **للجواب**: الولد والبيلوت +20؛ تسعة محمية وإكه من نوع آخر وأربع أوراق حكم +10؛ وبلا أي ورقة حكم −10. يُقال كل ذلك (وفوق الخصم لك مرةً أن تزيد { $forced }). حتى { $highest }، لا بس مع ولد أو تسعة أو بيلوت أو إكتين.
rules-dialogue-again = **للعرض ثانية**: يضيف من فتح ما لم يُقل بعد. ونوع غير نوع الخويّ، مع ولد أو تسعة في ثلاث، يعني أن لا شيء لنوعه إلا ربما إكه، أو لا ورقة منه.
rules-dialogue-over = **فوق الخصم**: ولد أو تسعة في ثلاث، أو خمس أوراق حكم. الولد 80، التسعة 70، وإلا 60؛ وكل ولد أو تسعة أو إكه أو حكم آخر +10؛ والبيلوت +20. وأدنى عرض له أن يزيد { $room } (و{ $forced } إن قال الخويّ بس)، ولا عرض بنوعهم.
rules-dialogue-contre = **للدبل**: الولد، أو تسعة محمية، أو إكه في ثلاث، أو أربع أوراق حكم؛ ومن { $number } ثلاث إكات.
rules-dialogue-capot = **الكبوت**: الولد والتسعة والإكه في أربع، ولا ورقة خاسرة لم يغطها الخويّ بإكه؛ أو مع نوع آخر من أربع على رأسه الإكه.
promise-page-title = ماذا تعني العروض
promise-button-convention = الاتفاق
promise-convention = **{ promise-button-convention }**: { $name }
promise-call = { $call }: { $told }
promise-habit = **لك وحدك**: من أنواعك ودبلاتك ({ $count }) التي كشفتها أيدي هذه الصكة وافق { $fitted }؛ والكمبيوتر { $relied ->
        [yes] يعتمد عليها
       *[no] يعتمد عليها أقل
    }.
promise-habit-number = **لك وحدك**: أرقامك عادة { $higher ->
        [yes] أعلى
       *[no] أدنى
    } من أرقام الجدول بـ{ $by }؛ والكمبيوتر يحسب ذلك.
promise-button = ماذا تعني العروض

help-title = مساعدة · { $game }
help-course = دورة الكونتريه: ثمانية دروس، كل درس خمس دقائق، تراها أنت وحدك.
help-finished = الدروس المنتهية: { $done } من { $total }.
help-button-lesson = الدرس { $number }
help-choose = { $number }. { $name }
help-choose-done = منتهٍ
help-choose-placeholder = اختر درسًا
help-evening = ### صكتك الأولى
help-start = { help-command-start } يفتح طاولة. و«{ lobby-button-fill }» يعطي المقاعد الفارغة للكمبيوتر.
help-hand = «{ table-button-hand }» يريك أوراقك أنت وحدك. الورقة الباهتة لا تُلعب، والسبب مكتوب.
help-bid =
    { $numbers ->
        [yes] في دورك في الشراء: رقم ثم نوع الحكم؛ أو بس.
       *[no] في دورك في الشراء: أحد العقود المعروضة، أو بس.
    }
help-leave = عليك الذهاب؟ { help-command-leave }: الكمبيوتر يحفظ مقعدك.
help-button-start = الخطوات الأولى
help-button-words = كلمات اللعبة
help-button-table = الطاولة
help-button-alone = وحدك
help-button-yours = أنت
help-commands-table = ### أوامر الطاولة
help-commands-alone = ### أوامر اللعب والتدريب وحدك
help-commands-yours = ### أوامر تخصك
help-managers = لمديري السيرفر:
help-command = { $command } · { $description }
help-command-start = `/{ command-contree-name } { command-start-name }`
help-command-help = `/{ command-contree-name } { command-help-name }`
help-command-hand = `/{ command-contree-name } { command-hand-name }`
help-command-table = `/{ command-contree-name } { command-table-name }`
help-command-stop = `/{ command-contree-name } { command-stop-name }`
help-command-privacy = `/{ command-belote-name } { command-privacy-name }`
help-command-leave = `/{ command-contree-name } { command-leave-name }`
help-command-me = `/{ command-contree-name } { command-me-name }`
help-command-history = `/{ command-contree-name } { command-history-name }`
help-command-stats = `/{ command-contree-name } { command-stats-name }`
help-command-evening = `/{ command-contree-name } { command-evening-name }`
help-command-setup = `/{ command-contree-admin-name } { command-setup-name }`
help-command-restore = `/{ command-contree-admin-name } { command-restore-name }`
help-command-void = `/{ command-contree-admin-name } { command-void-name }`
