import type { Slice } from '../slice.js';
import { ApplicantMoves } from './applicant-moves.js';
import { AddApplicantNoteHandler } from './commands/add-applicant-note.handler.js';
import { MoveApplicantHandler } from './commands/move-applicant.handler.js';
import { MoveApplicantsHandler } from './commands/move-applicants.handler.js';
import { NoteApplicantViewedHandler } from './commands/note-applicant-viewed.handler.js';
import { RateApplicantHandler } from './commands/rate-applicant.handler.js';
import { RemoveApplicantNoteHandler } from './commands/remove-applicant-note.handler.js';
import { ApplicationNote } from './entities/application-note.entity.js';
import { ApplicationRating } from './entities/application-rating.entity.js';
import { ApplicantsExported } from './events/applicants-exported.event.js';
import { ApplicationStatusChanged } from './events/application-status-changed.event.js';
import { MemberMentioned } from './events/member-mentioned.event.js';
import { ApplicantBoards } from './queries/applicant-boards.js';
import { ApplicantDetails } from './queries/applicant-details.js';
import { ApplicantExports } from './queries/applicant-exports.js';
import { ApplicantConditions } from './queries/applicant-filters.js';
import { ApplicantFits } from './queries/applicant-fits.js';
import { ApplicantLists } from './queries/applicant-lists.js';
import { ApplicationCounts } from './queries/application-counts.js';
import { WaitingApplicants } from './queries/waiting-applicants.js';

/** What a company does with applications: reads, moves, notes and rates them. */
export const applicantsSlice: Slice = {
  entities: [ApplicationNote, ApplicationRating],
  events: [ApplicantsExported, ApplicationStatusChanged, MemberMentioned],
  providers: [
    AddApplicantNoteHandler,
    ApplicantBoards,
    ApplicantConditions,
    ApplicantDetails,
    ApplicantExports,
    ApplicantFits,
    ApplicantLists,
    ApplicantMoves,
    ApplicationCounts,
    MoveApplicantHandler,
    MoveApplicantsHandler,
    NoteApplicantViewedHandler,
    RateApplicantHandler,
    RemoveApplicantNoteHandler,
    WaitingApplicants,
  ],
  exports: [ApplicantBoards, ApplicantDetails, ApplicantExports, ApplicantLists, ApplicationCounts, WaitingApplicants],
};
