import { Global, Module } from '@nestjs/common';
import { CareerEventMails } from './career-event-mails.js';
import { CompanyRecipients } from './company-recipients.js';
import { LetBulkMailGoOnHandler } from './complaints/commands/let-bulk-mail-go-on.handler.js';
import { ComplaintRates } from './complaints/queries/complaint-rates.js';
import { WatchComplaints } from './complaints/schedules/watch-complaints.schedule.js';
import { InterviewMails } from './interview-mails.js';
import { MailDeliveries } from './mail-deliveries.js';
import { MailHeaders } from './mail-headers.js';
import { SendMailAgainHandler } from './mail-log/commands/send-mail-again.handler.js';
import { MailLog } from './mail-log/queries/mail-log.js';
import { MailWords } from './mail-log/queries/mail-words.js';
import { SendMailAgainReaction } from './mail-log/reactions/send-mail-again.reaction.js';
import { MailOnce } from './mail-once.js';
import { MailedOfferCards } from './mailed-offer-cards.js';
import { MailedOffers } from './mailed-offers.js';
import { MemberMails } from './member-mails.js';
import { MailTurns } from './pace/mail-turns.js';
import { MailDomainHolds } from './pace/store/mail-domain-holds.js';
import { MailAccountDeleted } from './reactions/mail-account-deleted.reaction.js';
import { MailApplicantsArrived } from './reactions/mail-applicants-arrived.reaction.js';
import { MailApplicationLeftOpen } from './reactions/mail-application-left-open.reaction.js';
import { MailApplicationObjected } from './reactions/mail-application-objected.reaction.js';
import { MailApplicationOverdue } from './reactions/mail-application-overdue.reaction.js';
import { MailApplicationSent } from './reactions/mail-application-sent.reaction.js';
import { MailApplicationStatus } from './reactions/mail-application-status.reaction.js';
import { MailCandidateInvited } from './reactions/mail-candidate-invited.reaction.js';
import { MailCandidateUnlocked } from './reactions/mail-candidate-unlocked.reaction.js';
import { MailChallengeStep } from './reactions/mail-challenge-step.reaction.js';
import { MailCompanyFellSilent } from './reactions/mail-company-fell-silent.reaction.js';
import { MailCompanyReinstated } from './reactions/mail-company-reinstated.reaction.js';
import { MailCompanySuspended } from './reactions/mail-company-suspended.reaction.js';
import { MailContactMessage } from './reactions/mail-contact-message.reaction.js';
import { MailCvFeedback } from './reactions/mail-cv-feedback.reaction.js';
import { MailCvToService } from './reactions/mail-cv-to-service.reaction.js';
import { MailDataExportReady } from './reactions/mail-data-export-ready.reaction.js';
import { MailEmailChangeAsked } from './reactions/mail-email-change-asked.reaction.js';
import { MailEmailChanged } from './reactions/mail-email-changed.reaction.js';
import { MailEmailConfirmation } from './reactions/mail-email-confirmation.reaction.js';
import { MailEmailVerification } from './reactions/mail-email-verification.reaction.js';
import { MailEventAttendance } from './reactions/mail-event-attendance.reaction.js';
import { MailEventChanged } from './reactions/mail-event-changed.reaction.js';
import { MailEventReminder } from './reactions/mail-event-reminder.reaction.js';
import { MailGuestAlert } from './reactions/mail-guest-alert.reaction.js';
import { MailGuestAlertAsked } from './reactions/mail-guest-alert-asked.reaction.js';
import { MailInterviewChanged } from './reactions/mail-interview-changed.reaction.js';
import { MailInterviewFellAway } from './reactions/mail-interview-fell-away.reaction.js';
import { MailInterviewOffered } from './reactions/mail-interview-offered.reaction.js';
import { MailInterviewReminder } from './reactions/mail-interview-reminder.reaction.js';
import { MailJobAlert } from './reactions/mail-job-alert.reaction.js';
import { MailMatchings } from './reactions/mail-matchings.reaction.js';
import { MailMemberInvited } from './reactions/mail-member-invited.reaction.js';
import { MailMemberJoined } from './reactions/mail-member-joined.reaction.js';
import { MailMemberMentioned } from './reactions/mail-member-mentioned.reaction.js';
import { MailMemberRemoved } from './reactions/mail-member-removed.reaction.js';
import { MailMessage } from './reactions/mail-message.reaction.js';
import { MailNewDevice } from './reactions/mail-new-device.reaction.js';
import { MailOfferConfirmationDue } from './reactions/mail-offer-confirmation-due.reaction.js';
import { MailOfferExpired } from './reactions/mail-offer-expired.reaction.js';
import { MailOfferExpiring } from './reactions/mail-offer-expiring.reaction.js';
import { MailOfferReinstated } from './reactions/mail-offer-reinstated.reaction.js';
import { MailOfferTakenOff } from './reactions/mail-offer-taken-off.reaction.js';
import { MailPasswordChanged } from './reactions/mail-password-changed.reaction.js';
import { MailPasswordReset } from './reactions/mail-password-reset.reaction.js';
import { MailProfileLevel } from './reactions/mail-profile-level.reaction.js';
import { MailProfileReminder } from './reactions/mail-profile-reminder.reaction.js';
import { MailRegistrationRepeated } from './reactions/mail-registration-repeated.reaction.js';
import { MailReplyReminder } from './reactions/mail-reply-reminder.reaction.js';
import { MailReportDecided } from './reactions/mail-report-decided.reaction.js';
import { MailReportReceipt } from './reactions/mail-report-receipt.reaction.js';
import { MailReportReversed } from './reactions/mail-report-reversed.reaction.js';
import { MailSignInMethodsChanged } from './reactions/mail-sign-in-methods-changed.reaction.js';
import { MailSocialLink } from './reactions/mail-social-link.reaction.js';
import { MailUnusedAccount } from './reactions/mail-unused-account.reaction.js';
import { PushApplicationStatus } from './reactions/push-application-status.reaction.js';
import { PushCareerEvent } from './reactions/push-career-event.reaction.js';
import { PushInterview } from './reactions/push-interview.reaction.js';
import { PushMessage } from './reactions/push-message.reaction.js';
import { WarnApplicants } from './reactions/warn-applicants.reaction.js';
import { ReturnedMails } from './returned-mails/queries/returned-mails.js';
import { ReturnPaths } from './returned-mails/return-paths.js';
import { PruneMailDeliveries } from './schedules/prune-mail-deliveries.schedule.js';
import { RecordMailReportsHandler } from './suppression/commands/record-mail-reports.handler.js';
import { ReleaseAddressHandler } from './suppression/commands/release-address.handler.js';
import { TryAddressAgainHandler } from './suppression/commands/try-address-again.handler.js';
import { MailTroubles } from './suppression/queries/mail-troubles.js';
import { SuppressedAddresses } from './suppression/queries/suppressed-addresses.js';
import { PruneMailSuppressions } from './suppression/schedules/prune-mail-suppressions.schedule.js';
import { MailSuppressions } from './suppression/store/mail-suppressions.js';
import { WantedMails } from './wanted-mails.js';

/** Global, so that the API finds its readers by the front door alone. */
@Global()
@Module({
  providers: [
    CompanyRecipients,
    MailDeliveries,
    MailHeaders,
    MailOnce,
    MailedOfferCards,
    MailedOffers,
    MemberMails,
    MailAccountDeleted,
    MailCandidateInvited,
    MailCandidateUnlocked,
    MailChallengeStep,
    MailCompanyReinstated,
    MailCompanySuspended,
    MailContactMessage,
    MailCvFeedback,
    MailCvToService,
    MailDataExportReady,
    MailEmailChangeAsked,
    MailEmailChanged,
    MailEmailConfirmation,
    MailEmailVerification,
    CareerEventMails,
    InterviewMails,
    MailEventAttendance,
    MailEventChanged,
    MailEventReminder,
    MailInterviewChanged,
    MailInterviewFellAway,
    MailInterviewOffered,
    MailInterviewReminder,
    MailGuestAlert,
    MailGuestAlertAsked,
    MailJobAlert,
    MailMatchings,
    MailMemberInvited,
    MailMemberJoined,
    MailMemberRemoved,
    MailMessage,
    MailNewDevice,
    MailOfferConfirmationDue,
    MailOfferExpired,
    MailOfferExpiring,
    MailOfferReinstated,
    MailOfferTakenOff,
    MailPasswordChanged,
    MailPasswordReset,
    MailProfileLevel,
    MailProfileReminder,
    MailRegistrationRepeated,
    MailReportDecided,
    MailReportReceipt,
    MailReportReversed,
    MailSignInMethodsChanged,
    MailSocialLink,
    MailUnusedAccount,
    WarnApplicants,
    MailApplicationSent,
    MailApplicationStatus,
    MailApplicationOverdue,
    MailApplicationLeftOpen,
    MailApplicantsArrived,
    MailReplyReminder,
    MailCompanyFellSilent,
    MailMemberMentioned,
    MailApplicationObjected,
    PushApplicationStatus,
    PushCareerEvent,
    PushInterview,
    PushMessage,
    PruneMailDeliveries,
    MailSuppressions,
    MailTroubles,
    PruneMailSuppressions,
    ComplaintRates,
    LetBulkMailGoOnHandler,
    MailDomainHolds,
    MailLog,
    MailWords,
    MailTurns,
    RecordMailReportsHandler,
    ReleaseAddressHandler,
    ReturnedMails,
    ReturnPaths,
    SendMailAgainHandler,
    SendMailAgainReaction,
    SuppressedAddresses,
    TryAddressAgainHandler,
    WantedMails,
    WatchComplaints,
  ],
  exports: [ComplaintRates, MailLog, MailTroubles, MailWords, ReturnedMails, ReturnPaths, SuppressedAddresses],
})
export class NotificationsModule {}
