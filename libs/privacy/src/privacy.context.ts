import { defineContext } from '@babelboard/platform';
import { AccountDeletion } from './entities/account-deletion.entity.js';
import { Consent } from './entities/consent.entity.js';
import { DataExport } from './entities/data-export.entity.js';
import { DepartedAddress } from './entities/departed-address.entity.js';
import { AccountDeleted } from './events/account-deleted.event.js';
import { ConsentChanged } from './events/consent-changed.event.js';
import { DataExportReady } from './events/data-export-ready.event.js';
import { DataExportRequested } from './events/data-export-requested.event.js';
import { DataExportTaken } from './events/data-export-taken.event.js';
import { privacyMigrations } from './migrations/index.js';
import { PrivacyModule } from './privacy.module.js';
import { privacyTexts } from './texts/privacy-texts.js';

/** It was a part of identity once: its tables were made by migrations there, and its events and tasks keep the names that are stored. */
export const privacyContext = defineContext({
  name: 'privacy',
  module: PrivacyModule,
  entities: [AccountDeletion, Consent, DataExport, DepartedAddress],
  migrations: privacyMigrations,
  events: [AccountDeleted, ConsentChanged, DataExportReady, DataExportRequested, DataExportTaken],
  inheritedEventTypes: [
    'identity.account-deleted.v1',
    'identity.consent-changed.v1',
    'identity.data-export-ready.v1',
    'identity.data-export-requested.v1',
    'identity.data-export-taken.v1',
  ],
  texts: privacyTexts,
});
