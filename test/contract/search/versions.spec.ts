import { Database } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { ENGINE_NAMES } from '@babelboard/search';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertOffers, PLAIN_OFFER } from '../../support/offer-rows.js';
import { createSearchStage, engineNamed, query, type SearchStage, stageOffers } from './search-stage.js';

let stage: SearchStage;
let languageId: (code: string) => number;
let written: number;
let plain: number;

/** One offer in English and German, one in English alone. */
beforeAll(async () => {
  stage = await createSearchStage();
  const catalogue = stage.app.get(ReferenceCatalogue, { strict: false });
  languageId = (code) => catalogue.languageByCode(code)?.id ?? 0;
  const offer = { ...PLAIN_OFFER, adLanguageId: languageId('en'), description: 'You work in the mountains.' };
  [written = 0, plain = 0] = await insertOffers(stage.app, [
    { ...offer, title: 'Waiter' },
    { ...offer, title: 'Gardener' },
  ]);
  await stage.app.get(Database).query(
    `INSERT INTO offer_version (offer_id, language_id, title, description_html, description_text)
     VALUES ($1, $2, 'Servicekraft im Berghotel', '<p></p>', 'Du arbeitest im Hochgebirge.')`,
    [written, languageId('de')],
  );
  await stageOffers(stage.app, []);
});
afterAll(() => stage?.close());

describe.each(ENGINE_NAMES)('an offer in several languages by %s', (name) => {
  const engine = () => engineNamed(stage.app, name);
  const found = async (...keywords: string[]) => (await engine().search(query({ keywords }))).ids;

  it.each([
    ['title', 'waiter'],
    ['title in another language', 'Berghotel'],
    ['text', 'mountains'],
    ['text in another language', 'Hochgebirge'],
  ])('is found by its %s', async (_where, word) => {
    expect(await found(word)).toContain(written);
  });

  it('is found by words of several of its languages together, and stays one offer', async () => {
    expect(await found('waiter', 'Hochgebirge')).toEqual([written]);
    expect((await engine().search(query({}))).total).toBe(2);
  });

  it('counts as written in each of them', async () => {
    const asked = async (code: string) => (await engine().search(query({ adLanguageIds: [languageId(code)] }))).ids;
    expect((await asked('en')).toSorted((a, b) => a - b)).toEqual([written, plain]);
    expect(await asked('de')).toEqual([written]);
    const { facets } = await engine().search(query({}));
    expect(facets.adLanguages).toEqual([
      { id: languageId('en'), total: 2 },
      { id: languageId('de'), total: 1 },
    ]);
  });
});
