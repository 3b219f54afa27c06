import { Command } from '@nestjs/cqrs';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';

/** Invites whoever has a passkey of the site to sign in, without an address; the invitation counts for five minutes. */
export class BeginPasskeyLogin extends Command<PublicKeyCredentialRequestOptionsJSON> {}
