import type { MailedKind } from '@babelboard/message-preferences/contract';
import type { MailPurpose } from './mails.js';

/**
 * What can stop a mail: the kind of messages that it is one of. Null for what belongs to a step that somebody took, or tells an owner what
 * happened to their account: such a mail comes as long as there is an account.
 */
export const MAIL_KINDS: Record<MailPurpose, MailedKind | null> = {
  'account-deleted': null,
  'applicants-arrived': 'notifications',
  'application-left-open': 'notifications',
  'application-objected': 'notifications',
  'application-overdue': 'notifications',
  'application-sent': null,
  'application-status': 'notifications',
  'candidate-invited': 'notifications',
  'candidate-unlocked': null,
  'challenge-task': 'challenge-tasks',
  'company-reinstated': null,
  'company-suspended': null,
  'confirm-alert': null,
  'confirm-email': null,
  'contact-message': null,
  'cv-answered': null,
  'cv-for-service': null,
  'cv-not-sent': null,
  'cv-sent': null,
  'data-export-ready': null,
  'email-change-asked': null,
  'email-changed': null,
  'event-changed': null,
  'event-joined': null,
  'event-left': null,
  'event-reminder': 'notifications',
  'interview-changed': null,
  'interview-fell-away': null,
  'interview-offered': null,
  'interview-reminder': null,
  // Each alert is stopped by itself, by the link that its mails carry.
  'job-alert': null,
  matchings: 'matchings',
  'member-invitation': null,
  'member-joined': null,
  'member-mentioned': 'notifications',
  'member-removed': null,
  'message-waits': null,
  'new-device': null,
  'offer-confirmation-due': null,
  'offer-expired': null,
  'offer-expiring': null,
  'offer-reinstated': null,
  'offer-taken-off': null,
  'offers-sunk': null,
  'password-changed': null,
  'profile-level': 'profile-levels',
  'profile-reminder': 'profile-levels',
  'registration-repeated': null,
  'reply-missing': null,
  'reply-reminder': 'notifications',
  'report-decided': null,
  'report-receipt': null,
  'report-reversed': null,
  'reset-password': null,
  'sign-in-methods-changed': null,
  'social-link': null,
  'unused-account': null,
  'verify-email': null,
};

/** Mails that can be stopped, by their kind or by themselves. */
export const BULK_MAILS: ReadonlySet<MailPurpose> = new Set<MailPurpose>([
  'job-alert',
  ...(Object.keys(MAIL_KINDS) as MailPurpose[]).filter((purpose) => MAIL_KINDS[purpose] !== null),
]);
