import { Global, Module } from '@nestjs/common';
import { engineProviders } from './engines/engine.providers.js';
import { FittingPeople } from './fitting/fitting-people.js';
import { CandidateHandles } from './handles/candidate-handles.js';
import { indexingProviders } from './indexing/indexing.providers.js';
import { PeopleProjections } from './indexing/people-projections.js';
import { AnswerInvitationHandler } from './inviting/commands/answer-invitation.handler.js';
import { InviteCandidateHandler } from './inviting/commands/invite-candidate.handler.js';
import { Invitations } from './inviting/queries/invitations.js';
import { AcceptByApplication } from './inviting/reactions/accept-by-application.reaction.js';
import { OpenPeopleSearchHandler } from './saving/commands/open-people-search.handler.js';
import { RemovePeopleSearchHandler } from './saving/commands/remove-people-search.handler.js';
import { RenamePeopleSearchHandler } from './saving/commands/rename-people-search.handler.js';
import { SavePeopleSearchHandler } from './saving/commands/save-people-search.handler.js';
import { NewPeople } from './saving/queries/new-people.js';
import { SavedPeopleSearches } from './saving/queries/saved-people-searches.js';
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

const SAVING = [
  NewPeople,
  OpenPeopleSearchHandler,
  RemovePeopleSearchHandler,
  RenamePeopleSearchHandler,
  SavePeopleSearchHandler,
  SavedPeopleSearches,
];

/** Companies find people who agreed to it, and see nothing that says who they are. */
@Global()
@Module({
  providers: [
    ...UNLOCKING,
    ...INVITING,
    ...SAVING,
    ...engineProviders,
    ...indexingProviders,
    AnonymousPeople,
    CandidateHandles,
    CandidateViews,
    CompanySearches,
    FittingPeople,
    ForgetCandidateViews,
    PeopleSearch,
  ],
  exports: [
    AnonymousPeople,
    CandidateHandles,
    CandidateViews,
    CompanySearches,
    FittingPeople,
    Invitations,
    KnownPeople,
    NewPeople,
    PeopleProjections,
    PeopleSearch,
    SavedPeopleSearches,
    UnlockedPeople,
  ],
})
export class CvSearchModule {}
