import { randomUUID } from 'node:crypto';
import { TaskRunner } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { AccountMails } from '../../../../test/support/account-mails.js';
import { MailOnce } from '../mail-once.js';
import { RecordMailReports } from './commands/record-mail-reports.command.js';
import { TryAddressAgain } from './commands/try-address-again.command.js';
import type { MailReport } from './domain/mail-report.js';
import { MailTroubles } from './queries/mail-troubles.js';

const DAY_MS = 86_400_000;
const mails = new AccountMails();

const changed = () => mails.react('notifications.mail-password-changed', { accountId: mails.account.id });
/** A mail whose own link stops it. */
const stoppable = () =>
  mails.test.app.get(MailOnce).send(async () => ({
    to: { accountId: mails.account.id },
    purpose: 'password-changed',
    subjectId: randomUUID(),
    data: { at: mails.test.clock.now() },
    stop: '/alerts/stop/code',
  }));
const trouble = () => mails.test.app.get(MailTroubles).find(mails.account.id);
const run = (command: RecordMailReports | TryAddressAgain) => mails.test.app.get(CommandBus).execute(command);
const reported = (part: Partial<MailReport>) => {
  const now = mails.test.clock.now();
  const { email } = mails.account;
  const report = { type: 'bounce', address: email.toUpperCase(), permanent: true, at: now, answer: null } as const;
  return run(new RecordMailReports([{ ...report, ...part }]));
};

describe('a mail to an address out of reach', () => {
  it('is not sent after a hard bounce, and is once mails are tried again', async () => {
    await reported({});
    await changed();
    expect(mails.server.received).toEqual([]);
    expect(await mails.deliveries()).toEqual([{ purpose: 'password-changed', state: 'dropped' }]);
    expect(await trouble()).toEqual({ reason: 'hard-bounce', since: mails.test.clock.now() });
    expect(await run(new TryAddressAgain(mails.account.id))).toBe('hard-bounce');
    expect(await run(new TryAddressAgain(mails.account.id))).toBeNull();
    await changed();
    expect(mails.server.received).toHaveLength(1);
    expect(await trouble()).toBeNull();
  });

  it('comes after a complaint where the account needs it, and not where it can be stopped', async () => {
    await reported({ type: 'complaint' });
    await changed();
    expect(mails.server.received).toHaveLength(1);
    await stoppable();
    expect(mails.server.received).toHaveLength(1);
  });

  it('is not sent after five soft bounces, whichever process takes them in at the same time', async () => {
    const now = mails.test.clock.now().getTime();
    await Promise.all([1, 2, 3, 4, 5].map((n) => reported({ permanent: false, at: new Date(now - n * DAY_MS) })));
    await changed();
    expect(mails.server.received).toEqual([]);
    expect(await trouble()).toMatchObject({ reason: 'soft-bounces' });
  });
});

describe('a mail that somebody has just asked for', () => {
  const askForPassword = async () => {
    const { tokenId } = await mails.issue('reset-password');
    await mails.react('notifications.mail-password-reset', { tokenId, accountId: mails.account.id });
  };

  it('goes to an address out of reach once a day, as nothing else does', async () => {
    await reported({});
    await askForPassword();
    expect(mails.server.received).toEqual([]);
    mails.test.clock.advance(DAY_MS);
    await changed();
    expect(mails.server.received).toEqual([]);
    await askForPassword();
    await askForPassword();
    expect(mails.server.received).toHaveLength(1);
    mails.test.clock.advance(DAY_MS);
    await askForPassword();
    expect(mails.server.received).toHaveLength(2);
  });

  it('is tried again until the server takes it', async () => {
    await reported({});
    mails.test.clock.advance(DAY_MS);
    const { tokenId } = await mails.issue('reset-password');
    const once = () => mails.react('notifications.mail-password-reset', { tokenId, accountId: mails.account.id });
    mails.server.refuse(1);
    await expect(once()).rejects.toThrow();
    await once();
    expect(mails.server.received).toHaveLength(1);
  });

  it('waits for another day where it bounces again', async () => {
    await reported({});
    mails.test.clock.advance(DAY_MS);
    mails.server.refuseRecipients(1);
    await askForPassword();
    await askForPassword();
    expect(mails.server.received).toEqual([]);
    mails.test.clock.advance(DAY_MS);
    await askForPassword();
    expect(mails.server.received).toHaveLength(1);
  });
});

describe('a server that refuses the recipient', () => {
  it('is not asked again where it knows no such mailbox, for this mail or another', async () => {
    mails.server.refuseRecipients(1);
    await changed();
    await changed();
    expect(mails.server.received).toEqual([]);
    expect((await mails.deliveries()).map(({ state }) => state)).toEqual(['dropped', 'dropped']);
    expect(await trouble()).toMatchObject({ reason: 'hard-bounce' });
    const [row] = await mails.database.query<{ answer: string }>(
      'SELECT answer FROM mail_suppression WHERE email_key = $1',
      [mails.account.email.toLowerCase()],
    );
    expect(row?.answer).toBe('550 5.1.1 No such mailbox <***>');
  });

  it.each(['450 4.2.0 Greylisted', '554 5.7.1 Relay access denied'])('is asked again after %s', async (answer) => {
    mails.server.refuseRecipients(1, answer);
    await expect(changed()).rejects.toThrow();
    expect((await mails.deliveries()).map(({ state }) => state)).toEqual(['failed']);
    expect(await trouble()).toBeNull();
    await changed();
    expect(mails.server.received).toHaveLength(1);
  });
});

describe('what was reported', () => {
  it('is forgotten a year after the last report', async () => {
    await reported({});
    const prune = () => mails.test.app.get(TaskRunner).run('notifications.prune-mail-suppressions', {});
    mails.test.clock.advance(365 * DAY_MS - 1);
    await prune();
    expect(await trouble()).not.toBeNull();
    mails.test.clock.advance(1);
    await prune();
    expect(await trouble()).toBeNull();
  });
});
