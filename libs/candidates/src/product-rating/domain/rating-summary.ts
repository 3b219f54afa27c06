import type { Score } from '../entities/product-rating.entity.js';
import type { RatingSummary } from '../queries/list-product-ratings.query.js';

/** Of answers counted by their score; null for those that skipped. */
export function summarise(counts: readonly { score: Score | null; count: number }[]): RatingSummary {
  const byScore: Record<Score, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  let [total, sum, skipped] = [0, 0, 0];
  for (const { score, count } of counts) {
    if (score === null) {
      skipped += count;
    } else {
      byScore[score] += count;
      total += count;
      sum += score * count;
    }
  }
  return { byScore, total, average: total === 0 ? null : sum / total, skipped };
}
