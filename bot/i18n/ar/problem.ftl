# مسائل للجميع: أي ورقة، وأي عرض.

problem-title = المسائل
problem-head =
    مسألة · { $game } · { $kind ->
        [bids] الشراء
       *[cards] الأوراق
    } · المستوى { NUMBER($points, useGrouping: 0) }
problem-found =
    { $count ->
        [one] أنت أول من يجيب عنها.
        [two] وجدها { NUMBER($share, style: "percent", maximumFractionDigits: 0) } من شخصين.
        [few] وجدها { NUMBER($share, style: "percent", maximumFractionDigits: 0) } من { $count } أشخاص.
        [many] وجدها { NUMBER($share, style: "percent", maximumFractionDigits: 0) } من { $count } شخصًا.
       *[other] وجدها { NUMBER($share, style: "percent", maximumFractionDigits: 0) } من { $count } شخص.
    }
problem-rating = مستواك: ≈ { NUMBER($points, useGrouping: 0) }
problem-rating-later = يظهر مستواك ابتداءً من الجواب رقم { $least }: حتى الآن { $count }.
problem-none =
    { $count ->
        [0] لا مسائل لهذه اللعبة بعد.
       *[other] أجبت عن كل المسائل الموجودة: { $count } في المجموع. وما أخطأت فيه يعود بين أخطائك.
    }
problem-why-title =
    { $kind ->
        [bids] لماذا هذا العرض
       *[cards] لماذا هذه الورقة
    }
problem-button-later = راجعها لاحقًا
problem-button-why = لماذا؟
problem-button-report = بلّغ
problem-report-title = ما الخطأ فيها؟
problem-report-label = في جملة؛ يقرؤها مشغّل البوت
