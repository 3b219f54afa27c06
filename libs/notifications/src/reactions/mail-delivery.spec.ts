import { randomUUID } from 'node:crypto';
import { TaskRunner } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import { AccountMails, headerOf } from '../../../../test/support/account-mails.js';
import { eventually } from '../../../../test/support/eventually.js';

const HOUR_MS = 3_600_000;

const mails = new AccountMails();

describe('every mail', () => {
  it('is sent once, however often and at the same time it is handed over', async () => {
    const { tokenId } = await mails.issue('verify-email');
    const once = () => mails.react('notifications.mail-email-verification', { tokenId, accountId: mails.account.id });
    const tries = await Promise.allSettled([once(), once(), once()]);
    expect(tries.map(({ status }) => status)).toContain('fulfilled');
    await once();
    expect(mails.server.received).toHaveLength(1);
    expect(await mails.deliveries()).toEqual([{ purpose: 'verify-email', state: 'sent' }]);
  });

  it('is in the language of the account, and leads to the page in it', async () => {
    const { tokenId, token } = await mails.issue('verify-email');
    await mails.database.query(`UPDATE account SET language = 'de' WHERE id = $1`, [mails.account.id]);
    await mails.react('notifications.mail-email-verification', { tokenId, accountId: mails.account.id });
    expect(mails.server.received[0]).toMatchObject({ subject: 'Bestätige deine E-Mail-Adresse' });
    expect(mails.server.received[0]?.html).toContain('lang="de"');
    expect(mails.server.received[0]?.text).toContain(`${AccountMails.baseUrl}/de/verify-email/${token}`);
  });

  it('is tried again when the server did not take it, as the same message', async () => {
    const { tokenId } = await mails.issue('verify-email');
    const id = randomUUID();
    const payload = { tokenId, accountId: mails.account.id };
    mails.server.refuse(1, 550);
    await expect(mails.react('notifications.mail-email-verification', payload, id)).rejects.toThrow('Not this one');
    expect(await mails.deliveries()).toEqual([{ purpose: 'verify-email', state: 'failed' }]);
    await mails.react('notifications.mail-email-verification', payload, id);
    expect(mails.server.received).toHaveLength(1);
    expect(mails.server.received[0]?.messageId).toBe(mails.server.refused.at(-1)?.messageId);
  });

  it('holds neither transaction nor connection while the server takes its time', async () => {
    const { tokenId } = await mails.issue('verify-email');
    const answer = mails.server.hold();
    const purposes = ['password-changed', 'registration-repeated', 'sign-in-methods-changed', 'email-verification'];
    const sending = purposes.map((purpose) =>
      mails.react(`notifications.mail-${purpose}`, { accountId: mails.account.id, tokenId, change: 'passkey-added' }),
    );
    await eventually(() => expect(mails.server.held).toBe(4));
    const open = await mails.database.query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    expect(open).toEqual([]);
    expect((await mails.deliveries()).map(({ state }) => state)).toEqual(['sending', 'sending', 'sending', 'sending']);
    answer();
    await Promise.all(sending);
    expect((await mails.deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent']);
  });

  it('is sent again, as the same message, when the connection broke before the answer', async () => {
    const { tokenId } = await mails.issue('verify-email');
    const once = () => mails.react('notifications.mail-email-verification', { tokenId, accountId: mails.account.id });
    mails.server.breakOff(1);
    await expect(once()).rejects.toThrow();
    await once();
    expect(mails.server.received.map(({ messageId }) => messageId)).toEqual([mails.server.refused.at(-1)?.messageId]);
  });

  it('is taken over from a process that is gone, but not before its claim has run out', async () => {
    const { tokenId } = await mails.issue('verify-email');
    const once = () => mails.react('notifications.mail-email-verification', { tokenId, accountId: mails.account.id });
    await mails.database.query(
      `INSERT INTO mail_delivery (purpose, subject_id, account_id, state, created_at, lease, leased_until)
       VALUES ('verify-email', $1, $2, 'sending', now(), gen_random_uuid(), now() + interval '50 s')`,
      [tokenId, mails.account.id],
    );
    await expect(once()).rejects.toMatchObject({ name: 'PutBack', delayMs: expect.any(Number) });
    expect(mails.server.received).toEqual([]);
    await mails.database.query(`UPDATE mail_delivery SET leased_until = now() WHERE state = 'sending'`);
    await once();
    await once();
    expect(mails.server.received).toHaveLength(1);
    expect(await mails.deliveries()).toEqual([{ purpose: 'verify-email', state: 'sent' }]);
  });

  it('is dropped when its account is gone', async () => {
    const { tokenId } = await mails.issue('verify-email');
    await mails.database.query('DELETE FROM account WHERE id = $1', [mails.account.id]);
    await mails.react('notifications.mail-email-verification', { tokenId, accountId: mails.account.id });
    await mails.react('notifications.mail-email-confirmation', { tokenId, accountId: mails.account.id });
    await mails.react('notifications.mail-email-changed', { tokenId, accountId: mails.account.id });
    expect(mails.server.received).toEqual([]);
    expect(await mails.deliveries()).toEqual([{ purpose: 'verify-email', state: 'dropped' }]);
  });

  it('says that a machine sent it, when, and has its own Message-ID', async () => {
    await mails.react('notifications.mail-password-changed', { accountId: mails.account.id });
    await mails.react('notifications.mail-password-changed', { accountId: mails.account.id });
    const [one, other] = mails.server.received;
    expect(headerOf(one, 'auto-submitted')).toBe('auto-generated');
    expect(new Date(one?.date ?? 0)).toEqual(mails.test.clock.now());
    expect(one?.messageId).toMatch(/^<[0-9a-f]{40}@board\.example\.test>$/);
    expect(other?.messageId).not.toBe(one?.messageId);
    expect(one?.headers.filter(({ key }) => key === 'message-id' || key === 'date')).toHaveLength(2);
  });

  it('carries nothing that somebody typed at registration', async () => {
    const { tokenId } = await mails.issue('verify-email');
    await mails.react('notifications.mail-email-verification', { tokenId, accountId: mails.account.id });
    expect(`${mails.server.received[0]?.html}${mails.server.received[0]?.text}`).not.toMatch(/WIN-MONEY|evil/);
  });

  it('leaves no address in the table of mails', async () => {
    const { tokenId, token } = await mails.issue('verify-email');
    await mails.react('notifications.mail-email-verification', { tokenId, accountId: mails.account.id });
    const [{ rows } = { rows: '' }] = await mails.database.query<{ rows: string }>(
      `SELECT string_agg(mail_delivery::text, ' ') AS rows FROM mail_delivery`,
    );
    expect(rows).toContain(tokenId);
    expect(rows).not.toContain('@');
    expect(rows).not.toContain(token);
  });

  it('is forgotten when nothing can hand it over again', async () => {
    await mails.react('notifications.mail-password-changed', { accountId: mails.account.id });
    const prune = () => mails.test.app.get(TaskRunner).run('notifications.prune-mail-deliveries', {});
    mails.test.clock.advance(90 * 24 * HOUR_MS - 1);
    await prune();
    expect(await mails.deliveries()).toHaveLength(1);
    mails.test.clock.advance(1);
    await prune();
    expect(await mails.deliveries()).toEqual([]);
  });
});
