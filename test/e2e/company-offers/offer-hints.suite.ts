import { Database, RateLimits } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { checkOfferResponse, suitingCandidatesResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AskedOfCandidates,
  SuitingCandidates,
} from '../../../libs/candidates/src/suiting-candidates/suiting-candidates.js';
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
        wording: [],
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

    it('tell wording that leaves people out, in title and text, and propose none that does so all the same', async () => {
      const { wording, title } = await check({
        title: 'Waitress, females only',
        description: '<p>You are not older than 35.</p><p>Native speakers of German.</p>',
        language: await idOf('English'),
      });
      expect(wording.map((one) => [one.in, one.kind])).toEqual([
        ['title', 'sex'],
        ['description', 'age'],
        ['description', 'native'],
      ]);
      expect(title).toBeNull();
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

  describe('an ad that leaves people out, or asks them for money', () => {
    it('is not published, and not said so in another language, where it asks for money', async () => {
      const asking = '<p>You load lorries.</p><p>Before you start you pay a registration fee of 50 EUR.</p>';
      const { id } = await poster.draft({ description: asking });
      const refused = await poster.call('POST', `/${id}/publish`);
      expect([refused.status, refused.body.code, pathsOf(refused.body)]).toEqual([
        ...[422, 'OFFER_ASKS_MONEY', ['description']],
      ]);
      const version = { title: 'Cuisinier', description: '<p>Vous devez payer 60 € de frais de dossier.</p>' };
      const put = await poster.call('PUT', `/${id}/versions/7`, version);
      expect([put.status, put.body.code]).toEqual([422, 'OFFER_ASKS_MONEY']);
    });
  });

  describe('candidates who suit', () => {
    const ask = (body: unknown, by = poster) => by.call<{ code?: string }>('POST', '/suiting-candidates', body);
    /** As many as there are, which nobody outside is told. */
    const count = (asked: Partial<AskedOfCandidates>, companyId = poster.companyId) => {
      const candidates = api.app.get(SuitingCandidates, { strict: false });
      const wanted = candidates.wantedOf({ languages: [], skillIds: [], places: [], anywhere: false, ...asked });
      return candidates.count(companyId, wanted);
    };
    const query = (sql: string, values: unknown[]) => api.app.get(Database, { strict: false }).query(sql, values);
    const speaker = async (slug: string, level: number, cityId: number, { verified = true } = {}) => {
      const { id } = await makeAccount(api.app, 'candidate', { verified });
      await query('INSERT INTO candidate_language VALUES ($1, $2, $3, 0)', [id, await idOf(slug), level]);
      await query('UPDATE candidate SET city_id = $2 WHERE account_id = $1', [id, cityId]);
      return id;
    };
    const asked = async (slug: string, level: number, oneOfGroup: number | null = null) => ({
      ...{ languageId: await idOf(slug), level, mandatory: true, oneOfGroup },
    });

    it('are counted by language, place and both, without who has not proven the address or blocked the company', async () => {
      const ids: number[] = [];
      for (let index = 0; index < 4; index += 1) {
        ids.push(await speaker('Swiss_German', 7, COLOGNE));
        await speaker('Welsh', 4, BERLIN);
      }
      await speaker('German', 4, COLOGNE);
      await speaker('German', 3, COLOGNE);
      await speaker('German', 7, COLOGNE, { verified: false });
      const languages = [await asked('German', 4)];
      const [cologne, berlin] = [COLOGNE, BERLIN].map((cityId) => [{ cityId, countryId: null }]);
      expect(await count({ languages, places: cologne ?? [] })).toEqual({
        all: 5,
        languages: 5,
        skills: null,
        place: 6,
      });
      expect(await count({ languages, places: berlin ?? [] })).toMatchObject({ all: 0, place: 4 });
      expect(await count({ languages: [await asked('German', 4, 1), await asked('Welsh', 1, 1)] })).toMatchObject({
        all: 9,
      });
      expect(await count({ languages, places: cologne ?? [], anywhere: true })).toMatchObject({ all: 5, place: null });
      await query('INSERT INTO blocked_company (account_id, company_id, blocked_at) VALUES ($1, $2, now())', [
        ids[0],
        poster.companyId,
      ]);
      expect(await count({ languages })).toMatchObject({ all: 4 });
      expect(await count({ languages }, 0)).toMatchObject({ all: 5 });
      const consent = async (given: boolean) => {
        await query(
          `INSERT INTO consent (account_id, kind, given, text_version, language, at) VALUES ($1, 'cvsearch', $2, '2026-11-22', 'en', now())`,
          [ids[1], given],
        );
      };
      await consent(true);
      await consent(false);
      expect(await count({ languages })).toMatchObject({ all: 3 });
      await consent(true);
      expect(await count({ languages })).toMatchObject({ all: 4 });
    });

    it('are counted by skills of the catalogue, never by what somebody calls theirs', async () => {
      const [cook, own] = [await speaker('Greek', 7, BERLIN), await speaker('Greek', 7, BERLIN)];
      const hold = 'INSERT INTO candidate_skill (account_id, position, skill_id, own_name, own_key)';
      await query(`${hold} SELECT $1, 0, id, NULL, NULL FROM skill WHERE slug = 'cook-fish'`, [cook]);
      await query(`${hold} SELECT $1, 0, NULL, name, name FROM skill WHERE slug = 'cook-fish'`, [own]);
      const skillIds = [api.app.get(ReferenceCatalogue, { strict: false }).skillBySlug('cook-fish')?.id ?? 0];
      expect(await count({ languages: [await asked('Greek', 7)], skillIds })).toMatchObject({ all: 1, languages: 2 });
    });

    it('are told as a band, the same for the same question however it is written', async () => {
      const german = { language: await idOf('German'), level: 2, cefr: 'B2', mandatory: true, one_of: 1 };
      const welsh = { language: await idOf('Welsh'), level: 1, mandatory: true, one_of: 1 };
      const { status, body } = await ask({ languages: [german, welsh] });
      expect(status).toBe(200);
      const told = suitingCandidatesResponse.parse(body);
      expect([null, 10, 25]).toContain(told.count);
      expect(told.by.languages).toEqual({ count: told.count, fewer_than: told.fewer_than });
      expect((await ask({ languages: [welsh, german] })).body).toEqual(told);
    });

    it('are told for sixty different questions a day to all members of a company together', async () => {
      const asking = await Poster.arrive(api);
      const limit = { points: 60, seconds: 86_400 };
      await api.app
        .get(RateLimits, { strict: false })
        .consume('suiting-questions', String(asking.companyId), limit, 59);
      const question = { places: [{ city_id: COLOGNE, country_id: null }] };
      const another = { places: [{ city_id: VIENNA, country_id: null }] };
      expect((await ask(question, asking)).status).toBe(200);
      const refused = await ask(another, asking);
      expect([refused.status, refused.body.code]).toEqual([429, 'SUITING_QUESTIONS_USED_UP']);
      // Asked before: the answer is known.
      expect((await ask(question, asking)).status).toBe(200);
      expect((await ask(another)).status).toBe(200);
    });
  });
}
