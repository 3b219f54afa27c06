import { randomUUID } from 'node:crypto';
import { Database, type JsonObject, TaskRegistry, TaskRunner } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Email } from 'postal-mime';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { eventually } from '../../../../test/support/eventually.js';
import { startMailServer, type TestMailServer } from '../../../../test/support/mail-server.js';
import { hand } from '../../../../test/support/reactions.js';
import { singleUseTokensOf } from '../../../identity/src/testing/single-use-tokens-of.js';

const BASE_URL = 'https://board.example.test';
const HOUR_MS = 3_600_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

let server: TestMailServer;
let test: TestApplication;
let account: { id: number; email: string };

const database = () => test.app.get(Database);
const tokens = () => singleUseTokensOf(test.app);

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApplication({ SMTP_URL: server.url, BASE_URL, DATABASE_POOL_SIZE: '2' });
});
afterAll(async () => {
  await test?.close();
  await server?.stop();
});
beforeEach(async () => {
  server.received.length = 0;
  server.refuse(0);
  const email = `Ada+${randomUUID().slice(0, 8)}@example.test`;
  const [row] = await database().query<{ id: number }>(
    `INSERT INTO account (type, email, email_key, email_verified_at, first_name, last_name, language, created_at)
     VALUES ('candidate', $1, lower($1), now(), 'WIN-MONEY', 'http://evil.test', 'en', now()) RETURNING id`,
    [email],
  );
  account = { id: row?.id as number, email };
});

/** Runs a reaction as a worker does, with an event of its own each time. */
function react(reaction: string, payload: JsonObject, id = randomUUID()): Promise<void> {
  const type = test.app
    .get(TaskRegistry)
    .handlers()
    .find(({ task }) => task === reaction)?.eventType;
  return hand(test.app, reaction, { type: type as string, payload }, id);
}

async function issue(purpose: Parameters<ReturnType<typeof singleUseTokensOf>['tokenOf']>[1], data: JsonObject = {}) {
  const { id } = await database().transaction((tx) =>
    tokens().issue(tx, { purpose, accountId: account.id, data, lifetimeMs: HOUR_MS }),
  );
  return { tokenId: id, token: tokens().tokenOf(id, purpose) };
}

async function openSession(country: string | null): Promise<string> {
  const id = randomUUID();
  await database().query(
    `INSERT INTO session (id, account_id, token_hash, method, ip_address, user_agent, country, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, decode(md5($4), 'hex'), 'password', '203.0.113.9', $3, $5, now(), now(), now())`,
    [id, account.id, FIREFOX, id, country],
  );
  return id;
}

const deliveries = () =>
  database().query<{ purpose: string; state: string }>(
    'SELECT purpose, state FROM mail_delivery WHERE account_id = $1 ORDER BY id',
    [account.id],
  );
const recipients = () => server.received.map(({ to }) => to?.map(({ address }) => address).join());
const header = (mail: Email | undefined, key: string) => mail?.headers.find((one) => one.key === key)?.value;

describe('an address that nobody has proven', () => {
  beforeEach(() => database().query('UPDATE account SET email_verified_at = NULL WHERE id = $1', [account.id]));

  it('gets no notices, which whoever typed it could send without end', async () => {
    const { tokenId } = await issue('change-email', { email: 'new@example.test' });
    for (let time = 0; time < 3; time += 1) {
      const sessionId = await openSession('DE');
      await react('notifications.mail-new-device', { accountId: account.id, sessionId, newDevice: true });
      await react('notifications.mail-password-changed', { accountId: account.id });
      await react('notifications.mail-sign-in-methods-changed', { accountId: account.id, change: 'passkey-added' });
    }
    await react('notifications.mail-email-change-asked', { tokenId, accountId: account.id });
    expect(recipients()).toEqual([]);
    expect(new Set((await deliveries()).map(({ state }) => state))).toEqual(new Set(['dropped']));
  });

  it('gets what proves it', async () => {
    const { tokenId } = await issue('verify-email');
    await react('notifications.mail-email-verification', { tokenId, accountId: account.id });
    expect(recipients()).toEqual([account.email]);
  });
});

describe('a mail with a link', () => {
  it.each([
    ['notifications.mail-email-verification', 'verify-email', '/verify-email/'],
    ['notifications.mail-password-reset', 'reset-password', '/password/reset/'],
    ['notifications.mail-data-export-ready', 'data-export', '/export/'],
  ] as const)('%s brings the token of its purpose as HTML and text', async (reaction, purpose, path) => {
    const { tokenId, token } = await issue(purpose);
    await react(reaction, { tokenId, accountId: account.id });
    expect(recipients()).toEqual([account.email]);
    const [mail] = server.received;
    expect(mail?.html).toContain(`href="${BASE_URL}${path}${token}"`);
    expect(mail?.text?.split(/\s/)).toContain(`${BASE_URL}${path}${token}`);
    expect(await tokens().peek(purpose, token)).toMatchObject({ accountId: account.id });
  });

  it('about a new address goes there, and a note to the present one', async () => {
    const { tokenId, token } = await issue('change-email', { email: 'new@example.test' });
    const payload = { tokenId, accountId: account.id };
    await react('notifications.mail-email-confirmation', payload);
    await react('notifications.mail-email-change-asked', payload);
    expect(recipients()).toEqual(['new@example.test', account.email]);
    const [confirmation, note] = server.received;
    expect(confirmation?.text).toContain(`${BASE_URL}/confirm-email/${token}`);
    expect(note?.text).not.toContain(token);
    expect(note?.text).not.toContain('new@example.test');
  });

  it('to go on with a social login reaches who has no account', async () => {
    const { id } = await database().transaction((tx) =>
      tokens().issue(tx, {
        purpose: 'social-link',
        accountId: null,
        data: { email: 'comer@example.test' },
        lifetimeMs: HOUR_MS,
      }),
    );
    await react('notifications.mail-social-link', { tokenId: id, accountId: null, language: 'de' });
    expect(recipients()).toEqual(['comer@example.test']);
    expect(server.received[0]?.text).toContain(`/de/auth/link?token=${tokens().tokenOf(id, 'social-link')}`);
  });
});

describe('a mail that tells what happened', () => {
  it.each([
    ['notifications.mail-password-changed', {}, 'password was changed'],
    ['notifications.mail-sign-in-methods-changed', { change: 'passkey-added' }, 'a passkey was added'],
    ['notifications.mail-registration-repeated', {}, 'already have'],
  ])('%s goes to the account, with the way to a new password', async (reaction, payload, words) => {
    await react(reaction, { accountId: account.id, ...payload });
    expect(recipients()).toEqual([account.email]);
    expect(server.received[0]?.text).toContain(words);
    expect(server.received[0]?.html).toContain(`href="${BASE_URL}/password/reset"`);
  });

  it('about a new device names it, its country and the time', async () => {
    const sessionId = await openSession('PL');
    await react('notifications.mail-new-device', {
      accountId: account.id,
      sessionId,
      method: 'password',
      newDevice: true,
    });
    for (const words of ['Firefox, Windows', 'Poland', '21 November 2026 at 12:00 UTC']) {
      expect(server.received[0]?.text).toContain(words);
    }
    expect(server.received[0]?.text).not.toContain('203.0.113.9');
  });

  it('about a device does not go out where the device is known, or signed out and forgotten', async () => {
    const sessionId = await openSession(null);
    const login = { accountId: account.id, sessionId, method: 'password' };
    await react('notifications.mail-new-device', { ...login, newDevice: false });
    await react('notifications.mail-new-device', { ...login, sessionId: randomUUID(), newDevice: true });
    expect(server.received).toEqual([]);
  });

  it('about a changed address goes to the address before', async () => {
    const { tokenId } = await issue('change-email', { email: account.email, previousEmail: 'before@example.test' });
    await react('notifications.mail-email-changed', { tokenId, accountId: account.id });
    expect(recipients()).toEqual(['before@example.test']);
  });

  it('about a deleted account goes to the address that it had, which is forgotten then', async () => {
    await database().query(
      `INSERT INTO departed_address (account_id, email, language, departed_at) VALUES ($1, $2, 'en', now())`,
      [account.id, account.email],
    );
    await database().query('DELETE FROM account WHERE id = $1', [account.id]);
    server.refuse(1);
    await expect(react('notifications.mail-account-deleted', { accountId: account.id })).rejects.toThrow(
      'Not this one',
    );
    await react('notifications.mail-account-deleted', { accountId: account.id });
    await react('notifications.mail-account-deleted', { accountId: account.id });
    expect(recipients()).toEqual([account.email]);
    expect(await database().query('SELECT 1 FROM departed_address WHERE account_id = $1', [account.id])).toEqual([]);
  });
});

describe('every mail', () => {
  it('is sent once, however often and at the same time it is handed over', async () => {
    const { tokenId } = await issue('verify-email');
    const once = () => react('notifications.mail-email-verification', { tokenId, accountId: account.id });
    const tries = await Promise.allSettled([once(), once(), once()]);
    expect(tries.map(({ status }) => status)).toContain('fulfilled');
    await once();
    expect(server.received).toHaveLength(1);
    expect(await deliveries()).toEqual([{ purpose: 'verify-email', state: 'sent' }]);
  });

  it('is in the language of the account, and leads to the page in it', async () => {
    const { tokenId, token } = await issue('verify-email');
    await database().query(`UPDATE account SET language = 'de' WHERE id = $1`, [account.id]);
    await react('notifications.mail-email-verification', { tokenId, accountId: account.id });
    expect(server.received[0]).toMatchObject({ subject: 'Bestätige deine E-Mail-Adresse' });
    expect(server.received[0]?.html).toContain('lang="de"');
    expect(server.received[0]?.text).toContain(`${BASE_URL}/de/verify-email/${token}`);
  });

  it.each([451, 550])('is tried again when the server answered %i, as the same message', async (code) => {
    const { tokenId } = await issue('verify-email');
    const id = randomUUID();
    const payload = { tokenId, accountId: account.id };
    server.refuse(1, code);
    await expect(react('notifications.mail-email-verification', payload, id)).rejects.toThrow('Not this one');
    expect(await deliveries()).toEqual([]);
    await react('notifications.mail-email-verification', payload, id);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.messageId).toBe(server.refused.at(-1)?.messageId);
  });

  it('holds neither transaction nor connection while the server takes its time', async () => {
    const { tokenId } = await issue('verify-email');
    const answer = server.hold();
    const purposes = ['password-changed', 'registration-repeated', 'sign-in-methods-changed', 'email-verification'];
    const sending = purposes.map((purpose) =>
      react(`notifications.mail-${purpose}`, { accountId: account.id, tokenId, change: 'passkey-added' }),
    );
    await eventually(() => expect(server.held).toBe(4));
    const open = await database().query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    expect(open).toEqual([]);
    expect((await deliveries()).map(({ state }) => state)).toEqual(['sending', 'sending', 'sending', 'sending']);
    answer();
    await Promise.all(sending);
    expect((await deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent']);
  });

  it('is sent again, as the same message, when the connection broke before the answer', async () => {
    const { tokenId } = await issue('verify-email');
    const once = () => react('notifications.mail-email-verification', { tokenId, accountId: account.id });
    server.breakOff(1);
    await expect(once()).rejects.toThrow();
    await once();
    expect(server.received.map(({ messageId }) => messageId)).toEqual([server.refused.at(-1)?.messageId]);
  });

  it('is taken over from a process that is gone, but not before its claim has run out', async () => {
    const { tokenId } = await issue('verify-email');
    const once = () => react('notifications.mail-email-verification', { tokenId, accountId: account.id });
    await database().query(
      `INSERT INTO mail_delivery (purpose, subject_id, account_id, state, created_at, lease, leased_until)
       VALUES ('verify-email', $1, $2, 'sending', now(), gen_random_uuid(), now() + interval '50 s')`,
      [tokenId, account.id],
    );
    await expect(once()).rejects.toMatchObject({ name: 'PutBack', delayMs: expect.any(Number) });
    expect(server.received).toEqual([]);
    await database().query(`UPDATE mail_delivery SET leased_until = now() WHERE state = 'sending'`);
    await once();
    await once();
    expect(server.received).toHaveLength(1);
    expect(await deliveries()).toEqual([{ purpose: 'verify-email', state: 'sent' }]);
  });

  it('is dropped when its account is gone', async () => {
    const { tokenId } = await issue('verify-email');
    await database().query('DELETE FROM account WHERE id = $1', [account.id]);
    await react('notifications.mail-email-verification', { tokenId, accountId: account.id });
    await react('notifications.mail-email-confirmation', { tokenId, accountId: account.id });
    await react('notifications.mail-email-changed', { tokenId, accountId: account.id });
    expect(server.received).toEqual([]);
    expect(await deliveries()).toEqual([{ purpose: 'verify-email', state: 'dropped' }]);
  });

  it('says that a machine sent it, when, and has its own Message-ID', async () => {
    await react('notifications.mail-password-changed', { accountId: account.id });
    await react('notifications.mail-password-changed', { accountId: account.id });
    const [one, other] = server.received;
    expect(header(one, 'auto-submitted')).toBe('auto-generated');
    expect(new Date(one?.date ?? 0)).toEqual(test.clock.now());
    expect(one?.messageId).toMatch(/^<[0-9a-f]{40}@board\.example\.test>$/);
    expect(other?.messageId).not.toBe(one?.messageId);
    expect(one?.headers.filter(({ key }) => key === 'message-id' || key === 'date')).toHaveLength(2);
  });

  it('carries nothing that somebody typed at registration', async () => {
    const { tokenId } = await issue('verify-email');
    await react('notifications.mail-email-verification', { tokenId, accountId: account.id });
    expect(`${server.received[0]?.html}${server.received[0]?.text}`).not.toMatch(/WIN-MONEY|evil/);
  });

  it('leaves no address in the table of mails', async () => {
    const { tokenId, token } = await issue('verify-email');
    await react('notifications.mail-email-verification', { tokenId, accountId: account.id });
    const [{ rows } = { rows: '' }] = await database().query<{ rows: string }>(
      `SELECT string_agg(mail_delivery::text, ' ') AS rows FROM mail_delivery`,
    );
    expect(rows).toContain(tokenId);
    expect(rows).not.toMatch(/@|example/);
    expect(rows).not.toContain(token);
  });

  it('is forgotten when nothing can hand it over again', async () => {
    await react('notifications.mail-password-changed', { accountId: account.id });
    const prune = () => test.app.get(TaskRunner).run('notifications.prune-mail-deliveries', {});
    test.clock.advance(90 * 24 * HOUR_MS - 1);
    await prune();
    expect(await deliveries()).toHaveLength(1);
    test.clock.advance(1);
    await prune();
    expect(await deliveries()).toEqual([]);
  });
});
