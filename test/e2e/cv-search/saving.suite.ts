import { RateLimits } from '@babelboard/platform';
import { type Problem, type SavedPeopleSearchesResponse, savedPeopleSearchesResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import type { TestAccount } from '../../support/accounts.js';
import { ownWord, type PeopleStage } from './people-stage.js';

const SEARCHES = '/api/companies/people/searches';
const HOUR_MS = 3_600_000;

type Answer = SavedPeopleSearchesResponse & Problem;

export function describeSaving(at: () => PeopleStage): void {
  const call = (member: TestAccount, method: string, path = '', body?: unknown) =>
    at().call<Answer>(member, method, SEARCHES + path, body);
  const save = (member: TestAccount, query: string, name = 'Nurses') => call(member, 'POST', '', { name, query });
  const list = async (member: TestAccount) => {
    const { status, body } = await call(member, 'GET');
    expect(status).toBe(200);
    return savedPeopleSearchesResponse.parse(body).data;
  };

  /** A company with a saved search that one person is found by. */
  async function saved() {
    const stage = at();
    const word = ownWord();
    const company = await stage.company();
    const person = await stage.person({ headline: word });
    await stage.settle();
    const { body } = await save(company.recruiter, `what=${word}&languages=German:B2`);
    const id = body.data[0]?.id as number;
    return { word, company, person, id };
  }

  describe('a search for people that a company keeps', () => {
    it('is seen by all its members, in one form, and once however often it is saved', async () => {
      const { word, company, id } = await saved();
      const again = `languages=German:B2&page=3&rows=10&sort=best&what=${word}`;
      expect((await save(company.owner, again, 'Nurses with German')).status).toBe(200);
      expect(await list(company.owner)).toEqual([
        {
          ...{ id, name: 'Nurses with German', query: `what=${word}&languages=German%3AB2`, new: 0 },
          chosen: { countries: [], cities: [], skills: [], sectors: [] },
          ...{ saved_by: 'Ada Test', saved_at: expect.any(String), opened_at: expect.any(String) },
        },
      ]);
      expect((await call(company.owner, 'PATCH', `/${id}`, { name: 'Ward' })).body.data[0]?.name).toBe('Ward');
      const other = await at().company();
      expect(await list(other.owner)).toEqual([]);
      for (const [method, path, body] of [
        ['PATCH', `/${id}`, { name: 'Mine' }],
        ['POST', `/${id}/open`, {}],
        ['DELETE', `/${id}`, {}],
      ] as const) {
        const refused = await call(other.owner, method, path, body);
        expect([method, refused.status, refused.body.code]).toEqual([method, 404, 'SAVED_PEOPLE_SEARCH_UNKNOWN']);
      }
      expect((await call(company.recruiter, 'DELETE', `/${id}`, {})).body.data).toEqual([]);
    });

    it('tells how many came after it was last opened, and marks them', async () => {
      const stage = at();
      const { word, company, id } = await saved();
      expect((await list(company.owner))[0]?.new).toBe(0);
      stage.pass(HOUR_MS);
      await stage.person({ headline: word });
      await stage.person({ headline: word, languages: { German: 3 } });
      await stage.settle();
      expect((await list(company.owner))[0]?.new).toBe(1);

      stage.pass(1_000);
      const opened = await call(company.owner, 'POST', `/${id}/open`, {});
      expect([opened.status, opened.body.data[0]?.new]).toEqual([200, 0]);
      const query = `what=${word}&languages=German:B2&saved=${id}`;
      const found = await stage.find(company.owner, query);
      expect([found.total, found.new?.total, found.people.map((one) => one.new).sort()]).toEqual([2, 1, [false, true]]);
      const fresh = await stage.find(company.owner, `${query}&only_new=true`);
      expect([fresh.total, fresh.people.map((one) => one.new), fresh.new?.total]).toEqual([1, [true], 1]);

      // Of whoever else opens it a moment later, too.
      await call(company.recruiter, 'POST', `/${id}/open`, {});
      expect((await stage.find(company.recruiter, query)).new?.total).toBe(1);
      stage.pass(HOUR_MS);
      await call(company.recruiter, 'POST', `/${id}/open`, {});
      expect((await stage.find(company.recruiter, query)).new?.total).toBe(0);
      // One that is not the company's, or gone, marks nobody.
      const other = await stage.company();
      expect((await stage.find(other.owner, query)).new).toBeNull();
    });

    it('counts nobody who took the consent back, blocked the company or is erased, and who comes back anew', async () => {
      const stage = at();
      const { word, company, person } = await saved();
      stage.pass(HOUR_MS);
      const count = async () => (await list(company.owner))[0]?.new;
      const blocking = await stage.person({ headline: word });
      const erased = await stage.person({ headline: word });
      await stage.settle();
      expect(await count()).toBe(2);
      await stage.block(blocking, company.id);
      await stage.erase(erased);
      await stage.settle();
      expect(await count()).toBe(0);
      await stage.agree(person, false);
      await stage.settle();
      expect(await stage.query('SELECT since FROM findable_person WHERE account_id = $1', [person.id])).toEqual([]);
      await stage.agree(person, true);
      await stage.settle();
      expect(await count()).toBe(1);
    });

    it('finds nobody new in an index that was built anew', async () => {
      const stage = at();
      const { company } = await saved();
      stage.pass(HOUR_MS);
      await stage.rebuild();
      expect((await list(company.owner))[0]?.new).toBe(0);
    });

    it('takes nothing of the searches of a day', async () => {
      const { company } = await saved();
      const limit = { points: 500, seconds: 86_400 };
      const used = () => at().get(RateLimits).used('people-searches', String(company.id), limit);
      const before = await used();
      await list(company.owner);
      expect(await used()).toBe(before);
      await at().find(company.owner, '');
      expect(await used()).toBe(before + 1);
    });

    it('is no more than fifty, and what it says', async () => {
      const stage = at();
      const { owner, recruiter, id } = await stage.company();
      for (const body of [
        { name: '', query: '' },
        { name: 'N'.repeat(81), query: '' },
        { name: 'N', query: 'radius=7' },
        { name: 'N', query: 'what='.padEnd(4_000, 'a') },
      ]) {
        const { status, body: problem } = await call(owner, 'POST', '', body);
        expect([status, problem.code]).toEqual([422, 'INVALID_INPUT']);
      }
      await stage.query(
        `INSERT INTO saved_people_search (company_id, name, query, saved_at, opened_at, opened_before_at)
         SELECT $1, 'Search ' || n, 'what=w' || n, now(), now(), now() FROM generate_series(1, 49) AS n`,
        [id],
      );
      const both = await Promise.all([save(owner, 'what=one'), save(recruiter, 'what=other')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_SAVED_PEOPLE_SEARCHES');
      expect((await save(owner, 'what=w7', 'Known')).status).toBe(200);
    });

    it('is not for companies that may not search', async () => {
      const { company, id } = await saved();
      await at().query(`UPDATE company SET suspended_at = now() WHERE id = $1`, [company.id]);
      const answers = [
        await call(company.owner, 'GET'),
        await save(company.owner, 'what=x'),
        await call(company.owner, 'POST', `/${id}/open`, {}),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    });

    it('stays with the company when whoever saved it is gone, and goes with the company', async () => {
      const { company } = await saved();
      await at().erase(company.recruiter);
      expect(await list(company.owner)).toEqual([expect.objectContaining({ name: 'Nurses', saved_by: null })]);
      const [row] = await at().query('SELECT saved_by FROM saved_people_search WHERE company_id = $1', [company.id]);
      expect(row).toEqual({ saved_by: null });
      await at().query('DELETE FROM company_member WHERE company_id = $1', [company.id]);
      await at().query('DELETE FROM company WHERE id = $1', [company.id]);
      expect(await at().query('SELECT FROM saved_people_search WHERE company_id = $1', [company.id])).toEqual([]);
    });
  });
}
