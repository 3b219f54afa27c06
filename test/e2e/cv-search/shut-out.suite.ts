import type { LockedPerson, Problem, UnlockTerms } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { ownWord, type PeopleStage } from './people-stage.js';

/** Whatever a company asks about people: `:id` is somebody whom it had found. */
const CALLS: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['GET', '/api/companies/people'],
  ['GET', '/api/companies/people/:id'],
  ['GET', '/api/companies/people/:id/terms'],
  ['POST', '/api/companies/people/:id/unlock', {}],
  ['GET', '/api/companies/people/:id/unlocked'],
  ['PATCH', '/api/companies/people/:id/unlocked', { note: 'x' }],
  ['GET', '/api/companies/people/:id/cvs/1'],
  ['GET', '/api/companies/people/:id/cvs/1/text'],
  ['GET', '/api/companies/people/:id/invitations'],
  ['POST', '/api/companies/people/:id/invitations', { offer_id: 1, message: '' }],
  ['GET', '/api/companies/unlocked-people'],
  ['GET', '/api/companies/unlocked-people.csv'],
];

export function describeShutOut(at: () => PeopleStage): void {
  /** A company with credits that knows one of two people whom it has found. */
  async function found() {
    const stage = at();
    const word = ownWord();
    const company = await stage.company();
    await stage.grant(company.id, 2);
    const person = await stage.person({ headline: `known ${word}`, languages: { Maltese: 6 } });
    await stage.person({ headline: `stranger ${word}`, languages: { Maltese: 6 } });
    await stage.settle();
    const [known] = (await stage.find(company.owner, `what=known+${word}`)).people;
    const [stranger] = (await stage.find(company.owner, `what=stranger+${word}`)).people;
    const unlock = (id = '') => stage.call<Problem>(company.owner, 'POST', `/api/companies/people/${id}/unlock`, {});
    expect((await unlock(known?.id)).status).toBe(200);
    return { word, company, person, known: known?.id as string, stranger: stranger?.id as string, unlock };
  }

  const spentBy = async (companyId: number) => {
    const [row] = await at().query<{ spent: number; views: number; asked: number }>(
      `SELECT (SELECT count(*)::int FROM entitlement_entry WHERE company_id = $1 AND amount < 0) AS spent,
              (SELECT count(*)::int FROM candidate_view WHERE company_id = $1) AS views,
              (SELECT count(*)::int FROM candidate_invitation WHERE company_id = $1) AS asked`,
      [companyId],
    );
    return row;
  };

  describe('a company that may not look for people', () => {
    it.each([
      ['is not verified', `UPDATE company SET state = 'pending' WHERE id = $1`],
      ['is suspended', 'UPDATE company SET suspended_at = now() WHERE id = $1'],
    ])('since it %s finds, counts, opens, unlocks and asks nobody, not even whom it knows', async (_why, sql) => {
      const { company, known, stranger } = await found();
      const before = await spentBy(company.id);
      await at().query(sql, [company.id]);
      for (const id of [known, stranger]) {
        for (const [method, path, body] of CALLS) {
          for (const member of [company.owner, company.recruiter]) {
            const answer = await at().call<Problem>(member, method, path.replace(':id', id), body);
            const refusal = answer.body.code === 'COMPANY_SUSPENDED' ? 'COMPANY_MAY_NOT_SEARCH' : answer.body.code;
            expect([method, path, answer.status, refusal]).toEqual([method, path, 403, 'COMPANY_MAY_NOT_SEARCH']);
          }
        }
      }
      expect(await spentBy(company.id)).toEqual(before);
    });

    it('since somebody blocked it finds, counts, opens and unlocks them no more, and pays nothing', async () => {
      const { word, company, person, known, stranger, unlock } = await found();
      const counted = async () => {
        const { total, everybody, facets } = await at().find(company.owner, `what=${word}`);
        const maltese = facets.languages.find(({ slug }) => slug === 'Maltese')?.total ?? 0;
        return { total, everybody, maltese };
      };
      const before = await counted();
      expect([before.total, before.maltese]).toEqual([2, 2]);
      await at().block(person, company.id);
      await at().settle();
      expect(await counted()).toEqual({ total: 1, everybody: before.everybody - 1, maltese: 1 });
      for (const [method, path, body] of CALLS.filter(([, path]) => path.includes(':id'))) {
        const { status, body: answer } = await at().call<Problem>(
          company.owner,
          method,
          path.replace(':id', known),
          body,
        );
        // What it has left to spend and what it asked before is its own to read.
        const own = method === 'GET' && /\/(terms|invitations)$/.test(path);
        const expected = own ? [200, undefined] : [404, 'FOUND_PERSON_GONE'];
        expect([method, path, status, answer.code]).toEqual([method, path, ...expected]);
      }
      const { body: terms } = await at().call<UnlockTerms>(
        company.owner,
        'GET',
        `/api/companies/people/${known}/terms`,
      );
      expect(terms).toMatchObject({ unlocked: false, credits: { left: 1 } });
      expect((await spentBy(company.id))?.spent).toBe(1);
      // Whoever did not block it is there as before.
      const open = await at().call<LockedPerson>(company.owner, 'GET', `/api/companies/people/${stranger}`);
      expect(open.status).toBe(200);
      expect((await unlock(stranger)).status).toBe(200);
    });
  });
}
