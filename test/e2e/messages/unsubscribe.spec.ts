import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { MessagePreferences, UnsubscribeLinks } from '@babelboard/message-preferences';
import { Database } from '@babelboard/platform';
import { type UnsubscribeState, unsubscribeState } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MailOnce } from '../../../libs/notifications/src/mail-once.js';
import { headerOf } from '../../support/account-mails.js';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { startMailServer, type TestMailServer } from '../../support/mail-server.js';
import { Visitor } from '../../support/visitor.js';

let server: TestMailServer;
let api: TestApi;
let account: TestAccount;

beforeAll(async () => {
  server = await startMailServer();
  api = await startTestApi({ SMTP_URL: server.url });
});
afterAll(async () => {
  await api?.stop();
  await server?.stop();
});
beforeEach(async () => {
  server.received.length = 0;
  account = await makeAccount(api.app);
});

/** The address that a mail names for its end. */
async function addressInMail(): Promise<string> {
  await api.app.get(MailOnce, { strict: false }).send(async () => ({
    to: { accountId: account.id },
    purpose: 'profile-level',
    subjectId: randomUUID(),
    data: { level: 'intermediate' },
  }));
  return String(headerOf(server.received.at(-1), 'list-unsubscribe')).slice(1, -1);
}

/** What a program of mails sends: no cookies, no page, no script. */
function post(url: string, body: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    });
    outgoing.on('error', reject).on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() });
    });
    outgoing.end(body);
  });
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const wants = (kind: 'profile-levels' | 'matchings' = 'profile-levels') =>
  api.app.get(MessagePreferences, { strict: false }).wants(api.app.get(Database).dataSource.manager, account.id, kind);
const codeOf = (accountId = account.id) =>
  api.app.get(UnsubscribeLinks, { strict: false }).codeOf({ accountId, kind: 'profile-levels' });
const ask = (path: string, body: object, headers = {}) =>
  new Visitor(api.url).call<UnsubscribeState & { code?: string }>('POST', path, body, headers);

describe('one press in a mail program', () => {
  it.each([
    ['as a form', ONE_CLICK, FORM],
    [
      'in parts',
      `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`,
      { 'Content-Type': 'multipart/form-data; boundary=b' },
    ],
    [
      'from the page of another site',
      ONE_CLICK,
      { ...FORM, Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
    ],
    ['from a program that is a browser', ONE_CLICK, { ...FORM, 'Sec-Fetch-Site': 'none' }],
  ])('stops the mails: %s', async (_how, body, headers) => {
    const address = await addressInMail();
    expect(await wants()).toBe(true);
    const answer = await post(address, body, headers);
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('These e-mails are stopped') });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect([await wants(), await wants('matchings')]).toEqual([false, true]);
    // A second press of the same button.
    expect((await post(address, body, headers)).status).toBe(200);
    expect(await wants()).toBe(false);
  });

  it('is answered in the language of the mail', async () => {
    await api.app.get(Database).query(`UPDATE account SET language = 'de' WHERE id = $1`, [account.id]);
    const address = await addressInMail();
    expect(address).toContain('/de/unsubscribe/');
    expect(await post(address, ONE_CLICK, FORM)).toMatchObject({
      status: 200,
      text: expect.stringContaining('Diese E-Mails sind abbestellt'),
      headers: { 'content-language': 'de' },
    });
    expect(await wants()).toBe(false);
  });

  it('changes nothing when the address is only looked at, as scanners of mails do', async () => {
    const address = await addressInMail();
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toContain('no-store');
    await fetch(address, { method: 'HEAD' });
    expect(await wants()).toBe(true);
  });

  it('changes nothing with a code that was not made here', async () => {
    const { status, text } = await post(`${api.url}/unsubscribe/${'A'.repeat(40)}`, ONE_CLICK, FORM);
    expect([status, JSON.parse(text).code]).toEqual([410, 'UNSUBSCRIBE_LINK_INVALID']);
    expect((await post(`${api.url}/xx/unsubscribe/${codeOf()}`, ONE_CLICK, FORM)).status).toBe(404);
    expect(await wants()).toBe(true);
  });

  it('goes on to work for as long as there is an account, and not beyond', async () => {
    const address = await addressInMail();
    api.clock.advance(5 * 365 * 86_400_000);
    expect((await post(address, ONE_CLICK, FORM)).status).toBe(200);
    await api.app.get(Database).query('DELETE FROM account WHERE id = $1', [account.id]);
    expect((await post(address, ONE_CLICK, FORM)).status).toBe(410);
  });
});

describe('the page of a link', () => {
  it('reads what the link is about, stops it or everything, and takes it back', async () => {
    const token = codeOf();
    const check = await ask('/api/unsubscribe/check', { token });
    expect(unsubscribeState.parse(check.body)).toEqual({
      setting: 'level_notification',
      stopped: false,
      others_come: true,
      can_undo: false,
    });
    expect((await ask('/api/unsubscribe', { token })).body).toMatchObject({ stopped: true, others_come: true });
    api.clock.advance(1_000);
    expect((await ask('/api/unsubscribe', { token, all: true })).body).toMatchObject({ others_come: false });
    expect(await wants('matchings')).toBe(false);
    expect((await ask('/api/unsubscribe/undo', { token })).body).toMatchObject({ stopped: false, can_undo: false });
    expect([await wants(), await wants('matchings')]).toEqual([true, false]);
  });

  it.each(['check', 'undo', ''])('says of a link that is none that it is none: %s', async (call) => {
    const path = call === '' ? '/api/unsubscribe' : `/api/unsubscribe/${call}`;
    const { status, body } = await ask(path, { token: 'A'.repeat(40) });
    expect([status, body.code]).toEqual([410, 'UNSUBSCRIBE_LINK_INVALID']);
  });

  it('is not asked from other sites', async () => {
    const { status } = await ask('/api/unsubscribe', { token: codeOf() }, { Origin: 'https://other.example' });
    expect([status, await wants()]).toEqual([403, true]);
  });

  it('is bounded for each link', async () => {
    const token = codeOf();
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => (await ask('/api/unsubscribe/check', { token })).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
