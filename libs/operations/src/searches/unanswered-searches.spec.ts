import { Database, RETENTION_MS } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { ForgetUnansweredSearches } from './forget-unanswered-searches.schedule.js';
import { UnansweredSearches } from './unanswered-searches.js';

const DAY_MS = 86_400_000;

let test: TestApplication;
let searches: UnansweredSearches;

beforeAll(async () => {
  test = await createTestApplication();
  searches = test.app.get(UnansweredSearches, { strict: false });
});
beforeEach(() => test.app.get(Database).query('TRUNCATE unanswered_search'));
afterAll(() => test?.close());

let askers = 0;

/** Each time by somebody else. */
function ask(words: string, times: number, language: 'en' | 'de' = 'en'): void {
  for (let time = 0; time < times; time += 1) {
    askers += 1;
    searches.note([words], language, `asker ${askers}`);
  }
}

const shown = async (language: string | null = null) =>
  (await searches.list(language)).map(({ words, times }) => [words, times]);

describe('UnansweredSearches', () => {
  it('shows what was asked three times, the most frequent first, each language by itself', async () => {
    ask('Imker Köln', 2);
    ask('imker koln', 1);
    ask('organ builder', 5);
    ask('once', 2);
    ask('Imker', 3, 'de');
    await searches.flush();
    expect(await shown()).toEqual([
      ['organ builder', 5],
      ['imker', 3],
      ['imker koln', 3],
    ]);
    expect(await shown('de')).toEqual([['imker', 3]]);
  });

  it('counts who asks again and again once a day', async () => {
    for (let time = 0; time < 9; time += 1) searches.note(['Anna Schmidt'], 'en', 'one person');
    await searches.flush();
    expect(await test.app.get(Database).query('SELECT times FROM unanswered_search')).toEqual([{ times: 1 }]);
    expect(await shown()).toEqual([]);
  });

  it('adds up over days and writes', async () => {
    const before = test.clock.now();
    ask('beekeeper', 1);
    await searches.flush();
    test.clock.advance(DAY_MS);
    ask('beekeeper', 1);
    await searches.flush();
    ask('beekeeper', 1);
    await searches.flush();
    const day = (moment: Date) => moment.toISOString().slice(0, 10);
    expect(await searches.list(null)).toEqual([
      { words: 'beekeeper', language: 'en', times: 3, firstDay: day(before), lastDay: day(test.clock.now()) },
    ]);
  });

  it('keeps nothing by which somebody could be known', async () => {
    ask('ana@example.org', 4);
    ask('+49 170 1234567', 4);
    await searches.flush();
    expect(await test.app.get(Database).query('SELECT FROM unanswered_search')).toEqual([]);
  });

  it('is forgotten after 90 days', async () => {
    ask('beekeeper', 3);
    await searches.flush();
    const left = async (ms: number) => {
      test.clock.advance(ms);
      await test.app.get(ForgetUnansweredSearches, { strict: false }).run();
      return shown();
    };
    expect(await left(RETENTION_MS.unansweredSearch - DAY_MS)).toEqual([['beekeeper', 3]]);
    expect(await left(DAY_MS)).toEqual([]);
  });

  it('is written when the process ends', async () => {
    ask('beekeeper', 3);
    await searches.onModuleDestroy();
    expect(await shown()).toEqual([['beekeeper', 3]]);
  });
});
