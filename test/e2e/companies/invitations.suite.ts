import { randomUUID } from 'node:crypto';
import { SuspendCompany } from '@babelboard/companies';
import { Database } from '@babelboard/platform';
import type { CheckedInvitation, CompanyMembersResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount, makeCompany, PASSWORD } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { takeEvents } from '../../support/outbox.js';
import { askAs, invitationToken, inviting, newVisitor } from './company-stage.js';

const INVITATIONS = '/api/companies/members/invitations';
const newAddress = () => `grace-${randomUUID().slice(0, 8)}@example.test`;
const person = (token: string) => ({
  token,
  nombre: 'Grace',
  apellidos: 'Hopper',
  password: 'copper-meadow-52',
  terms: true,
});

export function describeInvitations(getApi: () => TestApi): void {
  const check = (token: string) =>
    newVisitor(getApi()).call<CheckedInvitation>('POST', '/api/auth/invitations/check', { token });
  const register = (token: string) =>
    newVisitor(getApi()).call('POST', '/api/auth/invitations/register', person(token));
  const accept = (who: Parameters<typeof askAs>[1], token: string) =>
    askAs(getApi(), who, 'POST', '/api/companies/invitations/accept', { token });
  const membersOf = async (companyId: number) =>
    (
      await getApi()
        .app.get(Database)
        .query<{ n: number }>('SELECT count(*)::int AS n FROM company_member WHERE company_id = $1', [companyId])
    )[0]?.n;

  describe('an invitation to work for a company', () => {
    it('makes one member of who has no account, also where the link is used ten times at once', async () => {
      const email = newAddress();
      const { id, owner, token } = await inviting(getApi(), email, 'owner');
      expect((await check(token)).body).toMatchObject({ email, role: 'owner', way: 'register' });
      await takeEvents(getApi().app);
      const statuses = (await Promise.all(Array.from({ length: 10 }, () => register(token)))).map(
        ({ status }) => status,
      );
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(new Set(statuses)).toEqual(new Set([201, 410]));
      expect(await membersOf(id)).toBe(3);
      expect((await takeEvents(getApi().app)).map(({ type }) => type)).toContain('companies.member-joined.v1');
      const joined = newVisitor(getApi());
      expect((await joined.logIn(email, 'copper-meadow-52')).body).toMatchObject({
        user: { type: 'company', validado: true, company: { id, role: 'owner' } },
      });
      const { body } = await askAs<CompanyMembersResponse>(getApi(), owner, 'GET', '/api/companies/members');
      expect(body.invitations).toEqual([]);
      expect((await check(token)).status).toBe(410);
    });

    it('is for a hundred people at most, with those who were invited', async () => {
      const { id, owner } = await makeCompany(getApi().app);
      // With the two who work there they are 99.
      await getApi()
        .app.get(Database)
        .query(
          `INSERT INTO company_invitation (company_id, email, email_key, role, language, link_id, sent_at, expires_at)
           SELECT $1::int, n || '@many.test', n || '@many.test', 'recruiter', 'en', gen_random_uuid(), $2::timestamptz, $2::timestamptz + interval '1 day'
           FROM generate_series(1, 97) AS n`,
          [id, getApi().clock.now()],
        );
      const invite = () => askAs(getApi(), owner, 'POST', INVITATIONS, { email: newAddress(), role: 'recruiter' });
      expect((await invite()).status).toBe(200);
      expect(await invite()).toMatchObject({ status: 409, body: { code: 'TOO_MANY_MEMBERS' } });
    });

    it('is taken by an account of a company’s that works for none, and by no other', async () => {
      const former = await makeAccount(getApi().app, 'company');
      const { id, token, owner } = await inviting(getApi(), former.email);
      expect((await check(token)).body).toMatchObject({ way: 'join' });
      const stranger = await makeAccount(getApi().app, 'company');
      expect(await accept(stranger, token)).toMatchObject({ status: 403, body: { code: 'INVITATION_FOR_ANOTHER' } });
      const answers = await Promise.all(Array.from({ length: 5 }, () => accept(former, token)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await membersOf(id)).toBe(3);
      const again = { email: former.email, role: 'recruiter' };
      expect(await askAs(getApi(), owner, 'POST', INVITATIONS, again)).toMatchObject({
        status: 409,
        body: { code: 'MEMBER_ALREADY' },
      });
    });

    it.each(['candidate', 'admin'] as const)(
      'says nothing to who invites a %s, and lets them not join',
      async (type) => {
        const { email } = await makeAccount(getApi().app, type);
        const { token, id } = await inviting(getApi(), email);
        expect((await check(token)).body).toMatchObject({ way: 'not_possible' });
        expect(await register(token)).toMatchObject({ status: 409, body: { code: 'INVITATION_NOT_POSSIBLE' } });
        expect(await membersOf(id)).toBe(2);
      },
    );

    it('of another company’s member changes nothing', async () => {
      const other = await makeCompany(getApi().app);
      const { token, id } = await inviting(getApi(), other.recruiter.email);
      expect((await check(token)).body).toMatchObject({ way: 'not_possible' });
      expect((await accept(other.recruiter, token)).status).toBe(409);
      expect([await membersOf(id), await membersOf(other.id)]).toEqual([2, 2]);
    });

    it('ends when it is taken back, sent again, or its company is suspended', async () => {
      const email = newAddress();
      const { owner, invitation, token } = await inviting(getApi(), email);
      expect(await askAs(getApi(), owner, 'POST', INVITATIONS, { email, role: 'owner' })).toMatchObject({
        status: 409,
        body: { code: 'INVITATION_ALREADY_SENT' },
      });
      expect((await askAs(getApi(), owner, 'POST', `${INVITATIONS}/${invitation}/resend`)).status).toBe(200);
      expect((await register(token)).status).toBe(410);
      const second = await invitationToken(getApi(), email);
      expect((await check(second)).status).toBe(200);
      expect((await askAs(getApi(), owner, 'DELETE', `${INVITATIONS}/${invitation}`)).status).toBe(200);
      expect((await register(second)).status).toBe(410);
      const late = await inviting(getApi(), newAddress());
      await getApi().app.get(CommandBus).execute(new SuspendCompany(late.id));
      expect([(await check(late.token)).status, (await register(late.token)).status]).toEqual([410, 410]);
    });

    it('of a company that is not verified yet is refused', async () => {
      const { id, owner } = await makeCompany(getApi().app);
      await getApi().app.get(Database).query(`UPDATE company SET state = 'pending' WHERE id = $1`, [id]);
      const { body } = await askAs<CompanyMembersResponse>(getApi(), owner, 'GET', '/api/companies/members');
      expect(body.barred).toBe('COMPANY_NOT_VERIFIED');
      const answer = await askAs(getApi(), owner, 'POST', INVITATIONS, { email: newAddress(), role: 'owner' });
      expect(answer).toMatchObject({ status: 403, body: { code: 'INVITING_NEEDS_VERIFIED_COMPANY' } });
    });

    it('goes with the account of who was invited', async () => {
      const former = await makeAccount(getApi().app, 'company');
      const { token } = await inviting(getApi(), former.email);
      const end = { motivo_id: 1, password: PASSWORD };
      const gone = await askAs(getApi(), former, 'DELETE', '/api/companies/account-settings/destroy', end);
      expect(gone.status).toBe(200);
      expect((await check(token)).status).toBe(410);
    });
  });
}
