import type { Slice } from '../slice.js';
import { UnusedAccountFound } from './events/unused-account-found.event.js';
import { UnusedAccounts } from './unused-accounts.js';

/** Accounts that nobody seems to need. */
export const unusedAccountsSlice: Slice = {
  entities: [],
  events: [UnusedAccountFound],
  providers: [UnusedAccounts],
  exports: [UnusedAccounts],
};
