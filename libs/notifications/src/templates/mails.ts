import { accountDeleted } from './account-deleted.mail.js';
import { applicantsArrived } from './applicants-arrived.mail.js';
import { applicationLeftOpen } from './application-left-open.mail.js';
import { applicationObjected } from './application-objected.mail.js';
import { applicationOverdue } from './application-overdue.mail.js';
import { applicationSent } from './application-sent.mail.js';
import { applicationStatus } from './application-status.mail.js';
import { appliedOfferTakenOff } from './applied-offer-taken-off.mail.js';
import { candidateInvited } from './candidate-invited.mail.js';
import { candidateUnlocked } from './candidate-unlocked.mail.js';
import { challengeTask } from './challenge-task.mail.js';
import { companyReinstated } from './company-reinstated.mail.js';
import { companySuspended } from './company-suspended.mail.js';
import { confirmAlert } from './confirm-alert.mail.js';
import { confirmEmail } from './confirm-email.mail.js';
import { contactMessage } from './contact-message.mail.js';
import { cvAnswered } from './cv-answered.mail.js';
import { cvForService } from './cv-for-service.mail.js';
import { cvNotSent } from './cv-not-sent.mail.js';
import { cvSent } from './cv-sent.mail.js';
import { dataExportReady } from './data-export-ready.mail.js';
import { emailChangeAsked } from './email-change-asked.mail.js';
import { emailChanged } from './email-changed.mail.js';
import { eventChanged } from './event-changed.mail.js';
import { eventJoined } from './event-joined.mail.js';
import { eventLeft } from './event-left.mail.js';
import { eventReminder } from './event-reminder.mail.js';
import { interviewChanged } from './interview-changed.mail.js';
import { interviewFellAway } from './interview-fell-away.mail.js';
import { interviewOffered } from './interview-offered.mail.js';
import { interviewReminder } from './interview-reminder.mail.js';
import { jobAlert } from './job-alert.mail.js';
import { matchings } from './matchings.mail.js';
import { memberInvitation } from './member-invitation.mail.js';
import { memberJoined } from './member-joined.mail.js';
import { memberMentioned } from './member-mentioned.mail.js';
import { memberRemoved } from './member-removed.mail.js';
import { messageWaits } from './message-waits.mail.js';
import { newDevice } from './new-device.mail.js';
import { offerConfirmationDue } from './offer-confirmation-due.mail.js';
import { offerExpired } from './offer-expired.mail.js';
import { offerExpiring } from './offer-expiring.mail.js';
import { offerReinstated } from './offer-reinstated.mail.js';
import { offerTakenOff } from './offer-taken-off.mail.js';
import { offersSunk } from './offers-sunk.mail.js';
import { passwordChanged } from './password-changed.mail.js';
import { profileLevel } from './profile-level.mail.js';
import { profileReminder } from './profile-reminder.mail.js';
import { registrationRepeated } from './registration-repeated.mail.js';
import { replyMissing } from './reply-missing.mail.js';
import { replyReminder } from './reply-reminder.mail.js';
import { reportDecided } from './report-decided.mail.js';
import { reportReceipt } from './report-receipt.mail.js';
import { reportReversed } from './report-reversed.mail.js';
import { resetPassword } from './reset-password.mail.js';
import { signInMethodsChanged } from './sign-in-methods-changed.mail.js';
import { socialLink } from './social-link.mail.js';
import { unusedAccount } from './unused-account.mail.js';
import { verifyEmail } from './verify-email.mail.js';

/** Every mail by its purpose, which stands in `mail_delivery` and is never renamed. */
export const MAILS = {
  'account-deleted': accountDeleted,
  'applicants-arrived': applicantsArrived,
  'application-left-open': applicationLeftOpen,
  'applied-offer-taken-off': appliedOfferTakenOff,
  'application-objected': applicationObjected,
  'application-overdue': applicationOverdue,
  'application-sent': applicationSent,
  'application-status': applicationStatus,
  'candidate-invited': candidateInvited,
  'candidate-unlocked': candidateUnlocked,
  'challenge-task': challengeTask,
  'company-reinstated': companyReinstated,
  'company-suspended': companySuspended,
  'confirm-alert': confirmAlert,
  'confirm-email': confirmEmail,
  'contact-message': contactMessage,
  'cv-answered': cvAnswered,
  'cv-for-service': cvForService,
  'cv-not-sent': cvNotSent,
  'cv-sent': cvSent,
  'data-export-ready': dataExportReady,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'event-changed': eventChanged,
  'event-joined': eventJoined,
  'event-left': eventLeft,
  'event-reminder': eventReminder,
  'interview-changed': interviewChanged,
  'interview-fell-away': interviewFellAway,
  'interview-offered': interviewOffered,
  'interview-reminder': interviewReminder,
  'job-alert': jobAlert,
  matchings,
  'member-invitation': memberInvitation,
  'member-joined': memberJoined,
  'member-mentioned': memberMentioned,
  'member-removed': memberRemoved,
  'message-waits': messageWaits,
  'new-device': newDevice,
  'offer-confirmation-due': offerConfirmationDue,
  'offer-expired': offerExpired,
  'offer-expiring': offerExpiring,
  'offer-reinstated': offerReinstated,
  'offer-taken-off': offerTakenOff,
  'offers-sunk': offersSunk,
  'password-changed': passwordChanged,
  'profile-level': profileLevel,
  'profile-reminder': profileReminder,
  'registration-repeated': registrationRepeated,
  'reply-missing': replyMissing,
  'reply-reminder': replyReminder,
  'report-decided': reportDecided,
  'report-receipt': reportReceipt,
  'report-reversed': reportReversed,
  'reset-password': resetPassword,
  'sign-in-methods-changed': signInMethodsChanged,
  'social-link': socialLink,
  'unused-account': unusedAccount,
  'verify-email': verifyEmail,
};

export type MailPurpose = keyof typeof MAILS;
/** What the mail of a purpose is made of. */
export type MailData<P extends MailPurpose> = Parameters<(typeof MAILS)[P]>[0];
