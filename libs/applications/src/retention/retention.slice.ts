import type { Slice } from '../slice.js';
import { ApplicationKeeping } from './application-keeping.js';
import { ChangePoolConsentHandler } from './commands/change-pool-consent.handler.js';
import { ApplicationsErased } from './events/applications-erased.event.js';
import { PoolConsentChanged } from './events/pool-consent-changed.event.js';
import { EraseOldApplications } from './schedules/erase-old-applications.schedule.js';

/** How long applications are kept, and that they go after that. */
export const retentionSlice: Slice = {
  entities: [],
  events: [ApplicationsErased, PoolConsentChanged],
  providers: [ApplicationKeeping, ChangePoolConsentHandler, EraseOldApplications],
  exports: [ApplicationKeeping],
};
