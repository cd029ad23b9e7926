import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from scorepad.store import StoreUnavailable
from scorepad.store.database import FairLock


def until_waiting(turn: FairLock, count: int) -> None:
    while len(turn._waiting) < count:
        time.sleep(0.001)


def test_those_who_wait_get_their_turn_in_the_order_in_which_they_came():
    turn, order = FairLock(), []

    def come(name: int) -> None:
        with turn.taken(60):
            order.append(name)

    with ThreadPoolExecutor(5) as pool, turn.taken(60):
        for name in range(5):
            pool.submit(come, name)
            until_waiting(turn, name + 1)
        assert order == []
    assert order == [0, 1, 2, 3, 4]


def test_who_waits_too_long_is_refused_and_does_not_hold_up_others():
    turn = FairLock()

    def come_in_vain() -> str:
        with pytest.raises(StoreUnavailable) as caught, turn.taken(0.01):
            pass
        return caught.value.reason

    with ThreadPoolExecutor(1) as pool:
        with turn.taken(1):
            assert pool.submit(come_in_vain).result() == "busy"
        with turn.taken(0):
            pass


def test_an_error_in_the_block_passes_the_turn_on():
    turn = FairLock()
    with pytest.raises(KeyError), turn.taken(0):
        raise KeyError
    with turn.taken(0):
        pass


def test_never_two_have_the_turn():
    turn, inside, most = FairLock(), [], []

    def come(_: int) -> None:
        for _ in range(50):
            with turn.taken(60):
                inside.append(threading.get_ident())
                time.sleep(0)
                most.append(len(inside))
                inside.pop()

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(come, range(4)))
    assert most == [1] * 200
