import type { Slice } from '../slice.js';
import { CandidateRegistrations } from './candidate-registrations.js';
import { RegisterCandidateHandler } from './commands/register-candidate.handler.js';
import { RegisterSocialCandidateHandler } from './commands/register-social-candidate.handler.js';

/** How a candidate begins. */
export const registrationSlice: Slice = {
  entities: [],
  events: [],
  providers: [CandidateRegistrations, RegisterCandidateHandler, RegisterSocialCandidateHandler],
  exports: [CandidateRegistrations],
};
