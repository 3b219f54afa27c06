import type { Slice } from '../slice.js';
import { BeginPasskeyLoginHandler } from './commands/begin-passkey-login.handler.js';
import { BeginPasskeyRegistrationHandler } from './commands/begin-passkey-registration.handler.js';
import { LogInWithPasskeyHandler } from './commands/log-in-with-passkey.handler.js';
import { RegisterPasskeyHandler } from './commands/register-passkey.handler.js';
import { RemovePasskeyHandler } from './commands/remove-passkey.handler.js';
import { RenamePasskeyHandler } from './commands/rename-passkey.handler.js';
import { Passkey } from './entities/passkey.entity.js';
import { ListPasskeysHandler } from './queries/list-passkeys.handler.js';
import { RelyingParty } from './relying-party.js';

/** Signing in with a device (WebAuthn). */
export const passkeysSlice: Slice = {
  entities: [Passkey],
  events: [],
  providers: [
    BeginPasskeyLoginHandler,
    BeginPasskeyRegistrationHandler,
    ListPasskeysHandler,
    LogInWithPasskeyHandler,
    RegisterPasskeyHandler,
    RelyingParty,
    RemovePasskeyHandler,
    RenamePasskeyHandler,
  ],
  exports: [],
};
