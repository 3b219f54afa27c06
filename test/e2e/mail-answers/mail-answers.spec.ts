import { MailAnswerLinks } from '@babelboard/applications';
import { CompanyMembers } from '@babelboard/companies/contract';
import { Sessions } from '@babelboard/identity';
import {
  type MailAnsweredResponse,
  type MailAnswerState,
  mailAnsweredResponse,
  mailAnswerState,
} from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { whileRowIsHeld } from '../../support/hold-row.js';
import { Visitor } from '../../support/visitor.js';
import { databaseOf, type StagedApplication, stageApplication } from '../conversations/thread-stage.js';

type Answer = MailAnswerState & MailAnsweredResponse & { code?: string; errors?: { path: string }[] };

const DAY_MS = 86_400_000;
const PASSWORD_CHANGE = '/api/companies/account-settings/update-password';

let api: TestApi;
let thread: StagedApplication;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  thread = await stageApplication(api);
  token = await tokenFor();
});

const links = () => api.app.get(MailAnswerLinks, { strict: false });
async function tokenFor(member = thread.company.recruiter, application = thread.id): Promise<string> {
  return String(await links().linkFor(member.id, application)).replace('/answer/', '');
}
const post = (path: string, body: object) => new Visitor(api.url).call<Answer>('POST', path, body);
const check = (code = token) => post('/api/answers/check', { token: code });
const answer = (body: object, code = token) => post('/api/answers', { token: code, version: 1, ...body });
const query = <T>(sql: string, values: unknown[] = []) => databaseOf(api).query<T>(sql, values);
/** All that an answer could change. */
const stored = () =>
  query<{ all: unknown }>(
    `SELECT to_jsonb(a) - 'words' AS application, (SELECT count(*)::int FROM message WHERE application_id = a.id) AS messages,
       (SELECT count(*)::int FROM application_step WHERE application_id = a.id) AS steps,
       (SELECT count(*)::int FROM mail_answer WHERE application_id = a.id) AS answers
     FROM job_application a WHERE id = $1`,
    [thread.id],
  );

describe('a link by which a member answers from a mail', () => {
  it('shows whom it is about without a login, and no more than is needed', async () => {
    const { status, body, headers } = await check();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(mailAnswerState.strict().parse(body)).toEqual({
      applicant: { id: thread.id, name: 'Ada Test' },
      offer: { id: thread.offerId, title: 'Night porter' },
      member: 'Ada Test',
      status: 'new',
      version: 1,
      expires_at: expect.any(String),
    });
  });

  it('shows it while somebody else changes the application or the company', async () => {
    const whileHeld = (table: string, id: number) => whileRowIsHeld(api, table, id, () => check());
    expect((await whileHeld('job_application', thread.id)).status).toBe(200);
    expect((await whileHeld('company', thread.company.id)).status).toBe(200);
  });

  it('changes nothing, however many robots open it, ask for its head or load it in advance', async () => {
    const before = await stored();
    for (const language of ['', '/de']) {
      for (const method of ['GET', 'HEAD']) {
        for (const purpose of ['', 'prefetch']) {
          const page = await fetch(`${api.url}${language}/answer/${token}`, {
            method,
            headers: { Accept: 'text/html', 'Sec-Purpose': purpose },
          });
          expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
            ...[200, 'no-store', 'no-referrer'],
          ]);
          expect(await page.text()).not.toContain('Ada Test');
        }
      }
    }
    for (const method of ['GET', 'HEAD']) {
      expect((await fetch(`${api.url}/api/answers?token=${token}&status=rejected&version=1`, { method })).status).toBe(
        404,
      );
    }
    await check();
    expect(await stored()).toEqual(before);
  });

  it('moves the applicant and writes to them in the name of its member', async () => {
    const { status, body } = await answer({ status: 'shortlisted', message: 'Guten Tag, wir melden uns morgen.' });
    expect(status).toBe(200);
    expect(mailAnsweredResponse.parse(body).status).toBe('shortlisted');
    const [row] = await query<object>(
      `SELECT a.status, a.changed_by AS "changedBy", a.answered_at AS "answeredAt", m.side, m.member_id AS "memberId", m.text
       FROM job_application a JOIN message m ON m.application_id = a.id WHERE a.id = $1`,
      [thread.id],
    );
    expect(row).toEqual({
      status: 'shortlisted',
      changedBy: thread.company.recruiter.id,
      answeredAt: api.clock.now(),
      side: 'company',
      memberId: thread.company.recruiter.id,
      text: 'Guten Tag, wir melden uns morgen.',
    });
    const events = await query<{ type: string }>(
      `SELECT type FROM outbox_message WHERE payload->>'applicationId' = $1::text ORDER BY type`,
      [String(thread.id)],
    );
    expect(events.map(({ type }) => type)).toEqual([
      'applications.application-status-changed.v1',
      'applications.message-posted.v1',
    ]);
  });

  it('ends with the sessions of its member: with a new password, and when they sign out elsewhere', async () => {
    const { id, bearer } = thread.company.recruiter;
    const visitor = () => new Visitor(api.url);
    const password = 'copper-meadow-52';
    const changed = { current_password: PASSWORD, password, password_confirmation: password };
    expect((await visitor().call('POST', PASSWORD_CHANGE, changed, bearer)).status).toBe(200);
    expect(await check()).toMatchObject({ status: 410, body: { code: 'MAIL_ANSWER_LINK_EXPIRED' } });
    expect((await answer({ status: 'rejected' })).body.code).toBe('MAIL_ANSWER_LINK_EXPIRED');
    api.clock.advance(1_000);
    const later = await tokenFor();
    expect((await check(later)).status).toBe(200);
    await databaseOf(api).transaction((tx) => api.app.get(Sessions, { strict: false }).revokeAll(tx, id));
    expect((await check(later)).body.code).toBe('MAIL_ANSWER_LINK_EXPIRED');
  });

  it('answers once, with all that its member had been mailed before; a later link works', async () => {
    const earlier = await tokenFor();
    const of = await tokenFor(thread.company.owner);
    api.clock.advance(1_000);
    const results = await Promise.all([1, 2, 3, 4].map(() => answer({ status: 'in_review' })));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    expect((await check(earlier)).body.code).toBe('MAIL_ANSWER_LINK_USED');
    expect((await check(of)).body.status).toBe('in_review');
    api.clock.advance(1_000);
    expect((await answer({ status: 'rejected', version: 2 }, await tokenFor())).status).toBe(200);
  });

  it('overrules nobody who was there meanwhile', async () => {
    await query(`UPDATE job_application SET status = 'interview', version = 2 WHERE id = $1`, [thread.id]);
    for (const body of [{ status: 'rejected' }, { message: 'No, thank you' }]) {
      const late = await answer(body);
      expect([late.status, late.body.code]).toEqual([409, 'APPLICANT_MOVED']);
    }
    expect((await check()).body).toMatchObject({ status: 'interview', version: 2 });
    expect((await answer({ message: 'See you on Monday', version: 2 })).body.status).toBe('interview');
  });

  it('is refused where it says nothing, or asks for the pay of earlier jobs, and then still works', async () => {
    expect((await answer({})).status).toBe(422);
    const asks = await answer({ message: 'What is your current salary?' });
    expect([asks.status, asks.body.code, asks.body.errors?.[0]?.path]).toEqual([422, 'MESSAGE_PAY_HISTORY', 'message']);
    expect((await answer({ message: 'What salary do you hope for?' })).status).toBe(200);
  });
});

describe('a link ends', () => {
  const refused = async (code = token) => {
    const [looked, answered] = [await check(code), await answer({ status: 'in_review' }, code)];
    expect(answered.body.code).toBe(looked.body.code);
    return [looked.status, looked.body.code];
  };

  it('after fourteen days', async () => {
    api.clock.advance(14 * DAY_MS - 1_000);
    expect((await check()).status).toBe(200);
    api.clock.advance(1_000);
    expect(await refused()).toEqual([410, 'MAIL_ANSWER_LINK_EXPIRED']);
  });

  it('with the membership of its member', async () => {
    await query('DELETE FROM company_member WHERE account_id = $1', [thread.company.recruiter.id]);
    expect(await refused()).toEqual([410, 'MAIL_ANSWER_LINK_INVALID']);
  });

  it('with the address that it was mailed to', async () => {
    await query('UPDATE account SET email = $2 WHERE id = $1', [thread.company.recruiter.id, 'elsewhere@example.test']);
    expect(await refused()).toEqual([410, 'MAIL_ANSWER_LINK_INVALID']);
  });

  it('while the company is suspended', async () => {
    await query('UPDATE company SET suspended_at = now() WHERE id = $1', [thread.company.id]);
    expect(await refused()).toEqual([403, 'MAIL_ANSWER_SUSPENDED']);
  });

  it('with the application: withdrawn, sent anew, or gone', async () => {
    await query(`UPDATE job_application SET status = 'withdrawn' WHERE id = $1`, [thread.id]);
    expect(await refused()).toEqual([410, 'MAIL_ANSWER_WITHDRAWN']);
    api.clock.advance(5_000);
    await query(`UPDATE job_application SET status = 'new', applied_at = $2 WHERE id = $1`, [
      thread.id,
      api.clock.now(),
    ]);
    expect(await refused()).toEqual([410, 'MAIL_ANSWER_LINK_EXPIRED']);
    await query('DELETE FROM job_application WHERE id = $1', [thread.id]);
    expect(await refused()).toEqual([410, 'MAIL_ANSWER_LINK_INVALID']);
  });

  it('where it is about another company’s applicant, or was made up', async () => {
    const other = await stageApplication(api);
    expect(await refused(await tokenFor(thread.company.recruiter, other.id))).toEqual([
      410,
      'MAIL_ANSWER_LINK_INVALID',
    ]);
    const bytes = Buffer.from(token, 'base64url');
    bytes.writeUInt32BE(other.id, 5);
    expect(await refused(bytes.toString('base64url'))).toEqual([410, 'MAIL_ANSWER_LINK_INVALID']);
    expect(await api.app.get(CompanyMembers, { strict: false }).find(thread.candidate.id)).toBeNull();
    expect(await refused(await tokenFor(thread.candidate as never))).toEqual([410, 'MAIL_ANSWER_LINK_INVALID']);
    expect(await links().linkFor(2_147_483_647, thread.id)).toBeNull();
  });

  it('takes sixty looks an hour', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 60; n += 1) statuses.add((await check()).status);
    expect([...statuses]).toEqual([200]);
    expect((await check()).status).toBe(429);
    expect((await answer({ status: 'in_review' })).status).toBe(429);
  });
});
