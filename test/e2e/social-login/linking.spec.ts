import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { latestToken, makeAccount, PASSWORD, type TestAccount } from '../../support/accounts.js';
import { Visitor } from '../../support/visitor.js';
import {
  link,
  linkTokenOf,
  logInBy,
  newPerson,
  pendingOf,
  type SocialBoard,
  startSocialBoard,
} from './social-board.js';

const PATH = '/api/auth/social/google';

let board: SocialBoard;
const visitor = () => new Visitor(board.url);

/** Comes by the provider as somebody with this address. Gives the token of the page that asks on. */
async function arrive(guest: Visitor, email: string, emailVerified = true): Promise<string> {
  board.providers.google.person = newPerson({ email, emailVerified });
  return linkTokenOf(await logInBy(guest, board.providers.google, PATH));
}

/** What an authenticator does: gives the code of now. */
async function turnOnSecondFactor({ bearer }: TestAccount): Promise<() => string> {
  const client = visitor();
  const begun = await client.call<{ secret: string }>(
    'POST',
    '/api/auth/second-factor',
    { password: PASSWORD },
    bearer,
  );
  const totp = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
  const code = () => totp.generate({ timestamp: board.clock.now().getTime() });
  await client.call('POST', '/api/auth/second-factor/confirm', { code: code() }, bearer);
  board.clock.advance(30_000);
  return code;
}

beforeAll(async () => {
  board = await startSocialBoard();
});
afterAll(() => board.stop());

describe('an account that has the address', () => {
  it('is linked by its password', async () => {
    const account = await makeAccount(board.app, 'company');
    const guest = visitor();
    const token = await arrive(guest, account.email);
    expect((await pendingOf(guest, token)).body).toMatchObject({ step: 'password', provider_name: 'Google' });
    for (const more of [{}, { password: 'wrong-one' }, { terms: true, nombre: 'Ana', password: 'wrong-one' }]) {
      expect(await link(guest, token, more)).toMatchObject({ status: 422, body: { code: 'PASSWORD_WRONG' } });
    }
    expect(guest.cookies.has('token')).toBe(false);
    const linked = await link(guest, token, { password: PASSWORD });
    expect(linked).toMatchObject({ status: 200, body: { user: { id: account.id }, path: '/company/jobs' } });
    expect(await logInBy(visitor(), board.providers.google, PATH)).toBe('/company/jobs');
  });

  it('is linked by a mail, in the browser where it began', async () => {
    const account = await makeAccount(board.app, 'candidate');
    const guest = visitor();
    const token = await arrive(guest, account.email);
    expect((await link(guest, token, { mail: true })).body).toEqual({ status: 'mail-sent' });
    const mailed = await latestToken(board.app, 'social-link', account.id);
    const elsewhere = visitor();
    expect(await pendingOf(elsewhere, mailed)).toMatchObject({ status: 410, body: { code: 'SOCIAL_LINK_ELSEWHERE' } });
    expect(await link(elsewhere, mailed)).toMatchObject({ status: 410 });
    expect((await pendingOf(guest, mailed)).body.step).toBe('confirm');
    expect((await link(guest, mailed)).body).toMatchObject({ status: 'signed-in', user: { id: account.id } });
    expect((await link(guest, mailed)).status).toBe(410);
  });

  it('is not told of to who does not have the address', async () => {
    const account = await makeAccount(board.app, 'candidate');
    const answers = [];
    for (const email of [account.email, 'nobody-here@mail.test']) {
      const guest = visitor();
      const token = await arrive(guest, email, false);
      const { body } = await pendingOf(guest, token);
      const refused = await link(guest, token, { password: PASSWORD, terms: true, nombre: 'Ana' });
      const sent = await link(guest, token, { mail: true });
      answers.push([{ ...body, email: '' }, refused.status, refused.body.code, sent.status, sent.body]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.slice(1)).toEqual([422, 'SOCIAL_MAIL_NEEDED', 200, { status: 'mail-sent' }]);
  });

  it('still asks for its second factor', async () => {
    const account = await makeAccount(board.app, 'admin');
    const code = await turnOnSecondFactor(account);
    const guest = visitor();
    const token = await arrive(guest, account.email);
    expect(await link(guest, token, { password: PASSWORD })).toMatchObject({
      body: { code: 'SECOND_FACTOR_REQUIRED' },
    });
    expect((await link(guest, token, { password: PASSWORD, code: code() })).status).toBe(200);
    board.clock.advance(30_000);
    const again = visitor();
    const second = linkTokenOf(await logInBy(again, board.providers.google, PATH));
    expect(again.cookies.has('token')).toBe(false);
    expect((await pendingOf(again, second)).body.step).toBe('code');
    expect(await link(again, second, { code: '000000' })).toMatchObject({ status: 422 });
    expect((await link(again, second, { code: code() })).body).toMatchObject({ user: { id: account.id } });
  });
});

describe('a token of a link', () => {
  it('is worth nothing when it is wrong', async () => {
    for (const token of ['x', 'x'.repeat(64), '\u0000']) {
      expect((await pendingOf(visitor(), token)).status).toBe(410);
      expect((await link(visitor(), token, { password: PASSWORD })).status).toBe(410);
    }
  });

  it('makes one account from 20 presses at the same time', async () => {
    const guest = visitor();
    const token = await arrive(guest, 'one-of-many@mail.test');
    const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const presses = Array.from({ length: 20 }, () =>
      visitor().call('POST', '/api/auth/social/link', { token, nombre: 'Ana', terms: true }, { Cookie: cookie }),
    );
    const answers = (await Promise.all(presses)).map(({ status }) => status);
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status >= 500)).toEqual([]);
  });
});
