# قوانين الطاولة: اسم كل قانون (45 حرفًا على الأكثر) وخياراته وفئته.
# الخيار الذي هو رقم لا يحتاج كلمات.

option-category-game = الصكة
option-category-deal = التوزيع
option-category-auction = الشراء
option-category-play = اللعب
option-category-announcements = المشاريع
option-category-scoring = الحساب

option-target = نقاط الفوز بالصكة
option-deals = عدد الجولات
option-deals-none = حتى بلوغ الهدف
option-target-met =
    { $variant ->
        [croatian_bela] نهاية الصكة
       *[other] بلوغ الهدف
    }
option-target-met-reached =
    { $variant ->
        [croatian_bela] في آخر جولة: صاحب النقاط الأكثر
       *[other] يكفي بلوغ العدد
    }
option-target-met-exceeded = لا بد من تجاوزه
option-target-met-prolaz =
    { $variant ->
        [croatian_bela] برولاز: بشراء منه ينجح فيه، وهو متقدم
       *[other] بشراء منه ينجح فيه، وهو متقدم (prolaz)
    }
option-target-met-at-once =
    { $variant ->
        [croatian_bela] دوستا: حالًا، في وسط الجولة
       *[other] حالًا، في وسط الجولة
    }
option-target-met-without-belote = لا يكفي { play-belote-word } وحده
option-both-reach = إذا بلغ الفريقان الهدف معًا
option-both-reach-play-on = الأعلى يكسب؛ وإن تساويا فجولة أخرى
option-both-reach-last-deal = الأعلى يكسب؛ وإن تساويا فكاسب الجولة الأخيرة
option-both-reach-draw-if-equal = الأعلى يكسب؛ وإن تساويا فتعادل
option-both-reach-draw = تعادل إن بلغاه في الجولة نفسها
option-direction = اتجاه اللعب
option-direction-clockwise = مع عقارب الساعة
option-direction-counter-clockwise = عكس عقارب الساعة
option-enforcement = مخالفة قوانين اللعب
option-enforcement-engine = غير ممكنة
option-enforcement-claims = ممكنة؛ والقيد بمشاريع الفريقين
option-enforcement-claims-own = ممكنة؛ والقيد بمشاريع من قيّد فقط

option-packets = دفعات التوزيع
option-packets-3-2-3 = 3 ثم 2 ثم 3
option-packets-3-3-2 = 3 ثم 3 ثم 2
option-packets-2-3-3 = 2 ثم 3 ثم 3
option-packets-4-4 = 4 ثم 4
option-packets-6-2 = 6 ثم 2
option-packets-3-2 = 3 ثم 2
option-packets-2-3 = 2 ثم 3
option-packets-alternate = صف مقلوب ثم صف مكشوف وهكذا
option-packets-rows = المقلوبة كلها أولًا ثم المكشوفة
option-shuffle = الخلط
option-shuffle-every-deal = خلط وقص قبل كل جولة
option-shuffle-gathered = جمع وقص كما على طاولة حقيقية (خارج التصنيف)
option-dealer-names = إذا قال الآخرون كلهم بس، فالموزّع
option-dealer-names-must = ملزم بتسمية الحكم
option-dealer-names-may-pass = له أن يقول بس
option-all-pass = إذا قال الجميع بس
option-all-pass-next = يوزّع اللاعب التالي
option-all-pass-same = يوزّع اللاعب نفسه من جديد

option-no-trumps = بلا حكم
option-no-trumps-no = لا يُلعب
option-no-trumps-yes = يمكن شراؤه
option-all-trumps = الكل حكم
option-all-trumps-no = لا يُلعب
option-all-trumps-yes = يمكن شراؤه
option-all-trumps-with-belotes = يمكن شراؤه، والبيلوت في كل نوع
option-ceiling = أعلى عرض في نوع
option-eighty = النقاط اللازمة لعرض 80
option-generale = الجنرال
option-generale-none = لا يمكن عرضه
option-capot-worth = قيمة الكبوت المعروض
option-capot-worth-none = لا يمكن عرضه
option-capot-worth-250-flat = 250 لا غير
option-capot-worth-500-flat = 500 لا غير
option-capot-worth-250-tricks = 250، و250 للأكلات
option-capot-worth-270-tricks = 270، و250 للأكلات
option-capot-worth-250-failed-500 = 250، أو 500 إن خسر
option-passing = من قال بس
option-passing-open = له أن يعرض ثانية
option-passing-final = خرج من الشراء
option-final-raise = آخر زيادة للمشتري
option-final-raise-none = لا زيادة
option-final-raise-same-trump = مرة، بالحكم نفسه
option-final-raise-any-trump = مرة، بأي حكم
option-self-raise = الزيادة على عرضك أنت
option-self-raise-no = لا: ثلاث بس تنهي الشراء
option-self-raise-other-suit = بعد ثلاث بس، بحكم آخر
option-contre = الدبل
option-contre-none = لا يُلعب
option-contre-x2 = ×2، بلا { auction-word-redouble }
option-contre-x3 = ×2 ثم ×3
option-contre-x4 = ×2 ثم ×4
option-contre-match = ×2 ثم ×4 ثم ماتش
option-contre-gahwa = دبل، ثري، فور، ثم قهوة
option-contre-four = دبل، ثري، فور، بلا قهوة
option-contre-sun-double-only = كالعادة، لكن الصن حتى ×2 فقط
option-contre-sun-double-at-100 = كذلك، لكن من 100 نفسها لا فوقها فقط
option-contre-timing = متى يقال دبل
option-contre-timing-out-of-turn = في أي وقت، ولو في غير الدور
option-contre-timing-in-turn = في الدور
option-contre-timing-after-auction = بعد الشراء
option-contre-overbid = العرض فوق الدبل
option-contre-overbid-closed = لا: الدبل ينهي العروض
option-contre-overbid-overbid = نعم: العرض الأعلى يلغيه
option-contre-bids = العروض التي عليها دبل
option-contre-bids-any = كلها
option-contre-bids-over-80 = كلها إلا 80
option-contre-bids-no-capot = كلها إلا الكبوت والجنرال
option-contre-bids-over-80-no-capot = كلها إلا 80 والكبوت والجنرال
option-second-round-suit = الأنواع في الدورة الثانية
option-second-round-suit-other = أي نوع غير المكشوف
option-second-round-suit-any = أي نوع
option-trump-named = متى يُسمّى الحكم
option-trump-named-with-bid = مع كل عرض
option-trump-named-after-auction = بعد المزايدة، لمن كسبها
option-ashkal = لمن الأشكل
option-ashkal-last-two = لآخر اثنين في الكلام
option-ashkal-last-two-always = لآخر اثنين، في الدورتين
option-ashkal-anyone = للجميع
option-ashkal-none = لا أحد
option-sun-overcall = صن فوق صن
option-sun-overcall-once = للجميع، مرة واحدة
option-sun-overcall-none = لا: أول صن تثبت
option-kasho = يد كلها 7 و8 و9 (كاشو)
option-kasho-no = تُلعب
option-kasho-yes = لصاحبها طلب إعادة التوزيع

option-first-lead = من يفتح الجولة
option-first-lead-eldest = أول من يتكلم
option-first-lead-declarer = المشتري
option-first-lead-generale = أول من يتكلم؛ وفي الجنرال صاحبه
option-trump-lead = التكبير إذا فُتح بالحكم
option-trump-lead-overtake = دائمًا إن أمكن
option-trump-lead-unless-partner = إلا إذا كانت الأكلة للخويّ
option-trump-lead-any = لا يلزم
option-plain-lead = التكبير إذا فُتح بغير الحكم
option-plain-lead-overtake = دائمًا إن أمكن
option-plain-lead-any = لا يلزم
option-partner-exempt = الأكلة للخويّ: لا يلزم الدق
option-partner-exempt-yes = نعم
option-partner-exempt-no = لا: الدق لازم دائمًا
option-partner-exempt-until-ruffed = نعم، وحتى يدق خصم
option-partner-exempt-never = لا يلزم الدق أبدًا
option-undertrump = إذا دق الخصم
option-undertrump-required = كبّر إن أمكن، وإلا فدق بأصغر
option-undertrump-free = كبّر إن أمكن، وإلا فأي ورقة
option-undertrump-plain-card = كبّر إن أمكن، وإلا فورقة ليست حكمًا
option-undertrump-any-trump = أي حكم، كبير أو صغير
option-trump-over-partner = الدق فوق دق الخويّ
option-trump-over-partner-free = بأي حكم
option-trump-over-partner-higher = بأكبر فقط، إن أمكن
option-trump-over-partner-higher-only-trumps = بأكبر، إن لم يكن معك إلا الحكم
option-trump-over-partner-higher-beside-others = بأكبر، إن كان معك غير الحكم
option-all-trumps-lead = التكبير في الكل حكم
option-all-trumps-lead-as-trump = كما إذا فُتح بالحكم
option-all-trumps-lead-follow = لا: يكفي اتباع النوع
option-trump-lock = الحكم المقفول: لا يُفتح بالحكم
option-trump-lock-every-lead = في ×2 و×4، في كل أكلة
option-trump-lock-first-lead = في ×2 و×4، في الأكلة الأولى فقط
option-trump-lock-at-four = في ×4 فقط
option-trump-lock-chosen = كما يقول صاحب الدبل (مفتوح أو مقفول)
option-trump-lock-none = أبدًا

option-declarations = المشاريع (تتالٍ، أربع متشابهة…)
option-declarations-off = لا تُلعب
option-declarations-on = تُلعب
option-declarations-count = لماذا تُحسب المشاريع
option-declarations-count-contract = لنجاح الشراء وفي النتيجة
option-declarations-count-score = في النتيجة فقط
option-declarations-count-rounds = لنجاح الشراء، بالنقاط لا بالأبناط
option-announcing = من يعلن المشاريع
option-announcing-automatic = البوت، عن الجميع
option-announcing-manual = كل لاعب؛ والمنسي يضيع
option-king-first = الشايب قبل البنت ({ play-belote-word })
option-king-first-no = بأي ترتيب
option-king-first-yes = نعم، وإلا ضاع
option-belote-counts = لماذا يُحسب { rules-belote-the }
option-belote-counts-both = لنجاح الشراء وفي النتيجة
option-belote-counts-contract = لنجاح الشراء لا في النتيجة
option-belote-counts-score = في النتيجة فقط
option-belote-counts-none = بلا { play-belote-word }
option-fours-of-eight-and-seven = أربع 8 وأربع 7
option-fours-of-eight-and-seven-no = لا قيمة لها
option-fours-of-eight-and-seven-yes = قيمتها 100
option-meld-tie = المشاريع المتساوية
option-meld-tie-first = الأعلى ثم الحكم ثم أول من يلعب
option-meld-tie-dealer = الأعلى ثم الحكم ثم الموزّع
option-meld-tie-cancel = الأعلى ثم الحكم، وإلا فلا أحد
option-meld-tie-turn = نقاط متساوية: أول من يلعب
option-meld-overlap = ورقة واحدة في مشروعين
option-meld-overlap-once = لا
option-meld-overlap-shared = نعم، في أربع من رتبة واحدة وتتالٍ
option-long-runs = تتالٍ من خمس أوراق أو أكثر
option-long-runs-split = يُقسم أربعًا وثلاثًا
option-long-runs-fifty = خمسين واحدة
option-long-runs-hundred = مية واحدة
option-run-order = تتالي ثلاث وتتالي أربع
option-run-order-longer = الأربع أكبر
option-run-order-twenty = الثلاث أكبر
option-melds-spoken = مقارنة المشاريع بالكلام
option-melds-spoken-no = لا
option-melds-spoken-yes = نعم: «لحد وين؟»
option-melds-shown = أوراق المشاريع
option-melds-shown-second-trick = تُكشف في الأكلة الثانية
option-melds-shown-last-trick = تُكشف بعد الأكلة الأخيرة
option-melds-shown-never = لا تُكشف أبدًا
option-melds-shown-at-once = تُكشف عند الإعلان

option-contract-needs = متى ينجح الشراء
option-contract-needs-bid = ببلوغ العرض
option-contract-needs-bid-and-more = ببلوغ العرض والتفوق على الخصم
option-points-counted = النقاط المسجلة
option-points-counted-both = نقاط الأكلات والعرض
option-points-counted-made = نقاط الأكلات فقط
option-points-counted-announced = العرض فقط
option-points-counted-announced-belote = العرض و{ play-belote-word }
option-defence-points = نجح الشراء: نقاط الفريق الآخر
option-defence-points-own = يسجل نقاطه
option-defence-points-none = لا يسجل شيئًا
option-defence-points-to-attack = تذهب للمشتري
option-failure = خسر الشراء: يسجل الفريق الآخر
option-failure-160-and-bid = 160 والعرض
option-failure-162-and-bid = 162 والعرض
option-failure-bid = العرض وحده
option-multiplied = ما يضاعفه الدبل
option-multiplied-bid = العرض وحده
option-multiplied-whole = كل ما يسجله الكاسب
option-multiplied-whole-alone = كل شيء؛ وإن نجح فلا شيء للآخر
option-multiplied-forfeit = 160 والعرض، للكاسب وحده
option-multiplied-forfeit-whole = 160 والمشاريع و{ play-belote-word } والعرض، للكاسب وحده
option-multiplied-forfeit-bid = العرض وحده؛ وإن نجح: 160 ولا شيء للآخر
option-multiplied-pot = نقاط الفريقين، للكاسب
option-multiplied-own = نقاط كل فريق له
option-rounding = التقريب
option-rounding-complement = الفريق الآخر إلى العشرة، والباقي للمشتري
option-rounding-nearest = إلى العشرة: 5 فما فوق إلى أعلى
option-rounding-six-up = إلى العشرة: 6 فما فوق إلى أعلى
option-rounding-none = بلا تقريب
option-rounding-fives-exact = { trump-none-at } الخمسة نصف عشرة
option-rounding-fives-up = { trump-none-at } الخمسة إلى أعلى
option-rounding-fives-down = { trump-none-at } الخمسة إلى أسفل
option-rounding-paired = مجموع الفريقين ثابت دائمًا
option-rounding-lost-unit = العشرة الضائعة لصاحب الباقي الأكبر
option-rounding-cut = العشرة الضائعة تضيع
option-rounding-six-attack = من 6 إلى أعلى؛ وإن كانتا 6 فللمشتري وحده
option-last-deal = الجولة الأخيرة
option-last-deal-rounded = مقرَّبة كغيرها
option-last-deal-exact = بلا تقريب
option-all-tricks =
    { $variant ->
        [belote] كل الأكلات
        [belote_501] كل الأكلات
        [bidding_belote] كل الأكلات
        [bulgarian_belot] كل الأكلات
        [croatian_bela] كل الأكلات
        [baloot] كل الأكلات
        [tarabish] كل الأكلات
        [clabber] كل الأكلات
       *[other] كل الأكلات دون عرض كبوت
    }
option-all-tricks-count = لماذا تُحسب مكافأة كل الأكلات
option-all-tricks-count-contract = لنجاح الشراء وفي النتيجة
option-all-tricks-count-score = في النتيجة فقط
option-all-tricks-88-pointless = 88، حتى مقابل أكلات بلا نقاط
option-all-tricks-90-either = 90، وللفريق الآخر أيضًا
option-all-tricks-90-always = 90، حتى مع كبوت معروض
option-all-tricks-90-forfeit-100 = 90؛ ومع الدبل زيادة 100
option-all-tricks-150-in-all = 150 بدل نقاط الأكلات
option-all-tricks-250-in-all = 250 بدل نقاط الأكلات
option-all-tricks-44-added = 44 زيادة على نقاط الأكلات
option-all-tricks-25-hokum = 25 { trump-suit-at }، 44 { trump-none-at }
option-all-tricks-25-flat = 25 و44، لا تضاعف، مع كل المشاريع
option-reverse-kaboot = كبوت مقلوب: كل أكلات الصن للخصم
option-reverse-kaboot-alike = كأي كبوت
option-reverse-kaboot-turned-ace = الضعف إن كانت المكشوفة إكه
option-reverse-kaboot-eldest-ace = الضعف إن اشترى أول المتكلمين ومعه إكه
option-reverse-kaboot-none = لا شيء: خسر المشتري فقط
option-belote-on-failure = خسر الشراء: { play-belote-word } المشتري
option-belote-on-failure-lost = يضيع
option-belote-on-failure-to-defence = للفريق الآخر
option-belote-on-failure-kept = يبقى له
option-declarations-on-failure = خسر الشراء: مشاريع المشتري
option-declarations-on-failure-lost = تضيع
option-declarations-on-failure-to-defence = للفريق الآخر
option-declarations-on-failure-kept = تبقى له
option-declarations-on-capot = كل الأكلات: مشاريع الآخر
option-declarations-on-capot-own = تبقى له
option-declarations-on-capot-all = لصاحب كل الأكلات
option-tie = تعادل النقاط
option-tie-success = ينجح الشراء
option-tie-failure = يخسر الشراء
option-tie-litige = نقاط المشتري تُعلّق للجولة التالية
option-tie-half = الفريق الآخر يسجل نقاطه، والمشتري لا شيء
option-tie-hang-85 = 85 نقطة تُعلّق للجولة التالية
option-tie-sun-split = يخسر الشراء؛ و{ trump-none-at } لكل نقاطه
option-no-trump-factor = { trump-none-at }، تُضرب النقاط في
option-trumpless-points = مجموع بلا حكم والكل حكم
option-trumpless-points-full = 130 و258
option-trumpless-points-162-from-14 = 162: الإكه 19؛ والكل حكم 14-9-6-5-3-1
option-trumpless-points-162-down-to-2 = 162: الإكه 19؛ والكل حكم 13-9-6-5-3-2
option-trumpless-points-162-scaled = 162: الإكه 19؛ والكل حكم × 162 / 258
option-trumpless-points-152-scaled = 152 بالتناسب، ثم الأرض
option-hand-score = ما يُسجل للجولة
option-hand-score-points = لكل فريق نقاطه
option-hand-score-winner = كل النقاط للكاسب
