import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit/audit-log.js';
import { ListAuditEntriesHandler } from './audit/list-audit-entries.handler.js';
import { PruneAuditLog } from './audit/prune-audit-log.schedule.js';
import { RecordAccountEvent } from './audit/record-account-event.reaction.js';
import { RecordErasedApplications } from './audit/record-erased-applications.reaction.js';
import { RecordExportedApplicants } from './audit/record-exported-applicants.reaction.js';
import { RecordGrantedEntitlement } from './audit/record-granted-entitlement.reaction.js';
import { RecordUnlockedCandidate } from './audit/record-unlocked-candidate.reaction.js';
import { ReportOfferHandler } from './commands/report-offer.handler.js';
import { ContactMessages } from './contact/contact-messages.js';
import { SendContactMessageHandler } from './contact/send-contact-message.handler.js';
import { DismissReportsHandler } from './moderation/commands/dismiss-reports.handler.js';
import { ReinstateOfferHandler } from './moderation/commands/reinstate-offer.handler.js';
import { TakeOffOfferHandler } from './moderation/commands/take-off-offer.handler.js';
import { OfferRemovals } from './moderation/queries/offer-removals.js';
import { OffersToReview } from './moderation/queries/offers-to-review.js';
import { ReportDecisions } from './moderation/report-decisions.js';
import { ReportReceipts } from './queries/report-receipts.js';
import { ForgetMessages } from './schedules/forget-messages.schedule.js';
import { ForgetReporters } from './schedules/forget-reporters.schedule.js';
import { ForgetUnansweredSearches } from './searches/forget-unanswered-searches.schedule.js';
import { UnansweredSearches } from './searches/unanswered-searches.js';

/** Global, so that mails find what they are about by the contract alone. */
@Global()
@Module({
  providers: [
    ReportOfferHandler,
    ReportReceipts,
    DismissReportsHandler,
    OfferRemovals,
    OffersToReview,
    ReinstateOfferHandler,
    ReportDecisions,
    TakeOffOfferHandler,
    SendContactMessageHandler,
    ContactMessages,
    ForgetMessages,
    ForgetReporters,
    ForgetUnansweredSearches,
    UnansweredSearches,
    AuditLog,
    ListAuditEntriesHandler,
    PruneAuditLog,
    RecordAccountEvent,
    RecordErasedApplications,
    RecordExportedApplicants,
    RecordGrantedEntitlement,
    RecordUnlockedCandidate,
  ],
  exports: [AuditLog, ContactMessages, OfferRemovals, OffersToReview, ReportReceipts, UnansweredSearches],
})
export class OperationsModule {}
