"""What somebody knows who has played the games for years: cards, hands, points.

It shares no code with the rules and reads none of their files.
"""

CARDS = {"nomination_whist": 52, "oh_hell": 51, "ascenseur": 51, "quoicoupli": 51, "skull_king": 70}
"""Cards that may be dealt; of 52 one may stay for the trump, Wizard has 60."""

COURSE = {
    "quoicoupli": "down",
    "nomination_whist": "down",
    "oh_hell": "down_up",
    "ascenseur": "down_up",
}
"""All others grow."""


def most_cards(game: str, players: int) -> int:
    return CARDS.get(game, 60) // players


def top_hand(game: str, players: int) -> int:
    if game in ("oh_hell", "ascenseur"):
        return {6: 8, 7: 7}.get(players, 10)
    if game == "nomination_whist":
        return 7
    if game == "skull_king":
        return 8 if players == 8 else 10
    return most_cards(game, players)


def course_of(course: str, top: int, rounds: int) -> list[int]:
    """The hands of a game of ``rounds`` rounds that grow, shrink, or do both."""
    hands: list[int] = []
    for place in range(rounds):
        to_the_end = rounds - 1 - place
        if course == "up":
            hands.append(place + 1)
        elif course == "down":
            hands.append(to_the_end + 1)
        elif course == "up_down":
            hands.append(1 + min(place, to_the_end))
        else:
            hands.append(1 + abs(place - to_the_end) // 2)
    return [min(top, hand) for hand in hands]


def hands_of(game: str, players: int, rounds: int | None = None) -> list[int]:
    """Hand sizes of a whole game, or of one of so many rounds."""
    course, top = COURSE.get(game, "up"), top_hand(game, players)
    blind = [1] if game == "quoicoupli" else []
    if rounds is None:
        rounds = 10 if game == "skull_king" else top if course in ("up", "down") else 2 * top - 1
    else:
        rounds -= len(blind)
    return course_of(course, top, rounds) + blind


def trump_of_round(game: str, number: int, players: int, hand: int) -> str | None:
    """The suit that is trump without a card, "" for no trump, ``None`` where one is turned."""
    if game == "skull_king":
        return "B"
    if game == "nomination_whist":
        return ["H", "D", "C", "S", ""][(number - 1) % 5]
    if game == "wizard_jubilee":
        # Eight special cards at least are left after the last deal.
        return None
    return "" if hand * players == CARDS.get(game, 60) == 60 else None


def points(game: str, bid: int, tricks: int, hand: int) -> int:
    off = abs(bid - tricks)
    if game in ("oh_hell", "nomination_whist", "ascenseur"):
        return tricks if off else 10 + tricks
    if game == "skull_king" and bid == 0:
        return -10 * hand if off else 10 * hand
    if game == "skull_king":
        return -10 * off if off else 20 * tricks
    if off:
        return -10 if game == "quoicoupli" else -10 * off
    return 20 + 10 * tricks


OWN_POINTS = {
    "points.made.base": 3,
    "points.made.trick": 1,
    "points.missed.base": 0,
    "points.missed.trick": 0,
    "points.missed.off": 0,
    "points.missed.off_squared": -1,
    "points.own_zero": True,
    "points.zero_made.base": 1,
    "points.zero_made.trick": 0,
    "points.zero_made.hand": 2,
    "points.zero_missed.base": 0,
    "points.zero_missed.trick": -4,
    "points.zero_missed.off": 0,
    "points.zero_missed.off_squared": 0,
    "points.zero_missed.hand": 0,
}
"""House rules for the points of any of the games."""


def own_points(bid: int, tricks: int, hand: int) -> int:
    """Return what :data:`OWN_POINTS` come to."""
    if bid == 0:
        return -4 * tricks if tricks else 1 + 2 * hand
    return 3 + tricks if bid == tricks else -((bid - tricks) ** 2)
