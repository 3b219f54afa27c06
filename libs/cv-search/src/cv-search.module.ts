import { Global, Module } from '@nestjs/common';
import { engineProviders } from './engines/engine.providers.js';
import { CandidateHandles } from './handles/candidate-handles.js';
import { indexingProviders } from './indexing/indexing.providers.js';
import { PeopleProjections } from './indexing/people-projections.js';
import { AnswerInvitationHandler } from './inviting/commands/answer-invitation.handler.js';
import { InviteCandidateHandler } from './inviting/commands/invite-candidate.handler.js';
import { Invitations } from './inviting/queries/invitations.js';
import { AcceptByApplication } from './inviting/reactions/accept-by-application.reaction.js';
import { CompanySearches } from './searching/company-searches.js';
import { PeopleSearch } from './searching/people-search.js';
import { AnonymousPeople } from './showing/anonymous-people.js';
import { NoteUnlockedHandler } from './unlocking/commands/note-unlocked.handler.js';
import { UnlockCandidateHandler } from './unlocking/commands/unlock-candidate.handler.js';
import { KnownPeople } from './unlocking/queries/known-people.js';
import { UnlockedPeople } from './unlocking/queries/unlocked-people.js';
import { CandidateViews } from './views/candidate-views.js';
import { ForgetCandidateViews } from './views/schedules/forget-candidate-views.schedule.js';

const UNLOCKING = [KnownPeople, NoteUnlockedHandler, UnlockCandidateHandler, UnlockedPeople];

const INVITING = [AcceptByApplication, AnswerInvitationHandler, InviteCandidateHandler, Invitations];

/** Companies find people who agreed to it, and see nothing that says who they are. */
@Global()
@Module({
  providers: [
    ...UNLOCKING,
    ...INVITING,
    ...engineProviders,
    ...indexingProviders,
    AnonymousPeople,
    CandidateHandles,
    CandidateViews,
    CompanySearches,
    ForgetCandidateViews,
    PeopleSearch,
  ],
  exports: [
    AnonymousPeople,
    CandidateHandles,
    CandidateViews,
    CompanySearches,
    Invitations,
    KnownPeople,
    PeopleProjections,
    PeopleSearch,
    UnlockedPeople,
  ],
})
export class CvSearchModule {}
