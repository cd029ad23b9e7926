"""The form that writes each field on the server, where nothing else need run."""

from flask import Flask

from scorepad.pad.captures import CAPTURES
from scorepad.pad.fields import FIELDS, MATCH_FIELDS
from scorepad.pad.judge_table import judge_dealt
from scorepad.pad.match.state import CARD, DUEL, PENDING, PERMANENT, TURNED
from scorepad.pad.opening import PERSON
from scorepad.pad.plain_fields import is_of_game, plain_fields
from scorepad.pad.reveals import REVEAL
from scorepad.pad.table import RULE
from scorepad.pad.tricks_taken import LEADER, TRICK

OWN_FORMS = {
    "name": "names.rename",
    PERSON: "players.change",
    "seating": "players.change",
    "start": "players.change",
    "dealer": "hand_and_dealer.change_dealer",
    "hand": "hand_and_dealer.change_hand",
    "rounds": "length.change",
    "deal": "hand_and_dealer.deal_again",
    "adjustment": "adjustments.give",
    "ended": "length.end",
    RULE: "rules.change",
    "bid": "entries.enter",
    "tricks": "entries.enter",
    TRICK: "entries.give_trick",
    LEADER: "entries.give_trick",
    "bomb": "special_cards.bomb",
    "trump": "entries.turn_trump",
    "chooser": "entries.turn_trump",
    REVEAL: "entries.reveal",
    "changed": "special_cards.cloud",
    "bonus": "entries.enter",
    CAPTURES: "special_cards.captures",
    "cannonball": "special_cards.declare",
    "wager": "special_cards.declare",
    "loot": "special_cards.declare",
    "won": "match.win",
    "sum": "match.sums",
    DUEL: "duel.write_down",
    PENDING: "match.pending_card",
    PERMANENT: "match.permanent_power",
    CARD: "match.place_card",
    TURNED: "match.turn_up",
}
"""The endpoint of a form that writes each field; plain fields have one for all."""


def test_every_field_has_a_form_of_its_own_or_is_plain(app: Flask) -> None:
    missing = {*FIELDS, *MATCH_FIELDS} - OWN_FORMS.keys() - plain_fields().keys()
    assert not missing, f"no form in scorepad/web/game writes {sorted(missing)}"
    taken = {rule.endpoint for rule in app.url_map.iter_rules() if "POST" in (rule.methods or ())}
    assert {*OWN_FORMS.values(), "plain_fields.write"} <= taken


def test_the_plain_fields_of_a_match_are_about_the_match_as_a_whole() -> None:
    # Their page, their column and their notes are those of games of tricks.
    plain = {name: field for name, field in MATCH_FIELDS.items() if field.rule is judge_dealt}
    assert plain.items() <= plain_fields().items()
    assert all(is_of_game(field) for field in plain.values())
