"""An evening of every act, compared with a second opinion after each of them."""

from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.entries import all_made, choices
from scorepad.pad.state import Pad, Phase, Round
from scorepad.rules import Code, games
from tests.pad.games_by_heart import OWN_POINTS
from tests.pad.oracle import Evening, most
from tests.pad.scribe import Scribe

OPTION_OF = {"course": "schedule.course", "cap": "schedule.largest", "fixed": "schedule.rounds"}
HOUSE = st.just({}) | st.fixed_dictionaries(
    {},
    optional={
        "course": st.sampled_from(["up", "down", "up_down", "down_up"]),
        "cap": st.integers(2, 6),
        "fixed": st.integers(7, 12),
        "own_points": st.just(True),
    },
)
SPECIAL = {"play.bomb": True, "play.cloud": True, "points.bonus": "made"}
PLAIN_JUBILEE = {"play.bomb": False, "play.cloud": False, "play.witch": False}
"""Options without the cards that the second opinion does not know by heart."""
PLACE = st.integers(0, 9)
SMALL = st.integers(0, 4)


def waits_for(phase: Phase) -> Callable[["AnEvening"], bool]:
    def check(evening: "AnEvening") -> bool:
        current = evening.table.pad.current
        return current is not None and current.phase is phase

    return check


def goes_on(evening: "AnEvening") -> bool:
    return not evening.table.pad.over


def has_rounds(evening: "AnEvening") -> bool:
    return bool(evening.table.pad.rounds)


class AnEvening(RuleBasedStateMachine):
    """What a scribe writes, and the same facts kept beside the pad."""

    @initialize(
        game=st.sampled_from(sorted(games())),
        count=st.integers(3, 6),
        dealer=st.integers(0, 2),
        rounds=st.none() | st.integers(1, 6),
        special=st.booleans(),
        house=HOUSE,
    )
    def open(
        self,
        game: str,
        count: int,
        dealer: int,
        rounds: int | None,
        special: bool,
        house: dict[str, Any],
    ) -> None:
        ruleset = games()[game].ruleset
        count = min(max(count, ruleset.least), ruleset.most)
        players = ["anna", "ben", "cleo", "dora", "emil", "finn"][:count]
        options: dict[str, Any] = PLAIN_JUBILEE.copy() if game == "wizard_jubilee" else {}
        options |= SPECIAL if special else {}
        options |= {OPTION_OF[key]: value for key, value in house.items() if key in OPTION_OF}
        options |= OWN_POINTS if "own_points" in house else {}
        self.facts = Evening(
            game, {1: players}, {1: players[dealer]}, {p: p.capitalize() for p in players}
        )
        self.facts.special = special
        for key, value in house.items():
            setattr(self.facts, key, value)
        if rounds is not None:
            rounds = min(rounds, len(self.facts.plan(0, count, None, 0, blind_played=False)))
        self.table = Scribe(game, " ".join(players), dealer=dealer, rounds=rounds, options=options)
        if rounds is not None:
            self.facts.lengths[1] = rounds
        self.before: list[Evening] = []

    def write(self, cells: Cells) -> None:
        self.table.write(cells)
        self.before.append(self.facts.copy())

    def refused(self, cells: Cells) -> Code | None:
        refusal = self.table.refusal(cells)
        return refusal and refusal.code

    @property
    def key(self) -> tuple[int, int]:
        return self.table.round.number, self.table.round.deal

    def open_round(self) -> int:
        """The first round that nobody has bid in."""
        rounds, _, _ = self.facts.read()
        number = len(rounds) + (not rounds or rounds[-1].done)
        return number + bool(self.facts.bids.get((number, self.facts.deals.get(number, 1))))

    # rounds

    def bid(self, player: str, value: int) -> None:
        value %= self.table.round.hand + 1
        cells = self.table.bid_of(player, value)
        bids = self.facts.bids.get(self.key, {})
        played = self.table.round
        others = {p: bid for p, bid in bids.items() if p != player}
        evens = sum(others.values()) + value == played.hand
        last = player == played.dealer and len(others) == len(played.seats) - 1
        bound = self.bound(value)
        if evens and last and bound:
            assert self.refused(cells) is Code.BID_FORBIDDEN
            value = value - 1 if value else 1
        self.write(self.table.bid_of(player, value))
        self.facts.bids.setdefault(self.key, {})[player] = value

    def bound(self, value: int) -> bool:
        """Return whether the dealer may not bid ``value`` when that makes the bids even."""
        played, game = self.table.round, self.facts.game
        if game == "wizard_canadian":
            facts = self.facts.read()[0][-1]
            mine = facts.totals[played.dealer]
            level = [player for player in facts.seats if facts.totals[player] >= mine]
            return len(level) == 1 and played.number > 1 and value > 0
        if game == "wizard_championship":
            return played.hand > 1
        return game in ("quoicoupli", "oh_hell", "nomination_whist", "ascenseur")

    def take(self, player: str, value: int) -> None:
        key = self.key
        open_keys = [v for v, why in choices(self.table.round, player, "tricks") if why is None]
        value = open_keys[value % len(open_keys)]
        self.write(self.table.tricks_of(player, value))
        self.facts.tricks.setdefault(key, {})[player] = value

    @precondition(waits_for(Phase.BIDS))
    @rule(place=PLACE, value=SMALL)
    def somebody_bids(self, place: int, value: int) -> None:
        played = self.table.round
        self.bid(played.order[place % len(played.order)], value)

    @precondition(waits_for(Phase.TRICKS))
    @rule(place=PLACE, value=SMALL)
    def somebody_takes(self, place: int, value: int) -> None:
        played = self.table.round
        self.take(played.order[place % len(played.order)], value)

    @precondition(goes_on)
    @rule(value=SMALL)
    def the_round_is_finished(self, value: int) -> None:
        number = self.table.round.number
        for player in self.table.round.order:
            if self.table.round.boxes[player].bid is None:
                self.bid(player, value)
        for player in self.table.round.order:
            if self.empty(number, player):
                self.take(player, value)

    def empty(self, number: int, player: str) -> bool:
        return self.table.done(number).boxes[player].tricks is None

    @precondition(waits_for(Phase.TRICKS))
    @rule()
    def all_made_it(self) -> None:
        key, empty = self.key, all_made(self.table.round)
        played = self.facts.read()[0][-1]
        wanted = self.facts.bids[key] | self.facts.changed.get(key, {})
        takers = list(self.facts.given.get(key, {}).values())
        missing = [player for player in played.seats if player not in played.tricks]
        after = sum(played.tricks.values()) + sum(wanted[player] for player in missing)
        too_many = any(takers.count(player) > wanted[player] for player in missing)
        assert list(empty) == (missing if after in played.sums and not too_many else [])
        if empty:
            self.write(acts.fill_rest(self.table.round))
            typed = {player: wanted[player] for player in empty}
            self.facts.tricks[key] = self.facts.tricks.get(key, {}) | typed

    @precondition(goes_on)
    @rule()
    def a_misdeal(self) -> None:
        number, deal = self.key
        self.write(acts.deal_again(self.table.round))
        self.facts.deals[number] = deal + 1

    @precondition(lambda self: goes_on(self) and bool(acts.bring_forward(self.table.pad)))
    @rule()
    def a_misdeal_with_those_who_came_and_went(self) -> None:
        """What was to hold from the next deal on holds in the round that is dealt again."""
        number, deal = self.key
        played, pad = self.table.round, self.table.pad
        cells = (*acts.deal_again(played), *acts.bring_forward(pad))
        if self.refused(cells) is not None:
            return
        self.write(cells)
        self.facts.deals[number] = deal + 1
        for facts in (self.facts.seating, self.facts.lengths):
            if number + 1 in facts:
                self.set_from(facts, number, facts[number + 1])
        left = [*played.order[-1:], *played.order[:-1]]
        stay = (each for each in left if each in pad.present)
        self.facts.dealers[number] = next(stay, pad.present[0])

    # corrections

    def some_round(self, place: int) -> Round:
        rounds = self.table.pad.rounds
        return rounds[place % len(rounds)]

    @precondition(has_rounds)
    @rule(place=PLACE, seat=PLACE, value=SMALL)
    def a_bid_is_corrected(self, place: int, seat: int, value: int) -> None:
        played = self.some_round(place)
        if played.phase is Phase.BIDS:
            return
        player = played.seats[seat % len(played.seats)]
        value %= played.hand + 1
        self.write(acts.enter(played.number, played.deal, player, "bid", value))
        self.facts.bids[played.number, played.deal][player] = value

    @precondition(has_rounds)
    @rule(place=PLACE, seat=PLACE, step=st.integers(1, 5), value=SMALL)
    def two_results_are_corrected(self, place: int, seat: int, step: int, value: int) -> None:
        played = self.some_round(place)
        one, other = (played.seats[n % len(played.seats)] for n in (seat, seat + step))
        if played.phase is not Phase.DONE or one == other:
            return
        both = sum(played.boxes[p].tricks or 0 for p in (one, other))
        changes = {one: value % (both + 1), other: both - value % (both + 1)}
        facts = self.facts.read()[0][played.number - 1]
        before = sum(facts.tricks.values()) - facts.tricks[one]
        if before + changes[one] not in facts.ends:
            alone = acts.correct_tricks(played, {one: changes[one]})
            assert self.refused(alone) is Code.OTHER_PLAYER_NEEDED
        self.write(acts.correct_tricks(played, changes))
        self.facts.tricks.setdefault((played.number, played.deal), {}).update(changes)

    @precondition(has_rounds)
    @rule(place=PLACE, seat=PLACE, points=st.integers(-30, 30))
    def points_are_adjusted(self, place: int, seat: int, points: int) -> None:
        played = self.some_round(place)
        player = played.seats[seat % len(played.seats)]
        self.write(acts.adjust(played.number, player, points, "why not"))
        self.facts.adjusted[played.number, player] = points

    @rule(place=PLACE, name=st.sampled_from(["Gina", "Hugo", "Ida"]))
    def somebody_is_renamed(self, place: int, name: str) -> None:
        player = list(self.facts.names)[place % len(self.facts.names)]
        taken = {other for p, other in self.facts.names.items() if p != player}
        if name in taken:
            assert self.refused(acts.rename(player, name)) is Code.NAME_TAKEN
        else:
            self.write(acts.rename(player, name))
            self.facts.names[player] = name

    @rule()
    def the_newest_act_is_undone(self) -> None:
        if self.before:
            self.table.undo()
            self.facts = self.before.pop()

    # tricks one by one, and special cards

    def tried(self, change: Callable[[Evening], object]) -> bool:
        """Return whether the results of the open round could be with that change."""
        facts = self.facts.copy()
        change(facts)
        played = facts.read()[0][self.table.round.number - 1]
        takers = list(facts.given.get(self.key, {}).values())
        # Whoever typed no result has what was counted, not what is left.
        typed = facts.tricks.get(self.key, {})
        counted = sum(typed.get(player, takers.count(player)) for player in played.seats)
        if len(takers) == played.hand:
            return counted in played.sums
        if counted > max(played.sums):
            return False
        if len(played.tricks) == len(played.seats):
            return sum(played.tricks.values()) in played.sums
        return played.known <= max(played.sums)

    @precondition(waits_for(Phase.TRICKS))
    @rule(place=PLACE, again=st.booleans())
    def a_trick_is_given(self, place: int, again: bool) -> None:
        key, seats = self.key, self.table.round.seats
        given = self.facts.given.get(key, {})
        number = max(1, len(given) + (not again))
        taker = [*seats, ""][place % (len(seats) + 1)]
        others = [who for trick, who in given.items() if trick != number]
        no_bomb = not self.facts.special or self.facts.fell.get(key) is False or "" in others
        # The third hand of two may take any of them.
        is_nobodys = not no_bomb or (self.facts.game == "skull_king" and len(seats) == 2)
        possible = (
            number <= self.table.round.hand
            and (taker != "" or is_nobodys)
            and self.tried(lambda facts: facts.given.setdefault(key, {}).update({number: taker}))
        )
        cells = acts.give_trick(self.table.round, taker, number)
        assert (self.refused(cells) is None) is possible
        if possible:
            self.write(cells)
            self.facts.given.setdefault(key, {})[number] = taker

    @precondition(waits_for(Phase.TRICKS))
    @rule(fell=st.none() | st.booleans())
    def somebody_says_whether_the_bomb_fell(self, fell: bool | None) -> None:
        key = self.key

        def say(facts: Evening) -> None:
            facts.fell.pop(key, None)
            if fell is not None:
                facts.fell[key] = fell

        contradicts = fell is False and "" in self.facts.given.get(key, {}).values()
        allowed = self.facts.special or fell is None
        possible = allowed and not contradicts and self.tried(say)
        cells = acts.bomb_fell(self.table.round, fell)
        assert (self.refused(cells) is None) is possible
        if possible:
            self.write(cells)
            say(self.facts)

    @precondition(has_rounds)
    @rule(place=PLACE, seat=PLACE, by=st.integers(-1, 1))
    def the_cloud_changes_a_bid(self, place: int, seat: int, by: int) -> None:
        played = self.some_round(place)
        if played.phase is Phase.BIDS:
            return
        key, player = (played.number, played.deal), played.seats[seat % len(played.seats)]
        changed = self.facts.changed.setdefault(key, {})
        value = self.facts.bids[key][player] + by
        cells = acts.change_bid(played, player, by or None)
        if by == 0:
            self.write(cells)
            self.facts.changed[key].pop(player, None)
        elif not self.facts.special:
            assert self.refused(cells) is Code.NO_SUCH_CARD_HERE
        elif set(changed) - {player}:
            assert self.refused(cells) is Code.CLOUD_WAS_TAKEN
        elif not 0 <= value <= played.hand:
            assert self.refused(cells) is Code.CLOUD_BY_ONE
        elif self.facts.read()[0][played.number - 1].tricks.get(player) == 0:
            assert self.refused(cells) is Code.CLOUD_WITHOUT_TRICK
        else:
            self.write(cells)
            self.facts.changed[key][player] = value

    @precondition(has_rounds)
    @rule(place=PLACE, seat=PLACE, tens=st.integers(0, 30))
    def a_bonus_is_typed(self, place: int, seat: int, tens: int) -> None:
        played = self.some_round(place)
        player = played.seats[seat % len(played.seats)]
        cells = acts.enter(played.number, played.deal, player, "bonus", 10 * tens)
        if not self.facts.bonus_counts:
            assert self.refused(cells) is Code.NO_BONUS
        elif 10 * tens > self.facts.most_bonus(len(played.seats), played.hand):
            assert self.refused(cells) is Code.BONUS_IN_STEPS
        elif played.phase is Phase.BIDS:
            assert self.refused(cells) is Code.BIDS_MISSING
        else:
            self.write(cells)
            bonus = self.facts.bonus.setdefault((played.number, played.deal), {})
            bonus[player] = 10 * tens

    # the table

    @precondition(goes_on)
    @rule(hand=st.integers(0, 12))
    def another_hand(self, hand: int) -> None:
        number = self.table.round.number
        played = self.facts.read()[0][number - 1]
        bids = [*played.bids.values(), *self.facts.changed.get(self.key, {}).values()]
        given = self.facts.given.get(self.key, {})
        surely_fell = max(played.sums) < played.hand
        least = max(1, played.known + surely_fell, len(given), *bids, 1)
        cells = acts.this_round(self.table.round, hand=hand)
        if least <= hand <= self.facts.largest(len(self.table.round.seats)):
            self.write(cells)
            self.facts.hands[number] = hand
        else:
            assert self.refused(cells) is Code.HAND_OUT_OF_RANGE

    @precondition(goes_on)
    @rule(place=PLACE)
    def another_dealer(self, place: int) -> None:
        played = self.table.round
        dealer = played.seats[place % len(played.seats)]
        self.write(acts.this_round(played, dealer=dealer))
        self.facts.dealers[played.number] = dealer

    @rule(longer=st.integers(-2, 4))
    def another_length(self, longer: int) -> None:
        pad = self.table.pad
        rounds = pad.number_of_rounds + longer
        number, low = self.open_round(), len(pad.rounds) + pad.over
        cells = acts.length(pad, rounds)
        if not low <= rounds <= 60:
            assert self.refused(cells) is Code.ROUNDS_OUT_OF_RANGE
            return
        self.write(cells)
        self.set_from(self.facts.lengths, number, rounds)
        self.facts.ended = None

    def set_from(self, facts: dict, number: int, value: object) -> None:
        for later in [each for each in facts if each > number]:
            del facts[later]
        facts[number] = value

    @precondition(lambda self: goes_on(self) and self.table.round.number > 1)
    @rule()
    def the_game_ends_early(self) -> None:
        ended = self.table.round.number - 1
        self.write(acts.end(self.table.pad))
        self.facts.ended = ended

    @precondition(lambda self: self.table.pad.ended_early)
    @rule()
    def the_game_goes_on(self) -> None:
        self.write(acts.reopen())
        self.facts.ended = None

    @precondition(goes_on)
    @rule(
        order=st.permutations(range(7)),
        count=st.integers(2, 7),
        keep_end=st.booleans(),
        start=st.sampled_from(["zero", "lowest"]),
    )
    def people_come_and_go(self, order: list[int], count: int, keep_end: bool, start: str) -> None:
        people = list(dict.fromkeys([*self.facts.names, "xaver", "yves", "zoe"]))
        seats = [people[place] for place in order if place < len(people)][:count]
        new = {p: p.capitalize() for p in seats if p not in self.facts.names}
        cells = acts.seat(self.table.pad, seats, keep_end=keep_end, newcomers=new, start=start)
        number, pad = self.open_round(), self.table.pad
        before = len(self.seats_of(number))
        rounds, _, _ = self.facts.read()
        reason = self.why_not_seat(number, len(seats), keep_end)
        assert self.refused(cells) is reason
        if reason is None:
            self.write(cells)
            self.set_from(self.facts.seating, number, seats)
            if len(seats) != before:
                length = pad.number_of_rounds if keep_end else None
                self.set_from(self.facts.lengths, number, length)
            self.facts.names |= new
            have_played = rounds[-1].totals if rounds else {}
            without_total = [player for player in seats if player not in have_played]
            self.facts.starts |= dict.fromkeys(without_total, start)

    def why_not_seat(self, number: int, count: int, keep_end: bool) -> Code | None:
        rounds, to_come, _ = self.facts.read()
        facts = self.facts
        ruleset = games()[facts.game].ruleset
        if not ruleset.least <= count <= ruleset.most:
            return Code.NUMBER_OF_PLAYERS
        if facts.hands.get(number, 0) > facts.largest(count):
            return Code.CARDS_DO_NOT_SUFFICE
        planned, present = to_come, self.seats_of(number)
        if number == len(rounds):
            kept = self.table.pad.number_of_rounds if keep_end and count != len(present) else None
            planned = self.planned_again(number, len(present), kept)
        if keep_end or count == len(present):
            if not planned:
                return Code.GAME_WOULD_BE_OVER
            too_many = facts.runs != "down" and max(planned) > facts.largest(count)
            return Code.CARDS_DO_NOT_SUFFICE if too_many else None
        return None if facts.planned_for(number, count) else Code.GAME_WOULD_BE_OVER

    def seats_of(self, number: int) -> Sequence[str]:
        """Who sits in the round; after a misdeal it can have others than those of the next."""
        rounds, _, present = self.facts.read()
        return rounds[-1].seats if number == len(rounds) else present

    def planned_again(self, number: int, players: int, kept: int | None) -> list[int]:
        """Return the hands from the round on for so many players, in the length that is ``kept``,
        else in the one that stands."""
        set_before = [each for each in self.facts.lengths if each <= number]
        stands = self.facts.lengths[max(set_before)] if set_before else None
        return self.facts.planned_for(number, players, kept or stands)

    # what must hold

    @invariant()
    def the_pad_says_what_the_second_opinion_says(self) -> None:
        if hasattr(self, "facts"):
            agree(self.table.pad, self.facts)

    def teardown(self) -> None:
        if hasattr(self, "facts"):
            while self.before:
                self.the_newest_act_is_undone()
            agree(self.table.pad, self.facts)
            assert self.table.pad.written.undoable is None


def agree(pad: Pad, facts: Evening) -> None:
    rounds, to_come, present = facts.read()
    assert [read(played) for played in pad.rounds] == [
        (r.seats, r.dealer, r.hand, r.bids, r.tricks, r.done) for r in rounds
    ]
    totals = rounds[-1].totals if rounds else {}
    assert pad.totals == totals
    over = not rounds or rounds[-1].done
    assert pad.over is over
    assert [deal.hand for deal in pad.to_come] == to_come
    assert [deal.blind for deal in pad.to_come[:-1]].count(True) == 0
    assert list(pad.present) == present
    assert set(pad.away) == set(totals) - set(present)
    winners = most({p: totals[p] for p in present}) if over and rounds else set()
    assert set(pad.winners) == winners
    assert pad.names == facts.names


def read(played: Round) -> tuple[object, ...]:
    boxes = played.boxes.items()
    bids = {player: box.bid for player, box in boxes if box.bid is not None}
    tricks = {player: box.tricks for player, box in boxes if box.tricks is not None}
    done = played.phase is Phase.DONE
    return list(played.seats), played.dealer, played.hand, bids, tricks, done


TestAnEvening = AnEvening.TestCase
TestAnEvening.settings = settings(max_examples=50, stateful_step_count=60, deadline=None)


def test_six_sit_down_at_once_after_a_misdeal_of_three() -> None:
    """Who sits down for the next round can be dealt in when this one is dealt again."""
    evening = AnEvening()
    evening.open("ascenseur", count=3, dealer=0, rounds=None, special=False, house={})
    evening.somebody_bids(0, 0)
    evening.people_come_and_go(list(range(7)), count=6, keep_end=False, start="zero")
    evening.a_misdeal()
    evening.people_come_and_go(list(range(7)), count=6, keep_end=False, start="zero")
    evening.the_pad_says_what_the_second_opinion_says()
    assert evening.table.round.hand == 8


def test_after_a_misdeal_four_keep_the_end_that_two_who_were_to_come_had() -> None:
    """The length that is kept counts, not the one that stood when the round began."""
    evening = AnEvening()
    evening.open("quoicoupli", 3, dealer=0, rounds=6, special=False, house={"course": "down_up"})
    order = list(range(7))
    evening.the_round_is_finished(0)
    evening.people_come_and_go(order, count=6, keep_end=False, start="zero")
    evening.somebody_bids(0, 0)
    evening.people_come_and_go(order, count=2, keep_end=True, start="zero")
    evening.a_misdeal()
    evening.people_come_and_go(order, count=4, keep_end=True, start="zero")
    evening.the_pad_says_what_the_second_opinion_says()
    assert len(evening.table.round.seats) == 4


def test_those_who_shared_the_game_and_are_told_apart_by_points_play_on_after_all() -> None:
    evening = AnEvening()
    evening.open("skull_king", count=2, dealer=0, rounds=1, special=False, house={})
    evening.the_round_is_finished(0)
    evening.the_game_ends_early()
    evening.points_are_adjusted(place=0, points=5, seat=0)
    assert not evening.table.pad.ended_early
    evening.another_length(1)
    evening.the_pad_says_what_the_second_opinion_says()
    assert evening.table.round.number == 2


def test_those_who_are_level_share_the_game_and_then_play_on_after_all() -> None:
    evening = AnEvening()
    evening.open("skull_king", count=2, dealer=0, rounds=1, special=False, house={})
    evening.the_round_is_finished(0)
    assert evening.table.round.number == 2, "another round, as both have as much"
    evening.the_game_ends_early()
    assert evening.table.pad.ended_early
    evening.another_length(1)
    evening.the_pad_says_what_the_second_opinion_says()
    assert evening.table.round.number == 2
