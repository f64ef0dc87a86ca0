"""Does a sample come from a distribution? Pearson's chi-square, without a table."""

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping

_LEAST_EXPECTED = 5.0


def chi_square_excess(samples: Iterable[Hashable], expected: Mapping[Hashable, float]) -> float:
    """How far the counts are from what is expected, in standard deviations of the statistic.

    Outcomes expected fewer than five times are taken together. A right sampler gives values around 0 and
    practically never above 4; a wrong one grows without bound with the number of samples.
    """
    counts = Counter(samples)
    total = sum(counts.values())
    assert set(counts) <= {outcome for outcome, share in expected.items() if share > 0}, "impossible outcome"
    cells: list[tuple[float, float]] = []
    rare_seen = rare_expected = 0.0
    for outcome, share in expected.items():
        if share * total < _LEAST_EXPECTED:
            rare_seen += counts[outcome]
            rare_expected += share * total
        else:
            cells.append((counts[outcome], share * total))
    if rare_expected >= _LEAST_EXPECTED:
        cells.append((rare_seen, rare_expected))
    statistic = sum((seen - wanted) ** 2 / wanted for seen, wanted in cells)
    freedom = max(1, len(cells) - 1)
    return (statistic - freedom) / math.sqrt(2 * freedom)
