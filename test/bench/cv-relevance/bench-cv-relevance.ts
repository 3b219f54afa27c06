import { Clock } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { QueryReadings } from '@babelboard/search/contract';
import { peopleQuery } from '@babelboard/wire';
import type { INestApplicationContext } from '@nestjs/common';
import { PeopleQueryReader } from '../../../apps/api/src/cv-search/read-people-query.js';
import { PEOPLE_ENGINES, type PeopleEngineName, peopleEngine } from '../../support/people-stage.js';
import { openJudgedPeopleBoard } from './judged-people-board.js';
import { type JudgedPeopleQuery, readPeopleSet } from './people-set.js';

/** The share of queries that has somebody right among the first five. */
const GOAL = 0.9;
const FIRST_PLACES = 5;
/** A company that nobody blocks. */
const COMPANY = 77;
const NAME = 16;
const CELL = 24;

export interface CvRelevanceOptions {
  /** The queries that nothing was tuned by. */
  sealed?: boolean;
  /** Prints each query without anybody right among the first five. */
  missed?: boolean;
}

interface Score {
  success: number;
  precision: number;
}

/** Scores both engines on the judged set of test/relevance/people. Gives whether each keeps the goal. */
export async function benchCvRelevance(options: CvRelevanceOptions, print: (line: string) => void): Promise<boolean> {
  const { people, queries } = readPeopleSet(options);
  const { stage, ids } = await openJudgedPeopleBoard(people);
  try {
    print(`${people.length} people, ${queries.length} queries, success@5 and precision@5`);
    print(`${'language'.padEnd(NAME)}${PEOPLE_ENGINES.map((engine) => engine.padStart(CELL)).join('')}`);
    const scores = new Map<PeopleEngineName, Map<JudgedPeopleQuery, Score>>();
    for (const engine of PEOPLE_ENGINES) {
      const all = new Map<JudgedPeopleQuery, Score>();
      for (const query of queries) {
        const found = (await firstPlaces(stage.app, engine, query)).map((id) => ids.get(id) ?? '');
        const score = scoreOf(found, query);
        all.set(query, score);
        if (options.missed && score.success === 0) {
          print(`  ${engine} missed ${query.id} “${query.what}” ${query.where ?? ''}: ${found.join(', ') || 'nobody'}`);
        }
      }
      scores.set(engine, all);
    }
    const line = (name: string, of: readonly JudgedPeopleQuery[]) =>
      print(
        `${`${name} (${of.length})`.padEnd(NAME)}${PEOPLE_ENGINES.map((engine) => cell(scores.get(engine), of)).join('')}`,
      );
    for (const language of [...new Set(queries.map((query) => query.language))].sort()) {
      line(
        language,
        queries.filter((query) => query.language === language),
      );
    }
    line('all', queries);
    return PEOPLE_ENGINES.every((engine) => mean(scores.get(engine), queries, 'success') >= GOAL);
  } finally {
    await stage.close();
  }
}

/** Read as the API reads it. */
async function firstPlaces(
  app: INestApplicationContext,
  engine: PeopleEngineName,
  { what, where = '', filters = {} }: JudgedPeopleQuery,
): Promise<number[]> {
  const reader = new PeopleQueryReader(
    app.get(QueryReadings, { strict: false }),
    app.get(ReferenceCatalogue, { strict: false }),
    app.get(Clock),
  );
  const asked = peopleQuery.parse({
    ...{ what, where, rows: String(FIRST_PLACES) },
    ...(filters.languages === undefined ? {} : { languages: filters.languages.join(',') }),
    ...(filters.experience === undefined ? {} : { experience: String(filters.experience) }),
  });
  const { query } = await reader.read(COMPANY, asked);
  return (await peopleEngine(app, engine).search(query)).ids;
}

function scoreOf(found: readonly string[], { right }: JudgedPeopleQuery): Score {
  const hits = found.slice(0, FIRST_PLACES).filter((id) => right.includes(id)).length;
  return { success: hits > 0 ? 1 : 0, precision: hits / Math.min(FIRST_PLACES, right.length) };
}

function mean(
  scores: ReadonlyMap<JudgedPeopleQuery, Score> | undefined,
  queries: readonly JudgedPeopleQuery[],
  name: keyof Score,
): number {
  return queries.reduce((sum, query) => sum + (scores?.get(query)?.[name] ?? 0), 0) / queries.length;
}

function cell(scores: ReadonlyMap<JudgedPeopleQuery, Score> | undefined, of: readonly JudgedPeopleQuery[]): string {
  return `${mean(scores, of, 'success').toFixed(3)}  ${mean(scores, of, 'precision').toFixed(3)}`.padStart(CELL);
}
