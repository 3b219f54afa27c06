import type { Slice } from '../slice.js';
import { TellOfCvSearchConsent } from './tell-of-cv-search-consent.reaction.js';

/** Whether companies may find a profile: a consent, off until it is given. */
export const cvSearchConsentSlice: Slice = {
  entities: [],
  events: [],
  providers: [TellOfCvSearchConsent],
  exports: [],
};
