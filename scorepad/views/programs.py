"""Evenings and games as JSON for programs; the manual describes every field.

A field keeps its name and its meaning for as long as :data:`VERSION` stays.
"""

from datetime import tzinfo
from typing import Any

from scorepad.pad.any_pad import AnyPad, AnyRound
from scorepad.pad.moments import local
from scorepad.pad.people import is_erased
from scorepad.pad.state import Box, Pad, Phase
from scorepad.services.evenings import Evening, EveningList, EveningPage
from scorepad.services.game_summary import Listed
from scorepad.services.programs import GameList, ReadGame
from scorepad.stats.finished import ended_at
from scorepad.views.standings import Standing, standings

VERSION = 1

Json = dict[str, Any]


def evenings_json(view: EveningList, zone: tzinfo | None) -> Json:
    """Return a page of the list of evenings."""
    return _of_version(
        evenings=[_evening(evening, zone) for evening in view.evenings], older=view.older
    )


def evening_json(view: EveningPage, zone: tzinfo | None) -> Json:
    """Return an evening with its standings and its games."""
    return _of_version(
        evening={**_evening(view.evening, zone), "open": view.may_go_on},
        games=[_line(game, zone, over=True) for game in view.games],
    )


def games_json(view: GameList, zone: tzinfo | None) -> Json:
    """Return a page of the list of games."""
    return _of_version(
        running=[_line(game, zone, over=False) for game in view.running],
        games=[_line(game, zone, over=True) for game in view.past],
        older=view.older or None,
    )


def game_json(read: ReadGame, zone: tzinfo | None) -> Json:
    """Return a game with those of its rounds that are over."""
    game, pad = read.game, read.pad
    everybody = standings(pad)
    seats = {standing.player: seat for seat, standing in enumerate(everybody)}
    line = _line(game, zone, over=pad.over)
    line["players"] = [_player(each, read, is_over=pad.over) for each in everybody]
    line["ended_at"] = _moment(ended_at(pad), zone, has_time=game.has_time) if pad.over else None
    done = [each for each in pad.rounds if each.phase is Phase.DONE]
    line["rounds"] = [] if _has_totals_alone(pad) else [_round(each, seats) for each in done]
    return _of_version(game=line)


def _of_version(**of_answer: Any) -> Json:
    return {"version": VERSION, **of_answer}


def _evening(evening: Evening, zone: tzinfo | None) -> Json:
    return {
        "id": evening.game_ids[0],
        "began_at": _moment(evening.began_at, zone, has_time=evening.has_time),
        "ended_at": _moment(evening.ended_at, zone, has_time=evening.has_time),
        "games": evening.games,
        "points_compare": evening.with_points,
        "standings": [
            {
                "rank": standing.at.rank,
                "person": standing.at.person,
                "name": standing.name,
                "games": standing.at.games,
                "won": standing.at.wins,
                "points": standing.at.total,
                "places": list(standing.at.places),
                "bids": standing.at.bids.rounds,
                "bids_made": standing.at.bids.made,
            }
            for standing in evening.standings
        ],
    }


def _line(game: Listed, zone: tzinfo | None, *, over: bool) -> Json:
    players = (*game.standings, *game.left)
    return {
        "id": game.game_id,
        "rules": game.game,
        "house_rules": game.house or None,
        "over": over,
        "counts": game.counts,
        "round": game.round,
        "of_rounds": game.rounds,
        "began_at": _moment(game.at, zone, has_time=game.has_time) if over else None,
        "last_entry_at": None if over else _moment(game.at, zone, has_time=True),
        "players": [
            {"name": _name(each.name), "points": each.total, "won": each.won} for each in players
        ],
    }


def _player(standing: Standing, read: ReadGame, *, is_over: bool) -> Json:
    return {
        "name": _name(standing.name),
        "person": read.people.get(standing.player),
        "points": standing.total,
        "place": standing.place,
        "won": is_over and standing.won,
    }


def _round(round_: AnyRound, seats: dict[str, int]) -> Json:
    return {
        "round": round_.number,
        "cards": getattr(round_, "hand", None),
        "results": [
            {
                "player": seats[player],
                "bid": box.wanted if isinstance(box, Box) else None,
                "tricks": box.tricks if isinstance(box, Box) else None,
                "points": box.points,
                "total": box.total,
            }
            for player, box in round_.boxes.items()
            if player in seats
        ],
    }


def _has_totals_alone(pad: AnyPad) -> bool:
    return isinstance(pad, Pad) and pad.totals_alone


def _name(name: str) -> str | None:
    return None if is_erased(name) else name


def _moment(at: int, zone: tzinfo | None, *, has_time: bool) -> str:
    """Return a moment in ISO 8601 with its zone, or the day alone where nothing else is known."""
    moment = local(at, zone)
    return moment.isoformat() if has_time else moment.date().isoformat()
