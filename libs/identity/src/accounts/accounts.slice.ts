import type { Slice } from '../slice.js';
import { Accounts } from './accounts.js';
import { ChangeLanguageHandler } from './commands/change-language.handler.js';
import { Account } from './entities/account.entity.js';
import { PersonDetails } from './person-details.js';
import { FindAccountHandler } from './queries/find-account.handler.js';
import { Recipients } from './queries/recipients.js';

/** Who has an account, and in which language. */
export const accountsSlice: Slice = {
  entities: [Account],
  events: [],
  providers: [Accounts, ChangeLanguageHandler, FindAccountHandler, PersonDetails, Recipients],
  exports: [Accounts, PersonDetails, Recipients],
};
