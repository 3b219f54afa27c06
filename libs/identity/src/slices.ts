import { accountsSlice } from './accounts/accounts.slice.js';
import { adminHandoffSlice } from './admin-handoff/admin-handoff.slice.js';
import { emailAddressSlice } from './email-address/email-address.slice.js';
import { passkeysSlice } from './passkeys/passkeys.slice.js';
import { passwordsSlice } from './passwords/passwords.slice.js';
import { registrationSlice } from './registration/registration.slice.js';
import { secondFactorSlice } from './second-factor/second-factor.slice.js';
import { sessionsSlice } from './sessions/sessions.slice.js';
import { signInMethodsSlice } from './sign-in-methods/sign-in-methods.slice.js';
import { singleUseTokensSlice } from './single-use-tokens/single-use-tokens.slice.js';
import type { Slice } from './slice.js';
import { socialLoginSlice } from './social-login/social-login.slice.js';
import { supportAccessSlice } from './support-access/support-access.slice.js';
import { unusedAccountsSlice } from './unused-accounts/unused-accounts.slice.js';

/** The context on one page. */
export const slices: readonly Slice[] = [
  accountsSlice,
  registrationSlice,
  emailAddressSlice,
  passwordsSlice,
  sessionsSlice,
  singleUseTokensSlice,
  signInMethodsSlice,
  secondFactorSlice,
  passkeysSlice,
  socialLoginSlice,
  supportAccessSlice,
  adminHandoffSlice,
  unusedAccountsSlice,
];
