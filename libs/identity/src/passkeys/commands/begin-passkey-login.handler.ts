import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { RelyingParty } from '../relying-party.js';
import { webauthn } from '../webauthn.js';
import { BeginPasskeyLogin } from './begin-passkey-login.command.js';

const LIFETIME_MS = 5 * 60_000;

@CommandHandler(BeginPasskeyLogin)
export class BeginPasskeyLoginHandler implements ICommandHandler<BeginPasskeyLogin> {
  constructor(
    private readonly database: Database,
    private readonly tokens: SingleUseTokens,
    private readonly relyingParty: RelyingParty,
  ) {}

  async execute(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const purpose = 'passkey-login';
    const { id } = await this.tokens.issue(this.database.dataSource.manager, {
      purpose,
      accountId: null,
      lifetimeMs: LIFETIME_MS,
    });
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({
      rpID: this.relyingParty.id,
      challenge: this.tokens.tokenOf(id, purpose),
      timeout: LIFETIME_MS,
      userVerification: 'required',
    });
  }
}
