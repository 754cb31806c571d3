# إعدادات السيرفر.

settings-title = إعدادات السيرفر
settings-page-start = البداية
settings-page-tables = الطاولات
settings-page-ratings = التصنيف
settings-page-posts = المنشورات
settings-page-reset = الإرجاع
settings-line = { $name }: { $value }
settings-off = بلا قناة
settings-button-undo = تراجع
settings-undone = تم التراجع. عاد:
settings-same = اختير كما كان.
settings-zone = المنطقة الزمنية: { $zone }، والساعة فيها { $now }.
settings-zone-title = المنطقة الزمنية
settings-zone-label = أكبر مدنها، بالحروف اللاتينية
settings-language = لغة الطاولات
settings-language-host = لغة المضيف
# اسم هذه اللغة كما يكتبه أهلها.
settings-language-own = العربية
settings-game = اللعبة وقوانين الطاولة
settings-channels = قنوات الطاولات
settings-channels-hint = حتى عشر: عندها تبقى الطاولات والتحديات والأمسيات وجولة اليوم فيها وفي سلاسلها.
settings-channels-all = في كل مكان
settings-channels-none = لا مكان
settings-channels-gone = حُذفت كل القنوات المختارة للطاولات، فلا تُفتح أي طاولة. اختر غيرها في { settings-page-start }.
settings-button-anywhere = طاولات في كل مكان
settings-button-allow = اسمح هنا
settings-allowed = يمكن الآن فتح الطاولات في { $channel }. للتراجع: { help-command-setup }.
settings-clock = وقت كل دور
settings-level = مستوى الكمبيوتر
settings-convention = { convention-title }
settings-pictures = الصور
settings-pictures-none = بلا صور
settings-pictures-none-note = كل شيء بالكلمات
settings-pictures-tricks = بعد كل أكلة
settings-pictures-tricks-note = الطاولة والأيدي مرسومة، بلا وميض
settings-pictures-cards = بعد كل ورقة
settings-pictures-cards-note = محدّثة دائمًا، لكنها تومض كل مرة
settings-pack = الورق الذي يراه الجميع
settings-button-back = إعدادات السيرفر
settings-button-house = قوانين الطاولة
settings-reactions =
    { $allowed ->
        [yes] كلمات اللاعبين: مسموحة
       *[other] كلمات اللاعبين: موقوفة
    }
settings-folds =
    { $folds ->
        [yes] الجولات: رسالة واحدة لكل صكة
       *[other] الجولات: رسالة لكل جولة
    }
settings-feats =
    { $announced ->
        [yes] الإنجازات الجديدة: تُعلن
       *[other] الإنجازات الجديدة: خاصة
    }
settings-button-reset = أعد هذه الإعدادات
settings-reset-what = الإرجاع يغيّر هذا:
settings-reset-keeps = تبقى النتائج والتصنيفات والأدوار والأمسيات. يمكن التراجع خلال يوم.
settings-reset-none = كل شيء كما كان حين جاء البوت.
settings-ladders = الترتيب
settings-ladders-shared = هذا السيرفر وكل السيرفرات
settings-ladders-shared-note = صكاته تُحسب في الترتيب العام أيضًا
settings-ladders-apart = هذا السيرفر فقط
settings-ladders-apart-note = صكاته لا تُحسب في الترتيب العام
settings-recounting = تُعاد حسابات التصنيف والترتيب…
settings-podium = المنصة في نهاية كل موسم
settings-podium-hint = تُنشر في قناة كل ثلاثة أشهر.
settings-button-podium-off = أوقف المنصة
settings-day = { today-settings-title }
settings-day-hour = ساعة جولة اليوم
settings-button-day-off = أوقف نشر جولة اليوم
settings-evenings-paused = هناك سهرة لعب متوقفة: لم يعد بإمكاني النشر أو فتح الطاولات في قناتها.
settings-day-silent = لا تُنشر جولة اليوم: قناتها غير موجودة أو لا يُسمح لي بالكتابة فيها. اختر غيرها في { settings-page-posts }.
settings-day-elsewhere = ما زالت جولة اليوم تُنشر في { $channel } حيث لا تُفتح الطاولات. اختر قناة أخرى في { settings-page-posts }.
