import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { latestToken } from '../../support/accounts.js';
import type { Visitor } from '../../support/visitor.js';
import {
  link,
  linkTokenOf,
  logInBy,
  newPerson,
  type SocialBoard,
  startSocialBoard,
} from '../social-login/social-board.js';
import { NEW_PASSWORD, OWN_PASSWORD, Registrant, type Ways } from './ways-in.js';

let board: SocialBoard;

beforeAll(async () => {
  board = await startSocialBoard({ TRUST_PROXY: '1' });
});
afterAll(() => board?.stop());

const BEFORE: Ways = {
  password: true,
  session: true,
  passkey: true,
  secondFactor: true,
  recoveryCode: true,
  socialIdentity: true,
  resetLink: true,
  verifyLink: true,
  changeLink: true,
  linkAccount: true,
};
/** A mail to confirm the address sets no password once it is confirmed. */
const KEPT: Ways = { ...BEFORE, verifyLink: false };
const NOTHING = Object.fromEntries(Object.keys(BEFORE).map((way) => [way, false])) as unknown as Ways;

/** How somebody with the mailbox proves it. Each gives the code of the refusal, or `done`. */
type Proof = (mailbox: Visitor, registrant: Registrant) => Promise<string>;

const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? 'done' : (body.code ?? String(status));

const verify = async (from: Visitor, { id }: Registrant, more: object = {}) => {
  const token = await latestToken(board.app, 'verify-email', id);
  return outcome(await from.call('POST', '/api/auth/verify-email', { token, ...more }));
};
const newPassword = async (from: Visitor, { id }: Registrant, purpose: 'verify-email' | 'reset-password') => {
  const token = await latestToken(board.app, purpose, id);
  const body = { token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  return outcome(await from.call('POST', '/api/auth/password/reset', body));
};
async function comeByProvider(from: Visitor, { email }: Registrant): Promise<string> {
  board.providers.linkedin.person = newPerson({ email });
  return linkTokenOf(await logInBy(from, board.providers.linkedin, '/api/auth/social/linkedin'));
}
async function linkByMail(from: Visitor, registrant: Registrant): Promise<string> {
  await link(from, await comeByProvider(from, registrant), { mail: true });
  const mailed = await latestToken(board.app, 'social-link', registrant.id);
  const linked = await link(from, mailed, { code: registrant.nextRecoveryCode() });
  return outcome(linked);
}

const PROOFS: Record<string, Proof> = {
  'verifies elsewhere, knowing nothing': (from, who) => verify(from, who),
  'verifies elsewhere with a wrong password': (from, who) => verify(from, who, { password: NEW_PASSWORD }),
  'verifies elsewhere with the password': (from, who) => verify(from, who, { password: OWN_PASSWORD }),
  'verifies in the browser that registered': (_from, who) => verify(who.browser, who),
  'verifies in a browser that is signed in': (_from, who) => verify(who.signedIn, who),
  'verifies in a browser that is signed in to another account': async (from, who) => {
    const other = new Registrant(board);
    await other.register();
    return verify(other.signedIn, who).then((said) => (from.cookies.size === 0 ? said : 'odd'));
  },
  'sets a new password by the link to verify': (from, who) => newPassword(from, who, 'verify-email'),
  'resets the password': async (from, who) => {
    await from.call('POST', '/api/auth/password/forgot', { email: who.email });
    return newPassword(from, who, 'reset-password');
  },
  'resets the password in the browser that registered': async (_from, who) => {
    await who.browser.call('POST', '/api/auth/password/forgot', { email: who.email });
    return newPassword(who.browser, who, 'reset-password');
  },
  'comes by a provider, and by its mail': linkByMail,
  'comes by a provider, and by its mail, in the browser that registered': (_from, who) => linkByMail(who.browser, who),
  'comes by a provider, with a wrong password': async (from, who) =>
    outcome(await link(from, await comeByProvider(from, who), { password: NEW_PASSWORD })),
  'comes by a provider, with the password': async (from, who) =>
    outcome(
      await link(from, await comeByProvider(from, who), { password: OWN_PASSWORD, code: who.nextRecoveryCode() }),
    ),
};

/** What the registrant has afterwards, whether the address counts as verified, and whether what was entered goes. */
type Row = [proof: keyof typeof PROOFS, said: string, verified: boolean, ways: Ways, emptied: boolean];

/** Who has the mailbox alone. */
const MAILBOX_ALONE: Row[] = [
  ['verifies elsewhere, knowing nothing', 'PROOF_NEEDED', false, BEFORE, false],
  ['verifies elsewhere with a wrong password', 'PASSWORD_WRONG', false, BEFORE, false],
  ['verifies in a browser that is signed in to another account', 'PROOF_NEEDED', false, BEFORE, false],
  ['comes by a provider, with a wrong password', 'PASSWORD_WRONG', false, BEFORE, false],
  ['sets a new password by the link to verify', 'done', true, NOTHING, true],
  ['resets the password', 'done', true, NOTHING, true],
  ['comes by a provider, and by its mail', 'done', true, NOTHING, true],
];
/** Who registered, too: elsewhere, a forgotten password cannot be told from somebody else’s. */
const REGISTERED_TOO: Row[] = [
  ...MAILBOX_ALONE,
  ['resets the password in the browser that registered', 'done', true, NOTHING, false],
  ['verifies elsewhere with the password', 'done', true, KEPT, false],
  ['verifies in the browser that registered', 'done', true, KEPT, false],
  ['verifies in a browser that is signed in', 'done', true, KEPT, false],
  ['comes by a provider, with the password', 'done', true, KEPT, false],
  ['comes by a provider, and by its mail, in the browser that registered', 'done', true, KEPT, false],
];

async function registered(): Promise<Registrant> {
  const registrant = new Registrant(board);
  await registrant.register();
  await registrant.setUp();
  return registrant;
}

async function stateOf({ id, query }: Registrant) {
  const [row] = await query<{ verified: boolean; consents: boolean; name: string; languages: number }>(
    `SELECT email_verified_at IS NOT NULL AS verified, first_name AS name,
       (SELECT count(*)::int FROM candidate_language WHERE account_id = $1) AS languages,
       EXISTS (SELECT 1 FROM consent WHERE account_id = $1 AND given) AS consents
     FROM account WHERE id = $1`,
    [id],
  );
  return row;
}
/** What the registrant entered, at registration and by consenting. */
const ENTERED = { consents: true, name: 'Ada', languages: 1 };
/** What somebody else had entered is none of the owner's. */
const EMPTIED = { consents: false, name: '', languages: 0 };

describe('before the address is verified', () => {
  it('nobody adds a passkey or a second factor', async () => {
    const registrant = new Registrant(board);
    await registrant.register();
    expect(await registrant.refusals()).toEqual([
      [403, 'EMAIL_NOT_VERIFIED'],
      [403, 'EMAIL_NOT_VERIFIED'],
    ]);
  });
});

describe('where a stranger registered the address first, and its owner', () => {
  it.each(MAILBOX_ALONE)('%s: %s', async (proof, said, verified, ways, emptied) => {
    const stranger = await registered();
    const owner = stranger.visitor();
    expect(await PROOFS[proof]?.(owner, stranger)).toBe(said);
    expect(await stateOf(stranger)).toEqual({ verified, ...(emptied ? EMPTIED : ENTERED) });
    expect(await stranger.tryAll()).toEqual(ways);
  });
});

describe('where the owner registered the address first, and', () => {
  it.each(REGISTERED_TOO)('%s: %s', async (proof, said, verified, ways, emptied) => {
    const owner = await registered();
    // Who comes second changes nothing and gets nothing.
    const stranger = owner.visitor();
    const again = { email: owner.email, password: NEW_PASSWORD, nombre: 'Eve', apellidos: 'Test', terms: true };
    expect((await stranger.call('POST', '/api/auth/register', again)).status).toBe(201);
    expect((await stranger.logIn(owner.email, NEW_PASSWORD)).status).toBe(422);
    expect(await verify(stranger, owner)).toBe('PROOF_NEEDED');
    expect(await PROOFS[proof]?.(owner.visitor(), owner)).toBe(said);
    expect(await stateOf(owner)).toEqual({ verified, ...(emptied ? EMPTIED : ENTERED) });
    expect(await owner.tryAll()).toEqual(ways);
  });
});

/** The address of a verified account becomes another one: its sessions end, and links to the address before. */
const MOVED: Ways = {
  ...BEFORE,
  session: false,
  resetLink: false,
  verifyLink: false,
  changeLink: false,
  linkAccount: false,
};
const STAYED: Ways = { ...BEFORE, verifyLink: false };

describe('a change of the address that', () => {
  const change = async (from: Visitor, { id }: Registrant, more: object = {}) => {
    const token = await latestToken(board.app, 'change-email', id);
    return outcome(await from.call('POST', '/api/auth/confirm-email-change', { token, ...more }));
  };

  it.each<[string, Proof, string, Ways]>([
    [
      'a stranger asked for, pressed by the owner of the new address',
      (from, who) => change(from, who),
      'PROOF_NEEDED',
      STAYED,
    ],
    [
      'a stranger asked for, with a wrong password',
      (from, who) => change(from, who, { password: NEW_PASSWORD }),
      'PASSWORD_WRONG',
      STAYED,
    ],
    [
      'its owner confirms elsewhere with the password',
      (from, who) => change(from, who, { password: OWN_PASSWORD }),
      'done',
      MOVED,
    ],
    ['its owner confirms where they are signed in', (_from, who) => change(who.signedIn, who), 'done', MOVED],
  ])('%s', async (_name, press, said, ways) => {
    const registrant = new Registrant(board);
    await registrant.register();
    expect(await verify(registrant.browser, registrant)).toBe('done');
    await registrant.setUp();
    expect(await press(registrant.visitor(), registrant)).toBe(said);
    if (said === 'done') registrant.email = `other-${registrant.email}`;
    expect(await registrant.tryAll()).toEqual(ways);
  });
});
