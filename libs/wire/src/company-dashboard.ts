import { z } from 'zod';
import { applicationStatus } from './application-status.js';
import { companyOfferRow } from './company-offer-lists.js';
import { companySuspension } from './company-suspension.js';

/** How far ahead an answer is due for it to be told as due now. */
export const DUE_SOON_HOURS = 24;
/** A live offer that ends within so many days is told as one that ends soon. */
export const EXPIRING_DAYS = 7;

/** Applicants and messages that nobody of the company has answered or read. */
const waiting = {
  /** Applicants who have had no answer. */
  unanswered: z.int(),
  /** Of these: the time in which they get one has passed. */
  overdue: z.int(),
  /** Threads with a message that nobody of the company has read; at most 100. */
  unread_messages: z.int(),
};

/** Answer of `GET /api/companies/waiting`: what the ways of the company's room count. */
export const companyWaitingResponse = z.object(waiting).meta({ id: 'CompanyWaitingResponse' });
export type CompanyWaitingResponse = z.infer<typeof companyWaitingResponse>;

const applicant = {
  id: z.int(),
  offer_id: z.int(),
  offer_title: z.string(),
  name: z.string(),
  status: applicationStatus,
};

/** Answer of `GET /api/companies/dashboard`: what waits today. */
export const companyDashboardResponse = z
  .object({
    company: z.object({
      name: z.string(),
      state: z.enum(['unclaimed', 'pending', 'verified']),
      suspended: z.boolean(),
      suspension: companySuspension,
      /** It says of itself what people read beside its offers. */
      described: z.boolean(),
    }),
    /** What stands in the way of publishing anything; null where nothing does. */
    barred: z.enum(['COMPANY_NOT_VERIFIED', 'COMPANY_SUSPENDED', 'EMAIL_NOT_VERIFIED']).nullable(),
    /** Whether the address of who asks is shown to be theirs. */
    email_verified: z.boolean(),
    members: z.object({ total: z.int(), invited: z.int() }),
    offers: z.object({
      drafts: z.int(),
      live: z.int(),
      paused: z.int(),
      /** Those that an operator took off the board, the latest first, with the reasons. */
      taken_off: z.object({ total: z.int(), first: z.array(companyOfferRow) }),
      /** Live ones that end within a week. */
      expiring: z.int(),
      /** Live ones that the company should confirm as still open. */
      unconfirmed: z.int(),
      /** Live ones that take the company's room: those of imports do not. */
      used: z.int(),
      /** How many may be live at once. */
      allowed: z.int(),
      /** One was shown at some time. */
      ever_live: z.boolean(),
      /** Views of all of them in the last seven days, and in the seven before. */
      views: z.object({ week: z.int(), week_before: z.int() }),
      /** Those that candidates see, the one that ends first at the top. */
      first: z.array(companyOfferRow),
    }),
    applicants: z.object({
      /** Nobody has looked at them yet. */
      new: z.int(),
      ...waiting,
      /** An answer is due within a day. */
      due_soon: z.int(),
      /** Who waits for an answer, the one that is due first at the top. */
      first: z.array(z.object({ ...applicant, answer_by: z.string(), overdue: z.boolean() })),
      /** Threads with messages that nobody of the company has read, the last one written to first. */
      messages: z.array(z.object({ ...applicant, unread: z.int() })),
    }),
    /** What everybody may read of how the company answers; null before there are enough applications. */
    replies: z
      .object({
        /** Half of the applicants had an answer within so many days; null where more than half had none. */
        median_days: z.int().nullable(),
        applications: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'CompanyDashboardResponse' });
export type CompanyDashboardResponse = z.infer<typeof companyDashboardResponse>;
