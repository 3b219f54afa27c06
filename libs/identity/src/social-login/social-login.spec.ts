import { Database, type DomainError } from '@babelboard/platform';
import { DeleteAccount } from '@babelboard/privacy';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { makeAccount, PASSWORD, sessionOf } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { eventually } from '../../../../test/support/eventually.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { BROWSER, ELSEWHERE, SocialLogins } from '../../../../test/support/social-logins.js';
import { Account } from '../accounts/entities/account.entity.js';
import { ConfirmEmailChange } from '../email-address/commands/confirm-email-change.command.js';
import { RequestEmailChange } from '../email-address/commands/request-email-change.command.js';
import { newBrowserSecret } from '../registration/domain/browser-secret.js';
import { SingleUseTokens } from '../single-use-tokens/single-use-tokens.js';
import { SendSocialLinkMail } from './commands/send-social-link-mail.command.js';
import { UnlinkSocialIdentity } from './commands/unlink-social-identity.command.js';
import { ListSocialIdentities } from './queries/list-social-identities.query.js';

let test: TestApplication;
let social: SocialLogins;
const commands = () => test.app.get(CommandBus);
const database = () => test.app.get(Database);
const load = (id: number) => database().dataSource.manager.findOneByOrFail(Account, { id });
const unverify = (id: number) => database().query('UPDATE account SET email_verified_at = NULL WHERE id = $1', [id]);
const typesOf = async () => (await takeEvents(test.app)).map(({ type }) => type.replace(/^identity\.|\.v1$/g, ''));

beforeAll(async () => {
  test = await createTestApplication();
  social = new SocialLogins(test);
});
afterAll(() => test?.close());

describe('somebody new', () => {
  it('gets an account after the consent, verified, and is known from then on', async () => {
    const person = social.newPerson();
    const token = await social.acceptForLink(person);
    expect(await social.look(token)).toMatchObject({
      step: 'register',
      pending: { email: person.email, firstName: 'Ana' },
    });
    await expect(social.link(token)).rejects.toMatchObject({ code: 'SOCIAL_CONSENT_NEEDED', path: 'terms' });
    const { accountId, redirect } = await social.register(token);
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
    const again = await social.accept({ ...person, email: 'changed@mail.test' });
    expect(again).toMatchObject({ accountId, token: expect.any(String) });
  });

  it('gets one account from 20 presses at the same time', async () => {
    const person = social.newPerson();
    const token = await social.acceptForLink(person);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => social.register(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await database().query('SELECT 1 FROM account WHERE email = $1', [person.email])).toHaveLength(1);
  });

  it('comes with an address', async () => {
    await expect(social.accept(social.newPerson({ email: null, emailVerified: false }))).rejects.toMatchObject({
      code: 'SOCIAL_NO_EMAIL',
    });
  });

  it('may have registered the address meanwhile', async () => {
    const person = social.newPerson();
    const token = await social.acceptForLink(person);
    await makeAccount(test.app, 'candidate', { email: person.email as string });
    await expect(social.register(token)).rejects.toMatchObject({ code: 'SOCIAL_ADDRESS_TAKEN' });
    expect(await social.look(token)).toMatchObject({ step: 'password' });
  });
});

describe('somebody whose address has an account', () => {
  it('links it by its password', async () => {
    const person = social.newPerson();
    const { id } = await makeAccount(test.app, 'candidate', { email: person.email as string });
    const token = await social.acceptForLink(person);
    expect(await social.look(token)).toMatchObject({ step: 'password' });
    await takeEvents(test.app);
    await expect(social.link(token)).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
    await expect(social.link(token, { password: 'wrong-one' })).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
    await expect(social.register(token)).rejects.toMatchObject({ code: 'SOCIAL_ADDRESS_TAKEN' });
    await takeEvents(test.app);
    expect((await social.link(token, { password: PASSWORD })).accountId).toBe(id);
    expect(await typesOf()).toEqual(['sign-in-methods-changed', 'logged-in']);
    await expect(social.link(token, { password: PASSWORD })).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    expect(await social.accept(person)).toMatchObject({ accountId: id });
  });

  it('links it by a mail to the address', async () => {
    const person = social.newPerson();
    const { id } = await makeAccount(test.app, 'company', { email: person.email as string });
    const token = await social.mailed(await social.acceptForLink(person));
    expect(await social.look(token)).toMatchObject({ step: 'confirm' });
    expect((await social.link(token)).accountId).toBe(id);
    expect((await load(id)).passwordHash).not.toBeNull();
  });

  it('has it verified by the provider, with the password', async () => {
    const person = social.newPerson();
    const { id } = await makeAccount(test.app, 'company', { email: person.email as string, verified: false });
    const token = await social.acceptForLink(person);
    await takeEvents(test.app);
    await social.link(token, { password: PASSWORD });
    expect(await typesOf()).toContain('email-verified');
    expect((await load(id)).emailVerifiedAt).toEqual(test.clock.now());
  });

  it('takes it back from whoever registered the address before', async () => {
    const person = social.newPerson();
    const squatter = await makeAccount(test.app, 'company', { email: person.email as string });
    await social.turnOnSecondFactor(squatter.id);
    await unverify(squatter.id);
    await social.link(await social.mailed(await social.acceptForLink(person)));
    expect(await load(squatter.id)).toMatchObject({ passwordHash: null, totpSecret: null, totpConfirmedAt: null });
    const sessions = await database().query<{ method: string }>(
      'SELECT method FROM session WHERE account_id = $1 AND revoked_at IS NULL',
      [squatter.id],
    );
    expect(sessions).toEqual([{ method: 'social' }]);
  });

  it('has a mail sent where the account has no password', async () => {
    const person = social.newPerson();
    const { id } = await makeAccount(test.app, 'candidate', { email: person.email as string });
    await database().query('UPDATE account SET password_hash = NULL WHERE id = $1', [id]);
    const token = await social.acceptForLink(person);
    expect(await social.look(token)).toMatchObject({ step: 'verify' });
    await expect(social.link(token)).rejects.toMatchObject({ code: 'SOCIAL_MAIL_NEEDED' });
    expect((await social.link(await social.mailed(token))).accountId).toBe(id);
  });

  it("does not take a provider's account that opens another one", async () => {
    const person = social.newPerson();
    await social.register(await social.acceptForLink(person));
    const other = social.newPerson({ subject: 'soon-taken' });
    await makeAccount(test.app, 'candidate', { email: other.email as string });
    const token = await social.acceptForLink(other);
    await database().query("UPDATE social_identity SET subject = 'soon-taken' WHERE subject = $1", [person.subject]);
    await expect(social.link(token, { password: PASSWORD })).rejects.toMatchObject({ code: 'SOCIAL_IDENTITY_TAKEN' });
  });
});

describe('somebody whose provider does not vouch for the address', () => {
  it('learns nothing of the address before a mail to it was answered', async () => {
    const known = social.newPerson({ emailVerified: false });
    const { id } = await makeAccount(test.app, 'candidate', { email: known.email as string });
    const unknown = social.newPerson({ emailVerified: false });
    for (const person of [known, unknown]) {
      const token = await social.acceptForLink(person);
      expect(await social.look(token)).toMatchObject({ step: 'verify' });
      await expect(social.link(token, { password: PASSWORD })).rejects.toMatchObject({ code: 'SOCIAL_MAIL_NEEDED' });
      await expect(social.register(token)).rejects.toMatchObject({ code: 'SOCIAL_MAIL_NEEDED' });
    }
    expect((await social.link(await social.mailed(await social.acceptForLink(known)))).accountId).toBe(id);
    const { accountId } = await social.register(await social.mailed(await social.acceptForLink(unknown)));
    expect((await load(accountId)).emailVerifiedAt).not.toBeNull();
  });

  it("gets nothing out of a mail that the address's owner answers in another browser", async () => {
    const person = social.newPerson({ emailVerified: false });
    await makeAccount(test.app, 'candidate', { email: person.email as string });
    const token = await social.mailed(await social.acceptForLink(person));
    for (const browser of [newBrowserSecret(), null]) {
      await expect(social.look(token, browser)).rejects.toMatchObject({ code: 'SOCIAL_LINK_ELSEWHERE' });
      await expect(social.link(token, { browser })).rejects.toMatchObject({ code: 'SOCIAL_LINK_ELSEWHERE' });
      await expect(social.register(token, browser)).rejects.toMatchObject({ code: 'SOCIAL_LINK_ELSEWHERE' });
    }
    expect(await social.look(token)).toMatchObject({ step: 'confirm' });
  });

  it('asks for a mail only where one helps, and for one hour', async () => {
    const token = await social.acceptForLink(social.newPerson());
    const ask = commands().execute(new SendSocialLinkMail(token, BROWSER, 'de'));
    await expect(ask).rejects.toMatchObject({ code: 'SOCIAL_MAIL_NOT_NEEDED' });
    const late = await social.mailed(await social.acceptForLink(social.newPerson({ emailVerified: false })));
    test.clock.advance(3_600_000);
    await expect(social.look(late)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });
});

describe('a link to an account elsewhere', () => {
  it('is cut by its owner with the password, and signs in no more', async () => {
    const person = social.newPerson();
    const { id } = await makeAccount(test.app, 'candidate', { email: person.email ?? '' });
    await social.link(await social.acceptForLink(person), { password: PASSWORD });
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
    expect(await social.look(await social.acceptForLink(person))).toMatchObject({ step: 'password' });
  });
});

describe('an address that somebody else registered first', () => {
  it('is not theirs to change once its owner comes', async () => {
    const person = social.newPerson();
    const thief = await makeAccount(test.app, 'candidate', { email: person.email as string, verified: false });
    await commands().execute(new RequestEmailChange(await sessionOf(test.app, thief.id), 'thief@mail.test', PASSWORD));
    const [asked] = await takeEvents(test.app).then((events) => events.slice(-1));
    const tokens = test.app.get(SingleUseTokens, { strict: false });
    const change = tokens.tokenOf(asked?.payload.tokenId as string, 'change-email');
    expect(await tokens.peek('change-email', change)).toMatchObject({ accountId: thief.id });
    const { accountId } = await social.link(await social.mailed(await social.acceptForLink(person)));
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
    const token = await social.acceptForLink(social.newPerson({ email: account.email }));
    const attempt = await database().transaction(async (tx) => {
      await tx.query(`UPDATE account SET password_hash = 'another' WHERE id = $1`, [account.id]);
      const outcome = social.link(token, { password: PASSWORD }).catch((error: DomainError) => error.code);
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
    const person = social.newPerson();
    const { accountId } = await social.register(await social.acceptForLink(person));
    const codeOf = `SELECT id FROM single_use_token WHERE data ->> 'email' = $1`;
    const [code] = await database().query<{ id: string }>(codeOf, [person.email]);
    const held = () => database().query('SELECT 1 FROM single_use_token WHERE id = $1', [code?.id]);
    expect(await held()).toHaveLength(1);
    // One address, in letters that are composed in two ways.
    const [known, typed] = ['jos\u00e9@mail.test', 'JOSE\u0301@mail.test'];
    await database().query('UPDATE account SET email = $2, email_key = $2 WHERE id = $1', [accountId, known]);
    await database().query('UPDATE single_use_token SET data = data || $2 WHERE id = $1', [code?.id, { email: typed }]);
    const session = { ...(await sessionOf(test.app, accountId)), createdAt: test.clock.now() };
    await commands().execute(new DeleteAccount(session, { reason: 6, text: '', password: null }));
    expect(await held()).toEqual([]);
  });
});

describe('somebody with a second factor', () => {
  it('is asked for a code each time', async () => {
    const person = social.newPerson();
    const { id } = await makeAccount(test.app, 'company', { email: person.email as string });
    const code = await social.turnOnSecondFactor(id);
    const first = await social.acceptForLink(person);
    await expect(social.link(first, { password: PASSWORD })).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    await expect(social.link(first, { password: PASSWORD, code: 'abcdef' })).rejects.toMatchObject({
      code: 'CODE_WRONG',
    });
    await social.link(first, { password: PASSWORD, code: code() });
    test.clock.advance(30_000);
    const second = await social.acceptForLink(person);
    expect(await social.look(second)).toMatchObject({ step: 'code' });
    await expect(social.link(second)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect((await social.link(second, { code: code() })).accountId).toBe(id);
  });

  it('is asked after a mail, too', async () => {
    const person = social.newPerson();
    const { id } = await makeAccount(test.app, 'admin', { email: person.email as string });
    const code = await social.turnOnSecondFactor(id);
    const token = await social.mailed(await social.acceptForLink(person));
    await expect(social.link(token)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect((await social.link(token, { code: code() })).accountId).toBe(id);
  });
});
