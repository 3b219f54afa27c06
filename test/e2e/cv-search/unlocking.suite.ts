import {
  type OwnCvSearch,
  type Problem,
  type UnlockedPerson,
  type UnlockResponse,
  type UnlockTerms,
  unlockedPeopleResponse,
  unlockedPerson,
  unlockResponse,
  unlockTerms,
} from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import type { TestAccount } from '../../support/accounts.js';
import { takeEvents } from '../../support/outbox.js';
import { ownWord, type PeopleStage } from './people-stage.js';

export function describeUnlocking(at: () => PeopleStage): void {
  const path = (id: string, what: string) => `/api/companies/people/${id}/${what}`;
  const unlock = (member: TestAccount, id: string) =>
    at().call<UnlockResponse & Problem>(member, 'POST', path(id, 'unlock'), {});

  /** Somebody whom a company has found, and by what it knows them. */
  async function found(credits: number) {
    const stage = at();
    const word = ownWord();
    const company = await stage.company();
    if (credits > 0) await stage.grant(company.id, credits);
    const person = await stage.person({
      headline: word,
      letter: '<p>Write to me.</p>',
      job: { position: 'Baker', employer: 'Mill & Co', since: '2019-02' },
    });
    await stage.settle();
    const [card] = (await stage.find(company.owner, `what=${word}`)).people;
    return { word, company, person, id: card?.id as string };
  }

  describe('a company that wants to know who somebody is', () => {
    it('pays one credit, once, and sees name, contact and employers', async () => {
      const { company, person, id } = await found(2);
      const terms = async () => {
        const { body } = await at().call<UnlockTerms>(company.owner, 'GET', path(id, 'terms'));
        return unlockTerms.parse(body);
      };
      expect(await terms()).toEqual({ unlocked: false, credits: { left: 2, expiring: null } });
      expect((await at().call(company.owner, 'GET', path(id, 'unlocked'))).status).toBe(404);
      const paid = await unlock(company.owner, id);
      expect([paid.status, unlockResponse.parse(paid.body)]).toEqual([200, { paid: true, left: 1 }]);
      const again = await unlock(company.recruiter, id);
      expect(again.body).toEqual({ paid: false, left: 1 });
      expect((await terms()).unlocked).toBe(true);
      const { body } = await at().call<UnlockedPerson>(company.recruiter, 'GET', path(id, 'unlocked'));
      expect(unlockedPerson.parse(body)).toMatchObject({
        ...{ id, first_name: 'Ada', last_name: 'Test', email: person.email, note: '', tags: [] },
        profile: { experience: [{ title: 'Baker', at: 'Mill & Co' }] },
      });
      const { body: own } = await at().call<OwnCvSearch>(person, 'GET', '/api/candidates/cv-search');
      expect(own.views).toEqual([expect.objectContaining({ company_id: company.id, knows_since: expect.any(String) })]);
    });

    it('is refused without credits, and nothing is taken for nobody', async () => {
      const poor = await found(0);
      const refused = await unlock(poor.company.owner, poor.id);
      expect([refused.status, refused.body.code]).toEqual([409, 'CREDITS_USED_UP']);
      const { company, person, id } = await found(1);
      await at().agree(person, false);
      const gone = await unlock(company.owner, id);
      expect([gone.status, gone.body.code]).toEqual([404, 'FOUND_PERSON_GONE']);
      await at().agree(person, true);
      await at().block(person, company.id);
      expect((await unlock(company.owner, id)).status).toBe(404);
      const { body } = await at().call<UnlockTerms>(company.owner, 'GET', path(id, 'terms'));
      expect(body.credits.left).toBe(1);
    });

    it('tells it, with ids alone', async () => {
      const { company, person, id } = await found(1);
      await unlock(company.owner, id);
      const events = await takeEvents(at().api.app);
      const told = events.find(({ type }) => type === 'cv-search.candidate-unlocked.v1');
      expect(told?.payload).toEqual({
        ...{ companyId: company.id, accountId: person.id, memberId: company.owner.id },
        unlockId: expect.any(Number),
      });
    });
  });

  describe('people whom a company knows', () => {
    it('stand in a list of their own, with notes and tags, and as a table safe for spreadsheets', async () => {
      const { company, id } = await found(1);
      await unlock(company.owner, id);
      const noted = await at().call<UnlockedPerson>(company.owner, 'PATCH', path(id, 'unlocked'), {
        ...{ note: '=HYPERLINK("x")', tags: ['bakers', 'bakers', 'Cork'] },
      });
      expect(noted.body).toMatchObject({ note: '=HYPERLINK("x")', tags: ['bakers', 'Cork'] });
      const list = async (query: string) => {
        const { body } = await at().call(company.recruiter, 'GET', `/api/companies/unlocked-people?${query}`);
        return unlockedPeopleResponse.parse(body);
      };
      expect((await list('')).people).toEqual([expect.objectContaining({ id, last_name: 'Test' })]);
      expect((await list('tag=Cork&q=TEST')).total).toBe(1);
      expect((await list('tag=Dublin')).total).toBe(0);
      expect((await list('q=nobody')).total).toBe(0);
      expect((await list('')).tags).toEqual(['bakers', 'Cork']);
      const headers = { ...company.owner.bearer, 'Accept-Language': 'en' };
      const table = await fetch(`${at().api.url}/api/companies/unlocked-people.csv`, { headers });
      expect(table.status).toBe(200);
      expect(await table.text()).toContain(`"'=HYPERLINK(""x"")"`);
    });

    it('are gone for the company when they hide from it, and when they are erased', async () => {
      const { company, person, id } = await found(1);
      await unlock(company.owner, id);
      await at().block(person, company.id);
      expect((await at().call(company.owner, 'GET', path(id, 'unlocked'))).status).toBe(404);
      const { body } = await at().call<{ total: number }>(company.owner, 'GET', '/api/companies/unlocked-people');
      expect(body.total).toBe(0);
    });

    it('stay known when they are found no more', async () => {
      const { company, person, id } = await found(1);
      await unlock(company.owner, id);
      await at().agree(person, false);
      expect((await at().call(company.owner, 'GET', path(id, 'unlocked'))).status).toBe(200);
    });
  });
}
