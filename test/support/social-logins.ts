import { RegisterSocialCandidate } from '@babelboard/candidates';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Secret, TOTP } from 'otpauth';
import { newBrowserSecret } from '../../libs/identity/src/registration/domain/browser-secret.js';
import { BeginSecondFactor } from '../../libs/identity/src/second-factor/commands/begin-second-factor.command.js';
import { ConfirmSecondFactor } from '../../libs/identity/src/second-factor/commands/confirm-second-factor.command.js';
import { SingleUseTokens } from '../../libs/identity/src/single-use-tokens/single-use-tokens.js';
import { AcceptSocialLogin } from '../../libs/identity/src/social-login/commands/accept-social-login.command.js';
import { LinkSocialIdentity } from '../../libs/identity/src/social-login/commands/link-social-identity.command.js';
import { SendSocialLinkMail } from '../../libs/identity/src/social-login/commands/send-social-link-mail.command.js';
import type { SocialPerson } from '../../libs/identity/src/social-login/domain/social-person.js';
import { FindPendingLink } from '../../libs/identity/src/social-login/queries/find-pending-link.query.js';
import { PASSWORD, sessionOf } from './accounts.js';
import type { TestApplication } from './application.js';
import { takeEvents } from './outbox.js';

const CLIENT = { ipAddress: '203.0.113.1', userAgent: 'test', country: null, eu: null };
export const BROWSER = newBrowserSecret();

/** A browser that shows nothing. */
export const ELSEWHERE = { signedInAs: null, secrets: [] };

/** What somebody whom a provider sends can do, in the browser `BROWSER`. */
export class SocialLogins {
  private people = 0;

  constructor(private readonly test: TestApplication) {}

  private get commands(): CommandBus {
    return this.test.app.get(CommandBus);
  }

  /** Whom nobody knows yet, as a provider tells of them. */
  newPerson(given: Partial<SocialPerson> = {}): SocialPerson {
    this.people += 1;
    return {
      provider: 'google',
      issuer: 'https://login.test',
      subject: `person-${this.people}`,
      email: `person-${this.people}@mail.test`,
      emailVerified: true,
      firstName: 'Ana',
      lastName: 'Ruiz',
      ...given,
    };
  }

  accept(person: SocialPerson) {
    return this.commands.execute(new AcceptSocialLogin(person, '/jobs', BROWSER, CLIENT));
  }

  /** Gives the token of what is not linked yet. @throws where the person is signed in at once */
  async acceptForLink(person: SocialPerson): Promise<string> {
    const result = await this.accept(person);
    if (!('linkToken' in result)) {
      throw new Error('The person was signed in at once');
    }
    return result.linkToken;
  }

  look(token: string, browser: string | null = BROWSER) {
    return this.test.app.get(QueryBus).execute(new FindPendingLink(token, browser));
  }

  link(
    token: string,
    {
      password = null,
      code = null,
      browser = BROWSER,
    }: { password?: string | null; code?: string | null; browser?: string | null } = {},
  ) {
    return this.commands.execute(new LinkSocialIdentity(token, browser, ELSEWHERE, password, code, CLIENT));
  }

  register(token: string, browserSecret: string | null = BROWSER) {
    const names = { firstName: 'Ana', lastName: 'Ruiz', language: 'en' as const };
    return this.commands.execute(
      new RegisterSocialCandidate({ token, browserSecret, ...names, referralPlatform: null, client: CLIENT }, false),
    );
  }

  /** The token of a mail that is asked for. */
  async mailed(token: string): Promise<string> {
    await takeEvents(this.test.app);
    await this.commands.execute(new SendSocialLinkMail(token, BROWSER, 'de'));
    const [event] = await takeEvents(this.test.app);
    if (event?.type !== 'identity.social-link-requested.v1') {
      throw new Error('No mail was asked for');
    }
    return this.test.app
      .get(SingleUseTokens, { strict: false })
      .tokenOf(event.payload.tokenId as string, 'social-link');
  }

  /** Gives what tells the code of the moment. */
  async turnOnSecondFactor(accountId: number): Promise<() => string> {
    const signedIn = await sessionOf(this.test.app, accountId);
    const proof = { password: PASSWORD, signedInAt: this.test.clock.now(), sessionId: signedIn.sessionId };
    const { secret } = await this.commands.execute(new BeginSecondFactor(accountId, proof));
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: this.test.clock.now().getTime() });
    await this.commands.execute(new ConfirmSecondFactor(signedIn, code()));
    this.test.clock.advance(30_000);
    return code;
  }
}
