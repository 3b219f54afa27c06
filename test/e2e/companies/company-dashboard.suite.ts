import { GrantLiveOffers } from '@babelboard/billing';
import { Database } from '@babelboard/platform';
import type { CompanyDashboardResponse, CompanyWaitingResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount, makeCompany } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { insertOffers, PLAIN_OFFER } from '../../support/offer-rows.js';
import { recordStatements } from '../../support/statements.js';
import { databaseOf, type StagedApplication, stageApplication } from '../conversations/thread-stage.js';
import { askAs, inviting } from './company-stage.js';

const DAY_MS = 86_400_000;
/** For the three parts and the session; no list adds one. */
const MOST_STATEMENTS = 16;

export function describeCompanyDashboard(getApi: () => TestApi): void {
  const see = async (who: Parameters<typeof askAs>[1]) =>
    (await askAs<CompanyDashboardResponse>(getApi(), who, 'GET', '/api/companies/dashboard')).body;
  const waiting = async (who: Parameters<typeof askAs>[1]) =>
    (await askAs<CompanyWaitingResponse>(getApi(), who, 'GET', '/api/companies/waiting')).body;
  const write = ({ id, candidate }: StagedApplication, text: string) =>
    askAs(getApi(), candidate, 'POST', `/api/candidates/applications/${id}/messages`, {
      text,
      key: crypto.randomUUID(),
    });

  /** Due so many days from now; below zero: since. */
  async function due({ id }: StagedApplication, days: number): Promise<void> {
    const at = new Date(getApi().clock.now().getTime() + days * DAY_MS);
    await databaseOf(getApi()).query('UPDATE job_application SET answer_due_at = $2 WHERE id = $1', [id, at]);
  }

  describe('the dashboard of a company', () => {
    it('says of a new one what it lacks, and that it has room for one offer', async () => {
      const { id, owner } = await makeCompany(getApi().app);
      await getApi().app.get(Database).query(`UPDATE company SET state = 'pending' WHERE id = $1`, [id]);
      expect(await see(owner)).toMatchObject({
        company: { state: 'pending', suspended: false, described: false },
        barred: 'COMPANY_NOT_VERIFIED',
        email_verified: true,
        members: { total: 2, invited: 0 },
        offers: { drafts: 0, live: 0, used: 0, allowed: 1, ever_live: false, first: [] },
        applicants: { new: 0, unanswered: 0, overdue: 0, due_soon: 0, unread_messages: 0, first: [], messages: [] },
        replies: null,
      });
    });

    it('puts those first whose answer is due first, and leaves out who has one', async () => {
      const api = getApi();
      const later = await stageApplication(api);
      const { company } = later;
      const soon = await stageApplication(api, { company, status: 'in_review' });
      const overdue = await stageApplication(api, { company });
      const answered = await stageApplication(api, { company });
      await stageApplication(api);
      await due(soon, 0.5);
      await due(overdue, -1);
      const move = { status: 'rejected', version: 1 };
      await askAs(api, company.recruiter, 'PATCH', `/api/companies/applicants/${answered.id}/status`, move);
      const { applicants } = await see(company.recruiter);
      expect(applicants).toMatchObject({ new: 2, unanswered: 3, overdue: 1, due_soon: 1 });
      expect(applicants.first.map(({ id, overdue: late }) => [id, late])).toEqual([
        [overdue.id, true],
        [soon.id, false],
        [later.id, false],
      ]);
      expect(applicants.first[0]).toMatchObject({
        offer_id: overdue.offerId,
        offer_title: 'Night porter',
        name: 'Ada Test',
      });
      expect(await waiting(company.owner)).toEqual({ unanswered: 3, overdue: 1, unread_messages: 0 });
    });

    it('counts threads that nobody of the company has read, until somebody does', async () => {
      const api = getApi();
      const thread = await stageApplication(api, { status: 'in_review' });
      const { owner, recruiter } = thread.company;
      await write(thread, 'Is there a night bus?');
      await write(thread, 'And a canteen?');
      const { applicants } = await see(owner);
      expect(applicants).toMatchObject({ unread_messages: 1, messages: [{ id: thread.id, unread: 2 }] });
      const { messages } = (
        await askAs<{ messages: { id: number }[] }>(
          api,
          recruiter,
          'GET',
          `/api/companies/applicants/${thread.id}/messages`,
        )
      ).body;
      await askAs(api, recruiter, 'POST', `/api/companies/applicants/${thread.id}/messages/read`, {
        up_to: messages.at(-1)?.id,
      });
      expect((await waiting(owner)).unread_messages).toBe(0);
    });

    it('counts offers by what they are, and room by those that take it', async () => {
      const api = getApi();
      const { id, owner } = await makeCompany(api.app);
      const rows = ['Cook', 'Porter', 'Baker', 'Pilot'].map((title) => ({ ...PLAIN_OFFER, title }));
      const [cook, porter, baker, pilot] = await insertOffers(api.app, rows);
      await databaseOf(api).query(
        `UPDATE offer SET company_id = $1, state = CASE id WHEN $2 THEN 'draft' WHEN $3 THEN 'paused' ELSE state END,
           expires_at = CASE id WHEN $4 THEN $6::timestamptz ELSE expires_at END, source = CASE id WHEN $4 THEN 'feed' END,
           source_key = CASE id WHEN $4 THEN 'k1' END
         WHERE id IN ($2, $3, $4, $5)`,
        [id, cook, porter, baker, pilot, new Date(api.clock.now().getTime() + 3 * DAY_MS)],
      );
      const days = [0, 8].map((ago) => new Date(api.clock.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10));
      await databaseOf(api).query(
        `INSERT INTO offer_day_figure (offer_id, day, platform, views, redirects) VALUES ($1, $2, 'desktop', 5, 0), ($1, $3, 'mobile', 2, 0)`,
        [baker, ...days],
      );
      await api.app.get(CommandBus).execute(new GrantLiveOffers(id, 2, 'for a test'));
      const { offers } = await see(owner);
      expect(offers).toMatchObject({
        drafts: 1,
        paused: 1,
        live: 2,
        expiring: 1,
        used: 1,
        allowed: 3,
        ever_live: true,
      });
      expect(offers.views).toEqual({ week: 5, week_before: 2 });
      expect(offers.first.map((offer) => offer.id)).toEqual([baker, pilot]);
    });

    it('counts invitations that still work, and knows who has not proven an address', async () => {
      const { owner, id } = await inviting(getApi(), 'linus@example.test');
      const guest = await makeAccount(getApi().app, 'company', { verified: false });
      await getApi()
        .app.get(Database)
        .query(
          `INSERT INTO company_member (account_id, company_id, role, joined_at) VALUES ($1, $2, 'recruiter', now())`,
          [guest.id, id],
        );
      expect((await see(owner)).members).toEqual({ total: 3, invited: 1 });
      expect(await see(guest)).toMatchObject({ email_verified: false, barred: 'EMAIL_NOT_VERIFIED' });
    });

    it('asks the database no more for many than for one', async () => {
      const api = getApi();
      const first = await stageApplication(api);
      const { company } = first;
      const recorded = recordStatements(databaseOf(api).dataSource);
      await see(company.owner);
      const forOne = recorded.splice(0).length;
      const threads = [];
      for (let more = 0; more < 5; more += 1) {
        threads.push(await stageApplication(api, { company, status: 'in_review' }));
      }
      await Promise.all(threads.map((thread) => write(thread, 'Good evening')));
      recorded.splice(0);
      await see(company.owner);
      // Names of those who wrote come with the names of those who wait.
      expect(recorded.length).toBe(forOne);
      expect(forOne).toBeLessThanOrEqual(MOST_STATEMENTS);
    });
  });
}
