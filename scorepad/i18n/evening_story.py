"""The story of an evening in words."""

from collections.abc import Iterator

from scorepad.i18n.numbers import figure
from scorepad.i18n.speech import gettext, ngettext
from scorepad.views.evening_story import EveningStory, Lead


def evening_story_told(story: EveningStory) -> tuple[str, ...]:
    """Return the sentences of the story, none where there is nothing to tell."""
    return tuple(_sentences(story))


def _sentences(story: EveningStory) -> Iterator[str]:
    names = story.names
    if lead := story.lead:
        yield _lead(lead, names[lead.person], names.get(lead.rival, ""), story.games)
    if margin := story.margin:
        yield ngettext(
            "Before the last game %(name)s was %(points)s point ahead of %(rival)s.",
            "Before the last game %(name)s was %(points)s points ahead of %(rival)s.",
            margin.points,
            name=names[margin.person],
            rival=names[margin.rival],
            points=figure(margin.points),
        )
    if row := story.row:
        yield gettext(
            "Most bids made in a row: %(name)s, %(count)s.", name=names[row.person], count=row.bids
        )
    if highest := story.highest:
        yield gettext(
            "Boldest bid made: %(name)s, %(bid)s, in game %(n)s.",
            name=names[highest.person],
            bid=highest.bid,
            n=highest.game,
        )


def _lead(lead: Lead, name: str, rival: str, games: int) -> str:
    if lead.game == 1:
        return gettext("%(name)s was ahead after every game.", name=name)
    if lead.game == games and rival:
        return gettext("%(name)s overtook %(rival)s in the last game.", name=name, rival=rival)
    if lead.game == games:
        return gettext("%(name)s took the lead in the last game.", name=name)
    if rival:
        return gettext(
            "%(name)s overtook %(rival)s in game %(n)s and stayed ahead.",
            name=name,
            rival=rival,
            n=lead.game,
        )
    return gettext("%(name)s took the lead in game %(n)s and kept it.", name=name, n=lead.game)
