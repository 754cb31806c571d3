# Дума на играч, до името му, докато трае взятката.

reaction-hint = Кажете нещо на масата, докато трае взятката:
reaction-done = Изпратено: по една реакция на взятка.
reaction-once = В тази взятка вече казахте нещо.
reaction-off = Реакциите са изключени – на този сървър или във вашите предпочитания.
reaction-said = { $player }: „{ $reaction }“
reaction-well-played = Добре изиграно
reaction-bravo = Браво
reaction-thanks = Благодаря, партньоре
reaction-ouch = Олеле
reaction-sorry = Извинявам се
reaction-lucky = Късмет
