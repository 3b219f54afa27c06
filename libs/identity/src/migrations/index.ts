import { CreateAccounts20261123000701 } from './20261123000701-create-accounts.js';
import { CreatePrivacyRights20261123000710 } from './20261123000710-create-privacy-rights.js';
import { BindRegistrations20261125000701 } from './20261125000701-bind-registrations.js';
import { AskUnusedAccounts20261126000701 } from './20261126000701-ask-unused-accounts.js';
import { TieSupportSessions20261127000701 } from './20261127000701-tie-support-sessions.js';
import { KeepWhenSessionsEnded20261210000701 } from './20261210000701-keep-when-sessions-ended.js';

export const identityMigrations = [
  CreateAccounts20261123000701,
  CreatePrivacyRights20261123000710,
  BindRegistrations20261125000701,
  AskUnusedAccounts20261126000701,
  TieSupportSessions20261127000701,
  KeepWhenSessionsEnded20261210000701,
];
