import { Database } from '@babelboard/platform';
import { companyOfferResponse, type JobDetail, type JobResponse, jobDetail } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApi } from '../../support/api.js';
import { Visitor } from '../../support/visitor.js';
import { COLOGNE, Poster, pathsOf, WHOLE } from './poster.js';

const GERMAN = 2;

export function describeDrafts(started: () => TestApi): void {
  let api: TestApi;
  let poster: Poster;
  beforeAll(async () => {
    api = started();
    poster = await Poster.arrive(api, 20);
  });

  describe('a draft', () => {
    it('begins with nothing, and says what it lacks', async () => {
      const { status, body } = await poster.call('POST', '', {});
      expect(status).toBe(201);
      expect(companyOfferResponse.parse(body)).toEqual(body);
      expect(body.offer).toMatchObject({ state: 'draft', title: '', step: 1, apply: { here: true }, url: null });
      expect(body.offer.missing).toEqual(['title', 'places', 'description', 'employment_type']);
    });

    it('takes every field, a city with its country, and the text as safe HTML', async () => {
      const everything = {
        ...WHOLE,
        kind: 'talent_pool',
        description: '<p onclick="x()">Cook <b>well</b>.</p><script>alert(1)</script>',
        places: [
          { city_id: COLOGNE, country_id: null },
          { city_id: COLOGNE, country_id: 276 },
          { city_id: null, country_id: null },
        ],
        remote: 'Hybrid',
        languages: [
          { language: GERMAN, level: 2, cefr: 'B2', mandatory: true },
          { language: 7, level: 4, one_of: 1 },
        ],
        experience: 2,
        employment_type: [2, 1, 2],
        language: GERMAN,
        working_language: 7,
        salary: { min: 30_000, max: 36_000, currency: 'EUR', period: 'year' },
        collective_agreement: 'DEHOGA NRW',
        apply: { url: 'https://kitchen.example/apply' },
        step: 4,
      };
      const offer = await poster.draft(everything);
      expect(offer).toMatchObject({
        kind: 'talent_pool',
        description: '<p>Cook <strong>well</strong>.</p>',
        places: [{ city_id: COLOGNE, country_id: 276 }],
        languages: [
          { language: GERMAN, level: 2, cefr: 'B2', mandatory: true, one_of: null, recognised: false },
          { language: 7, level: 4, cefr: null, mandatory: false, one_of: 1, recognised: false },
        ],
        employment_type: [1, 2],
        salary: everything.salary,
        apply: everything.apply,
        step: 4,
        missing: [],
      });
      expect(offer.names.cities).toEqual([{ id: COLOGNE, name: 'Cologne', country_id: 276 }]);
    });

    it('refuses what reference data does not know, each at its field', async () => {
      const unknown = { places: [{ city_id: 1, country_id: 1 }], skills: [999_999_999], language: 99_999 };
      const { status, body } = await poster.call('POST', '', unknown);
      expect(status).toBe(422);
      expect(pathsOf(body)).toEqual(['places.0.city_id', 'skills.0', 'language']);
    });

    it('refuses a salary that goes down, a level that contradicts itself and a way to apply that is no address', async () => {
      const { id } = await poster.draft();
      const salary = { min: 5, max: 4, currency: 'EUR', period: 'hour' };
      expect(pathsOf((await poster.call('PATCH', `/${id}`, { salary })).body)).toEqual(['salary']);
      const languages = [{ language: GERMAN, level: 1, cefr: 'C1' }];
      expect(pathsOf((await poster.call('PATCH', `/${id}`, { languages })).body)).toEqual(['languages.0.cefr']);
      const apply = { url: 'javascript:alert(1)' };
      expect((await poster.call('PATCH', `/${id}`, { apply })).status).toBe(422);
    });

    it('keeps what another window wrote, and shows it where both wrote the same field', async () => {
      const draft = await poster.draft();
      await poster.call('PATCH', `/${draft.id}`, { title: 'Chef', base: { title: draft.title } });
      const other = await poster.call('PATCH', `/${draft.id}`, {
        experience: 3,
        base: { title: draft.title, experience: null },
      });
      expect(other.body.offer).toMatchObject({ title: 'Chef', experience: 3 });
      const { status, body } = await poster.call('PATCH', `/${draft.id}`, {
        title: 'Baker',
        places: [{ city_id: null, country_id: 250 }],
        base: { title: draft.title, places: draft.places },
      });
      expect([status, body.code, body.current]).toEqual([409, 'CHANGED_ELSEWHERE', { title: 'Chef' }]);
      expect((await poster.find(draft.id)).places).toEqual(draft.places);
    });

    it('says in which language it is written where nobody else says it', async () => {
      const description =
        '<p>Wir suchen eine Köchin oder einen Koch für unser Restaurant am Rhein, gern ab sofort und unbefristet.</p>';
      expect((await poster.draft({ title: 'Koch (m/w/d)', description })).language).toBe(GERMAN);
    });

    it('reads as candidates will read it, before and after it is published', async () => {
      const { id } = await poster.draft();
      const preview = async () => (await poster.call<JobDetail>('GET', `/${id}/preview`)).body;
      const before = await preview();
      expect(jobDetail.parse(before)).toEqual(before);
      await poster.call('POST', `/${id}/publish`);
      const { body } = await new Visitor(api.url).call<JobResponse>('GET', `/api/job?id=${id}`);
      expect(body.job).toEqual(await preview());
      const unpublished = { published_at: '', expires_at: '', open_confirmed_at: null };
      expect({ ...before, ...unpublished }).toEqual({ ...body.job, ...unpublished });
    });

    it('is another company’s business for nobody', async () => {
      const { id } = await poster.draft();
      const stranger = await Poster.arrive(api);
      for (const [method, path, body] of [
        ['GET', `/${id}`],
        ['PATCH', `/${id}`, { title: 'Mine' }],
        ['DELETE', `/${id}`],
        ['GET', `/${id}/preview`],
        ['POST', `/${id}/publish`],
        ['POST', `/${id}/duplicate`],
        ['PUT', `/${id}/versions/7`, { title: 'Mine', description: '' }],
      ] as const) {
        expect((await stranger.call(method, path, body)).status).toBe(404);
      }
      expect((await poster.find(id)).title).toBe(WHOLE.title);
    });

    it('is one of at most 200, however many are begun or copied at once', async () => {
      const keen = await Poster.arrive(api);
      const { id } = await keen.live();
      await api.app.get(Database, { strict: false }).query(
        `INSERT INTO offer (company_id, state, title, description_html, description_text, ad_language_detected, places, languages,
                              skill_ids, employment_types, posted_at, created_at, updated_at)
           SELECT company_id, 'draft', title, description_html, description_text, ad_language_detected, places, languages,
                  skill_ids, employment_types, posted_at, created_at, updated_at
           FROM offer, generate_series(1, 199) WHERE id = $1`,
        [id],
      );
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          index % 2 === 0 ? keen.call('POST', '', WHOLE) : keen.call('POST', `/${id}/duplicate`),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused).toHaveLength(49);
      expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['TOO_MANY_DRAFTS']));
      await keen.call('POST', `/${id}/close`, { outcome: 'elsewhere' });
      expect((await keen.call('POST', `/${id}/repost`)).body.code).toBe('TOO_MANY_DRAFTS');
    });

    it('can be deleted; what was shown cannot', async () => {
      const { id } = await poster.draft();
      expect((await poster.call('DELETE', `/${id}`)).status).toBe(200);
      expect((await poster.call('GET', `/${id}`)).status).toBe(404);
      const live = await poster.live();
      expect((await poster.call('DELETE', `/${live.id}`)).body.code).toBe('OFFER_STATE_FORBIDS');
    });

    it('keeps what another member wrote in a further language, and says so', async () => {
      const { id } = await poster.draft();
      const put = (title: string, description: string, base?: object) =>
        poster.call('PUT', `/${id}/versions/${GERMAN}`, { title, description, ...(base && { base }) });
      const nothing = { title: '', description: '' };
      expect((await put('Nachtportier', '<p>Eins</p>', nothing)).status).toBe(200);
      const first = { title: 'Nachtportier', description: '<p>Eins</p>' };
      expect((await put('Nachtportier (m/w/d)', '<p>Eins</p>', first)).status).toBe(200);
      // Another field is no conflict, and keeps what was written meanwhile.
      expect((await put('Nachtportier', '<p>Zwei</p>', first)).status).toBe(200);
      const versions = () => poster.find(id).then((offer) => offer.versions);
      const both = { language: GERMAN, title: 'Nachtportier (m/w/d)', description: '<p>Zwei</p>' };
      expect(await versions()).toEqual([both]);
      const late = await put('Portier', '<p>Eins</p>', first);
      expect(late).toMatchObject({ status: 409, body: { code: 'CHANGED_ELSEWHERE', current: { title: both.title } } });
      expect(await versions()).toEqual([both]);
    });

    it('says the same in other languages, but its own', async () => {
      const { id } = await poster.draft({ language: GERMAN });
      const version = { title: 'Cuisinier (H/F)', description: '<p>Cuisine</p><iframe></iframe>' };
      const { body } = await poster.call('PUT', `/${id}/versions/7`, version);
      expect(body.offer.versions).toEqual([{ language: 7, title: version.title, description: '<p>Cuisine</p>' }]);
      const own = await poster.call('PUT', `/${id}/versions/${GERMAN}`, version);
      expect([own.status, own.body.code]).toEqual([409, 'OFFER_VERSION_IS_OWN']);
      expect((await poster.call('DELETE', `/${id}/versions/7`)).body.offer.versions).toEqual([]);
      expect((await poster.call('DELETE', `/${id}/versions/7`)).status).toBe(404);
    });
  });
}
