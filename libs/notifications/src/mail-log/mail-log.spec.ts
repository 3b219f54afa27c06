import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { AccountMails } from '../../../../test/support/account-mails.js';
import { runReactions } from '../../../../test/support/reactions.js';
import { SendMailAgain } from './commands/send-mail-again.command.js';
import { MailLog } from './queries/mail-log.js';

const mails = new AccountMails();

const logged = async () => {
  const found = await mails.test.app.get(MailLog).list({ q: mails.account.email, state: null, cursor: null }, 25);
  return found.mails;
};
const sendAgain = async () => {
  const [mail] = await logged();
  await mails.test.app.get(CommandBus).execute(new SendMailAgain(String(mail?.delivery.id)));
  await runReactions(mails.test.app);
};
const changed = (id = randomUUID()) =>
  mails.react('notifications.mail-password-changed', { accountId: mails.account.id }, id);

describe('the log of mails', () => {
  it('tells how often a mail was tried, and what the server said, without its address', async () => {
    const id = randomUUID();
    mails.server.refuse(2, 550);
    await expect(changed(id)).rejects.toThrow();
    await expect(changed(id)).rejects.toThrow();
    expect(await logged()).toMatchObject([
      {
        address: expect.stringMatching(/^A\*\*\*@example\.test$/),
        delivery: { purpose: 'password-changed', state: 'failed', attempts: 2, failedAt: mails.test.clock.now() },
      },
    ]);
    expect((await logged())[0]?.delivery.answer).toBe('550 Not this one: <***>');
    await changed(id);
    const [mail] = await logged();
    expect(mail?.delivery).toMatchObject({ state: 'sent', attempts: 3, failedAt: null, answer: null });
    expect(mail?.messageId).toBe(mails.server.received[0]?.messageId);
  });

  it('tells why a mail was not sent', async () => {
    mails.server.refuseRecipients(1);
    await changed();
    await changed();
    expect((await logged()).map(({ delivery }) => delivery.droppedBecause)).toEqual(['suppressed', 'refused']);
    expect((await logged())[1]?.delivery.answer).toBe('550 5.1.1 No such mailbox <***>');
  });
});

describe('a mail that an operator has sent again', () => {
  it('is made of the same event once more, as another message, and no other mail is', async () => {
    const { tokenId } = await mails.issue('verify-email');
    await mails.react('notifications.mail-email-verification', { tokenId, accountId: mails.account.id });
    await sendAgain();
    await runReactions(mails.test.app);
    const [first, second, ...others] = mails.server.received;
    expect(others).toEqual([]);
    expect(second?.text).toBe(first?.text);
    expect(second?.messageId).not.toBe(first?.messageId);
    const [mail] = await logged();
    expect(mail).toMatchObject({ messageId: second?.messageId, delivery: { state: 'sent', attempts: 2 } });
  });

  it('waits for its turn, and is not asked for twice', async () => {
    await changed();
    const [mail] = await logged();
    const ask = () => mails.test.app.get(CommandBus).execute(new SendMailAgain(String(mail?.delivery.id)));
    await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'MAIL_UNDER_WAY' });
    await runReactions(mails.test.app);
    expect(mails.server.received).toHaveLength(2);
  });

  it('is dropped where there is nothing to say any more', async () => {
    await changed();
    await mails.database.query('UPDATE account SET email_verified_at = NULL WHERE id = $1', [mails.account.id]);
    await sendAgain();
    expect(mails.server.received).toHaveLength(1);
    expect((await logged())[0]?.delivery).toMatchObject({ state: 'dropped', droppedBecause: 'no-recipient' });
  });

  it('is none that brings offers, or whose task is not known', async () => {
    await mails.database.query(
      `INSERT INTO mail_delivery (purpose, subject_id, account_id, state, created_at, task)
       VALUES ('job-alert', 'one', $1, 'sent', now(), '{}')`,
      [mails.account.id],
    );
    await expect(sendAgain()).rejects.toMatchObject({ code: 'MAIL_NOT_REPEATABLE' });
    await expect(mails.test.app.get(CommandBus).execute(new SendMailAgain('999999999'))).rejects.toMatchObject({
      code: 'MAIL_UNKNOWN',
    });
  });
});
