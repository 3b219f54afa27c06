import { Global, Module } from '@nestjs/common';
import { CandidateRegistrations } from './candidate-registrations.js';
import { RegisterCandidateHandler } from './commands/register-candidate.handler.js';
import { RegisterSocialCandidateHandler } from './commands/register-social-candidate.handler.js';
import { CandidateProfiles } from './queries/candidate-profiles.js';
import { SpokenLanguages } from './queries/spoken-languages.js';

/** Global, so that siblings find profiles and languages by their contract alone. */
@Global()
@Module({
  providers: [
    RegisterCandidateHandler,
    RegisterSocialCandidateHandler,
    CandidateProfiles,
    CandidateRegistrations,
    SpokenLanguages,
  ],
  exports: [CandidateProfiles, CandidateRegistrations, SpokenLanguages],
})
export class CandidatesModule {}
