import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { lockAccount } from '../../accounts/entities/lock-account.js';
import { Sessions } from '../../sessions/sessions.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { challengeOfToken, tokenOfClientData } from '../domain/challenge.js';
import { userHandleText } from '../domain/user-handle.js';
import { Passkey } from '../entities/passkey.entity.js';
import { passkeyRefused, passkeyUnknown } from '../passkey.errors.js';
import { RelyingParty } from '../relying-party.js';
import { webauthn } from '../webauthn.js';
import { LogInWithPasskey } from './log-in-with-passkey.command.js';

@CommandHandler(LogInWithPasskey)
export class LogInWithPasskeyHandler implements ICommandHandler<LogInWithPasskey> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tokens: SingleUseTokens,
    private readonly sessions: Sessions,
    private readonly relyingParty: RelyingParty,
  ) {}

  /** @throws DomainError PASSKEY_REFUSED, PASSKEY_UNKNOWN, TOKEN_INVALID */
  async execute({ response, client }: LogInWithPasskey) {
    const token = tokenOfClientData(response.response.clientDataJSON);
    if (token === null) {
      throw passkeyRefused();
    }
    // Used up whatever becomes of the answer.
    await this.database.transaction((tx) => this.tokens.redeem(tx, 'passkey-login', token));
    const passkey = await this.database.dataSource.manager.findOneBy(Passkey, { id: response.id });
    if (passkey === null) {
      throw passkeyUnknown();
    }
    const { newCounter, credentialBackedUp } = await this.verify(passkey, token, response);
    return this.database.transaction(async (tx) => {
      const account = await lockAccount(tx, passkey.accountId);
      if (account === null) {
        throw passkeyUnknown();
      }
      // The condition is the check of the counter once more: of two answers with the same number one wins.
      const [, used] = await tx.query<[unknown[], number]>(
        `UPDATE passkey SET counter = $2, backed_up = $3, last_used_at = $4
         WHERE id = $1 AND account_id = $5 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
        [passkey.id, newCounter, credentialBackedUp, this.clock.now(), account.id],
      );
      if (used === 0) {
        throw passkeyRefused();
      }
      return this.sessions.open(tx, { account, method: 'passkey', client });
    });
  }

  private async verify(passkey: Passkey, token: string, response: AuthenticationResponseJSON) {
    const { userHandle } = response.response;
    if (userHandle !== undefined && userHandle !== userHandleText(passkey.accountId)) {
      throw passkeyRefused();
    }
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challengeOfToken(token),
      expectedOrigin: this.relyingParty.origin,
      expectedRPID: this.relyingParty.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    }).catch(() => {
      throw passkeyRefused();
    });
    if (!verified) {
      throw passkeyRefused();
    }
    return authenticationInfo;
  }
}
