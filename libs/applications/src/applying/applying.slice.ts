import { ActingCompanies } from '../acting-companies.js';
import { CompanyChannel } from '../company-channel.js';
import type { Slice } from '../slice.js';
import { ApplicationWriter } from './application-writer.js';
import { AppliedOffers } from './applied-offers.js';
import { ApplyRules } from './apply-rules.js';
import { ApplyToOfferHandler } from './commands/apply-to-offer.handler.js';
import { ObjectToStatusHandler } from './commands/object-to-status.handler.js';
import { RestoreApplicationHandler } from './commands/restore-application.handler.js';
import { WithdrawApplicationHandler } from './commands/withdraw-application.handler.js';
import { CvCopies } from './cv-copies.js';
import { ApplicationAnswer } from './entities/application-answer.entity.js';
import { ApplicationStep } from './entities/application-step.entity.js';
import { JobApplication } from './entities/job-application.entity.js';
import { ApplicationObjected } from './events/application-objected.event.js';
import { ApplicationRestored } from './events/application-restored.event.js';
import { ApplicationSubmitted } from './events/application-submitted.event.js';
import { ApplicationWithdrawn } from './events/application-withdrawn.event.js';
import { ApplicationForms } from './queries/application-forms.js';
import { ApplicationMarks } from './queries/application-marks.js';
import { GivenAnswers } from './queries/given-answers.js';
import { OpenSentCvHandler } from './queries/open-sent-cv.handler.js';
import { OwnApplications } from './queries/own-applications.js';
import { SentProfiles } from './sent-profiles.js';

/** What a candidate does: applies, takes it back, follows what becomes of it. */
export const applyingSlice: Slice = {
  entities: [JobApplication, ApplicationAnswer, ApplicationStep],
  events: [ApplicationSubmitted, ApplicationWithdrawn, ApplicationRestored, ApplicationObjected],
  providers: [
    ActingCompanies,
    ApplicationForms,
    ApplicationMarks,
    ApplicationWriter,
    ApplyRules,
    AppliedOffers,
    ApplyToOfferHandler,
    CompanyChannel,
    CvCopies,
    GivenAnswers,
    ObjectToStatusHandler,
    OpenSentCvHandler,
    OwnApplications,
    RestoreApplicationHandler,
    SentProfiles,
    WithdrawApplicationHandler,
  ],
  exports: [ApplicationForms, ApplicationMarks, GivenAnswers, OwnApplications],
};
