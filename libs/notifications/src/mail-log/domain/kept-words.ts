import { maskPersonalData } from '@babelboard/platform';
import type { MailPurpose } from '../../templates/mails.js';

/** What is kept of a mail for whoever asks later what it said. */
export interface KeptWords {
  subject: string;
  text: string;
}

/** Codes of one-press links: base64url. Addresses of offers look alike. */
const CODE = /(?<=[/=.])(?<!\/jobs\/)(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}/g;

/** Mails that name somebody else, whose name would stay when they go. */
const NAMING_OTHERS: ReadonlySet<MailPurpose> = new Set<MailPurpose>([
  'contact-message',
  'cv-for-service',
  'interview-changed',
  'interview-fell-away',
  'interview-offered',
  'interview-reminder',
  'message-waits',
]);

/**
 * The words of a mail, without addresses and without what opens something. Null where there is no account to which they belong and with which
 * they go, where the mail names somebody else, and where it carries a single-use link: such a mail says nothing else.
 */
export function keptWords(
  mail: { purpose: MailPurpose; accountId: number | null; data: object },
  { subject, text }: KeptWords,
): KeptWords | null {
  if (mail.accountId === null || NAMING_OTHERS.has(mail.purpose) || 'token' in mail.data) {
    return null;
  }
  return {
    subject: maskPersonalData(subject, 'gone'),
    text: maskPersonalData(text, 'gone').replace(CODE, '…'),
  };
}
