import type { MailedKind } from '@babelboard/message-preferences/contract';
import type { MailPurpose } from './mails.js';

/**
 * What can stop a mail: the kind of messages that it is one of. Null for what belongs to a step that somebody took, or tells an owner what
 * happened to their account: such a mail comes as long as there is an account.
 */
export const MAIL_KINDS: Record<MailPurpose, MailedKind | null> = {
  'account-deleted': null,
  'challenge-task': 'challenge-tasks',
  'confirm-email': null,
  'contact-message': null,
  'data-export-ready': null,
  'email-change-asked': null,
  'email-changed': null,
  'new-device': null,
  'password-changed': null,
  'profile-level': 'profile-levels',
  'profile-reminder': 'profile-levels',
  'registration-repeated': null,
  'report-receipt': null,
  'reset-password': null,
  'sign-in-methods-changed': null,
  'social-link': null,
  'unused-account': null,
  'verify-email': null,
};
