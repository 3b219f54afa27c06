import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { accountOf, lockedAccountOfSession, requireVerified } from '../../accounts/entities/account-of.js';
import { Reauthentication } from '../../sign-in-methods/reauthentication.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { userHandle } from '../domain/user-handle.js';
import { Passkey } from '../entities/passkey.entity.js';
import { tooManyPasskeys } from '../passkey.errors.js';
import { RelyingParty } from '../relying-party.js';
import { webauthn } from '../webauthn.js';
import { BeginPasskeyRegistration } from './begin-passkey-registration.command.js';

const LIFETIME_MS = 5 * 60_000;
/** Of one account. */
export const MOST_PASSKEYS = 20;

@CommandHandler(BeginPasskeyRegistration)
export class BeginPasskeyRegistrationHandler implements ICommandHandler<BeginPasskeyRegistration> {
  constructor(
    private readonly database: Database,
    private readonly tokens: SingleUseTokens,
    private readonly reauthentication: Reauthentication,
    private readonly relyingParty: RelyingParty,
  ) {}

  /** @throws DomainError EMAIL_NOT_VERIFIED, TOO_MANY_PASSKEYS, PASSWORD_WRONG, LOGIN_TOO_OLD, RATE_LIMITED */
  async execute({ accountId, proof }: BeginPasskeyRegistration): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { manager } = this.database.dataSource;
    const account = await accountOf(manager, accountId);
    requireVerified(account);
    await this.reauthentication.check(account, proof);
    const known = await manager.findBy(Passkey, { accountId });
    if (known.length >= MOST_PASSKEYS) {
      throw tooManyPasskeys(MOST_PASSKEYS);
    }
    const purpose = 'passkey-registration';
    const { id } = await this.database.transaction(async (tx) => {
      await lockedAccountOfSession(tx, accountId, proof.sessionId);
      return this.tokens.issue(tx, { purpose, accountId, lifetimeMs: LIFETIME_MS });
    });
    const { generateRegistrationOptions } = await webauthn();
    return generateRegistrationOptions({
      rpID: this.relyingParty.id,
      rpName: this.relyingParty.name,
      userID: userHandle(accountId),
      userName: account.email,
      userDisplayName: `${account.firstName} ${account.lastName}`.trim(),
      challenge: this.tokens.tokenOf(id, purpose),
      timeout: LIFETIME_MS,
      attestationType: 'none',
      excludeCredentials: known.map(({ id: credential }) => ({ id: credential })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }
}
