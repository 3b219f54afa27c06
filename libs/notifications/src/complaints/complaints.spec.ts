import { TaskRunner } from '@babelboard/platform';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AccountMails } from '../../../../test/support/account-mails.js';
import { MailOnce } from '../mail-once.js';
import { RecordMailReports } from '../suppression/commands/record-mail-reports.command.js';
import { LetBulkMailGoOn } from './commands/let-bulk-mail-go-on.command.js';
import { ComplaintRates } from './queries/complaint-rates.js';

const DAY_MS = 86_400_000;
const mails = new AccountMails();
let subjects = 0;

const run = (command: RecordMailReports | LetBulkMailGoOn) => mails.test.app.get(CommandBus).execute(command);
const rate = () => mails.test.app.get(ComplaintRates).count();
async function complain(people: number): Promise<void> {
  const at = mails.test.clock.now();
  const report = { type: 'complaint', permanent: false, at, answer: null } as const;
  const addresses = Array.from({ length: people }, (_, n) => `person-${n}-${at.getTime()}@example.test`);
  await run(new RecordMailReports(addresses.map((address) => ({ ...report, address }))));
}
/** As servers took them. */
const mailed = (purpose: string, count: number) =>
  mails.database.query(
    `INSERT INTO mail_delivery (purpose, subject_id, account_id, state, created_at, sent_at)
     SELECT $1, gen_random_uuid(), 1, 'sent', $2, $2 FROM generate_series(1, $3)`,
    [purpose, mails.test.clock.now(), count],
  );
/** A mail of a kind that can be stopped. */
const stoppable = (subjectId: string) =>
  mails.test.app.get(MailOnce).send(async () => ({
    ...{ to: { accountId: mails.account.id }, purpose: 'password-changed', subjectId },
    data: { at: mails.test.clock.now() },
    stop: '/alerts/stop/code',
  }));
const needed = () => mails.react('notifications.mail-password-changed', { accountId: mails.account.id });

beforeEach(async () => {
  // Complaints and mails of the test before are out of the window.
  mails.test.clock.advance(8 * DAY_MS);
  subjects += 1;
});

describe('complaints', () => {
  it('are counted against mails of a week that can be stopped, of a thousand at least', async () => {
    await mailed('matchings', 999);
    await mailed('password-changed', 1_000);
    await complain(4);
    expect(await rate()).toEqual({ mails: 999, complaints: 4, rate: null, level: 'unknown' });
    await mailed('job-alert', 1);
    expect(await rate()).toEqual({ mails: 1_000, complaints: 4, rate: 0.004, level: 'stopped' });
    mails.test.clock.advance(7 * DAY_MS);
    expect(await rate()).toMatchObject({ mails: 0, complaints: 0 });
  });

  it('have mails wait that can be stopped, and no others, until they are fewer', async () => {
    await mailed('matchings', 1_000);
    await complain(4);
    const subjectId = `waits-${subjects}`;
    await expect(stoppable(subjectId)).rejects.toMatchObject({ name: 'PutBack', delayMs: 900_000 });
    await needed();
    expect(mails.server.received).toHaveLength(1);
    expect((await mails.deliveries()).map(({ state }) => state)).toEqual(['waiting', 'sent']);
    await mailed('matchings', 1_000);
    mails.test.clock.advance(60_000);
    await stoppable(subjectId);
    expect(mails.server.received).toHaveLength(2);
    expect((await mails.deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('do not stop them any more once an operator lets them go on', async () => {
    await expect(run(new LetBulkMailGoOn())).rejects.toMatchObject({ code: 'BULK_MAIL_NOT_STOPPED' });
    await mailed('matchings', 1_000);
    await complain(4);
    await expect(stoppable(`goes-${subjects}`)).rejects.toMatchObject({ name: 'PutBack' });
    await run(new LetBulkMailGoOn());
    mails.test.clock.advance(60_000);
    await stoppable(`goes-${subjects}`);
    expect(mails.server.received).toHaveLength(1);
  });

  it('raise an alarm in the log above one in a thousand', async () => {
    const errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const watch = () => mails.test.app.get(TaskRunner).run('notifications.watch-complaints', {});
    await mailed('matchings', 1_000);
    await complain(1);
    await watch();
    expect(errors).not.toHaveBeenCalled();
    await complain(1);
    mails.test.clock.advance(1);
    await complain(1);
    await watch();
    expect(errors).toHaveBeenCalledWith(expect.stringContaining('(0.20 %): large mailboxes'));
    errors.mockRestore();
  });
});
