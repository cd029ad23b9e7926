"""Every sentence of the rules can be said, of every game and every variant."""

from functools import cache

import pytest

from scorepad.i18n.rules_summary import rule_sentence
from scorepad.i18n.topics import topic_name
from scorepad.rules import OPTIONS, Refused, RulesetError, duel_games, games, with_options
from scorepad.rules.option_table import Choices, Switch
from scorepad.views.rules_summary import duel_topics
from scorepad.views.rules_topics import Topic, topics_of
from tests.languages import each_language


def rulesets(key: str):
    """The game as it is, and with each word of each option that it can be played with."""
    base = games()[key].ruleset
    yield base
    for name, kind in OPTIONS.items():
        values = list(kind.kind) if isinstance(kind, Choices) else []
        for value in [True, False] if isinstance(kind, Switch) else map(str, values):
            try:
                yield with_options(base, {name: value})
            except (Refused, RulesetError):
                continue


@cache
def every_topic(key: str) -> list[Topic]:
    """Each topic of these once: most options change one of them and leave the others."""
    topics = (topic for ruleset in rulesets(key) for topic in topics_of(ruleset))
    return list({repr(topic): topic for topic in topics}.values())


@pytest.mark.parametrize("language", each_language())
@pytest.mark.parametrize("game", sorted(games()))
def test_whatever_is_played_can_be_said(game: str, language: str, speaking) -> None:
    with speaking(language):
        for topic in every_topic(game):
            assert topic_name(topic, game)
            for sentence in topic.sentences:
                words = rule_sentence(sentence, game)
                assert words
                assert "%(" not in words


@pytest.mark.parametrize("language", each_language())
def test_duels_can_be_said_too(language: str, speaking) -> None:
    with speaking(language):
        for key, game in duel_games().items():
            for topic in duel_topics(game.ruleset, game.ruleset):
                assert topic_name(topic, key)
                assert all(rule_sentence(sentence, key) for sentence in topic.sentences)


def test_a_topic_about_special_cards_is_called_by_their_names(speaking) -> None:
    with speaking("en"):
        topics = {topic.key: topic for topic in topics_of(games()["wizard_club"].ruleset)}
        assert topic_name(topics["top_lead"], "wizard_club") == "Sorcerer led"
        assert topic_name(topics["only_bottoms"], "wizard_club") == "Nothing but Jester"
        assert topic_name(topics["deal"], "wizard_club") == "Deal"
