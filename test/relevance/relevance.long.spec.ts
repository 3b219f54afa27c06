import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { meanScore, measureRelevance, type RelevanceScores } from '../bench/relevance/measure-relevance.js';
import { openRelevanceBoard, type RelevanceBoard } from '../bench/relevance/relevance-board.js';
import { readRelevanceSet } from '../bench/relevance/relevance-set.js';

/** A little below what was reached; `bench relevance` shows where a lower score comes from. */
const FLOORS = {
  postgres: { ndcg: 0.68, success: 0.82 },
  meilisearch: { ndcg: 0.7, success: 0.82 },
};

const { offers, queries } = readRelevanceSet();
let board: RelevanceBoard;
let scores: RelevanceScores;

beforeAll(async () => {
  board = await openRelevanceBoard(offers);
  scores = await measureRelevance(board, queries, () => undefined);
});

afterAll(async () => {
  await board?.close();
});

describe.each(['postgres', 'meilisearch'] as const)('the judged queries by %s', (engine) => {
  it('find what suits, best first', () => {
    const [ndcg = 0, success = 0] = meanScore(scores[engine] ?? {}, queries);
    expect(ndcg).toBeGreaterThanOrEqual(FLOORS[engine].ndcg);
    expect(success).toBeGreaterThanOrEqual(FLOORS[engine].success);
  });
});
