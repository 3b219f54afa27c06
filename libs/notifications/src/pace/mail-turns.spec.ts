import { randomUUID } from 'node:crypto';
import { RateLimits } from '@babelboard/platform';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AccountMails } from '../../../../test/support/account-mails.js';
import { createTestApplication } from '../../../../test/support/application.js';
import { createTestDatabase } from '../../../../test/support/database.js';
import { MailTurns } from './mail-turns.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const mails = new AccountMails();
let domain: string;

beforeEach(async () => {
  domain = `${randomUUID().slice(0, 8)}.test`;
  await address(`ada@${domain}`);
});

async function address(email: string): Promise<void> {
  await mails.database.query('UPDATE account SET email = $2, email_key = $2 WHERE id = $1', [mails.account.id, email]);
}
const changed = (id = randomUUID()) =>
  mails.react('notifications.mail-password-changed', { accountId: mails.account.id }, id);
const putBack = (minutes: number) => ({ name: 'PutBack', delayMs: minutes * MINUTE_MS });
const states = async () => (await mails.deliveries()).map(({ state }) => state);

describe('mails to a domain whose server asks for time', () => {
  it.each(['421 Too many connections', '450 Busy'])('wait after %s, while others flow', async (answer) => {
    mails.server.answerDomain(domain, answer);
    const id = randomUUID();
    await expect(changed(id)).rejects.toMatchObject(putBack(1));
    // Nobody asks the server again meanwhile.
    mails.server.answerDomain(domain, null);
    await expect(changed()).rejects.toMatchObject(putBack(1));
    expect(await states()).toEqual(['waiting', 'waiting']);
    await address(`ada@other-${domain}`);
    await changed();
    expect(mails.server.received).toHaveLength(1);
    await address(`ada@${domain}`);
    mails.test.clock.advance(MINUTE_MS);
    await changed(id);
    expect(mails.server.received).toHaveLength(2);
    expect(await states()).toEqual(['sent', 'waiting', 'sent']);
  });

  it('wait longer each time, and as at first once the server has taken one', async () => {
    mails.server.answerDomain(domain, '421 4.7.0 Slow down');
    const id = randomUUID();
    for (const minutes of [1, 5, 15, 60, 60]) {
      await expect(changed(id)).rejects.toMatchObject(putBack(minutes));
      mails.test.clock.advance(minutes * MINUTE_MS);
    }
    mails.server.answerDomain(domain, null);
    await changed(id);
    mails.server.answerDomain(domain, '421 4.7.0 Slow down');
    await expect(changed()).rejects.toMatchObject(putBack(1));
  });

  it('count as one try where several were under way', async () => {
    mails.server.answerDomain(domain, '450 Busy');
    const tries = await Promise.allSettled([changed(), changed()]);
    expect(tries.map((one) => (one as PromiseRejectedResult).reason)).toEqual([
      expect.objectContaining(putBack(1)),
      expect.objectContaining(putBack(1)),
    ]);
  });

  it('fail after three days', async () => {
    mails.server.answerDomain(domain, '450 Busy');
    const id = randomUUID();
    await expect(changed(id)).rejects.toMatchObject({ name: 'PutBack' });
    mails.test.clock.advance(3 * DAY_MS + 1);
    await expect(changed(id)).rejects.toMatchObject({ responseCode: 450 });
    expect(await states()).toEqual(['failed']);
  });

  it('need not wait for a mailbox that is full', async () => {
    mails.server.refuseRecipients(1, '452 4.2.2 Mailbox full');
    await expect(changed()).rejects.toMatchObject({ responseCode: 452 });
    await changed();
    expect(mails.server.received).toHaveLength(1);
  });
});

describe('MAIL_PER_SECOND', () => {
  it('lets no more mails through, over all processes', async () => {
    const database = await createTestDatabase();
    const worker = () => createTestApplication({ MAIL_PER_SECOND: '3' }, [], database);
    const workers = [await worker(), await worker()];
    try {
      const asked = workers.map(({ app }) => jest.spyOn(app.get(RateLimits), 'admits'));
      await Promise.all(workers.flatMap(({ app }) => Array.from({ length: 4 }, () => app.get(MailTurns).come())));
      const answers = await Promise.all(asked.flatMap(({ mock }) => mock.results.map(({ value }) => value)));
      // Eight came at once, three at a time: some were sent away and asked again.
      expect(answers.filter((came) => came)).toHaveLength(8);
      expect(answers.length).toBeGreaterThan(8);
    } finally {
      for (const one of workers) await one.app.close();
      await database.drop();
    }
  });
});
