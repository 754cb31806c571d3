# سحب الأوراق لاختيار الأخوياء قبل الصكة.

partners-button = سحب الأخوياء
partners-drawn = السحب للأخوياء: { $draws }.
partners-deals = { $dealer } يوزّع أولًا.
