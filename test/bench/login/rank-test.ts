export interface RankTest {
  /** Pairs that differ; ties say nothing. */
  pairs: number;
  /** Sum of the ranks of the pairs whose first value is the larger one. */
  rankSum: number;
  z: number;
  /** Two-sided: how likely ranks at least as uneven are where neither side tends to be larger. */
  p: number;
}

/**
 * Wilcoxon's signed-rank test on pairs of measurements, by the normal approximation with corrections for ties and continuity,
 * good for 25 pairs and more (Wilcoxon, "Individual Comparisons by Ranking Methods", 1945; Hollander, Wolfe and Chicken,
 * "Nonparametric Statistical Methods", 3rd ed., section 3.1). Pairs take out what changes slowly, such as the load of the machine.
 */
export function signedRankTest(pairs: readonly (readonly [number, number])[]): RankTest {
  const differences = pairs
    .map(([first, second]) => first - second)
    .filter((difference) => difference !== 0)
    .sort((a, b) => Math.abs(a) - Math.abs(b));
  const n = differences.length;
  if (n === 0) {
    return { pairs: 0, rankSum: 0, z: 0, p: 1 };
  }
  let rankSum = 0;
  let tied = 0;
  for (let start = 0, end = 0; start < n; start = end) {
    const size = Math.abs(differences[start] as number);
    while (end < n && Math.abs(differences[end] as number) === size) {
      end += 1;
    }
    const rank = (start + 1 + end) / 2;
    rankSum += rank * differences.slice(start, end).filter((difference) => difference > 0).length;
    tied += (end - start) ** 3 - (end - start);
  }
  const mean = (n * (n + 1)) / 4;
  const deviation = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24 - tied / 48);
  const distance = Math.max(0, Math.abs(rankSum - mean) - 0.5);
  const z = (Math.sign(rankSum - mean) * distance) / deviation;
  return { pairs: n, rankSum, z, p: Math.min(1, 2 * upperTail(Math.abs(z))) };
}

/**
 * Share of the standard normal distribution above z ≥ 0, with an absolute error below 1e-7 (Abramowitz and Stegun, "Handbook of
 * Mathematical Functions", 26.2.17).
 */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
