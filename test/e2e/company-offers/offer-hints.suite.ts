import { Database } from '@babelboard/platform';
import { checkOfferResponse, type SuitingCandidatesResponse, suitingCandidatesResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { COLOGNE, Poster, pathsOf, VIENNA } from './poster.js';

const BERLIN = 2950159;
const SALARY = { min: 2_600, max: null, currency: 'EUR', period: 'month' };

export function describeOfferHints(started: () => TestApi): void {
  let api: TestApi;
  let poster: Poster;
  beforeAll(async () => {
    api = started();
    poster = await Poster.arrive(api);
  });
  const idOf = async (slug: string) => {
    const [row] = await api.app
      .get(Database, { strict: false })
      .query<{ id: number }>('SELECT id FROM language WHERE slug = $1', [slug]);
    return row?.id as number;
  };

  describe('hints', () => {
    const check = async (body: unknown) => {
      const answer = await poster.call<unknown>('POST', '/check', body);
      expect(answer.status).toBe(200);
      return checkOfferResponse.parse(answer.body);
    };

    it('say nothing of nothing', async () => {
      expect(await check({})).toEqual({
        pay: [],
        mother_tongue: [],
        title: null,
        unasked_languages: [],
        pay_history: false,
      });
    });

    it('name the duty of each country, the strictest first, and whether it is met', async () => {
      const places = [
        { city_id: COLOGNE, country_id: null },
        { city_id: VIENNA, country_id: null },
      ];
      const { pay } = await check({ places });
      expect(pay.map(({ country, duty, missing }) => [country, duty, missing])).toEqual([
        ['Austria', 'in_ad', true],
        ['Germany', 'before_interview', false],
      ]);
      expect((await check({ places, salary: SALARY })).pay[0]?.missing).toBe(false);
      const upTo = { min: null, max: 90_000, currency: 'EUR', period: 'year' };
      expect((await check({ places, salary: upTo })).pay[0]?.missing).toBe(true);
      const { id } = await poster.draft({ places, salary: upTo });
      const refused = await poster.call('POST', `/${id}/publish`);
      expect([refused.status, pathsOf(refused.body)]).toEqual([422, ['salary']]);
    });

    it('offer C2 where a mother tongue is asked for, and a title for everybody', async () => {
      const german = await idOf('German');
      const { mother_tongue, title } = await check({
        title: 'Kellner',
        language: german,
        languages: [
          { language: german, level: 4 },
          { language: await idOf('French'), level: 3 },
        ],
      });
      expect(mother_tongue).toEqual([{ language: german, name: 'German', instead: { level: 3, cefr: 'C2' } }]);
      expect(title).toEqual({ found: 'Kellner', proposal: 'Kellner (m/w/d)', language: 'de' });
    });

    it('name the languages that the text alone asks for', async () => {
      const french = await idOf('French');
      const text = {
        title: 'Night porter',
        description: '<p>You welcome our guests. You speak fluent German. You need French at level B2.</p>',
        language: await idOf('English'),
        languages: [{ language: await idOf('German'), level: 3 }],
      };
      const { unasked_languages: unasked } = await check(text);
      expect(unasked).toEqual([{ language: french, name: 'French', level: 2, cefr: 'B2', mandatory: true }]);
      const asked = [...text.languages, { language: french, level: 2 }];
      expect((await check({ ...text, languages: asked })).unasked_languages).toEqual([]);
    });

    it('take a title for one in the language of the text until its company chooses one', async () => {
      const description =
        '<p>Für unser Restaurant am Rhein suchen wir ab sofort Verstärkung, gern auch in Teilzeit.</p>';
      expect((await check({ title: 'Kellner', description })).title?.language).toBe('de');
      expect((await check({ title: 'Kellner' })).title).toBeNull();
      expect((await check({ title: 'Kellner', description, language: await idOf('English') })).title).toBeNull();
    });
  });

  describe('an ad that asks for the pay of earlier jobs', () => {
    const ASKING = '<p>Send your CV.</p><p>Please state your current salary in your letter.</p>';

    it('is told so while it is written, is not published, and not said so in another language', async () => {
      const { body } = await poster.call<unknown>('POST', '/check', { description: ASKING });
      expect(checkOfferResponse.parse(body).pay_history).toBe(true);
      const { id } = await poster.draft({ description: ASKING });
      const refused = await poster.call('POST', `/${id}/publish`);
      expect([refused.status, refused.body.code, pathsOf(refused.body)]).toEqual([
        ...[422, 'OFFER_PAY_HISTORY', ['description']],
      ]);
      const version = { title: 'Cuisinier', description: '<p>Merci d’indiquer votre salaire actuel.</p>' };
      const put = await poster.call('PUT', `/${id}/versions/7`, version);
      expect([put.status, put.body.code, pathsOf(put.body)]).toEqual([422, 'OFFER_PAY_HISTORY', ['description']]);
    });

    it('is published once it asks for the pay that is hoped for, and does not ask again later', async () => {
      const hoped = '<p>What do you earn? 3,200 euros a month. Please tell us the salary that you expect.</p>';
      const { id } = await poster.live({ description: hoped });
      const edited = await poster.call('PATCH', `/${id}`, { description: ASKING });
      expect([edited.status, edited.body.code]).toEqual([422, 'OFFER_PAY_HISTORY']);
      expect((await poster.find(id)).description).toContain('expect');
    });
  });

  describe('candidates who suit', () => {
    const count = async (body: unknown): Promise<SuitingCandidatesResponse> => {
      const answer = await poster.call<unknown>('POST', '/suiting-candidates', body);
      expect(answer.status).toBe(200);
      return suitingCandidatesResponse.parse(answer.body);
    };
    const speaker = async (slug: string, level: number, cityId: number, { verified = true } = {}) => {
      const { id } = await makeAccount(api.app, 'candidate', { verified });
      const database = api.app.get(Database, { strict: false });
      await database.query('INSERT INTO candidate_language VALUES ($1, $2, $3, 0)', [id, await idOf(slug), level]);
      await database.query('UPDATE candidate SET city_id = $2 WHERE account_id = $1', [id, cityId]);
    };

    it('are counted by language, place and both, without who has not proven the address; few are not told', async () => {
      for (let index = 0; index < 4; index += 1) {
        await speaker('Swiss_German', 7, COLOGNE);
        await speaker('Welsh', 4, BERLIN);
      }
      await speaker('German', 4, COLOGNE);
      await speaker('German', 3, COLOGNE);
      await speaker('German', 7, COLOGNE, { verified: false });
      const languages = [{ language: await idOf('German'), level: 2, cefr: 'B2', mandatory: true }];
      const places = [{ city_id: COLOGNE, country_id: null }];
      expect(await count({ languages, places })).toEqual({
        count: 5,
        fewer_than: null,
        by: { languages: { count: 5, fewer_than: null }, skills: null, place: { count: 5, fewer_than: null } },
      });
      const few = { count: null, fewer_than: 5 };
      expect(await count({ languages, places: [{ city_id: BERLIN, country_id: null }] })).toEqual({
        ...few,
        by: { languages: { count: 5, fewer_than: null }, skills: null, place: few },
      });
      const welsh = { language: await idOf('Welsh'), level: 1, mandatory: true };
      const either = [
        { ...languages[0], one_of: 1 },
        { ...welsh, one_of: 1 },
      ];
      expect((await count({ languages: either })).count).toBe(5);
      expect((await count({ languages: [...languages, welsh] })).count).toBeNull();
      expect((await count({ languages, places, remote: 'Remote' })).by.place).toBeNull();
    });
  });
}
