"""The reader of sources finds every sentence that is asked for, however the speaker is named."""

import pytest

from tests.bot.i18n.sources import Built, Saying, Sources


def _sayings(text: str) -> list[Saying | Built]:
    return list(Sources.of({"module.py": text}).sayings())


@pytest.mark.parametrize(
    "text",
    [
        "def show(say: Words): say('table-deal', number=1)",
        "def show(say: 'Words | None'): say('table-deal', number=1)",
        "text = words(language)\ntext('table-deal', number=1)",
        "words(self.language)('table-deal', number=1)",
        "words('fr')('table-deal', number=1)",
        "class Screen:\n    words: Words\n    def show(self): self.words('table-deal', number=1)",
        "self._say = words('fr')\nself._say('table-deal', number=1)",
        "def spoken(user) -> Words: ...\nspoken(user)('table-deal', number=1)",
        "async def spoken(user) -> Words: ...\ntext = await spoken(user)\n"
        "text('table-deal', number=1)",
        "class Press:\n    @property\n    def words(self) -> Words: ...\n"
        "    def show(self): self.words('table-deal', number=1)",
    ],
)
def test_a_words_object_is_recognised_by_its_type(text: str) -> None:
    facts = {saying.facts for saying in _sayings(text) if isinstance(saying, Saying)}
    assert {saying.key for saying in _sayings(text) if isinstance(saying, Saying)} == {"table-deal"}
    assert facts == {frozenset({"number"})}


def test_the_result_of_a_words_call_is_not_a_words_object() -> None:
    text = (
        "class Press:\n    @property\n    def say(self) -> Words: ...\n"
        "label = press.say('table-dealer')\nquery.label('rank')"
    )
    assert _sayings(text) == [Saying("module.py:4", "table-dealer", frozenset())]


def test_facts_passed_as_a_mapping_are_not_guessed() -> None:
    (saying,) = _sayings("def show(say: Words): say('table-deal', number=1, **facts)")
    assert saying == Saying("module.py:1", "table-deal", None)


def test_both_branches_of_a_conditional_are_read() -> None:
    sayings = _sayings("def show(say: Words): say('table-a' if bidding else f'table-{stage}')")
    assert sayings == [
        Saying("module.py:1", "table-a", frozenset()),
        Built("module.py:1", "table-*"),
    ]


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("name=command_text('table-deal')", set()),
        ("raise Refused('table-deal', number=1)", {"number"}),
    ],
)
def test_a_key_may_be_passed_on(text: str, facts: set[str]) -> None:
    assert _sayings(text) == [Saying("module.py:1", "table-deal", frozenset(facts))]


@pytest.mark.parametrize(
    "text",
    ["words('fr')", "print('table-deal')", "logger.info('table-deal', number=1)", "say('table')"],
)
def test_other_calls_use_no_sentence(text: str) -> None:
    assert _sayings(text) == []


def test_string_literals_are_found_without_docstrings() -> None:
    sources = Sources.of({"module.py": '"""doc"""\nKEY = "table-deal"\nclass A:\n    """more"""'})
    assert sources.constants() == {"table-deal"}


def test_keys_built_at_run_time_are_found() -> None:
    text = 'f"refusal-{code}"; "startup-" + n; f"{x}-confirm"; f"a-{x}-{y}"; f"{x}-{y}"; f"{x} !"'
    assert Sources.of({"module.py": text}).patterns() == {
        "refusal-*",
        "startup-*",
        "*-confirm",
        "a-*-*",
    }
