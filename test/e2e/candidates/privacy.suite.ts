import { Database, PersonalDataReader } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { blockedCompaniesResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { makeCompany } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { takeEvents } from '../../support/outbox.js';
import { messageOf, ProfileOwner, refusalOf } from './profile-owner.js';

const JOB = { puesto: 'Cook', empresa: 'Cantina', f_inicio: '2018-03' };
const SCHOOL = { titulo: 'BA', centro_estudios: 'Porto', f_inicio: '2008-09' };

export function describePrivacy(started: () => TestApi): void {
  let api: TestApi;
  let ana: ProfileOwner;
  let eve: ProfileOwner;
  beforeAll(async () => {
    api = started();
    [ana, eve] = [await ProfileOwner.arrive(api), await ProfileOwner.arrive(api)];
  });

  describe('what is somebody else’s', () => {
    it('is not there: every call with an id answers 404, and changes nothing', async () => {
      const job = (await ana.call('POST', 'experience', JOB)).body.id;
      const school = (await ana.call('POST', 'education', SCHOOL)).body.id;
      const { id: company } = await makeCompany(api.app);
      await ana.call('POST', 'blocked-companies', { company_id: company });
      await ana.call('POST', 'languages', { language: 'Greek', level: 4 });
      await ana.call('POST', 'skills', { tag: 'cook-fish' });
      const before = await ana.profile();
      const calls: [string, string, unknown?][] = [
        ...(['experience', 'education'] as const).flatMap((kind): [string, string, unknown?][] => {
          const id = kind === 'experience' ? job : school;
          return [
            ['PATCH', `${kind}/${id}`, { descripcion: 'mine' }],
            ['PATCH', `${kind}/${id}/highlight`],
            ['DELETE', `${kind}/${id}`],
          ];
        }),
        ['DELETE', `blocked-companies/${company}`],
        ['PATCH', 'languages/Greek', { language: 'Greek', level: 1 }],
        ['DELETE', 'languages/Greek'],
        ['DELETE', 'skills/cook-fish'],
      ];
      for (const [method, path, body] of calls) {
        expect([method, path, (await eve.call(method, path, body)).status]).toEqual([method, path, 404]);
      }
      await eve.call('PATCH', 'experience/order', { ids: [job] });
      expect(await ana.profile()).toEqual(before);
    });
  });

  describe('/api/candidates/blocked-companies', () => {
    it('hides the profile from companies, found by their names', async () => {
      const { id } = await makeCompany(api.app);
      await api.app
        .get(Database)
        .query(`UPDATE company SET name = 'Café Zürich', name_key = 'cafe zurich' WHERE id = $1`, [id]);
      const found = await eve.call('GET', 'blocked-companies/suggestions?q=Zür');
      expect(found.body.data.map((company: { name: string }) => company.name)).toEqual(['Café Zürich']);
      expect((await eve.call('GET', 'blocked-companies/suggestions?q=%25')).body.data).toEqual([]);
      const answer = await eve.call('POST', 'blocked-companies', { company_id: id });
      expect(messageOf(answer)).toBe('This company does not see your profile any more');
      expect(blockedCompaniesResponse.parse(answer.body)).toEqual(answer.body);
      expect(answer.body.companies).toMatchObject([{ id, name: 'Café Zürich' }]);
      expect((await eve.call('POST', 'blocked-companies', { company_id: id })).body.companies).toHaveLength(1);
      expect((await eve.call('GET', 'blocked-companies')).body.companies).toHaveLength(1);
      expect((await eve.call('DELETE', `blocked-companies/${id}`)).body.companies).toEqual([]);
    });

    it.each([0, 1.5, 2_147_483_648])('takes no number that no company can have: %s', async (company_id) => {
      expect(refusalOf(await ana.call('POST', 'blocked-companies', { company_id }))).toEqual([
        422,
        'INVALID_INPUT',
        ['company_id'],
      ]);
    });

    it('knows no company that is not there', async () => {
      const unknown = await eve.call('POST', 'blocked-companies', { company_id: 2_000_000_000 });
      expect(refusalOf(unknown)).toEqual([404, 'BLOCKED_COMPANY_UNKNOWN', []]);
    });
  });

  describe('being found by companies', () => {
    it('is off, and a consent with text and language once it is on', async () => {
      await takeEvents(api.app);
      expect((await eve.profile()).user.candidate.cvsearch).toBe(0);
      await eve.change('PATCH', 'field', { field: 'cvsearch', value: 1 });
      const rows = await api.app
        .get(Database)
        .query(`SELECT given, language, text_version FROM consent WHERE account_id = $1 AND kind = 'cvsearch'`, [
          eve.account.id,
        ]);
      expect(rows).toEqual([{ given: true, language: 'en', text_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
      const [event] = await takeEvents(api.app);
      expect(event?.type).toBe('identity.consent-changed.v1');
    });
  });

  describe('a copy of one’s data', () => {
    it('holds every part of the profile', async () => {
      const lea = await ProfileOwner.arrive(api);
      const { id: company } = await makeCompany(api.app);
      await lea.call('POST', 'experience', JOB);
      await lea.call('POST', 'education', SCHOOL);
      await lea.call('POST', 'languages', { language: 'Greek', level: 4 });
      await lea.call('POST', 'skills', { tag: 'cook-fish' });
      await lea.call('POST', 'skills', { tag: 'Latte art at dawn' });
      await lea.call('PATCH', 'interests', { sectors: [api.app.get(ReferenceCatalogue).sector('I')?.id] });
      await lea.call('POST', 'blocked-companies', { company_id: company });
      await lea.call('POST', 'online-profiles', { rrss: [{ rrss_id: 2, value: 'github.com/lea' }] });
      await lea.call('PATCH', 'preferences', {
        headline: 'Cook',
        presentation_letter: 'Hello',
        salary_from: 20_000,
        destination: [276],
      });
      await lea.call('POST', 'phone-fields', { phoneNumber: '+351912345678' });
      const { id: accountId, email } = lea.account;
      const tables: Record<string, Record<string, unknown>[]> = {};
      const reader = api.app.get(PersonalDataReader, { strict: false });
      const { manager } = api.app.get(Database).dataSource;
      for await (const { name: table, rows } of reader.read(manager, { accountId, email }, 'de')) {
        tables[table] = rows;
      }
      expect(tables).toMatchObject({
        candidate: [
          {
            ...{ phone: '+351912345678', salary_from_eur_a_year: 20_000, profile_level: 'basic' },
            ...{ destination_country_ids: [276], destination_countries: ['Deutschland'] },
            ...{ sector_ids: [expect.any(Number)], sectors: [expect.stringMatching(/\w/)] },
          },
        ],
        profile_texts: [{ language: 'en', headline: 'Cook', presentation_letter_html: '<p>Hello</p>' }],
        experience: [{ position: 'Cook', employer: 'Cantina', from: '2018-03', until: null }],
        education: [{ title: 'BA', school: 'Porto' }],
        languages: [{ language: 'Griechisch', level: 7 }],
        skills: [
          { skill: expect.stringMatching(/Fisch/), in_own_words: null, position: 0 },
          { skill: null, in_own_words: 'Latte art at dawn', position: 1 },
        ],
        online_profiles: [{ url: 'https://github.com/lea' }],
        companies_that_never_see_the_profile: [{ company_id: company, company: expect.stringMatching(/^house-/) }],
      });
    });
  });
}
