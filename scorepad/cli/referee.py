"""``scorepad referee``: answers to questions about the rules, as lines of JSON."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from typing import BinaryIO

import click

from scorepad.cli import importing
from scorepad.cli.commands import Command
from scorepad.i18n.languages import LANGUAGES
from scorepad.rules.refusal import Refusal
from scorepad.trick_checker.case import Fault
from scorepad.trick_checker.referee import LONGEST_LINE, Reply, reply_to


@click.command(cls=Command)
@click.argument("file", type=click.File("rb"), default="-")
@click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="Language of the messages.",
)
def referee(file: BinaryIO, lang: str) -> None:
    """Answer questions about the rules, for other programs.

    Reads one case a line from FILE or standard input, and writes one line for
    each, in order and at once:

    \b
    {"id": 1, "game": "…", "kind": "…", "in": {…}}
    {"id": 1, "answer": …}  or  {"id": 1, "error": {"code": "…", "message": "…"}}

    Kinds: schedule, undealt, seats, trump, bid, demanded, legal, trick,
    leads_next, check_trick, points, table, tricks_from_pad, winners; about
    special cards leader, chooser, after_trick, bid_change, tricks_sum,
    check_round, specials_ok; for duels element, power_order, duel, cup_round,
    cup_match. A line with an error ends nothing: the next one is read. Empty
    lines are passed over.

    The answer to trick is the place in "plays", from 0, of the card that takes
    it; null for a trick that nobody takes. The answer to leads_next is the place
    of the card whose player leads next; null for whoever led the round; leader
    is another name of it. What is to do after a trick, after_trick lists in
    order. With "n": 2 in a game that has a third hand the second card is from
    there.

    Special cards of Skull King: P Pirate, K Skull King, S Mermaid, E Escape,
    R Kraken, W White Whale, L Loot; the Tigress is T in a hand, and TP or TE
    among the plays, as a Pirate or an Escape.

    A duel takes "power": "A", "B", "both" or "none", where a power decided, and
    answers with the same words.

    The exit status is 0 when every line was answered, 1 when there were errors.
    """
    out = sys.stdout.buffer
    answered = True
    with ExitStack() as until_the_end:
        words = cache(lambda: _words(lang, until_the_end))
        for line in _lines(file):
            reply = reply_to(line)
            answered = answered and reply.fault is None
            out.write(_as_line(reply, words))
            out.flush()
    sys.exit(not answered)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """Yield each line that is not empty; of one that is too long, its beginning."""
    while line := file.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = file.readline(LONGEST_LINE + 1)
        if line.strip():
            yield line


Words = Callable[[Refusal | Fault], str]
"""A function that says in the reader's language what is wrong with a case."""


def _as_line(reply: Reply, words: Callable[[], Words]) -> bytes:
    reply_facts: dict[str, object] = {"id": reply.id}
    if reply.fault is None:
        reply_facts["answer"] = reply.answer
    else:
        reply_facts["error"] = {"code": reply.fault.code, "message": words()(reply.fault)}
    # Half a surrogate pair in an id is echoed as JSON writes it.
    return json.dumps(reply_facts, ensure_ascii=False).encode("utf-8", "backslashreplace") + b"\n"


def _words(lang: str, until_the_end: ExitStack) -> Words:
    """Return what makes messages in ``lang``; most answers need none, and do not wait for it."""
    with importing():
        from scorepad.i18n.speech import speaking
        from scorepad.i18n.verdicts import fault_in_words

    until_the_end.enter_context(speaking(lang))
    return fault_in_words
