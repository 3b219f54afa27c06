import { FilterReader, JobFiltersResolver, OfferQueries, type ResolvedJobFilters } from '@babelboard/job-lists';
import { NO_JOB_FILTERS } from '@babelboard/job-paths';
import { SearchEngines } from '@babelboard/search';
import type { INestApplicationContext } from '@nestjs/common';
import { addCounts, countReading, type ReadingCounts, readingOf } from './judged-reading.js';
import type { RelevanceBoard } from './relevance-board.js';
import { gradesOf, type JudgedQuery } from './relevance-set.js';
import { ndcgAt10, precisionAt5, successAt } from './scores.js';

/** From 0 to 1, in the order in which they are kept: nDCG@10, success@5, success@1, precision@5; files of before have the first two. */
export const SCORE_NAMES = ['nDCG@10', 's@5', 's@1', 'p@5'] as const;

export type Score = number[];

const ANYWHERE = { strict: false } as const;

/** Scores of each engine by the query's id. */
export type RelevanceScores = Record<string, Record<string, Score>>;

/**
 * Asks both engines each query, as a list does, with what is read as filters out of it, and scores the first page.
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
      const list = await listOf(app, judged);
      const { ids } = await engine.search(app.get(OfferQueries, ANYWHERE).of(list, { size: 20, parts: 'all' }));
      const found = ids.map((id) => judgedIds.get(id) ?? '');
      const grades = gradesOf(judged);
      ofEngine[judged.id] = [
        ndcgAt10(found, grades),
        successAt(5, found, grades),
        successAt(1, found, grades),
        precisionAt5(found, grades),
      ];
    }
    scores[engine.name] = ofEngine;
    progress(`${engine.name}: ${queries.length} queries in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  }
  return scores;
}

/** The mean of each score over some queries; the same weight for every query. */
export function meanScore(scores: Record<string, Score>, queries: JudgedQuery[]): Score {
  return SCORE_NAMES.map((_, at) => queries.reduce((sum, { id }) => sum + (scores[id]?.[at] ?? 0), 0) / queries.length);
}

/** Counts the filters that are read out of the judged queries. */
export async function measureReadings({ app }: RelevanceBoard, queries: JudgedQuery[]): Promise<ReadingCounts> {
  const counts: ReadingCounts[] = [];
  for (const judged of queries) counts.push(countReading(readingOf(await listOf(app, judged)), judged.reading ?? {}));
  return addCounts(counts);
}

async function listOf(app: INestApplicationContext, { query }: JudgedQuery): Promise<ResolvedJobFilters> {
  const typed = { ...NO_JOB_FILTERS, keywords: [query] };
  const { resolved } = await app.get(JobFiltersResolver, ANYWHERE).resolve(typed, null);
  return (await app.get(FilterReader, ANYWHERE).read(resolved))?.resolved ?? resolved;
}
