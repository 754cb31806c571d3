# أدوار الدرجات: دور في السيرفر لكل درجة من التصنيف.

ranks-title = أدوار الدرجات
ranks-hint = أعطي كل لاعب مرتّب دور درجته، وأغيّره مع تصنيفه: بعد { $least } صكة، ما دام يلعب مرة على الأقل كل { $days } يومًا. أنشئ الأدوار في Discord أولًا، ثم اخترها هنا.
ranks-on = **يعمل** · { $count ->
        [0] لا دور لأحد بعد
        [one] للاعب واحد دور
        [two] للاعبين اثنين دور
        [few] لـ{ $count } لاعبين دور
        [many] لـ{ $count } لاعبًا دور
       *[other] لـ{ $count } لاعب دور
    }
ranks-off = **موقوف**: لا أمس أدوار أحد.
ranks-tier-master = أستاذ
ranks-tier-ace = إكه
ranks-tier-king = شايب
ranks-tier-queen = بنت
ranks-tier-jack = ولد
ranks-tier-line = **{ $tier }** ({ $note }): { $role }
ranks-least = تصنيف { NUMBER($points, useGrouping: 0) } فما فوق
ranks-others = بقية اللاعبين المرتّبين
ranks-none = بلا دور
ranks-button-none = بلا دور لهذه الرتبة
ranks-button-on = تشغيل
ranks-button-off = إيقاف وسحب الأدوار
ranks-button-again = حاول ثانية
ranks-reason = المرتبة في الترتيب
ranks-trouble-no-right = تنقصني صلاحية «Manage Roles» (إدارة الأدوار): أعطها لدوري (إعدادات السيرفر، الأدوار)، ثم عد إلى هنا.
ranks-trouble-too-high = هذا الدور فوق دوري: اسحب دوري فوقه (إعدادات السيرفر، الأدوار).
ranks-trouble-gone = هذا الدور لم يعد موجودًا: اختر غيره.
ranks-trouble-managed = هذا الدور لتطبيق أو لتعزيزات السيرفر، فلا يمنحه أحد: اختر غيره.
ranks-trouble-powerful = لهذا الدور صلاحيات في السيرفر، فلا يصلح دور درجة: اختر غيره.
ranks-trouble-refused = لم يسمح لي Discord بمنح هذا الدور، فتوقفت. تأكد أنه تحت دوري، ثم اضغط «{ ranks-button-again }».
