import type { ComplaintRateResponse, SuppressedAddressesResponse } from '@babelboard/wire';
import type { TextKey } from '../../../i18n/use-text.js';
import type { LoggedMail } from '../api/list-mails.js';

/** What mails are for. */
export const PURPOSE_TEXTS: Record<LoggedMail['purpose'], TextKey> = {
  'account-deleted': 'mails.purpose-account-deleted',
  'applicants-arrived': 'mails.purpose-applicants-arrived',
  'application-left-open': 'mails.purpose-application-left-open',
  'application-objected': 'mails.purpose-application-objected',
  'application-overdue': 'mails.purpose-application-overdue',
  'application-sent': 'mails.purpose-application-sent',
  'application-status': 'mails.purpose-application-status',
  'applied-offer-taken-off': 'mails.purpose-applied-offer-taken-off',
  'candidate-invited': 'mails.purpose-candidate-invited',
  'candidate-unlocked': 'mails.purpose-candidate-unlocked',
  'challenge-task': 'mails.purpose-challenge-task',
  'company-reinstated': 'mails.purpose-company-reinstated',
  'company-suspended': 'mails.purpose-company-suspended',
  'confirm-alert': 'mails.purpose-confirm-alert',
  'confirm-email': 'mails.purpose-confirm-email',
  'contact-message': 'mails.purpose-contact-message',
  'cv-answered': 'mails.purpose-cv-answered',
  'cv-for-service': 'mails.purpose-cv-for-service',
  'cv-not-sent': 'mails.purpose-cv-not-sent',
  'cv-sent': 'mails.purpose-cv-sent',
  'data-export-ready': 'mails.purpose-data-export-ready',
  'email-change-asked': 'mails.purpose-email-change-asked',
  'email-changed': 'mails.purpose-email-changed',
  'event-changed': 'mails.purpose-event-changed',
  'event-joined': 'mails.purpose-event-joined',
  'event-left': 'mails.purpose-event-left',
  'event-reminder': 'mails.purpose-event-reminder',
  'interview-changed': 'mails.purpose-interview-changed',
  'interview-fell-away': 'mails.purpose-interview-fell-away',
  'interview-offered': 'mails.purpose-interview-offered',
  'interview-reminder': 'mails.purpose-interview-reminder',
  'job-alert': 'mails.purpose-job-alert',
  matchings: 'mails.purpose-matchings',
  'member-invitation': 'mails.purpose-member-invitation',
  'member-joined': 'mails.purpose-member-joined',
  'member-mentioned': 'mails.purpose-member-mentioned',
  'member-removed': 'mails.purpose-member-removed',
  'message-waits': 'mails.purpose-message-waits',
  'new-device': 'mails.purpose-new-device',
  'offer-confirmation-due': 'mails.purpose-offer-confirmation-due',
  'offer-expired': 'mails.purpose-offer-expired',
  'offer-expiring': 'mails.purpose-offer-expiring',
  'offer-reinstated': 'mails.purpose-offer-reinstated',
  'offer-taken-off': 'mails.purpose-offer-taken-off',
  'offers-sunk': 'mails.purpose-offers-sunk',
  'password-changed': 'mails.purpose-password-changed',
  'profile-level': 'mails.purpose-profile-level',
  'profile-reminder': 'mails.purpose-profile-reminder',
  'registration-repeated': 'mails.purpose-registration-repeated',
  'reply-missing': 'mails.purpose-reply-missing',
  'reply-reminder': 'mails.purpose-reply-reminder',
  'report-decided': 'mails.purpose-report-decided',
  'report-receipt': 'mails.purpose-report-receipt',
  'report-reversed': 'mails.purpose-report-reversed',
  'reset-password': 'mails.purpose-reset-password',
  'sign-in-methods-changed': 'mails.purpose-sign-in-methods-changed',
  'social-link': 'mails.purpose-social-link',
  'unused-account': 'mails.purpose-unused-account',
  'verify-email': 'mails.purpose-verify-email',
};

export const STATE_TEXTS: Record<LoggedMail['state'], TextKey> = {
  sending: 'mails.state-sending',
  waiting: 'mails.state-waiting',
  failed: 'mails.state-failed',
  sent: 'mails.state-sent',
  dropped: 'mails.state-dropped',
};

/** Why mails were not sent. */
export const BECAUSE_TEXTS: Record<NonNullable<LoggedMail['dropped_because']>, TextKey> = {
  'no-recipient': 'mails.because-no-recipient',
  unwanted: 'mails.because-unwanted',
  suppressed: 'mails.because-suppressed',
  refused: 'mails.because-refused',
  outdated: 'mails.because-outdated',
};

/** Why addresses get no mails. */
export const SUPPRESSION_TEXTS: Record<SuppressedAddressesResponse['data'][number]['reason'], TextKey> = {
  'hard-bounce': 'mails.reason-hard-bounce',
  'soft-bounces': 'mails.reason-soft-bounces',
  complaint: 'mails.reason-complaint',
};

/** What follows from how many people call mails spam. */
export const COMPLAINT_TEXTS: Record<ComplaintRateResponse['level'], TextKey> = {
  unknown: 'mails.complaints-unknown',
  fine: 'mails.complaints-fine',
  alarm: 'mails.complaints-alarm',
  stopped: 'mails.complaints-stopped',
};
