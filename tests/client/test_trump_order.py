"""A phone reads trump of every round as the server does, in each order of a cycle."""

import json
from itertools import permutations
from random import Random

from tests.client.cases import case_of, look_of
from tests.client.comparison import compare
from tests.pad.scribe import Scribe


def test_all_orders_of_trumps_are_the_same_on_a_phone() -> None:
    cases = []
    for order in map("".join, permutations("HDCS-")):
        table = Scribe("nomination_whist", options={"trump.order": order})
        table.play_rounds(6)
        assert [each.trump.suit or "-" for each in table.pad.rounds] == [*order, *order[:2]]
        cases.append(json.dumps(case_of(order, table.marks, [look_of(table.marks, Random(1))])))
    compared = compare(iter(cases))
    assert (compared.cases, compared.different) == (120, 0), compared.said
