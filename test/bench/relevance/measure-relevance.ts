import { EVERY_OFFER, SearchEngines } from '@babelboard/search';
import type { RelevanceBoard } from './relevance-board.js';
import { gradesOf, type JudgedQuery } from './relevance-set.js';
import { ndcgAt10, successAt5 } from './scores.js';

/** [nDCG@10, success@5], from 0 to 1. */
export type Score = [number, number];

/** Scores of each engine by the query's id. */
export type RelevanceScores = Record<string, Record<string, Score>>;

/**
 * Asks both engines each query, as a list does, and scores the first page.
 * @param progress called now and then with a line to show
 */
export async function measureRelevance(
  { app, judgedIds }: RelevanceBoard,
  queries: JudgedQuery[],
  progress: (line: string) => void,
): Promise<RelevanceScores> {
  const scores: RelevanceScores = {};
  for (const engine of app.get(SearchEngines).all()) {
    const start = performance.now();
    const ofEngine: Record<string, Score> = {};
    for (const judged of queries) {
      const { ids } = await engine.search({ ...EVERY_OFFER, keywords: [judged.query] });
      const found = ids.map((id) => judgedIds.get(id) ?? '');
      const grades = gradesOf(judged);
      ofEngine[judged.id] = [ndcgAt10(found, grades), successAt5(found, grades)];
    }
    scores[engine.name] = ofEngine;
    progress(`${engine.name}: ${queries.length} queries in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  }
  return scores;
}

/** The mean of each score over some queries; the same weight for every query. */
export function meanScore(scores: Record<string, Score>, queries: JudgedQuery[]): Score {
  const sum = queries.reduce<Score>(
    ([ndcg, success], { id }) => {
      const [ndcgOfQuery, successOfQuery] = scores[id] ?? [0, 0];
      return [ndcg + ndcgOfQuery, success + successOfQuery];
    },
    [0, 0],
  );
  return [sum[0] / queries.length, sum[1] / queries.length];
}
