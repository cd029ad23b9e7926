"""Whether a goal is met, and how a figure stands to its floor."""

from tests.tools.bench.report import Floor, Line, line_of


def test_a_goal_is_met_below_it_and_missed_at_it() -> None:
    assert Line("mark", 0.0039, "ms", goal=0.004).met is True
    assert Line("mark", 0.004, "ms", goal=0.004).met is False
    assert Line("mark", 0.004, "ms").met is None


def test_a_goal_of_the_ratio_looks_at_the_ratio_alone() -> None:
    line = Line("mark", 5.0, "ms", Floor("one game", 4.0), goal=1.3, of_ratio=True)
    assert line.ratio == 1.25
    assert line.met is True
    assert Line("mark", 5.3, "ms", Floor("one game", 4.0), goal=1.3, of_ratio=True).met is False


def test_a_line_holds_the_middle_of_many_runs_and_what_99_of_100_stay_below() -> None:
    times = [number / 1000 for number in range(1, 201)]
    line = line_of("mark", times, ("hello", [0.05]), goal=0.004)
    assert (line.value, line.worst, line.ratio) == (0.1005, 0.199, 2.01)
    words = str(line).split()
    assert words[1:9] == ["100.50", "ms", "199.00", "ms", "<", "4", "ms", "MISSED"]
    assert words[-2:] == ["×", "2.01"]
