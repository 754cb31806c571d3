# طول آخر للصكة التالية.

length-button = طول آخر
length-title = طول الصكة التالية
length-hint = اختر طول الصكة التالية. لا بد من موافقة كل لاعب على الطاولة.
length-placeholder = كم تطول؟
length-choice =
    { $target ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $target } نقاط
        [many] { $target } نقطة
       *[other] { $target } نقطة
    }
length-choice-deals =
    { $deals ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $deals } جولات
        [many] { $deals } جولة
       *[other] { $deals } جولة
    }
length-asked =
    يقترح { $player } لعب الصكة التالية { $deals ->
        [0] إلى { $target ->
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $target } نقاط
            [many] { $target } نقطة
           *[other] { $target } نقطة
        }
       *[other] في { $deals ->
            [one] جولة واحدة
            [two] جولتين
            [few] { $deals } جولات
            [many] { $deals } جولة
           *[other] { $deals } جولة
        }
    }. بقي جواب: { $awaited }.
length-refused = يفضّل { $player } بقاء طول الصكة كما هو.
length-button-yes = موافق
length-button-no = أبقِ الطول
length-button-withdraw = اسحب الاقتراح
length-next =
    تُلعب الصكة التالية { $deals ->
        [0] إلى { $target ->
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $target } نقاط
            [many] { $target } نقطة
           *[other] { $target } نقطة
        }
       *[other] في { $deals ->
            [one] جولة واحدة
            [two] جولتين
            [few] { $deals } جولات
            [many] { $deals } جولة
           *[other] { $deals } جولة
        }
    }.
length-sent = أُرسل الاقتراح: يجيب اللاعبون الآخرون على الطاولة.
length-done = تم. «{ game-button-rematch }» على الطاولة يبدأ الصكة بهذا الطول.
