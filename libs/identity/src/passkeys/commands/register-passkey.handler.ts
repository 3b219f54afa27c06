import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { lockedAccountOfSession, requireVerified } from '../../accounts/entities/account-of.js';
import { SignInMethodsChanged } from '../../sign-in-methods/events/sign-in-methods-changed.event.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { challengeOfToken, tokenOfClientData } from '../domain/challenge.js';
import { Passkey } from '../entities/passkey.entity.js';
import { passkeyRefused, passkeyTaken, tooManyPasskeys } from '../passkey.errors.js';
import { RelyingParty } from '../relying-party.js';
import { webauthn } from '../webauthn.js';
import { MOST_PASSKEYS } from './begin-passkey-registration.handler.js';
import { RegisterPasskey } from './register-passkey.command.js';

@CommandHandler(RegisterPasskey)
export class RegisterPasskeyHandler implements ICommandHandler<RegisterPasskey> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly tokens: SingleUseTokens,
    private readonly relyingParty: RelyingParty,
  ) {}

  /** @throws DomainError EMAIL_NOT_VERIFIED, SESSION_ENDED, PASSKEY_REFUSED, PASSKEY_TAKEN, TOO_MANY_PASSKEYS, TOKEN_INVALID */
  async execute({ signedIn: { accountId, sessionId }, name, response }: RegisterPasskey): Promise<void> {
    const { credential, backedUp } = await this.verify(accountId, response);
    await this.database.transaction(async (tx) => {
      requireVerified(await lockedAccountOfSession(tx, accountId, sessionId));
      if ((await tx.countBy(Passkey, { accountId })) >= MOST_PASSKEYS) {
        throw tooManyPasskeys(MOST_PASSKEYS);
      }
      const kept = await tx.query<unknown[]>(
        `INSERT INTO passkey (id, account_id, public_key, counter, transports, backed_up, name, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING 1`,
        [
          credential.id,
          accountId,
          Buffer.from(credential.publicKey),
          credential.counter,
          credential.transports ?? [],
          backedUp,
          name,
          this.clock.now(),
        ],
      );
      if (kept.length === 0) {
        throw passkeyTaken();
      }
      await this.outbox.add(tx, new SignInMethodsChanged({ accountId, change: 'passkey-added' }));
    });
  }

  /** The invitation is used up whatever becomes of the answer. */
  private async verify(accountId: number, response: RegistrationResponseJSON) {
    const token = tokenOfClientData(response.response.clientDataJSON);
    if (token === null) {
      throw passkeyRefused();
    }
    const invitation = await this.database.transaction((tx) => this.tokens.redeem(tx, 'passkey-registration', token));
    if (invitation.accountId !== accountId) {
      throw passkeyRefused();
    }
    const { verifyRegistrationResponse } = await webauthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challengeOfToken(token),
      expectedOrigin: this.relyingParty.origin,
      expectedRPID: this.relyingParty.id,
      requireUserVerification: true,
    }).catch(() => {
      throw passkeyRefused();
    });
    if (!verified) {
      throw passkeyRefused();
    }
    return { credential: registrationInfo.credential, backedUp: registrationInfo.credentialBackedUp };
  }
}
