"""How the places of a feature's facts are counted."""

from tests.places import report
from tests.rig.diffs import read_diff

DIFF = """diff --git a/bot/i18n/el/note.ftl b/bot/i18n/el/note.ftl
--- a/bot/i18n/el/note.ftl
+++ b/bot/i18n/el/note.ftl
@@ -1,0 +2 @@
+note-title = Note
diff --git a/bot/i18n/en/note.ftl b/bot/i18n/en/note.ftl
--- a/bot/i18n/en/note.ftl
+++ b/bot/i18n/en/note.ftl
@@ -1,0 +2 @@
+note-title = Note
diff --git a/bot/i18n/fr/note.ftl b/bot/i18n/fr/note.ftl
--- a/bot/i18n/fr/note.ftl
+++ b/bot/i18n/fr/note.ftl
@@ -1,0 +2 @@
+note-title = Note
diff --git a/bot/storage/database/schema.py b/bot/storage/database/schema.py
--- a/bot/storage/database/schema.py
+++ b/bot/storage/database/schema.py
@@ -8,2 +8,4 @@ former = Table(
 )
-old = 1
+jottings = Table(
+    "jottings",
+)
diff --git a/bot/storage/export.py b/bot/storage/export.py
--- a/bot/storage/export.py
+++ b/bot/storage/export.py
@@ -3,0 +4,2 @@
+from bot.storage.database.schema import jottings
+ROWS = [jottings.c.user_id]
diff --git a/cogs/jottings.py b/cogs/jottings.py
new file mode 100644
--- /dev/null
+++ b/cogs/jottings.py
@@ -0,0 +1,6 @@
+from bot.storage.jottings import note_of
+NOTE = ControlName("note", Presser.OWNER)
+@control("note-ask")
+class AskNote(Control):
+    pass
+@pressed(AskNote)
diff --git a/tests/bot/test_jottings.py b/tests/bot/test_jottings.py
new file mode 100644
--- /dev/null
+++ b/tests/bot/test_jottings.py
@@ -0,0 +1 @@
+assert jottings
"""


def test_each_fact_is_counted_where_it_stands() -> None:
    assert [*report([*read_diff(DIFF)])] == [
        "its room      cogs/jottings.py  +6 -0",
        "its room      tests/bot/test_jottings.py  +1 -0",
        "not expected  bot/i18n/el/note.ftl  +1 -0",
        "outside       bot/i18n/en/note.ftl  +1 -0",
        "outside       bot/i18n/fr/note.ftl  +1 -0",
        "outside       bot/storage/database/schema.py  +3 -1",
        "not expected  bot/storage/export.py  +2 -0",
        "table jottings: 2 files, 2 folders, 4 lines",
        "button note: 1 files, 1 folders, 1 lines",
        "button note-ask: 1 files, 1 folders, 3 lines",
        "sentence note-title: 3 files, 3 folders, 3 lines, 2 expected",
        "7 files, +15 -1 lines; 5 outside its room, 2 not expected",
    ]


def test_the_lines_of_a_diff_have_the_numbers_they_have_in_the_file() -> None:
    (schema,) = (file for file in read_diff(DIFF) if file.path.endswith("schema.py"))
    assert [number for number, _ in schema.added] == [9, 10, 11]
    assert schema.removed == ("old = 1",)
