"""``make phone-soak``: games on phones whose network fails in every way, against a real server."""

from tests.client.outbox_games import NotPlayed, play_apart
from tests.node import NodeFailed
from tests.tools.trust.command import run

if __name__ == "__main__":
    try:
        run(__doc__, 2_000, play_apart)
    except (NodeFailed, NotPlayed) as why:
        raise SystemExit(f"Nothing was compared: {why}") from None
