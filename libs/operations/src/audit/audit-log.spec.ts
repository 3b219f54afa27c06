import { LoggedIn, SupportAccessOpened } from '@babelboard/identity/contract';
import { Database, Outbox } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { makeAccount } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { runReactions } from '../../../../test/support/reactions.js';
import { AuditLog } from './audit-log.js';
import { ListAuditEntries } from './list-audit-entries.query.js';
import { PruneAuditLog } from './prune-audit-log.schedule.js';

const DAY_MS = 86_400_000;

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(() => test.app.get(Database).query('TRUNCATE audit_entry, outbox_message'));

const record = (entry: Parameters<AuditLog['record']>[0]) => test.app.get(AuditLog, { strict: false }).record(entry);
const list = (size = 10, cursor: string | null = null, accountId: number | null = null, action: string | null = null) =>
  test.app.get(QueryBus).execute(new ListAuditEntries({ size, cursor }, accountId, action));

describe('the audit log', () => {
  it('gives pages, newest first, to the last', async () => {
    for (const action of ['a.one', 'a.two', 'a.three']) {
      await record({ actorId: 1, action });
    }
    const first = await list(2);
    expect(first.entries.map(({ action }) => action)).toEqual(['a.three', 'a.two']);
    const second = await list(2, first.cursor);
    expect([second.entries.map(({ action }) => action), second.cursor]).toEqual([['a.one'], null]);
  });

  it('finds what an account did, what was done to it and what was done as it', async () => {
    await record({ actorId: 1, action: 'session.login' });
    await record({ actorId: 2, action: 'account.delete', subject: 'account:1' });
    await record({ actorId: 2, behalfOfId: 1, action: 'support.request' });
    await record({ actorId: 11, action: 'session.login', subject: 'account:11' });
    expect((await list(10, null, 1)).entries).toHaveLength(3);
    expect((await list(10, null, 1, 'session.')).entries).toHaveLength(1);
    expect((await list(10, null, null, 'session.login')).entries).toHaveLength(2);
  });

  it('forgets addresses after 90 days and entries after two years', async () => {
    await record({ actorId: 1, action: 'session.login', ipAddress: '203.0.113.7' });
    const addresses = async (ms: number) => {
      test.clock.advance(ms);
      await test.app.get(PruneAuditLog, { strict: false }).run();
      return (await list()).entries.map(({ ipAddress }) => ipAddress);
    };
    expect(await addresses(90 * DAY_MS - 1)).toEqual(['203.0.113.7']);
    expect(await addresses(1)).toEqual([null]);
    expect(await addresses(640 * DAY_MS - 1)).toEqual([null]);
    expect(await addresses(1)).toEqual([]);
  });

  it('has what happens to accounts: who, as whom, from where', async () => {
    const account = await makeAccount(test.app);
    const outbox = test.app.get(Outbox);
    const { id: accountId, sessionId } = account;
    await test.app.get(Database).transaction(async (tx) => {
      await outbox.add(tx, new LoggedIn({ accountId, sessionId, method: 'support', newDevice: false }));
      await outbox.add(tx, new SupportAccessOpened({ accountId, adminId: 7, sessionId }));
    });
    await runReactions(test.app);
    const { entries } = await list();
    expect(entries).toMatchObject([
      {
        actorId: 7,
        behalfOfId: accountId,
        action: 'support.open-access',
        subject: `account:${accountId}`,
        ipAddress: '203.0.113.1',
      },
      { actorId: accountId, behalfOfId: null, action: 'session.login', detail: { method: 'password' } },
    ]);
    expect(entries).toHaveLength(2);
  });
});
