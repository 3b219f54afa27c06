import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { AccountMails } from '../../../../test/support/account-mails.js';

const HOUR_MS = 3_600_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

const mails = new AccountMails();

async function openSession(country: string | null): Promise<string> {
  const id = randomUUID();
  await mails.database.query(
    `INSERT INTO session (id, account_id, token_hash, method, ip_address, user_agent, country, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, decode(md5($4), 'hex'), 'password', '203.0.113.9', $3, $5, now(), now(), now())`,
    [id, mails.account.id, FIREFOX, id, country],
  );
  return id;
}

describe('an address that nobody has proven', () => {
  beforeEach(() =>
    mails.database.query('UPDATE account SET email_verified_at = NULL WHERE id = $1', [mails.account.id]),
  );

  it('gets no notices, which whoever typed it could send without end', async () => {
    const { tokenId } = await mails.issue('change-email', { email: 'new@example.test' });
    for (let time = 0; time < 3; time += 1) {
      const sessionId = await openSession('DE');
      await mails.react('notifications.mail-new-device', { accountId: mails.account.id, sessionId, newDevice: true });
      await mails.react('notifications.mail-password-changed', { accountId: mails.account.id });
      await mails.react('notifications.mail-sign-in-methods-changed', {
        accountId: mails.account.id,
        change: 'passkey-added',
      });
    }
    await mails.react('notifications.mail-email-change-asked', { tokenId, accountId: mails.account.id });
    expect(mails.recipients()).toEqual([]);
    expect(new Set((await mails.deliveries()).map(({ state }) => state))).toEqual(new Set(['dropped']));
  });

  it('gets what proves it', async () => {
    const { tokenId } = await mails.issue('verify-email');
    await mails.react('notifications.mail-email-verification', { tokenId, accountId: mails.account.id });
    expect(mails.recipients()).toEqual([mails.account.email]);
  });
});

describe('a mail with a link', () => {
  it.each([
    ['notifications.mail-email-verification', 'verify-email', '/verify-email/'],
    ['notifications.mail-password-reset', 'reset-password', '/password/reset/'],
    ['notifications.mail-data-export-ready', 'data-export', '/export/'],
  ] as const)('%s brings the token of its purpose as HTML and text', async (reaction, purpose, path) => {
    const { tokenId, token } = await mails.issue(purpose);
    await mails.react(reaction, { tokenId, accountId: mails.account.id });
    expect(mails.recipients()).toEqual([mails.account.email]);
    const [mail] = mails.server.received;
    expect(mail?.html).toContain(`href="${AccountMails.baseUrl}${path}${token}"`);
    expect(mail?.text?.split(/\s/)).toContain(`${AccountMails.baseUrl}${path}${token}`);
    expect(await mails.tokens.peek(purpose, token)).toMatchObject({ accountId: mails.account.id });
  });

  it('about a new address goes there, and a note to the present one', async () => {
    const { tokenId, token } = await mails.issue('change-email', { email: 'new@example.test' });
    const payload = { tokenId, accountId: mails.account.id };
    await mails.react('notifications.mail-email-confirmation', payload);
    await mails.react('notifications.mail-email-change-asked', payload);
    expect(mails.recipients()).toEqual(['new@example.test', mails.account.email]);
    const [confirmation, note] = mails.server.received;
    expect(confirmation?.text).toContain(`${AccountMails.baseUrl}/confirm-email/${token}`);
    expect(note?.text).not.toContain(token);
    expect(note?.text).not.toContain('new@example.test');
  });

  it('to go on with a social login reaches who has no account', async () => {
    const { id } = await mails.database.transaction((tx) =>
      mails.tokens.issue(tx, {
        purpose: 'social-link',
        accountId: null,
        data: { email: 'comer@example.test' },
        lifetimeMs: HOUR_MS,
      }),
    );
    await mails.react('notifications.mail-social-link', { tokenId: id, accountId: null, language: 'de' });
    expect(mails.recipients()).toEqual(['comer@example.test']);
    expect(mails.server.received[0]?.text).toContain(`/de/auth/link?token=${mails.tokens.tokenOf(id, 'social-link')}`);
  });
});

describe('a mail that tells what happened', () => {
  it.each([
    ['notifications.mail-password-changed', {}, 'password was changed'],
    ['notifications.mail-sign-in-methods-changed', { change: 'passkey-added' }, 'a passkey was added'],
    ['notifications.mail-registration-repeated', {}, 'already have'],
  ])('%s goes to the account, with the way to a new password', async (reaction, payload, words) => {
    await mails.react(reaction, { accountId: mails.account.id, ...payload });
    expect(mails.recipients()).toEqual([mails.account.email]);
    expect(mails.server.received[0]?.text).toContain(words);
    expect(mails.server.received[0]?.html).toContain(`href="${AccountMails.baseUrl}/password/reset"`);
  });

  it('about a new device names it, its country and the time', async () => {
    const sessionId = await openSession('PL');
    await mails.react('notifications.mail-new-device', {
      accountId: mails.account.id,
      sessionId,
      method: 'password',
      newDevice: true,
    });
    for (const words of ['Firefox, Windows', 'Poland', '21 November 2026 at 12:00 UTC']) {
      expect(mails.server.received[0]?.text).toContain(words);
    }
    expect(mails.server.received[0]?.text).not.toContain('203.0.113.9');
  });

  it('about a device does not go out where the device is known, or signed out and forgotten', async () => {
    const sessionId = await openSession(null);
    const login = { accountId: mails.account.id, sessionId, method: 'password' };
    await mails.react('notifications.mail-new-device', { ...login, newDevice: false });
    await mails.react('notifications.mail-new-device', { ...login, sessionId: randomUUID(), newDevice: true });
    expect(mails.server.received).toEqual([]);
  });

  it('about a changed address goes to the address before', async () => {
    const { tokenId } = await mails.issue('change-email', {
      email: mails.account.email,
      previousEmail: 'before@example.test',
    });
    await mails.react('notifications.mail-email-changed', { tokenId, accountId: mails.account.id });
    expect(mails.recipients()).toEqual(['before@example.test']);
  });

  it('about a deleted account goes to the address that it had, which is forgotten then', async () => {
    await mails.database.query(
      `INSERT INTO departed_address (account_id, email, language, departed_at) VALUES ($1, $2, 'en', now())`,
      [mails.account.id, mails.account.email],
    );
    await mails.database.query('DELETE FROM account WHERE id = $1', [mails.account.id]);
    mails.server.refuse(1);
    await expect(mails.react('notifications.mail-account-deleted', { accountId: mails.account.id })).rejects.toThrow(
      'Not this one',
    );
    await mails.react('notifications.mail-account-deleted', { accountId: mails.account.id });
    await mails.react('notifications.mail-account-deleted', { accountId: mails.account.id });
    expect(mails.recipients()).toEqual([mails.account.email]);
    expect(
      await mails.database.query('SELECT 1 FROM departed_address WHERE account_id = $1', [mails.account.id]),
    ).toEqual([]);
  });
});
