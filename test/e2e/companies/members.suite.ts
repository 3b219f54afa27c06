import { SuspendCompany } from '@babelboard/companies';
import type { CompanyMembersResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeCompany } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { takeEvents } from '../../support/outbox.js';
import { askAs } from './company-stage.js';

const MEMBERS = '/api/companies/members';

export function describeMembers(getApi: () => TestApi): void {
  describe('the members of a company', () => {
    it('are told to recruiters by name, to owners with their addresses', async () => {
      const { owner, recruiter } = await makeCompany(getApi().app);
      const seen = async (who: typeof owner) =>
        (await askAs<CompanyMembersResponse>(getApi(), who, 'GET', MEMBERS)).body;
      expect(await seen(owner)).toMatchObject({
        members: [
          { id: owner.id, name: 'Ada Test', email: owner.email, role: 'owner', you: true },
          { id: recruiter.id, email: recruiter.email, role: 'recruiter', you: false },
        ],
        invitations: [],
        barred: null,
      });
      expect((await seen(recruiter)).members.map(({ email, you }) => [email, you])).toEqual([
        [null, false],
        [null, true],
      ]);
    });

    it('of a suspended company read, and do nothing for it but leave', async () => {
      const { id, owner, recruiter } = await makeCompany(getApi().app);
      await getApi().app.get(CommandBus).execute(new SuspendCompany(id));
      const codeOf = async (method: string, path: string, body?: unknown) => {
        const answer = await askAs<{ code?: string }>(getApi(), owner, method, path, body);
        return answer.body.code ?? answer.status;
      };
      const refused: [string, string, unknown?][] = [
        ['PATCH', '/api/companies/settings', { name: 'Another name' }],
        ['PATCH', '/api/companies/applicants/1/status', { status: 'in_review', version: 1 }],
        ['POST', '/api/companies/applicants/bulk', {}],
        ['PATCH', '/api/companies/offers/1', { title: 'Another title' }],
        ['POST', '/api/companies/offers', {}],
        ['DELETE', `${MEMBERS}/${recruiter.id}`],
      ];
      for (const [method, path, body] of refused) {
        expect([path, await codeOf(method, path, body)]).toEqual([path, 'COMPANY_SUSPENDED']);
      }
      for (const path of ['/api/companies/settings', '/api/companies/offers', MEMBERS]) {
        expect([path, await codeOf('GET', path)]).toEqual([path, 200]);
      }
      expect(await codeOf('PATCH', '/api/account/language', { language: 'de' })).toBe(200);
      expect((await askAs(getApi(), recruiter, 'POST', `${MEMBERS}/leave`)).status).toBe(200);
    });

    it('lose every right of the company with the next request, and keep their account', async () => {
      const { owner, recruiter } = await makeCompany(getApi().app);
      await takeEvents(getApi().app);
      const as = (method: string, path: string) => askAs(getApi(), recruiter, method, path);
      expect((await as('GET', '/api/companies/settings')).status).toBe(200);
      expect((await askAs(getApi(), owner, 'DELETE', `${MEMBERS}/${recruiter.id}`)).status).toBe(200);
      expect((await as('GET', '/api/companies/settings')).status).toBe(403);
      expect((await as('GET', MEMBERS)).status).toBe(403);
      expect((await as('POST', '/api/auth/loadUserWithToken')).body).toMatchObject({ user: { company: null } });
      const [event] = await takeEvents(getApi().app);
      expect(event).toMatchObject({ type: 'companies.member-removed.v1', payload: { left: false } });
    });

    it('are never without an owner, however many owners give up at once', async () => {
      const { owner, recruiter } = await makeCompany(getApi().app);
      const demote = (by: typeof owner, id: number) =>
        askAs(getApi(), by, 'PATCH', `${MEMBERS}/${id}`, { role: 'recruiter' });
      expect(await demote(owner, owner.id)).toMatchObject({ status: 409, body: { code: 'LAST_OWNER_STAYS' } });
      await askAs(getApi(), owner, 'PATCH', `${MEMBERS}/${recruiter.id}`, { role: 'owner' });
      const answers = await Promise.all([
        demote(owner, owner.id),
        demote(recruiter, recruiter.id),
        demote(owner, recruiter.id),
        demote(recruiter, owner.id),
        askAs(getApi(), owner, 'POST', `${MEMBERS}/leave`),
        askAs(getApi(), recruiter, 'POST', `${MEMBERS}/leave`),
      ]);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      const left = await Promise.all(
        [owner, recruiter].map((who) => askAs<CompanyMembersResponse>(getApi(), who, 'GET', MEMBERS)),
      );
      const members = left.find(({ status }) => status === 200)?.body.members;
      expect(members?.filter(({ role }) => role === 'owner')).toHaveLength(1);
    });

    it('leave by themselves', async () => {
      const { owner, recruiter } = await makeCompany(getApi().app);
      await takeEvents(getApi().app);
      expect((await askAs(getApi(), recruiter, 'POST', `${MEMBERS}/leave`)).status).toBe(200);
      const [event] = await takeEvents(getApi().app);
      expect(event).toMatchObject({ payload: { accountId: recruiter.id, left: true } });
      const { body } = await askAs<CompanyMembersResponse>(getApi(), owner, 'GET', MEMBERS);
      expect(body.members).toHaveLength(1);
    });
  });
}
