import { Database } from '@babelboard/platform';
import {
  complaintRateResponse,
  MAIL_PURPOSES,
  type MailLogResponse,
  mailLogResponse,
  mailWordsResponse,
  suppressedAddressesResponse,
} from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAIL_KINDS } from '../../../libs/notifications/src/templates/mail-kinds.js';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { takeEvents } from '../../support/outbox.js';
import { Visitor } from '../../support/visitor.js';

let api: TestApi;
let admin: TestAccount;
let account: TestAccount;

beforeAll(async () => {
  api = await startTestApi();
  admin = await makeAccount(api.app, 'admin');
});
afterAll(() => api?.stop());
beforeEach(async () => {
  account = await makeAccount(api.app);
});

const database = () => api.app.get(Database, { strict: false });
const ask = <Body>(method: string, path: string) =>
  new Visitor(api.url).call<Body & { code?: string; text?: string }>(
    method,
    `/api/admin/${path}`,
    undefined,
    admin.bearer,
  );
async function list(query: string): Promise<MailLogResponse> {
  const { status, body } = await ask('GET', `mails?${query}`);
  expect(status).toBe(200);
  return mailLogResponse.parse(body);
}
const addresses = async (query: string) =>
  suppressedAddressesResponse.parse((await ask('GET', `suppressed-addresses?${query}`)).body).data;
const audited = async (action: string) =>
  (
    await database().query<{ subject: string; actor_id: number }>(
      'SELECT subject, actor_id FROM audit_entry WHERE action = $1 ORDER BY id DESC LIMIT 1',
      [action],
    )
  )[0];

/** As `MailOnce` leaves it. */
async function mailed(count: number, part: { purpose?: string; state?: string; because?: string } = {}) {
  const { purpose = 'password-changed', state = 'sent', because = null } = part;
  const task = { name: 'notifications.mail-password-changed', event: { payload: { accountId: account.id } } };
  const rows = await database().query<{ id: string }>(
    `INSERT INTO mail_delivery (purpose, subject_id, account_id, state, created_at, sent_at, attempts, dropped_because, task)
     SELECT $1, gen_random_uuid(), $2, $3, $7::timestamptz, CASE WHEN $3 = 'sent' THEN $7 END, 1, $4, $5
     FROM generate_series(1, $6) RETURNING id`,
    [purpose, account.id, state, because, task, count, api.clock.now()],
  );
  return rows.map(({ id }) => Number(id));
}

describe('GET /api/admin/mails', () => {
  it('gives the newest first, 25 a page, with masked addresses', async () => {
    const ids = (await mailed(30)).toReversed();
    const first = await list(`q=${account.email}`);
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 25));
    const second = await list(`q=${account.email}&cursor=${first.next}`);
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(25));
    expect(second.next).toBeNull();
    expect(first.data[0]).toMatchObject({
      ...{ purpose: 'password-changed', account_id: account.id, address: 'c***@example.test', state: 'sent' },
      message_id: expect.stringMatching(/^<[0-9a-f]{40}@localhost>$/),
    });
    expect(JSON.stringify(first)).not.toContain(account.email);
  });

  it('finds mails by their number, an account or its address, and by state', async () => {
    const [sent] = await mailed(1);
    const [dropped] = await mailed(1, { state: 'dropped', because: 'unwanted' });
    expect((await list(`q=${sent}`)).data.map(({ id }) => id)).toContain(sent);
    expect((await list(`q=${account.id}`)).data.map(({ account_id }) => account_id)).toContain(account.id);
    expect((await list(`q=${account.email.toUpperCase()}&state=dropped`)).data).toMatchObject([
      { id: dropped, dropped_because: 'unwanted' },
    ]);
    expect((await list('q=nobody@example.test')).data).toEqual([]);
    expect((await list('q=999999999999999')).data).toEqual([]);
    expect((await ask('GET', 'mails?state=lost')).status).toBe(422);
  });
});

describe('GET /api/admin/mails/{id}/words', () => {
  it('gives what a mail said, and writes down who looked', async () => {
    const [id] = await mailed(1);
    expect(await ask('GET', `mails/${id}/words`)).toMatchObject({ status: 404, body: { code: 'MAIL_WORDS_NOT_KEPT' } });
    await database().query(`UPDATE mail_delivery SET subject = 'New: Nurse', words = 'Nurse, Lisbon' WHERE id = $1`, [
      id,
    ]);
    expect((await list(`q=${account.email}`)).data).toMatchObject([{ id, subject: 'New: Nurse' }]);
    const { status, body } = await ask('GET', `mails/${id}/words`);
    expect([status, mailWordsResponse.parse(body)]).toEqual([200, { subject: 'New: Nurse', text: 'Nurse, Lisbon' }]);
    expect(await audited('mail.read')).toEqual({ subject: `mail:${id}`, actor_id: admin.id });
    expect(await ask('GET', 'mails/999999999/words')).toMatchObject({ status: 404, body: { code: 'MAIL_UNKNOWN' } });
  });
});

describe('POST /api/admin/mails/{id}/send-again', () => {
  it('has it sent once more, once at a time, and writes down who did it', async () => {
    const [id] = await mailed(1);
    await takeEvents(api.app);
    expect((await ask('POST', `mails/${id}/send-again`)).status).toBe(200);
    expect(await takeEvents(api.app)).toMatchObject([
      { type: 'notifications.mail-wanted-again.v1', payload: { deliveryId: String(id) } },
    ]);
    expect(await audited('mail.send-again')).toEqual({ subject: `mail:${id}`, actor_id: admin.id });
    expect((await list(`q=${account.email}`)).data).toMatchObject([{ state: 'waiting', repeatable: false }]);
    expect(await ask('POST', `mails/${id}/send-again`)).toMatchObject({
      status: 409,
      body: { code: 'MAIL_UNDER_WAY' },
    });
  });

  it('refuses what brings offers, and what is not there', async () => {
    const [id] = await mailed(1, { purpose: 'matchings' });
    expect(await ask('POST', `mails/${id}/send-again`)).toMatchObject({
      status: 409,
      body: { code: 'MAIL_NOT_REPEATABLE' },
    });
    expect(await ask('POST', 'mails/999999999/send-again')).toMatchObject({
      status: 404,
      body: { code: 'MAIL_UNKNOWN' },
    });
  });
});

describe('addresses out of reach', () => {
  it('are found by address or account, masked, and let go by an operator, which is written down', async () => {
    await database().query(
      `INSERT INTO mail_suppression (email_key, reason, since, answer, changed_at)
       VALUES (lower($1), 'hard-bounce', now(), '550 5.1.1 <***>', now())`,
      [account.email],
    );
    const [found] = await addresses(`q=${account.email.toUpperCase()}`);
    expect(found).toMatchObject({ address: 'c***@example.test', reason: 'hard-bounce', answer: '550 5.1.1 <***>' });
    expect(await addresses(`q=${account.id}`)).toEqual([found]);
    expect(await addresses('')).toContainEqual(found);
    expect(await addresses('q=nobody@example.test')).toEqual([]);
    expect((await ask('POST', `suppressed-addresses/${found?.id}/release`)).status).toBe(200);
    expect(await audited('mail.release-address')).toEqual({ subject: `address:${found?.id}`, actor_id: admin.id });
    expect(await addresses(`q=${account.id}`)).toEqual([]);
    expect(await ask('POST', `suppressed-addresses/${found?.id}/release`)).toMatchObject({
      ...{ status: 404, body: { code: 'ADDRESS_NOT_STOPPED' } },
    });
  });
});

describe('/api/admin/complaint-rate', () => {
  beforeAll(async () => {
    // What was mailed before is out of the window, and the session of the admin has ended.
    api.clock.advance(8 * 86_400_000);
    admin = await makeAccount(api.app, 'admin');
  });

  const rate = async () => complaintRateResponse.parse((await ask('GET', 'complaint-rate')).body);

  it('tells how many people call mails spam, and lets mails go on that wait, which is written down', async () => {
    expect(await ask('POST', 'complaint-rate/go-on')).toMatchObject({
      status: 409,
      body: { code: 'BULK_MAIL_NOT_STOPPED' },
    });
    await mailed(1_000, { purpose: 'job-alert' });
    await database().query(
      `INSERT INTO mail_suppression (email_key, reason, since, complained_at, changed_at)
       SELECT n || '@example.test', 'complaint', $1, $1, $1 FROM generate_series(1, 4) AS n`,
      [api.clock.now()],
    );
    expect(await rate()).toEqual({ mails: 1_000, complaints: 4, rate: 0.004, level: 'stopped' });
    expect((await ask('POST', 'complaint-rate/go-on')).status).toBe(200);
    expect(await audited('mail.let-go-on')).toEqual({ subject: null, actor_id: admin.id });
    expect(await rate()).toMatchObject({ complaints: 0, level: 'unknown' });
  });
});

describe('the purposes on the wire', () => {
  it('are those of all mails', () => {
    expect([...MAIL_PURPOSES]).toEqual(Object.keys(MAIL_KINDS));
  });
});
