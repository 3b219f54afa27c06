import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import type { Account } from '../accounts/entities/account.entity.js';
import { CLIENT, registerTestAccount } from '../testing/test-account.js';
import { LogOut } from './commands/log-out.command.js';
import { RevokeOtherSessions } from './commands/revoke-other-sessions.command.js';
import { RevokeSession } from './commands/revoke-session.command.js';
import { ListSessions } from './queries/list-sessions.query.js';
import { type ClientInfo, type SessionMethod, Sessions } from './sessions.js';

const DAY_MS = 86_400_000;

let test: TestApplication;
let database: Database;
let sessions: Sessions;
let account: Account;

beforeAll(async () => {
  test = await createTestApplication();
  database = test.app.get(Database);
  sessions = test.app.get(Sessions);
});
afterAll(() => test?.close());
beforeEach(async () => {
  account = await registerTestAccount(test.app);
});

const open = (client: ClientInfo = CLIENT, method: SessionMethod = 'password') =>
  database.transaction(async (tx) => {
    const [row] = await tx.query<{ last_login_at: Date | null }[]>('SELECT last_login_at FROM account WHERE id = $1', [
      account.id,
    ]);
    const now = Object.assign(account, { lastLoginAt: row?.last_login_at ?? null });
    return sessions.open(tx, { account: now, method, client });
  });
const authenticate = (token: string) => sessions.authenticate(token, account.email);
const list = () => test.app.get(QueryBus).execute(new ListSessions(account.id));
const newDevice = async (sessionId: string) => {
  const [row] = await database.query<{ payload: { newDevice: boolean } }>(
    `SELECT payload FROM outbox_message WHERE type = 'identity.logged-in.v1' AND payload ->> 'sessionId' = $1`,
    [sessionId],
  );
  return row?.payload.newDevice;
};

describe('Sessions', () => {
  it('last 24 hours, to the millisecond', async () => {
    const { token, expiresAt } = await open();
    expect(expiresAt.getTime() - test.clock.now().getTime()).toBe(DAY_MS);
    test.clock.advance(DAY_MS - 1);
    expect(await authenticate(token)).toMatchObject({ accountId: account.id, expiresAt });
    expect(await list()).toHaveLength(1);
    test.clock.advance(1);
    expect(await authenticate(token)).toBeNull();
    expect(await list()).toEqual([]);
  });

  it('last an hour where an admin sees the product as somebody', async () => {
    const { token } = await open(CLIENT, 'support');
    test.clock.advance(3_600_000 - 1);
    expect(await authenticate(token)).toMatchObject({ method: 'support' });
    test.clock.advance(1);
    expect(await authenticate(token)).toBeNull();
  });

  it('are good for the address of their account only', async () => {
    const { token } = await open();
    const other = await registerTestAccount(test.app);
    expect(await sessions.authenticate(token, ` ${account.email.toUpperCase()}`)).not.toBeNull();
    for (const email of [other.email, '', `${account.email}x`]) {
      expect(await sessions.authenticate(token, email)).toBeNull();
    }
    for (const wrong of ['', token.slice(1), `${token}x`, token.toLowerCase()]) {
      expect(await authenticate(wrong)).toBeNull();
    }
  });

  it('end with a logout, for good', async () => {
    const [first, second] = [await open(), await open()];
    await test.app.get(CommandBus).execute(new LogOut(account.id, first.sessionId));
    await test.app.get(CommandBus).execute(new LogOut(account.id, first.sessionId));
    expect(await authenticate(first.token)).toBeNull();
    expect(await authenticate(second.token)).not.toBeNull();
    const third = await open();
    expect(await authenticate(first.token)).toBeNull();
    expect((await list()).map(({ id }) => id).sort()).toEqual([second.sessionId, third.sessionId].sort());
  });

  it('can be revoked one by one, by their owner alone', async () => {
    const bus = test.app.get(CommandBus);
    const { token, sessionId } = await open();
    const stranger = await registerTestAccount(test.app);
    const missing = { code: 'SESSION_NOT_FOUND', kind: 'not-found' };
    await expect(bus.execute(new RevokeSession(stranger.id, sessionId))).rejects.toMatchObject(missing);
    expect(await authenticate(token)).not.toBeNull();
    await bus.execute(new RevokeSession(account.id, sessionId));
    expect(await authenticate(token)).toBeNull();
    await expect(bus.execute(new RevokeSession(account.id, sessionId))).rejects.toMatchObject(missing);
  });

  it('can be revoked all but one', async () => {
    const [stays, ...others] = [await open(), await open(), await open()];
    const stranger = account;
    account = await registerTestAccount(test.app);
    const foreign = await open();
    [account] = [stranger];
    await test.app.get(CommandBus).execute(new RevokeOtherSessions(account.id, stays.sessionId));
    expect(await authenticate(stays.token)).not.toBeNull();
    expect(await Promise.all(others.map(({ token }) => authenticate(token)))).toEqual([null, null]);
    const [row] = await database.query<{ revoked_at: Date | null }>('SELECT revoked_at FROM session WHERE id = $1', [
      foreign.sessionId,
    ]);
    expect(row?.revoked_at).toBeNull();
  });

  it('write the last visit down once a minute at most', async () => {
    const { token } = await open();
    const begin = test.clock.now().getTime();
    const seenAfter = async (ms: number) => {
      test.clock.advance(ms);
      await authenticate(token);
      const [session] = await list();
      return (session?.lastSeenAt.getTime() ?? 0) - begin;
    };
    expect(await seenAfter(59_999)).toBe(0);
    expect(await seenAfter(1)).toBe(60_000);
    expect(await seenAfter(30_000)).toBe(60_000);
  });

  it('tell a new device from one that is known', async () => {
    const chrome = { ...CLIENT, userAgent: CLIENT.userAgent.replace('Firefox/140.0', 'Chrome/140.0') };
    expect(await newDevice((await open()).sessionId)).toBe(false);
    expect(await newDevice((await open({ ...CLIENT, ipAddress: '198.51.100.1' })).sessionId)).toBe(false);
    expect(await newDevice((await open(chrome)).sessionId)).toBe(true);
    expect(await newDevice((await open(chrome)).sessionId)).toBe(false);
    expect(await newDevice((await open({ ...CLIENT, country: 'FR' })).sessionId)).toBe(true);
    expect(await newDevice((await open({ ...CLIENT, country: 'SE' }, 'support')).sessionId)).toBe(false);
    expect(await newDevice((await open({ ...CLIENT, country: 'SE' })).sessionId)).toBe(true);
  });

  it('write the login down at the account, not that of an admin', async () => {
    const facts = async () =>
      (await database.query('SELECT last_login_at, geo_country, geo_eu FROM account WHERE id = $1', [account.id]))[0];
    await open(CLIENT, 'support');
    expect(await facts()).toEqual({ last_login_at: null, geo_country: null, geo_eu: null });
    await open();
    expect(await facts()).toEqual({ last_login_at: test.clock.now(), geo_country: 'PT', geo_eu: true });
  });
});
