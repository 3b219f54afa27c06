import { createDataSource } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase, testSettings } from '../../../../../test/support/database.js';
import { EVERY_OFFER, termOf } from '../../domain/terms.js';
import { facetSetsOf } from './facet-sets.js';
import { OFFER_LAYOUT } from './offer-layout.js';
import type { OfferRow } from './offer-row.js';
import { replaceRows } from './write-rows.js';

const GERMANY = termOf('country', 276);
const GERMAN = termOf('language', 2);
const FRENCH = termOf('language', 3);

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(testSettings(database.url), []).initialize();
});
afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});
beforeEach(async () => {
  await source.query('TRUNCATE search_index.offer, search_index.offer_text, search_index.term_pair, search_index.word');
});

const row = (id: number, terms: number[], words: string[] = []): OfferRow => ({
  id,
  shown: true,
  promoted: false,
  sunk: false,
  postedAt: new Date('2026-11-21T12:00:00Z'),
  terms: `{${[EVERY_OFFER, ...terms].join(',')}}`,
  facetSets: facetSetsOf([EVERY_OFFER, ...terms]).map((set) => `{${set.join(',')}}`),
  tsvHi: '',
  tsvAll: words.map((word) => `'${word}'`).join(' '),
  description: `Text of ${id}`,
  names: '{}',
});
const write = (rows: OfferRow[], removedIds: number[] = []) =>
  source.transaction((tx) => replaceRows(tx, OFFER_LAYOUT, rows, removedIds));

/** "t1 t2": n, of the pairs of a term. */
async function counters(t1: number): Promise<Record<string, number>> {
  const rows: { t2: number; n: number }[] = await source.query(
    'SELECT t2, n FROM search_index.term_pair WHERE t1 = $1 ORDER BY t2',
    [t1],
  );
  return Object.fromEntries(rows.map(({ t2, n }) => [t2, n]));
}

async function dictionary(): Promise<Record<string, number>> {
  const rows: { word: string; n: number }[] = await source.query('SELECT word, n FROM search_index.word');
  return Object.fromEntries(rows.map(({ word, n }) => [word, n]));
}

describe('an index that is written', () => {
  it('has both rows of an offer, and those of a removed one no more', async () => {
    await write([row(1, [GERMANY]), row(2, [])]);
    await write([{ ...row(1, [GERMANY]), promoted: true, description: 'Another text' }], [2]);
    expect(await source.query('SELECT offer_id, promoted FROM search_index.offer')).toEqual([
      { offer_id: 1, promoted: true },
    ]);
    expect(await source.query('SELECT offer_id, description FROM search_index.offer_text')).toEqual([
      { offer_id: 1, description: 'Another text' },
    ]);
  });

  it('counts the pairs of terms of different groups, and every offer', async () => {
    await write([row(1, [GERMANY, GERMAN]), row(2, [GERMANY, GERMAN, FRENCH])]);
    expect(await counters(EVERY_OFFER)).toEqual({ [EVERY_OFFER]: 2, [GERMANY]: 2, [GERMAN]: 2, [FRENCH]: 1 });
    expect(await counters(GERMANY)).toEqual({ [EVERY_OFFER]: 2, [GERMAN]: 2, [FRENCH]: 1 });
    // No two languages: a facet is counted without the filters of its own group.
    expect(await counters(FRENCH)).toEqual({ [EVERY_OFFER]: 1, [GERMANY]: 1 });
  });

  it('changes a count by what becomes different, and takes it out when nothing is left of it', async () => {
    await write([row(1, [GERMANY, GERMAN], ['cook']), row(2, [GERMANY], ['cook', 'night'])]);
    await write([row(1, [GERMANY, FRENCH], ['cook', 'chef'])]);
    expect(await counters(GERMANY)).toEqual({ [EVERY_OFFER]: 2, [FRENCH]: 1 });
    expect(await dictionary()).toEqual({ cook: 2, night: 1, chef: 1 });
    await write([], [2]);
    expect(await counters(GERMANY)).toEqual({ [EVERY_OFFER]: 1, [FRENCH]: 1 });
    expect(await dictionary()).toEqual({ cook: 1, chef: 1 });
  });

  it('counts the same when the same is written again, and what was never there is removed', async () => {
    const offers = [row(1, [GERMANY], ['cook'])];
    await write(offers);
    await write(offers, [7]);
    expect(await counters(EVERY_OFFER)).toEqual({ [EVERY_OFFER]: 1, [GERMANY]: 1 });
    expect(await dictionary()).toEqual({ cook: 1 });
  });
});
