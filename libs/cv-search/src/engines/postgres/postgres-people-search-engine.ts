import { type Database, type IndexBuild, RebuildTimes, type WriteRecord } from '@babelboard/platform';
import { PostgresIndexBuild, replaceRows, SearchStatements } from '@babelboard/search/contract';
import type { FoundPeople } from '../../searching/found-people.js';
import type { PeopleQuery } from '../../searching/people-query.js';
import type { FindablePerson } from '../findable-person.js';
import type { PeopleSearchEngine } from '../people-search-engine.js';
import { facetsOf } from '../terms/facets.js';
import { EVERYBODY_TERM } from '../terms/terms.js';
import { NO_WHY, WhyFound } from '../why-found.js';
import { type SearchedWord, searchedWords } from '../words/searched-words.js';
import { countsSql, EVERYBODY, everybodySql, totalsSql } from './counts-sql.js';
import { latestSql, rankedSql } from './page-sql.js';
import { PERSON_LAYOUT } from './person-layout.js';
import { personRow } from './person-row.js';
import { layoutVersion, SERVING_SCHEMA } from './person-tables.js';

/** Finds people by PostgreSQL alone: the embedded engine and the standby of Meilisearch. */
export class PostgresPeopleSearchEngine implements PeopleSearchEngine {
  readonly name = 'postgres';
  private readonly statements: SearchStatements;
  private readonly why: WhyFound;

  constructor(private readonly database: Database) {
    this.statements = new SearchStatements(database);
    this.why = new WhyFound(database);
  }

  async search(query: PeopleQuery): Promise<FoundPeople> {
    const words = searchedWords(query.words);
    if (words === null) {
      const everybody = await this.everybody(query);
      return { ids: [], ...NO_WHY, total: 0, everybody, facets: facetsOf([], query) };
    }
    const [page, counts] = await Promise.all([
      this.page(query, words),
      this.statements.counts(countsSql(query, words.length > 0), allOf(words)),
    ]);
    const total = (wanted: number) => counts.find(({ term }) => term === wanted)?.total ?? 0;
    return {
      ...page,
      total: total(EVERYBODY_TERM),
      everybody: total(EVERYBODY),
      facets: facetsOf(query.parts === 'page' ? [] : counts, query),
    };
  }

  /** One statement for all queries with the same words. */
  async totals(queries: PeopleQuery[]): Promise<number[]> {
    const totals = queries.map(() => 0);
    await Promise.all(
      [...new Set(queries.map(({ words }) => words))].map(async (typed) => {
        const words = searchedWords(typed);
        if (words !== null) {
          const alike = [...queries.entries()].filter(([, query]) => query.words === typed);
          const statement = totalsSql(
            alike.map(([, query]) => query),
            words.length > 0,
          );
          for (const { term, total } of await this.statements.counts(statement, allOf(words))) {
            totals[alike[term]?.[0] ?? 0] = total;
          }
        }
      }),
    );
    return totals;
  }

  async write(documents: FindablePerson[], removedIds: number[], record: WriteRecord): Promise<void> {
    await this.database.transaction(async (tx) => {
      await replaceRows(tx, PERSON_LAYOUT, documents.map(personRow), removedIds);
      await record(tx);
    });
  }

  async listIds(afterId: number, limit: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT account_id AS id FROM ${SERVING_SCHEMA}.person WHERE account_id > $1 ORDER BY account_id LIMIT $2`,
      [afterId, limit],
    );
    return rows.map(({ id }) => id);
  }

  async isReady(): Promise<boolean> {
    return (await this.statements.layoutOf(SERVING_SCHEMA)) === layoutVersion();
  }

  startBuild(times = new RebuildTimes()): Promise<IndexBuild<FindablePerson>> {
    return PostgresIndexBuild.start(this.database, PERSON_LAYOUT, times);
  }

  private async page(
    query: PeopleQuery,
    words: SearchedWord[],
  ): Promise<Pick<FoundPeople, 'ids' | 'snippets' | 'otherNames'>> {
    const isRanked = words.length > 0 && query.sort === 'best';
    const statement = isRanked ? rankedSql(query) : latestSql(query, words.length > 0);
    const { from, size } = query;
    const ids = await this.statements.ids(statement, { from, size, words: allOf(words), ranking: anyOf(words) });
    return { ids, ...(await this.why.of(query.snippets ? ids : [], words)) };
  }

  private async everybody(query: PeopleQuery): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(`SELECT ${everybodySql(query)} AS n`);
    return row?.n ?? 0;
  }
}

/** tsquery that people must match; null without words. */
function allOf(words: readonly SearchedWord[]): string | null {
  return words.length === 0 ? null : words.map(lexeme).join(' & ');
}

/** tsquery that ranking counts. */
function anyOf(words: readonly SearchedWord[]): string | null {
  return words.length === 0 ? null : words.map(lexeme).join(' | ');
}

/** Words hold letters, digits, + and # only. */
function lexeme({ form, begun }: SearchedWord): string {
  return `'${form}'${begun ? ':*' : ''}`;
}
