"""House rules on their screens: the list of them, and the form for one."""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from scorepad.rules.library import games
from scorepad.rules.option_table import OPTIONS, OWN_ZERO, Order
from scorepad.rules.points import score
from scorepad.rules.refusal import Refusal
from scorepad.rules.ruleset import Option, Ruleset
from scorepad.rules.schedule import deals
from scorepad.services.house_rules import HouseRules
from scorepad.services.house_rules_form import (
    NAME,
    HouseGroup,
    HouseRulesForm,
    house_bounds,
    house_groups,
    is_of_zero,
    may_be_empty,
    order_sent,
    paid_for_missing,
    read_house,
)
from scorepad.services.rule_fields import as_sent, choices_of

_A_TABLE = 4
_HAND = 5
_SHOWN = ((2, 2), (2, 1), (2, 4), (0, 0))
_SHOWN_OF_ZERO = (0, 2)


class BidPoints(NamedTuple):
    """The points that a bid brings with so many tricks taken."""

    bid: int
    tricks: int
    points: int


class Effect(NamedTuple):
    """The effect of the rules: a few bids with their points, and the hand sizes of a game.

    The bids are of a round of ``hand`` cards; ``by_hand`` when their points depend on that number.
    ``hands`` are of a whole game for ``players``.
    """

    bids: tuple[BidPoints, ...]
    by_hand: bool
    hand: int
    players: int
    hands: tuple[int, ...]


def effect_of(ruleset: Ruleset) -> Effect:
    """Return the effect of playing by ``ruleset``."""
    shown = list(_SHOWN)
    if ruleset.points.zero_missed is not None:
        shown.append(_SHOWN_OF_ZERO)
    points = ruleset.points
    players = min(max(_A_TABLE, ruleset.least), ruleset.most)
    return Effect(
        bids=tuple(
            BidPoints(bid, tricks, score(points, bid, tricks, _HAND)) for bid, tricks in shown
        ),
        by_hand=points.by_hand,
        hand=_HAND,
        players=players,
        hands=tuple(deal.hand for deal in deals(ruleset, players)),
    )


class HouseField(NamedTuple):
    """One option in the form.

    ``text`` is what the form shows, ``usual`` what the game has; ``values`` are the choices (as
    sent, as meant), empty for a number from ``low`` to ``high``. ``empty`` when nothing typed means
    0. ``order`` has the letters that are put into an order, as the game has them. ``variants`` are
    the keys of those that the rule sheet has for it, and for nothing else.
    """

    name: str
    text: str
    usual: Option
    values: tuple[tuple[str, Option], ...]
    low: int
    high: int
    empty: bool
    switch: bool
    order: tuple[str, ...]
    variants: tuple[str, ...]


class FieldGroup(NamedTuple):
    """Fields about one thing.

    ``more`` are wanted rarely; ``open`` when one of them is set or refused all the same.
    """

    key: str
    fields: tuple[HouseField, ...]
    more: tuple[HouseField, ...]
    open: bool


class HouseView(NamedTuple):
    """The whole form.

    ``saved`` when these rules are stored in the list already. ``paid`` are points that a missed bid
    would bring, which are hardly meant. ``wrong_rule`` is the first option that is refused, "" for
    none.
    """

    id: str
    game: str
    name: str
    saved: bool
    groups: tuple[FieldGroup, ...]
    effect: Effect
    paid: tuple[int, ...]
    wrong: Mapping[str, Refusal]
    wrong_rule: str


def house_view(
    form: HouseRulesForm, base: Ruleset, name_refused: Refusal | None = None, *, saved: bool
) -> HouseView:
    """Return the form as it was filled in, and what is wrong beside its fields.

    It stands on top of the game's own rules, ``base``.
    """
    read = read_house(form, base)
    wrong = {**read.wrong, NAME: name_refused} if name_refused else read.wrong
    return HouseView(
        id=form.id,
        game=form.game,
        name=form.name,
        saved=saved,
        groups=tuple(_group(base, group, form.texts, wrong) for group in house_groups(base)),
        effect=effect_of(read.ruleset),
        paid=tuple(paid_for_missing(read, base).values()),
        wrong=wrong,
        wrong_rule=next((place for place in read.wrong if place != NAME), ""),
    )


def _group(
    base: Ruleset, group: HouseGroup, texts: Mapping[str, str], wrong: Mapping[str, Refusal]
) -> FieldGroup:
    more = tuple(_field(base, name, texts) for name in group.more)
    says = any(field.text.strip() not in ("", "0") or field.name in wrong for field in more)
    return FieldGroup(group.key, tuple(_field(base, n, texts) for n in group.names), more, says)


def _field(base: Ruleset, name: str, texts: Mapping[str, str]) -> HouseField:
    usual = base.options[name]
    text = texts.get(name, as_sent(usual))
    if may_be_empty(name) and text.strip() == "0":
        text = ""
    order = order_sent(base) if isinstance(OPTIONS[name], Order) else ""
    text = (text + order)[: len(order)] if order else text
    values = choices_of(name)
    low, high = house_bounds(base, name)
    return HouseField(
        name=name,
        text=text,
        usual=usual,
        values=values,
        low=low,
        high=high,
        empty=may_be_empty(name),
        switch=isinstance(usual, bool),
        order=tuple(order),
        variants=tuple(each.key for each in base.variants if [o for o, _ in each.sets] == [name]),
    )


class HouseListed(NamedTuple):
    """House rules in the list.

    ``changed`` is what differs from the game's own; ``playable`` is set when the game still has all
    of it, ``here_only`` when no other phone has them.
    """

    id: str
    name: str
    game: str
    changed: tuple[tuple[str, Option], ...]
    playable: bool
    here_only: bool


def house_list(houses: Iterable[HouseRules], here_only: Collection[str]) -> tuple[HouseListed, ...]:
    """Return the lines of ``houses``; those in ``here_only`` are on no other phone."""
    return tuple(
        HouseListed(
            id=house.id,
            name=house.name,
            game=house.game,
            changed=_changed_by(house),
            playable=house.ruleset is not None,
            here_only=house.id in here_only,
        )
        for house in houses
    )


def games_to_change() -> tuple[str, ...]:
    """Return the keys of the games that house rules can be made of."""
    return tuple(games())


def _changed_by(house: HouseRules) -> tuple[tuple[str, Option], ...]:
    """Return what ``house`` changes, in the order of the form.

    Points of a zero bid are left out where they are those of any other bid.
    """
    game = games().get(house.game)
    if game is None:
        return ()
    own_zero = house.options.get(OWN_ZERO, game.ruleset.options[OWN_ZERO])
    return tuple(
        (name, house.options[name])
        for group in house_groups(game.ruleset)
        for name in group
        if name in house.options and (own_zero or not is_of_zero(name))
    )
