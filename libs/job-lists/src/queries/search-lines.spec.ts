import { NO_JOB_FILTERS } from '@babelboard/job-paths';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stageOffers } from '../../../../test/contract/search/search-stage.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { PLAIN_OFFER } from '../../../../test/support/offer-rows.js';
import { SearchLines } from '../contract.js';

const [MUNICH, COLOGNE] = [2867714, 2886242];

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
  const at = (cityId: number) => [{ cityId, countryId: 276, text: null }];
  await stageOffers(test.app, [
    { ...PLAIN_OFFER, title: 'Nurse', company: 'Clinic', places: at(MUNICH), languageIds: [2] },
    { ...PLAIN_OFFER, title: 'Night nurse', company: 'Clinic', places: at(COLOGNE), languageIds: [1] },
    { ...PLAIN_OFFER, title: 'Waiter', company: 'Inn', places: at(MUNICH), languageIds: [1] },
  ]);
});
afterAll(() => test?.close());

const lines = (typed: string, field: 'what' | 'where' = 'what', here = {}, language: 'en' | 'de' = 'en') =>
  test.app.get(SearchLines, { strict: false }).of(typed, field, { ...NO_JOB_FILTERS, ...here }, language);

describe('what a text may become', () => {
  it('completes its last word beside those before it, with the offers of the whole', async () => {
    const [first] = await lines('nurse mun');
    expect(first).toEqual({
      kind: 'place',
      head: 'nurse',
      name: 'Munich',
      detail: 'Germany',
      matched: [0, 3],
      total: 1,
      address: '/jobs-in-Munich?keywords=nurse',
    });
    expect((await lines('nurse germ')).map(({ name, total, address }) => [name, total, address])).toEqual(
      expect.arrayContaining([
        ['Germany', 2, '/jobs-in-Germany?keywords=nurse'],
        ['German', 1, '/jobs-for-German-speakers?keywords=nurse'],
      ]),
    );
  });

  it('reads the words before it, too', async () => {
    const first = async (typed: string) => (await lines(typed)).map(({ address }) => address)[0];
    expect(await first('nurse germany mun')).toBe('/jobs-in-Munich?keywords=nurse');
    expect(await first('nurse german mun')).toBe('/jobs-in-Munich-for-German-speakers?keywords=nurse');
    expect(await first('germany nur')).toBe('/jobs-in-Germany?keywords=nurse');
  });

  it('has one line for one list, and none that finds nothing', async () => {
    const found = await lines('waiter col');
    expect(found.map(({ name }) => name)).not.toContain('Cologne');
    const all = await lines('n');
    expect(new Set(all.map(({ address }) => address)).size).toBe(all.length);
    expect(all.every(({ total }) => total > 0)).toBe(true);
  });

  it('keeps the other filters of the list, and in the field for places its words', async () => {
    const here = { keywords: ['nurse'], location: ['Cologne'], radius: 25, language: ['English'] };
    const [munich] = await lines('münch', 'where', { ...here, language: [] }, 'de');
    expect(munich).toMatchObject({ name: 'München', matched: [0, 5], address: '/jobs-in-Munich?keywords=nurse' });
    expect(await lines('munich', 'where', here)).toEqual([]);
    const [night] = await lines('night nur', 'what', here);
    expect(night?.address).toMatch(/^\/jobs-in-Cologne-for-English-speakers\?keywords=night\+nurse&radius=25$/);
    expect((await lines('nurse', 'where')).length).toBe(0);
  });

  it('forgives an error only where there is nothing without', async () => {
    expect((await lines('nurse munih')).map(({ name }) => name)).toContain('Munich');
  });
});
