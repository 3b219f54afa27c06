import { Database } from '@babelboard/platform';
import { expect } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { latestToken } from '../../support/accounts.js';
import { TestAuthenticator } from '../../support/authenticator.js';
import { Visitor } from '../../support/visitor.js';
import { link, linkTokenOf, logInBy, newPerson, type SocialBoard } from '../social-login/social-board.js';

export const OWN_PASSWORD = 'lantern-orchard-71';
export const NEW_PASSWORD = 'copper-meadow-52';
const PROVIDER_PATH = '/api/auth/social/google';
const ISSUED_BEFORE = ['reset-password', 'verify-email', 'change-email'] as const;

interface Options {
  options: { challenge: string; rp: { id: string }; user: { id: string }; rpId?: string };
}

/** Which ways into an account lead there: `true` for open. */
export interface Ways {
  password: boolean;
  session: boolean;
  passkey: boolean;
  /** Whether the codes of the authenticator still count: a login asks for one. */
  secondFactor: boolean;
  recoveryCode: boolean;
  socialIdentity: boolean;
  resetLink: boolean;
  verifyLink: boolean;
  changeLink: boolean;
  linkAccount: boolean;
}

let people = 0;

/** Somebody who registers, sets up every way in that there is, and tries later which of them still lead there. */
export class Registrant {
  email = `registrant-${++people}@board.test`;
  readonly browser: Visitor;
  readonly signedIn: Visitor;
  private readonly friend = newPerson();
  private readonly device: TestAuthenticator;
  private recoveryCodes: string[] = [];
  private codes: Partial<Record<(typeof ISSUED_BEFORE)[number] | 'social-link', string>> = {};
  private linking: Visitor;
  id = 0;

  constructor(private readonly board: SocialBoard) {
    this.browser = this.visitor();
    this.signedIn = this.visitor();
    this.linking = this.visitor();
    this.device = new TestAuthenticator(board.url);
  }

  visitor(): Visitor {
    people += 1;
    return new Visitor(this.board.url, `198.51.${100 + Math.floor(people / 250)}.${people % 250}`);
  }

  async register(): Promise<void> {
    const body = { email: this.email, password: OWN_PASSWORD, nombre: 'Ada', apellidos: 'Test', terms: true };
    const languages = [{ slug: 'Spanish', cefr: 'native' }];
    await this.browser.call('POST', '/api/auth/register', { ...body, languages, newsletters: true });
    const [row] = await this.query<{ id: number }>('SELECT id FROM account WHERE email = $1', [this.email]);
    this.id = row?.id as number;
    await this.signedIn.logIn(this.email, OWN_PASSWORD);
  }

  /** One that the tries below do not use. */
  nextRecoveryCode(): string {
    return this.recoveryCodes[2] ?? '';
  }

  /** What the server says to a passkey and to a second factor before the address is verified. */
  async refusals(): Promise<unknown[]> {
    const proof = { password: OWN_PASSWORD };
    const passkey = await this.signedIn.call<{ code: string }>('POST', '/api/auth/passkeys/options', proof);
    const secondFactor = await this.signedIn.call<{ code: string }>('POST', '/api/auth/second-factor', proof);
    return [passkey, secondFactor].map(({ status, body }) => [status, body.code]);
  }

  /** Every way in; where the address is not verified, as versions before this one let people set them up. */
  async setUp(): Promise<void> {
    const proof = { password: OWN_PASSWORD };
    const [before] = await this.query<{ at: Date | null }>(
      'SELECT email_verified_at AS at FROM account WHERE id = $1',
      [this.id],
    );
    await this.query('UPDATE account SET email_verified_at = created_at WHERE id = $1', [this.id]);
    const { body } = await this.signedIn.call<Options>('POST', '/api/auth/passkeys/options', proof);
    await this.signedIn.call('POST', '/api/auth/passkeys', {
      name: 'Phone',
      response: this.device.register(body.options),
    });
    const begun = await this.signedIn.call<{ secret: string }>('POST', '/api/auth/second-factor', proof);
    const totp = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
    const code = totp.generate({ timestamp: this.board.clock.now().getTime() });
    const on = await this.signedIn.call<{ recovery_codes: string[] }>('POST', '/api/auth/second-factor/confirm', {
      code,
    });
    this.recoveryCodes = on.body.recovery_codes;
    await this.query(
      'INSERT INTO social_identity (issuer, subject, account_id, linked_at) VALUES ($1, $2, $3, now())',
      [this.board.providers.google.issuer, this.friend.subject, this.id],
    );
    await this.query('UPDATE account SET email_verified_at = $2 WHERE id = $1', [this.id, before?.at ?? null]);
    await this.remember();
  }

  /** Codes that lie somewhere since before. */
  private async remember(): Promise<void> {
    const { email } = this;
    const body = { email: `other-${email}`, password: OWN_PASSWORD };
    await this.signedIn.call('POST', '/api/candidates/account-settings/update-email', body);
    await this.visitor().call('POST', '/api/auth/password/forgot', { email });
    await this.visitor().call('POST', '/api/auth/resend-verification', { email });
    for (const purpose of ISSUED_BEFORE) {
      this.codes[purpose] = await latestToken(this.board.app, purpose, this.id).catch(() => 'none');
    }
    this.codes['social-link'] = linkTokenOf(await this.comeByProvider(this.linking));
  }

  private comeByProvider(guest: Visitor): Promise<string> {
    this.board.providers.google.person = this.friend;
    return logInBy(guest, this.board.providers.google, PROVIDER_PATH);
  }

  /** Tries each way with what was kept, and from the browsers of before. What changes something comes last. */
  async tryAll(): Promise<Ways> {
    const login = (code?: string) =>
      this.visitor().call<{ code?: string }>('POST', '/api/auth/login', {
        email: this.email,
        password: OWN_PASSWORD,
        ...(code !== undefined && { code }),
      });
    const plain = await login();
    const asked = plain.body.code === 'SECOND_FACTOR_REQUIRED';
    const device = this.visitor();
    const { body } = await device.call<Options>('POST', '/api/auth/passkeys/login-options', {});
    const response = this.device.signIn(body.options);
    const passkey = await device.call('POST', '/api/auth/passkeys/login', { response });
    const [state] = await this.query<{ on: boolean }>(
      'SELECT totp_confirmed_at IS NOT NULL AS on FROM account WHERE id = $1',
      [this.id],
    );
    const ways = {
      password: plain.status === 200 || asked,
      session: (await this.signedIn.call('GET', '/api/auth/sessions')).status === 200,
      passkey: passkey.status === 200,
      secondFactor: state?.on === true,
      recoveryCode: asked && (await login(this.recoveryCodes[0])).status === 200,
      socialIdentity: await this.identityOpens(),
      linkAccount: await this.linkOpens(),
    };
    return {
      ...ways,
      verifyLink: await this.resets(this.codes['verify-email']),
      resetLink: await this.resets(this.codes['reset-password']),
      changeLink: await this.changes('/api/auth/confirm-email-change', { token: this.codes['change-email'] }),
    };
  }

  /** Whether the provider's account is still tied: it opens a session, or the page that asks for the code of the account. */
  private async identityOpens(): Promise<boolean> {
    const guest = this.visitor();
    const url = new URL(await this.comeByProvider(guest), this.board.url);
    const token = url.searchParams.get('token');
    if (token === null) {
      return guest.cookies.has('token');
    }
    const { body } = await guest.call<{ step: string }>('POST', '/api/auth/social/pending', { token });
    return body.step === 'code';
  }

  private async linkOpens(): Promise<boolean> {
    const token = this.codes['social-link'] ?? '';
    return (await link(this.linking, token, { code: this.recoveryCodes[1] })).status === 200;
  }

  private async changes(path: string, body: object): Promise<boolean> {
    const answer = await this.visitor().call('POST', path, { ...body, password: OWN_PASSWORD });
    const [row] = await this.query<{ email: string }>('SELECT email FROM account WHERE id = $1', [this.id]);
    return answer.status === 200 && row?.email !== this.email;
  }

  /** Whether a code would set a password: a weak one is refused and leaves the code as it is. */
  private async resets(token = ''): Promise<boolean> {
    const body = { token, password: 'password1234', password_confirmation: 'password1234' };
    const { status } = await this.visitor().call('POST', '/api/auth/password/reset', body);
    expect([410, 422]).toContain(status);
    return status === 422;
  }

  readonly query = <Row = unknown>(sql: string, parameters: unknown[]): Promise<Row[]> =>
    this.board.app.get(Database).query(sql, parameters) as Promise<Row[]>;
}
