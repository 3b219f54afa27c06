import {
  ChangeMessagePreference,
  CheckUnsubscribeLink,
  FindMessagePreferences,
  Unsubscribe,
} from '@babelboard/message-preferences';
import { describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AccountMails, headerOf } from '../../../../test/support/account-mails.js';
import { MailOnce } from '../mail-once.js';

const mails = new AccountMails();

/** A mail that can be stopped, as a reaction sends it. */
const send = (subjectId = '1', accountId = mails.account.id) =>
  mails.test.app.get(MailOnce, { strict: false }).send(async () => ({
    to: { accountId },
    purpose: 'profile-level',
    subjectId,
    data: { level: 'intermediate' },
  }));
const codeIn = (header: unknown) => /\/unsubscribe\/([\w-]{40})>$/.exec(String(header))?.[1] ?? '';

describe('a mail that can be stopped', () => {
  it('says in its head and at its foot where, in the language of the account', async () => {
    await mails.database.query(`UPDATE account SET language = 'de' WHERE id = $1`, [mails.account.id]);
    await send();
    const [mail] = mails.server.received;
    const header = headerOf(mail, 'list-unsubscribe');
    const code = codeIn(header);
    expect(header).toBe(`<${AccountMails.baseUrl}/de/unsubscribe/${code}>`);
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.html).toContain(`href="${AccountMails.baseUrl}/de/unsubscribe/${code}"`);
    expect(mail?.text?.split(/\s/)).toContain(`${AccountMails.baseUrl}/de/unsubscribe/${code}`);
    expect(await mails.test.app.get(QueryBus).execute(new CheckUnsubscribeLink(code))).toMatchObject({
      kind: 'profile-levels',
      stopped: false,
    });
  });

  it('has a sender of its own, whose name complaints harm alone', async () => {
    await send();
    await mails.react('notifications.mail-password-changed', { accountId: mails.account.id });
    expect(mails.server.received.map(({ from }) => from?.address)).toEqual([
      'news@mail.board.example.test',
      'no-reply@babelboard.test',
    ]);
  });

  it('does not come any more once its link was pressed', async () => {
    await send('1');
    const code = codeIn(headerOf(mails.server.received[0], 'list-unsubscribe'));
    await mails.test.app.get(CommandBus).execute(new Unsubscribe(code, 'kind'));
    await send('2');
    expect(mails.server.received).toHaveLength(1);
    expect((await mails.deliveries()).map(({ state }) => state)).toEqual(['sent', 'dropped']);
  });

  it('is asked for when it is sent: what was switched off while it waited does not come', async () => {
    mails.server.refuse(1);
    await expect(send()).rejects.toThrow('Not this one');
    await mails.test.app
      .get(CommandBus)
      .execute(new ChangeMessagePreference(mails.account.id, 'profile-levels', false, null));
    await send();
    expect(mails.server.received).toEqual([]);
    expect(await mails.deliveries()).toEqual([{ purpose: 'profile-level', state: 'dropped' }]);
  });

  it('goes to no address that nobody has proven', async () => {
    await mails.database.query('UPDATE account SET email_verified_at = NULL WHERE id = $1', [mails.account.id]);
    await send();
    expect(mails.server.received).toEqual([]);
  });

  it('leaves what the account needs alone', async () => {
    const code = await send().then(() => codeIn(headerOf(mails.server.received[0], 'list-unsubscribe')));
    await mails.test.app.get(CommandBus).execute(new Unsubscribe(code, 'all'));
    expect(
      Object.values(await mails.test.app.get(QueryBus).execute(new FindMessagePreferences(mails.account.id))),
    ).not.toContain(true);
    await mails.react('notifications.mail-password-changed', { accountId: mails.account.id });
    const mail = mails.server.received.at(-1);
    expect(mail?.subject).toBe('Your password was changed');
    expect(headerOf(mail, 'list-unsubscribe')).toBeUndefined();
    expect(mail?.text).not.toContain('/unsubscribe/');
  });
});
