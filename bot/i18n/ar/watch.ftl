# مشاهدة يد لاعب بموافقته: لمن لا مقعد له على الطاولة.

watch-button = مشاهدة
watch-title = شاهد يدًا
watch-hint = اختر لاعبًا. إن وافق ترى يده حتى نهاية الصكة، وتعلم الطاولة كلها بذلك.
watch-hint-after = بعد كل جولة يستطيع الجميع رؤية كل الأيدي مع النتيجة.
watch-hint-player = لكل من لا مقعد له أن يطلب رؤية يد. أنت تقرر في يدك، ولهذه الصكة فقط.
watch-nobody = لا أحد يرى يدك.
watch-button-ask = اطلب ({ $seat })
watch-button-withdraw = اسحب الطلب
watch-waiting = طلبت رؤية يد { $player }. يظهر الجواب هنا؛ وإن لم يأت، ينتهي الطلب مع الجولة التالية.
watch-asked =
    { $watcher } يريد رؤية يد { $player }.{ $others ->
        [0] { "" }
        [one] { " " }وهناك طلب آخر ينتظر.
        [two] { " " }وهناك طلبان آخران ينتظران.
        [few] { " " }وهناك { $others } طلبات أخرى تنتظر.
        [many] { " " }وهناك { $others } طلبًا آخر ينتظر.
       *[other] { " " }وهناك { $others } طلب آخر ينتظر.
    }
watch-asked-you = { $watcher } يريد رؤية يدك.
watch-question = { $watcher } يريد رؤية يدك حتى نهاية الصكة. هل توافق؟
watch-button-answer = أجب
watch-button-show = موافق
watch-button-keep = رفض
watch-shown-to = يدك ظاهرة لـ{ $watchers }.
watch-shown-you = يمكنك رؤية يد { $player }.
watch-button-hide = أخفِها
watch-following = يد { $player } ظاهرة لـ{ $watchers }.
watch-hand = يد { $seat }: { $player }
watch-hand-empty = لُعبت الأوراق كلها.
watch-kept-fresh = تبقى هذه اليد محدّثة ربع ساعة؛ و«{ watch-button-again }» يضيف ربعًا آخر.
watch-button-again = تحديث
watch-button-stop = أوقف المشاهدة
watch-deal-over = انتهت الجولة: الأيدي كلها على الطاولة.
watch-not-granted = لن ترى هذه اليد: رفض صاحبها أو غادر، أو انتهت الجولة بلا جواب.
watch-over = لم تعد ترى هذه اليد: أراد صاحبها ذلك أو غادر، أو انتهت الصكة.
watch-stopped = لم تعد تشاهد هذه اليد.
watch-withdrawn = سُحب طلبك.
