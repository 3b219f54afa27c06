import type { Slice } from '../slice.js';
import { ChangePasswordHandler } from './commands/change-password.handler.js';
import { RequestPasswordResetHandler } from './commands/request-password-reset.handler.js';
import { ResetPasswordHandler } from './commands/reset-password.handler.js';
import { PasswordChanged } from './events/password-changed.event.js';
import { PasswordResetRequested } from './events/password-reset-requested.event.js';
import { Passwords } from './passwords.js';

/** Passwords, their strength and their hashes. */
export const passwordsSlice: Slice = {
  entities: [],
  events: [PasswordChanged, PasswordResetRequested],
  providers: [ChangePasswordHandler, Passwords, RequestPasswordResetHandler, ResetPasswordHandler],
  exports: [Passwords],
};
