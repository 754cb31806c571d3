# التراجع عن ضغطة خاطئة بموافقة الخصم، وقول سوا في الأكلات الباقية.

take-back-button = تراجع عن { $what }
take-back-call = «{ $call }»
take-back-asked = { $player } يطلب التراجع عن { $what }. القبول أو الرفض عند { $awaited }؛ وإن استمر اللعب قبل ذلك انتهى الطلب.
take-back-agreed = { $player } موافق.
take-back-asked-until = إن لم يأت جواب، ينتهي الطلب { $time }.
take-back-question = { $player } يطلب التراجع عن { $what }. هل توافق؟
take-back-waiting = طلبت التراجع عن { $what }. ننتظر جواب { $awaited }.
take-back-agreed-waiting = وافقت على تراجع { $player } عن { $what }. ننتظر جواب { $awaited }.
take-back-button-yes = قبول
take-back-button-no = رفض
take-back-done = تراجع { $player } عن { $what }.
take-back-refused = رفض { $by }: لا يتراجع { $player } عن { $what }.
take-back-lapsed = لم يوافق الجميع في الوقت: لا يتراجع { $player } عن { $what }.
take-back-overtaken = استمر اللعب قبل الجواب: لا يتراجع { $player } عن { $what }.
take-backs-button =
    { $allowed ->
        [yes] التراجع: نعم
       *[other] التراجع: لا
    }

claim-button = سوا
claim-denied = ليس هذا مؤكدًا: بما يمكنك أن تعلمه، قد تخسر أكلة. العب هذه الأكلة.
claim-made =
    سوا من { $player }: { $tricks ->
        [one] الأكلة الأخيرة
        [two] الأكلتان الأخيرتان
        [few] آخر { $tricks } أكلات
        [many] آخر { $tricks } أكلة
       *[other] آخر { $tricks } أكلة
    }. ما كانت ورقة عند الآخرين تأكل منها شيئًا.
