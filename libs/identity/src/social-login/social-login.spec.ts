import { RegisterSocialCandidate } from '@babelboard/candidates';
import { Database, type DomainError } from '@babelboard/platform';
import { DeleteAccount } from '@babelboard/privacy';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Secret, TOTP } from 'otpauth';
import { makeAccount, PASSWORD, sessionOf } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { eventually } from '../../../../test/support/eventually.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { Account } from '../accounts/entities/account.entity.js';
import { ConfirmEmailChange } from '../email-address/commands/confirm-email-change.command.js';
import { RequestEmailChange } from '../email-address/commands/request-email-change.command.js';
import { newBrowserSecret } from '../registration/domain/browser-secret.js';
import { BeginSecondFactor } from '../second-factor/commands/begin-second-factor.command.js';
import { ConfirmSecondFactor } from '../second-factor/commands/confirm-second-factor.command.js';
import { SingleUseTokens } from '../single-use-tokens/single-use-tokens.js';
import { AcceptSocialLogin } from './commands/accept-social-login.command.js';
import { LinkSocialIdentity } from './commands/link-social-identity.command.js';
import { SendSocialLinkMail } from './commands/send-social-link-mail.command.js';
import { UnlinkSocialIdentity } from './commands/unlink-social-identity.command.js';
import type { SocialPerson } from './domain/social-person.js';
import { FindPendingLink } from './queries/find-pending-link.query.js';
import { ListSocialIdentities } from './queries/list-social-identities.query.js';

const CLIENT = { ipAddress: '203.0.113.1', userAgent: 'test', country: null, eu: null };
const BROWSER = newBrowserSecret();

/** A browser that shows nothing. */
const ELSEWHERE = { signedInAs: null, secrets: [] };

let test: TestApplication;
let people = 0;
const commands = () => test.app.get(CommandBus);
const database = () => test.app.get(Database);
const load = (id: number) => database().dataSource.manager.findOneByOrFail(Account, { id });
const unverify = (id: number) => database().query('UPDATE account SET email_verified_at = NULL WHERE id = $1', [id]);
const look = (token: string, browser: string | null = BROWSER) =>
  test.app.get(QueryBus).execute(new FindPendingLink(token, browser));
const typesOf = async () => (await takeEvents(test.app)).map(({ type }) => type.replace(/^identity\.|\.v1$/g, ''));

function newPerson(given: Partial<SocialPerson> = {}): SocialPerson {
  people += 1;
  return {
    provider: 'google',
    issuer: 'https://login.test',
    subject: `person-${people}`,
    email: `person-${people}@mail.test`,
    emailVerified: true,
    firstName: 'Ana',
    lastName: 'Ruiz',
    ...given,
  };
}

const accept = (person: SocialPerson) => commands().execute(new AcceptSocialLogin(person, '/jobs', BROWSER, CLIENT));

async function acceptForLink(person: SocialPerson): Promise<string> {
  const result = await accept(person);
  if (!('linkToken' in result)) {
    throw new Error('The person was signed in at once');
  }
  return result.linkToken;
}

const link = (
  token: string,
  {
    password = null,
    code = null,
    browser = BROWSER,
  }: { password?: string | null; code?: string | null; browser?: string | null } = {},
) => commands().execute(new LinkSocialIdentity(token, browser, ELSEWHERE, password, code, CLIENT));

const register = (token: string, browserSecret: string | null = BROWSER) =>
  commands().execute(
    new RegisterSocialCandidate(
      {
        token,
        browserSecret,
        firstName: 'Ana',
        lastName: 'Ruiz',
        language: 'en',
        referralPlatform: null,
        client: CLIENT,
      },
      false,
    ),
  );

/** The token of the mail that was just asked for. */
async function mailed(token: string): Promise<string> {
  await takeEvents(test.app);
  await commands().execute(new SendSocialLinkMail(token, BROWSER, 'de'));
  const [event] = await takeEvents(test.app);
  expect(event?.type).toBe('identity.social-link-requested.v1');
  return test.app.get(SingleUseTokens, { strict: false }).tokenOf(event?.payload.tokenId as string, 'social-link');
}

async function turnOnSecondFactor(accountId: number): Promise<() => string> {
  const signedIn = await sessionOf(test.app, accountId);
  const proof = { password: PASSWORD, signedInAt: test.clock.now(), sessionId: signedIn.sessionId };
  const { secret } = await commands().execute(new BeginSecondFactor(accountId, proof));
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() });
  await commands().execute(new ConfirmSecondFactor(signedIn, code()));
  test.clock.advance(30_000);
  return code;
}

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

describe('somebody new', () => {
  it('gets an account after the consent, verified, and is known from then on', async () => {
    const person = newPerson();
    const token = await acceptForLink(person);
    expect(await look(token)).toMatchObject({ step: 'register', pending: { email: person.email, firstName: 'Ana' } });
    await expect(link(token)).rejects.toMatchObject({ code: 'SOCIAL_CONSENT_NEEDED', path: 'terms' });
    const { accountId, redirect } = await register(token);
    expect(redirect).toBe('/jobs');
    expect(await load(accountId)).toMatchObject({
      type: 'candidate',
      email: person.email,
      emailVerifiedAt: test.clock.now(),
      passwordHash: null,
    });
    const [rows] = await database().query<{ consents: number; candidates: number }>(
      `SELECT (SELECT count(*)::int FROM consent WHERE account_id = $1) consents,
         (SELECT count(*)::int FROM candidate WHERE account_id = $1) candidates`,
      [accountId],
    );
    expect(rows).toEqual({ consents: 3, candidates: 1 });
    const again = await accept({ ...person, email: 'changed@mail.test' });
    expect(again).toMatchObject({ accountId, token: expect.any(String) });
  });

  it('gets one account from 20 presses at the same time', async () => {
    const person = newPerson();
    const token = await acceptForLink(person);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => register(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await database().query('SELECT 1 FROM account WHERE email = $1', [person.email])).toHaveLength(1);
  });

  it('comes with an address', async () => {
    await expect(accept(newPerson({ email: null, emailVerified: false }))).rejects.toMatchObject({
      code: 'SOCIAL_NO_EMAIL',
    });
  });

  it('may have registered the address meanwhile', async () => {
    const person = newPerson();
    const token = await acceptForLink(person);
    await makeAccount(test.app, 'candidate', { email: person.email as string });
    await expect(register(token)).rejects.toMatchObject({ code: 'SOCIAL_ADDRESS_TAKEN' });
    expect(await look(token)).toMatchObject({ step: 'password' });
  });
});

describe('somebody whose address has an account', () => {
  it('links it by its password', async () => {
    const person = newPerson();
    const { id } = await makeAccount(test.app, 'candidate', { email: person.email as string });
    const token = await acceptForLink(person);
    expect(await look(token)).toMatchObject({ step: 'password' });
    await takeEvents(test.app);
    await expect(link(token)).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
    await expect(link(token, { password: 'wrong-one' })).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
    await expect(register(token)).rejects.toMatchObject({ code: 'SOCIAL_ADDRESS_TAKEN' });
    await takeEvents(test.app);
    expect((await link(token, { password: PASSWORD })).accountId).toBe(id);
    expect(await typesOf()).toEqual(['sign-in-methods-changed', 'logged-in']);
    await expect(link(token, { password: PASSWORD })).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    expect(await accept(person)).toMatchObject({ accountId: id });
  });

  it('links it by a mail to the address', async () => {
    const person = newPerson();
    const { id } = await makeAccount(test.app, 'company', { email: person.email as string });
    const token = await mailed(await acceptForLink(person));
    expect(await look(token)).toMatchObject({ step: 'confirm' });
    expect((await link(token)).accountId).toBe(id);
    expect((await load(id)).passwordHash).not.toBeNull();
  });

  it('has it verified by the provider, with the password', async () => {
    const person = newPerson();
    const { id } = await makeAccount(test.app, 'company', { email: person.email as string, verified: false });
    const token = await acceptForLink(person);
    await takeEvents(test.app);
    await link(token, { password: PASSWORD });
    expect(await typesOf()).toContain('email-verified');
    expect((await load(id)).emailVerifiedAt).toEqual(test.clock.now());
  });

  it('takes it back from whoever registered the address before', async () => {
    const person = newPerson();
    const squatter = await makeAccount(test.app, 'company', { email: person.email as string });
    await turnOnSecondFactor(squatter.id);
    await unverify(squatter.id);
    await link(await mailed(await acceptForLink(person)));
    expect(await load(squatter.id)).toMatchObject({ passwordHash: null, totpSecret: null, totpConfirmedAt: null });
    const sessions = await database().query<{ method: string }>(
      'SELECT method FROM session WHERE account_id = $1 AND revoked_at IS NULL',
      [squatter.id],
    );
    expect(sessions).toEqual([{ method: 'social' }]);
  });

  it('has a mail sent where the account has no password', async () => {
    const person = newPerson();
    const { id } = await makeAccount(test.app, 'candidate', { email: person.email as string });
    await database().query('UPDATE account SET password_hash = NULL WHERE id = $1', [id]);
    const token = await acceptForLink(person);
    expect(await look(token)).toMatchObject({ step: 'verify' });
    await expect(link(token)).rejects.toMatchObject({ code: 'SOCIAL_MAIL_NEEDED' });
    expect((await link(await mailed(token))).accountId).toBe(id);
  });

  it("does not take a provider's account that opens another one", async () => {
    const person = newPerson();
    await register(await acceptForLink(person));
    const other = newPerson({ subject: 'soon-taken' });
    await makeAccount(test.app, 'candidate', { email: other.email as string });
    const token = await acceptForLink(other);
    await database().query("UPDATE social_identity SET subject = 'soon-taken' WHERE subject = $1", [person.subject]);
    await expect(link(token, { password: PASSWORD })).rejects.toMatchObject({ code: 'SOCIAL_IDENTITY_TAKEN' });
  });
});

describe('somebody whose provider does not vouch for the address', () => {
  it('learns nothing of the address before a mail to it was answered', async () => {
    const known = newPerson({ emailVerified: false });
    const { id } = await makeAccount(test.app, 'candidate', { email: known.email as string });
    const unknown = newPerson({ emailVerified: false });
    for (const person of [known, unknown]) {
      const token = await acceptForLink(person);
      expect(await look(token)).toMatchObject({ step: 'verify' });
      await expect(link(token, { password: PASSWORD })).rejects.toMatchObject({ code: 'SOCIAL_MAIL_NEEDED' });
      await expect(register(token)).rejects.toMatchObject({ code: 'SOCIAL_MAIL_NEEDED' });
    }
    expect((await link(await mailed(await acceptForLink(known)))).accountId).toBe(id);
    const { accountId } = await register(await mailed(await acceptForLink(unknown)));
    expect((await load(accountId)).emailVerifiedAt).not.toBeNull();
  });

  it("gets nothing out of a mail that the address's owner answers in another browser", async () => {
    const person = newPerson({ emailVerified: false });
    await makeAccount(test.app, 'candidate', { email: person.email as string });
    const token = await mailed(await acceptForLink(person));
    for (const browser of [newBrowserSecret(), null]) {
      await expect(look(token, browser)).rejects.toMatchObject({ code: 'SOCIAL_LINK_ELSEWHERE' });
      await expect(link(token, { browser })).rejects.toMatchObject({ code: 'SOCIAL_LINK_ELSEWHERE' });
      await expect(register(token, browser)).rejects.toMatchObject({ code: 'SOCIAL_LINK_ELSEWHERE' });
    }
    expect(await look(token)).toMatchObject({ step: 'confirm' });
  });

  it('asks for a mail only where one helps, and for one hour', async () => {
    const token = await acceptForLink(newPerson());
    const ask = commands().execute(new SendSocialLinkMail(token, BROWSER, 'de'));
    await expect(ask).rejects.toMatchObject({ code: 'SOCIAL_MAIL_NOT_NEEDED' });
    const late = await mailed(await acceptForLink(newPerson({ emailVerified: false })));
    test.clock.advance(3_600_000);
    await expect(look(late)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });
});

describe('a link to an account elsewhere', () => {
  it('is cut by its owner with the password, and signs in no more', async () => {
    const person = newPerson();
    const { id } = await makeAccount(test.app, 'candidate', { email: person.email ?? '' });
    await link(await acceptForLink(person), { password: PASSWORD });
    const list = (accountId: number) => test.app.get(QueryBus).execute(new ListSocialIdentities(accountId));
    const [linked] = await list(id);
    expect(linked).toMatchObject({ issuer: person.issuer, linkedAt: expect.any(Date) });
    expect(linked?.id).toMatch(/^[0-9a-f]{64}$/);
    const stranger = await makeAccount(test.app);
    await takeEvents(test.app);

    const unlink = async (accountId: number, password: string) => {
      const { sessionId } = await sessionOf(test.app, accountId);
      const proof = { password, signedInAt: test.clock.now(), sessionId };
      return commands().execute(new UnlinkSocialIdentity(accountId, linked?.id ?? '', proof));
    };
    await expect(unlink(id, 'wrong-one')).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
    await expect(unlink(stranger.id, PASSWORD)).rejects.toMatchObject({ code: 'SOCIAL_IDENTITY_NOT_FOUND' });
    expect(await list(id)).toHaveLength(1);
    await unlink(id, PASSWORD);
    expect(await list(id)).toEqual([]);
    expect(await typesOf()).toEqual(['sign-in-methods-changed']);
    expect(await look(await acceptForLink(person))).toMatchObject({ step: 'password' });
  });
});

describe('an address that somebody else registered first', () => {
  it('is not theirs to change once its owner comes', async () => {
    const person = newPerson();
    const thief = await makeAccount(test.app, 'candidate', { email: person.email as string, verified: false });
    await commands().execute(new RequestEmailChange(await sessionOf(test.app, thief.id), 'thief@mail.test', PASSWORD));
    const [asked] = await takeEvents(test.app).then((events) => events.slice(-1));
    const tokens = test.app.get(SingleUseTokens, { strict: false });
    const change = tokens.tokenOf(asked?.payload.tokenId as string, 'change-email');
    expect(await tokens.peek('change-email', change)).toMatchObject({ accountId: thief.id });
    const { accountId } = await link(await mailed(await acceptForLink(person)));
    expect(accountId).toBe(thief.id);
    await expect(commands().execute(new ConfirmEmailChange(change, ELSEWHERE, PASSWORD))).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    });
    expect((await load(thief.id)).email).toBe(person.email);
  });
});

describe('a link that is made', () => {
  it('does not count when the account changes meanwhile', async () => {
    const account = await makeAccount(test.app);
    const token = await acceptForLink(newPerson({ email: account.email }));
    const attempt = await database().transaction(async (tx) => {
      await tx.query(`UPDATE account SET password_hash = 'another' WHERE id = $1`, [account.id]);
      const outcome = link(token, { password: PASSWORD }).catch((error: DomainError) => error.code);
      await eventually(async () => {
        const waiting = await database().query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(1);
      });
      return [outcome];
    });
    expect(await attempt[0]).toBe('TOKEN_INVALID');
  });
});

describe('somebody who leaves soon after they came', () => {
  it('leaves their address in no code that was made before they had an account', async () => {
    const person = newPerson();
    const { accountId } = await register(await acceptForLink(person));
    const held = () =>
      database().query(`SELECT 1 FROM single_use_token WHERE data ->> 'email' ILIKE $1`, [person.email]);
    expect(await held()).toHaveLength(1);
    const session = { ...(await sessionOf(test.app, accountId)), createdAt: test.clock.now() };
    await commands().execute(new DeleteAccount(session, { reason: 6, text: '', password: null }));
    expect(await held()).toEqual([]);
  });
});

describe('somebody with a second factor', () => {
  it('is asked for a code each time', async () => {
    const person = newPerson();
    const { id } = await makeAccount(test.app, 'company', { email: person.email as string });
    const code = await turnOnSecondFactor(id);
    const first = await acceptForLink(person);
    await expect(link(first, { password: PASSWORD })).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    await expect(link(first, { password: PASSWORD, code: 'abcdef' })).rejects.toMatchObject({ code: 'CODE_WRONG' });
    await link(first, { password: PASSWORD, code: code() });
    test.clock.advance(30_000);
    const second = await acceptForLink(person);
    expect(await look(second)).toMatchObject({ step: 'code' });
    await expect(link(second)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect((await link(second, { code: code() })).accountId).toBe(id);
  });

  it('is asked after a mail, too', async () => {
    const person = newPerson();
    const { id } = await makeAccount(test.app, 'admin', { email: person.email as string });
    const code = await turnOnSecondFactor(id);
    const token = await mailed(await acceptForLink(person));
    await expect(link(token)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect((await link(token, { code: code() })).accountId).toBe(id);
  });
});
