# صفحة قوانين الطاولة، لطاولة أو لسيرفر، وكيف تسميها الصفحات الأخرى.

house-rules = قوانين الطاولة
house-title = قوانين الطاولة · { $game }
house-of-table = كل اختيار يسري حالًا على هذه الطاولة.
house-of-server = كل اختيار يسري على طاولات هذا السيرفر القادمة.
house-only-host = يستطيع المضيف { $user } تغييرها قبل الصكة.
house-none = لا قوانين خاصة: تسري قوانين اللعبة الأصلية.
house-number = { $number }
house-usual = القانون الأصلي للعبة
house-usually = القانون الأصلي للعبة: { $choice }
house-capot-pays = يربح: 250 وحدها أقل من 100 مع كل الأكلات، 262
house-difference = { $option }: { $choice }
house-differences = الفروق · { $list }
house-others =
    { $count ->
        [1] … وواحد آخر
        [2] … واثنان آخران
       *[other] … و{ $count } غيرها
    }
house-bounds = من { $least } إلى { $most }
house-button-type =
    { $option ->
        [target] مجموع آخر…
       *[deals] عدد آخر…
    }
house-button-reset = العودة إلى القوانين الأصلية

# الإعدادات الجاهزة: اسمها ثم سطر يشرحها.

house-preset-server = قوانين هذا السيرفر
house-preset = إعداد جاهز…
house-rules-of = القوانين: { $rules }
house-rules-source = قوانين اللعبة كما هي
house-rules-own = خاصة بهذه الطاولة
house-usual-preset = قوانين اللعبة الأصلية
house-usual-preset-note =
    { $variant ->
        [coinche] قوانين اللعبة: الكل حكم من 258
       *[other] القوانين المعتادة كما هي
    }
house-preset-all-trumps-162 = الكل حكم من 162
house-preset-all-trumps-162-note = بلا حكم والكل حكم من 162 نقطة، كما في النوع
house-preset-federation-coinche-2015 = الاتحاد الفرنسي، كوانش 2015
house-preset-federation-coinche-2015-note = مع المشاريع؛ والتفوق على الخصم لازم؛ الدبل كله للكاسب؛ كبوت 250 + 250
house-preset-board-game-arena = Board Game Arena
house-preset-board-game-arena-note = مع عقارب الساعة؛ دبل ناجح: الفريق الآخر 0؛ بلا حكم والكل حكم من 162
house-preset-board-game-arena-bid = Board Game Arena، العرض وحده
house-preset-board-game-arena-bid-note = مثل Board Game Arena، لكن لا يُسجَّل إلا العرض والبيلوت
house-preset-online = على طريقة الإنترنت، مع المشاريع
house-preset-online-note = إلى 1,000 نقطة، رد الدبل ×3، البيلوت والمشاريع في النتيجة فقط
house-preset-federation-contree-2016 = الاتحاد الفرنسي، كونتريه 2016
house-preset-federation-contree-2016-note = نقاط الأكلات والعرض؛ الدبل في الدور، كبوت 500
house-preset-federation-contree-2016-made = الاتحاد الفرنسي، كونتريه 2016، نقاط الأكلات
house-preset-federation-contree-2016-made-note = لا تُسجَّل إلا نقاط الأكلات؛ دبل 320، رد الدبل 640؛ كبوت 500
house-preset-federation-contree-ludique = الاتحاد الفرنسي، كونتريه، أحدث نص
house-preset-federation-contree-ludique-note = رد الدبل ×3 على العرض وحده؛ كبوت 250 + 250؛ الخمسة إلى أسفل، والجولة الأخيرة بلا تقريب
house-preset-cannes-2016 = بطولة كان 2016
house-preset-cannes-2016-note = إلى 2,001؛ العروض حتى 260، كبوت 270 + 250؛ رد الدبل ×3؛ الخمسة إلى أسفل
house-preset-coinchons = coinchons.fr
house-preset-coinchons-note = مع الدبل تضاعف 160 والعرض؛ البيلوت لصاحبه دائمًا؛ كبوت 500
house-preset-federation-belote-2016 = الاتحاد الفرنسي، بيلوت 2016
house-preset-federation-belote-2016-note = بلا مشاريع؛ البيلوت يبقى عند الخسارة؛ بلا حكم والكل حكم من 162
house-preset-saudi = البلوت السعودي
house-preset-saudi-note = إلى 152؛ المشاريع تنفع؛ الدبل كله للكاسب؛ الكبوت 25 أو 44 ولا يضاعف
house-preset-palaristi = بيلوتا قبرص (بالاريستي)
house-preset-palaristi-note = إلى 301؛ يُسجل العرض؛ مقفول ×2 ثم ×4؛ كبوت 250؛ العشرات من 6
house-preset-page = كما تقول صفحة اللعبة
house-preset-page-note =
    { $variant ->
        [baloot] القاطع لا يلزمه الدق إلا فوق دقة الخصم
        [tarabish] العشرون تغلب الخمسين
        [clabber] تُقارن المشاريع بالكلام
        [belote] تُجمع الأوراق وتُقص بلا خلط؛ والمشاريع بالكلام
       *[other] تُجمع الأوراق وتُقص، ولا تُخلط أبدًا
    }
house-preset-on-paper = كما على الورق
house-preset-on-paper-note = للموزّع أن يقول بس، وكونترا، ولا تكبير في غير الحكم ولا دق على الخويّ

# The page on the text behind a preset: each kind of rules, and the source.

house-text-button = ماذا يقول نصها
house-text-table = الطاولة
house-text-auction = الشراء
house-text-legal = الأوراق
house-text-melds = المشاريع
house-text-scoring = التسجيل
house-text-game_end = النهاية
house-text-silent = النص لا يذكر شيئًا: قواعد اللعبة هي السارية.
house-source-federation-coinche-2015 = الاتحاد الفرنسي للبيلوت، «Règles de la Belote Coinchée»، 2015
house-source-board-game-arena = Board Game Arena، البرنامج العامل هناك (drasill/bga-coinche)، أكتوبر 2025
house-source-board-game-arena-bid = Board Game Arena، طريقة التسجيل الثانية في برنامجها (drasill/bga-coinche)، أكتوبر 2025
house-source-federation-contree-2016 = الاتحاد الفرنسي للبيلوت، «Règles officielles de la Belote Contrée»، 27 يناير 2016: نقاط الأكلات والعرض
house-source-federation-contree-2016-made = الاتحاد الفرنسي للبيلوت، «Règles officielles de la Belote Contrée»، 27 يناير 2016: نقاط الأكلات
house-source-federation-contree-ludique = الاتحاد الفرنسي للبيلوت، «Règles officielles de la Belote Contrée»، بلا تاريخ، طبعة Équipe Ludique
house-source-cannes-2016 = Festival International des Jeux، كان، «Règlement de la belote aux enchères ou contrée»، 2016
house-source-coinchons = coinchons.fr، صفحة النقاط
house-source-federation-belote-2016 = الاتحاد الفرنسي للبيلوت، «Règles officielles de la Belote»، 27 يناير 2016
house-source-saudi = tazjel/baloot-ai، من ألعاب مسجلة في أكبر منصة سعودية، 2026
house-source-palaristi = Pantelisavg/pilottamobileapp وTsinwntas/pilotta-app، برنامجان من قبرص، 2026
