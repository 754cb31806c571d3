# كلمة اللاعب، بجانب اسمه طوال أكلة.

reaction-hint = قل كلمة للطاولة، تبقى طوال أكلة:
reaction-done = أُرسلت: كلمة واحدة في كل أكلة.
reaction-once = سبق أن قلت كلمة في هذه الأكلة.
reaction-off = الكلمات موقوفة، في هذا السيرفر أو في تفضيلاتك.
reaction-said = { $player }: «{ $reaction }»
reaction-well-played = لعب حلو
reaction-bravo = كفو
reaction-thanks = تسلم يا خويّ
reaction-ouch = آخ
reaction-sorry = معليش
reaction-lucky = حظ
