# صفحة من لم يُنهِ أي صكة بعد.

newcomer-button = جديد هنا؟
newcomer-partner =
    { $taken ->
        [no] **خويّك** من يجلس في { $seat }
       *[yes] **خويّك** { $player } في { $seat }
    }: «**لنا**» أنتما الاثنان، و«**لهم**» الآخران.
newcomer-button-lesson =
    { $variant ->
        [contree] الدرس الأول
        [contree_generale] الدرس الأول
        [contree_701] الدرس الأول
        [contree_coinche] الدرس الأول
       *[other] الدرس الأول في الكونتريه
    }
newcomer-trial = تجربة: هذه الصكة لا تُحسب، ولك أن تتركها.
