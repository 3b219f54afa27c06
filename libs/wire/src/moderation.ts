import { z } from 'zod';
import { accountsResponse } from './admin.js';
import { OFFER_STATES } from './company-offers.js';
import { companySuspension, SUSPENSION_GROUNDS } from './company-suspension.js';
import { offerRemoval } from './offer-removal.js';
import { REPORT_REASONS } from './reports.js';
import { proseText } from './typed-text.js';

const id = z.int().min(1).max(2_147_483_647);

/** What an operator decided on a report. */
export const REPORT_DECISIONS = ['removed', 'dismissed'] as const;

const report = z.object({
  id: z.int(),
  reference: z.string(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  received_at: z.string(),
  decision: z.enum(REPORT_DECISIONS).nullable(),
  decided_at: z.string().nullable(),
});

const moderatedOffer = z.object({
  id: z.int(),
  title: z.string(),
  company: z.object({ id: z.int(), name: z.string() }).nullable(),
  places: z.array(z.string()),
  /** HTML, sanitised. */
  description: z.string(),
  apply_url: z.string().nullable(),
  state: z.enum(OFFER_STATES),
  posted_at: z.string(),
  /** Where people see it, while they do. */
  url: z.string().nullable(),
  taken_off: offerRemoval,
  /** The last decision against it that was reversed, and why; null where there is none, or one stands. */
  reinstated: z.object({ at: z.string(), explanation: z.string().nullable(), removal: offerRemoval }).nullable(),
});
export type ModeratedOffer = z.infer<typeof moderatedOffer>;

/** Query of `GET /api/admin/reports`. */
export const reportsQuery = z.object({
  state: z.enum(['open', 'decided']).default('open'),
  /** From 0; `next` of the page before. */
  page: z.coerce.number().int().min(0).max(10_000).default(0),
});

export const reportedOffersResponse = z
  .object({
    data: z.array(z.object({ offer_id: z.int(), offer: moderatedOffer.nullable(), reports: z.array(report) })),
    next: z.int().nullable(),
    /** How many offers have open reports. */
    open: z.int(),
  })
  .meta({ id: 'ReportedOffersResponse' });
export type ReportedOffersResponse = z.infer<typeof reportedOffersResponse>;

/** Body of `POST /api/admin/offers/{id}/take-off`: the statement of reasons. */
export const takeOffRequest = z
  .object({
    ground: z.enum(REPORT_REASONS),
    /** The facts, for the company to read. */
    explanation: proseText(4_000).min(10),
  })
  .meta({ id: 'TakeOffRequest' });
export type TakeOffRequest = z.infer<typeof takeOffRequest>;

/** Body of `POST /api/admin/offers/{id}/reinstate` and `POST /api/admin/companies/{id}/reinstate`. */
export const reinstateRequest = z
  .object({
    /** Why the decision is reversed, for whoever was told of it. */
    explanation: proseText(4_000).min(10),
  })
  .meta({ id: 'ReinstateRequest' });
export type ReinstateRequest = z.infer<typeof reinstateRequest>;

/** Body of `POST /api/admin/offers/{id}/dismiss-reports`: those that were read. */
export const dismissReportsRequest = z
  .object({ reports: z.array(id).min(1).max(100) })
  .meta({ id: 'DismissReportsRequest' });
export type DismissReportsRequest = z.infer<typeof dismissReportsRequest>;

/** Query of `GET /api/admin/lookup`: a number, an e-mail address, a VAT id, or words of a name or title. */
export const lookupQuery = z.object({ q: proseText(254).min(1) });

const moderatedCompany = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(['unclaimed', 'pending', 'verified']),
  suspended: z.boolean(),
  /** Why; null where it is not, or nobody owns it any more. */
  suspension: companySuspension,
  vat_id: z.string().nullable(),
  website: z.string().nullable(),
  created_at: z.string(),
  members: z.int(),
  /** What mails to strangers call it until its new name is accepted; null where that is not new. */
  former_name: z.string().nullable(),
  /** How many others registered with its VAT id. */
  vat_id_shared: z.int(),
});
export type ModeratedCompany = z.infer<typeof moderatedCompany>;

/** Answer of `GET /api/admin/companies`: those at which somebody should look. */
export const doubtfulCompaniesResponse = z
  .object({ data: z.array(moderatedCompany) })
  .meta({ id: 'DoubtfulCompaniesResponse' });
export type DoubtfulCompaniesResponse = z.infer<typeof doubtfulCompaniesResponse>;

/** Body of `POST /api/admin/companies/{id}/suspend`: the statement of reasons, which its owners get. */
export const suspendCompanyRequest = z
  .object({
    ground: z.enum(SUSPENSION_GROUNDS),
    /** The facts, for the company to read. */
    explanation: proseText(4_000).min(10),
    /** Whether its members may take files of its applicants with them all the same. */
    may_export: z.boolean().default(false),
  })
  .meta({ id: 'SuspendCompanyRequest' });
export type SuspendCompanyRequest = z.infer<typeof suspendCompanyRequest>;

/** Body of `POST /api/admin/companies/{id}/accept-name`: the name that was looked at. */
export const acceptNameRequest = z.object({ name: z.string().min(1).max(200) }).meta({ id: 'AcceptNameRequest' });
export type AcceptNameRequest = z.infer<typeof acceptNameRequest>;

export const lookupResponse = z
  .object({
    people: accountsResponse.shape.data,
    companies: z.array(moderatedCompany),
    offers: z.array(moderatedOffer),
  })
  .meta({ id: 'LookupResponse' });
export type LookupResponse = z.infer<typeof lookupResponse>;
