import { Database, type DomainError } from '@babelboard/platform';
import { DeleteAccount } from '@babelboard/privacy';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount, PASSWORD, sessionOf, type TestAccount } from '../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../test/support/application.js';
import { TestAuthenticator } from '../../../test/support/authenticator.js';
import { eventually } from '../../../test/support/eventually.js';
import { ConfirmEmailChange } from './email-address/commands/confirm-email-change.command.js';
import { RequestEmailChange } from './email-address/commands/request-email-change.command.js';
import { VerifyEmail } from './email-address/commands/verify-email.command.js';
import { BeginPasskeyLogin } from './passkeys/commands/begin-passkey-login.command.js';
import { BeginPasskeyRegistration } from './passkeys/commands/begin-passkey-registration.command.js';
import { LogInWithPasskey } from './passkeys/commands/log-in-with-passkey.command.js';
import { RegisterPasskey } from './passkeys/commands/register-passkey.command.js';
import { ResetPassword } from './passwords/commands/reset-password.command.js';
import { newBrowserSecret } from './registration/domain/browser-secret.js';
import { RevokeOtherSessions } from './sessions/commands/revoke-other-sessions.command.js';
import type { TokenPurpose } from './single-use-tokens/entities/single-use-token.entity.js';
import { SingleUseTokens } from './single-use-tokens/single-use-tokens.js';
import { AcceptSocialLogin } from './social-login/commands/accept-social-login.command.js';
import { CreateSupportAccess } from './support-access/commands/create-support-access.command.js';
import { OpenSupportAccess } from './support-access/commands/open-support-access.command.js';

const ORIGIN = 'https://board.test';
const CLIENT = { ipAddress: '203.0.113.1', userAgent: 'test', country: null, eu: null };

/** The browser of an account’s owner. */
const browserOf = ({ id }: TestAccount) => ({ signedInAs: id, secrets: [] });
const signedIn = ({ id: accountId, sessionId }: TestAccount) => ({ accountId, sessionId });

type Work = () => Promise<unknown>;

let test: TestApplication;
let admin: TestAccount;
const database = () => test.app.get(Database);
const commands = () => test.app.get(CommandBus);

beforeAll(async () => {
  test = await createTestApplication({ BASE_URL: ORIGIN });
  admin = await makeAccount(test.app, 'admin');
});
afterAll(() => test?.close());

const remove = ({ id: accountId, sessionId }: TestAccount) =>
  commands().execute(
    new DeleteAccount({ accountId, sessionId, createdAt: test.clock.now() }, { reason: 6, text: '', password: null }),
  );

async function codeOf({ id, email }: TestAccount, purpose: TokenPurpose): Promise<string> {
  const tokens = test.app.get(SingleUseTokens);
  const data = {
    email: `new-${email}`,
    emailKey: purpose === 'change-email' ? `new-${email}` : email,
    previousEmail: email,
  };
  const token = await tokens.issue(database().dataSource.manager, { purpose, accountId: id, data, lifetimeMs: 60_000 });
  return tokens.tokenOf(token.id, purpose);
}

/** What somebody may be doing with an account while it is deleted: each prepares itself and gives the last step. */
const WORKS: Record<string, (account: TestAccount) => Promise<Work>> = {
  'verifies the address': async (account) => {
    const code = await codeOf(account, 'verify-email');
    return () => commands().execute(new VerifyEmail(code, browserOf(account), null, CLIENT));
  },
  'sets another password by a link': async (account) => {
    const code = await codeOf(account, 'reset-password');
    return () => commands().execute(new ResetPassword(code, 'harbour-lemon-33'));
  },
  'asks for another address': async (account) => () =>
    commands().execute(new RequestEmailChange(signedIn(account), `new-${account.email}`, PASSWORD)),
  'confirms another address': async (account) => {
    const code = await codeOf(account, 'change-email');
    return () => commands().execute(new ConfirmEmailChange(code, browserOf(account), null));
  },
  'opens support access': async (account) => {
    const by = { accountId: admin.id, sessionId: admin.sessionId };
    const { code } = await commands().execute(new CreateSupportAccess(by, account.id));
    return () => commands().execute(new OpenSupportAccess(code, CLIENT));
  },
  'signs in with a passkey': async ({ id, sessionId }) => {
    const device = new TestAuthenticator(ORIGIN);
    const invitation = await commands().execute(
      new BeginPasskeyRegistration(id, { password: PASSWORD, signedInAt: test.clock.now(), sessionId }),
    );
    await commands().execute(new RegisterPasskey({ accountId: id, sessionId }, 'Phone', device.register(invitation)));
    const answer = device.signIn(await commands().execute(new BeginPasskeyLogin()));
    return () => commands().execute(new LogInWithPasskey(answer, CLIENT));
  },
  'signs in by a provider': async ({ id, email }) => {
    const known = { provider: 'google', issuer: 'https://login.test', subject: `person-${id}` };
    await database().query(
      'INSERT INTO social_identity (issuer, subject, account_id, linked_at) VALUES ($1, $2, $3, now())',
      [known.issuer, known.subject, id],
    );
    const person = { ...known, email, emailVerified: true, firstName: 'Ada', lastName: 'Test' };
    return () => commands().execute(new AcceptSocialLogin(person, null, newBrowserSecret(), CLIENT));
  },
  'signs out every other device':
    async ({ id, sessionId }) =>
    () =>
      commands().execute(new RevokeOtherSessions(id, sessionId)),
};

/** `done`, the code of an expected error, or the error itself, which no test expects. */
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: DomainError & { driverError?: { code: string } }) => error.driverError?.code ?? error.code ?? error,
  );

async function waitingForLocks(number: number): Promise<void> {
  await eventually(async () => {
    const rows = await database().query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(number);
  });
}

/** Both wait for the account, `first` before `second`, and go on when it is free. */
async function inThisOrder(id: number, first: Work, second: Work): Promise<unknown[]> {
  const started: Promise<unknown>[] = [];
  await database().transaction(async (tx) => {
    await tx.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [id]);
    for (const work of [first, second]) {
      started.push(outcome(work()));
      await waitingForLocks(started.length);
    }
  });
  return Promise.all(started);
}

const GONE = ['TOKEN_INVALID', 'SESSION_ENDED', 'ACCOUNT_NOT_FOUND', 'PASSWORD_WRONG', 'PASSKEY_UNKNOWN', 'done'];
const numberOf = async (accounts: TestAccount[]) =>
  (await database().query('SELECT 1 FROM account WHERE id = ANY ($1)', [accounts.map(({ id }) => id)])).length;

describe('an account that is deleted while its owner', () => {
  it.each(Object.keys(WORKS))('%s is gone, whoever comes first', async (name) => {
    const [one, other] = [await makeAccount(test.app), await makeAccount(test.app)];
    const works = await Promise.all([one, other].map((account) => WORKS[name]?.(account) as Promise<Work>));
    const [work, late] = works as [Work, Work];
    const [worked, removedAfter] = await inThisOrder(one.id, work, () => remove(one));
    expect(worked).toBe('done');
    if (removedAfter === 'SESSION_ENDED') {
      // Whoever ends all sessions may do so because somebody else is in the account, who deletes it.
      expect(['sets another password by a link', 'confirms another address']).toContain(name);
      await remove({ ...one, ...(await sessionOf(test.app, one.id)) });
    }
    const [removed, refused] = await inThisOrder(other.id, () => remove(other), late);
    expect(removed).toBe('done');
    expect(GONE).toContain(refused);
    expect(await numberOf([one, other])).toBe(0);
  });

  it('does all of that is gone, and nobody waits in a ring', async () => {
    const works = Object.values(WORKS);
    const accounts = await Promise.all(Array.from({ length: 24 }, () => makeAccount(test.app)));
    const prepared = await Promise.all(
      accounts.map((account) => Promise.all(works.map((prepare) => prepare(account)))),
    );
    const removals: Promise<unknown>[] = [];
    const outcomes = await Promise.all(
      accounts.flatMap((account, index) => {
        const mine = (prepared[index] as Work[]).map((work) => () => outcome(work()));
        // Each time in another place: where it comes last, it mostly finds that its session has ended.
        const place = index % (mine.length + 1);
        const before = mine.slice(0, place).map((start) => start());
        removals.push(outcome(remove(account)));
        return [...before, ...mine.slice(place).map((start) => start())];
      }),
    );
    const removed = await Promise.all(removals);
    expect([...outcomes, ...removed].filter((one) => !GONE.includes(String(one)))).toEqual([]);
    expect(removed).toContain('done');
    expect(await numberOf(accounts)).toBe(removed.filter((one) => one !== 'done').length);
  });
});
