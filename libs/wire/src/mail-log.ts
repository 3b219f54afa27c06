import { z } from 'zod';
import { SUPPRESSION_REASONS } from './mail-troubles.js';
import { proseText } from './typed-text.js';

/** What mails are for. */
export const MAIL_PURPOSES = [
  'account-deleted',
  'applicants-arrived',
  'application-left-open',
  'application-objected',
  'application-overdue',
  'application-sent',
  'application-status',
  'applied-offer-taken-off',
  'candidate-invited',
  'candidate-unlocked',
  'challenge-task',
  'company-reinstated',
  'company-suspended',
  'confirm-alert',
  'confirm-email',
  'contact-message',
  'cv-answered',
  'cv-for-service',
  'cv-not-sent',
  'cv-sent',
  'data-export-ready',
  'email-change-asked',
  'email-changed',
  'event-changed',
  'event-joined',
  'event-left',
  'event-reminder',
  'interview-changed',
  'interview-fell-away',
  'interview-offered',
  'interview-reminder',
  'job-alert',
  'matchings',
  'member-invitation',
  'member-joined',
  'member-mentioned',
  'member-removed',
  'message-waits',
  'new-device',
  'offer-confirmation-due',
  'offer-expired',
  'offer-expiring',
  'offer-reinstated',
  'offer-taken-off',
  'offers-sunk',
  'password-changed',
  'profile-level',
  'profile-reminder',
  'registration-repeated',
  'reply-missing',
  'reply-reminder',
  'report-decided',
  'report-receipt',
  'report-reversed',
  'reset-password',
  'sign-in-methods-changed',
  'social-link',
  'unused-account',
  'verify-email',
] as const;

export const MAIL_STATES = ['sending', 'waiting', 'failed', 'sent', 'dropped'] as const;
export const DROPPED_BECAUSE = ['no-recipient', 'unwanted', 'suppressed', 'refused', 'outdated'] as const;

const question = proseText(254).default('');

/** Query of `GET /api/admin/mails`. */
export const mailLogQuery = z.object({
  /** The number of a mail or an account, or the address of an account. */
  q: question,
  state: z.enum(MAIL_STATES).optional(),
  /** `next` of the page before. */
  cursor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type MailLogQuery = z.output<typeof mailLogQuery>;

export const mailLogResponse = z
  .object({
    /** Newest first. */
    data: z.array(
      z.object({
        id: z.int(),
        purpose: z.enum(MAIL_PURPOSES),
        account_id: z.int().nullable(),
        /** First letter and domain of the address that the account has now. */
        address: z.string().nullable(),
        state: z.enum(MAIL_STATES),
        /** Why it was not sent; null in other states. */
        dropped_because: z.enum(DROPPED_BECAUSE).nullable(),
        attempts: z.int(),
        /** What the server last said against it, without addresses. */
        answer: z.string().nullable(),
        created_at: z.string(),
        sent_at: z.string().nullable(),
        failed_at: z.string().nullable(),
        /** By which mail servers name it in their logs. */
        message_id: z.string(),
        repeatable: z.boolean(),
        /** Its subject where what it said is kept, and null elsewhere. */
        subject: z.string().nullable(),
      }),
    ),
    next: z.int().nullable(),
  })
  .meta({ id: 'MailLogResponse' });
export type MailLogResponse = z.infer<typeof mailLogResponse>;

/** What a mail said; codes of its links are left out. */
export const mailWordsResponse = z.object({ subject: z.string(), text: z.string() }).meta({ id: 'MailWordsResponse' });
export type MailWordsResponse = z.infer<typeof mailWordsResponse>;

/** Query of `GET /api/admin/suppressed-addresses`. */
export const suppressedAddressesQuery = z.object({
  /** An address, or the number of an account. */
  q: question,
  /** From 0; `next` of the page before. */
  page: z.coerce.number().int().min(0).max(10_000).default(0),
});
export type SuppressedAddressesQuery = z.output<typeof suppressedAddressesQuery>;

export const suppressedAddressesResponse = z
  .object({
    /** The latest first. */
    data: z.array(
      z.object({
        id: z.int(),
        /** First letter and domain. */
        address: z.string(),
        reason: z.enum(SUPPRESSION_REASONS),
        since: z.string(),
        /** What the server said, without addresses. */
        answer: z.string().nullable(),
      }),
    ),
    next: z.int().nullable(),
  })
  .meta({ id: 'SuppressedAddressesResponse' });
export type SuppressedAddressesResponse = z.infer<typeof suppressedAddressesResponse>;
