import { z } from 'zod';
import { email } from './account-fields.js';
import { toasts } from './done.js';
import { timeZone } from './time-zone.js';

/** `instant`: as soon as an offer is published. */
export const ALERT_RHYTHMS = ['instant', 'daily', 'weekly'] as const;

/** So many alerts may somebody have. */
export const MOST_ALERTS = 50;

/** So many of them may tell at once. */
export const MOST_INSTANT_ALERTS = 5;

const alertTimes = {
  rhythm: z.enum(ALERT_RHYTHMS),
  /** Of a weekly one: 1 is Monday, as in ISO 8601. */
  weekday: z.int().min(1).max(7),
  /** Of the clock in `time_zone`, of a daily or weekly one. */
  hour: z.int().min(0).max(23),
  time_zone: timeZone,
};

const alertPath = z.string().min(1).max(4_000);
const alertName = z.string().trim().min(1).max(120);

/** A list that its owner is mailed new offers of. */
export const jobAlert = z
  .object({
    ...alertTimes,
    id: z.int(),
    /** The list: path and query. */
    path: z.string(),
    /** As its owner calls it, else as the list is headed. */
    name: z.string(),
    /** Whether its owner gave it the name. */
    named: z.boolean(),
    /** Filters that the heading of the list does not tell of. */
    more_filters: z.int(),
    /** Values of its filters that no longer exist, as they were written: the list is wider than its owner wanted. */
    gone: z.array(z.string()),
    /** Null while it is on; `until` is null where it stays so. */
    paused: z.object({ until: z.string().nullable() }).nullable(),
    /** When it next looks; null while it is paused for good, and for one that tells at once, unless something waits. */
    next_at: z.string().nullable(),
    /** Its last mail; null where it sent none yet. */
    last: z.object({ sent_at: z.string(), offers: z.int() }).nullable(),
  })
  .meta({ id: 'JobAlert' });
export type JobAlert = z.infer<typeof jobAlert>;

/** Answer of `GET /api/candidates/alerts` and of all that changes them: the newest first. */
export const jobAlertsResponse = z
  .object({ data: z.array(jobAlert), toasts: toasts.optional() })
  .meta({ id: 'JobAlertsResponse' });
export type JobAlertsResponse = z.infer<typeof jobAlertsResponse>;

/** Body of `POST /api/candidates/alerts`. The same list twice is one alert. */
export const saveJobAlertRequest = z
  .object({ ...alertTimes, path: alertPath, name: alertName.nullable() })
  .partial({ rhythm: true, weekday: true, hour: true, name: true })
  .meta({ id: 'SaveJobAlertRequest' });
export type SaveJobAlertRequest = z.infer<typeof saveJobAlertRequest>;

/** Body of `PATCH /api/candidates/alerts/{id}`; what is absent stays. A name of null is the heading of the list. */
export const changeJobAlertRequest = z
  .object({
    ...alertTimes,
    path: alertPath,
    name: alertName.nullable(),
    /** `month`: for 30 days. */
    paused: z.enum(['no', 'yes', 'month']),
  })
  .partial()
  .meta({ id: 'ChangeJobAlertRequest' });
export type ChangeJobAlertRequest = z.infer<typeof changeJobAlertRequest>;

/** Query of `GET /api/candidates/alerts/preview` and `GET /api/alerts/guests/preview`: the path and query of a list. */
export const jobAlertPreviewQuery = z.object({ path: alertPath });
export type JobAlertPreviewQuery = z.output<typeof jobAlertPreviewQuery>;

/** Answer of both: what an alert of a list would have told in the last days. */
export const jobAlertPreview = z
  .object({
    name: z.string(),
    days: z.int(),
    /** New offers in these days; exact up to 200. */
    offers: z.int(),
    /** Whether there are more than are counted. */
    or_more: z.boolean(),
    per_week: z.int(),
    /** The newest of them, five at most. */
    newest: z.array(
      z.object({
        id: z.int(),
        path: z.string(),
        title: z.string(),
        company: z.string(),
        place: z.string().nullable(),
        published_at: z.string(),
      }),
    ),
  })
  .meta({ id: 'JobAlertPreview' });
export type JobAlertPreview = z.infer<typeof jobAlertPreview>;

/** Body of `POST /api/alerts/by-link/check`: the code of a link in a mail of an alert. */
export const jobAlertLinkRequest = z.object({ token: z.string().min(1).max(200) }).meta({ id: 'JobAlertLinkRequest' });
export type JobAlertLinkRequest = z.infer<typeof jobAlertLinkRequest>;

/** Body of `POST /api/alerts/by-link`; `weekly` for fewer mails, `go-on` takes back a stop or a pause. */
export const changeJobAlertByLinkRequest = jobAlertLinkRequest
  .extend({ action: z.enum(['stop', 'pause-month', 'weekly', 'go-on']) })
  .meta({ id: 'ChangeJobAlertByLinkRequest' });
export type ChangeJobAlertByLinkRequest = z.infer<typeof changeJobAlertByLinkRequest>;

/** Answer of both: the alert of the link (410 where it is gone, or the link is none of ours). */
export const linkedJobAlert = jobAlert
  .pick({ name: true, path: true, rhythm: true, paused: true })
  .meta({ id: 'LinkedJobAlert' });
export type LinkedJobAlert = z.infer<typeof linkedJobAlert>;

/** Why an offer that an alert has mailed does not fit: only what a filter of lists can leave out. */
export const UNFIT_REASONS = [
  'place',
  'language',
  'local-language',
  'work',
  'employment-type',
  'experience',
  'remote',
  'on-site',
] as const;
export type UnfitReason = (typeof UNFIT_REASONS)[number];

/** Body of `POST /api/alerts/by-link/offer`: an offer that a mail of the alert has brought. */
export const mailedOfferRequest = jobAlertLinkRequest
  .extend({ offer_id: z.int().min(1).max(2_147_483_647) })
  .meta({ id: 'MailedOfferRequest' });
export type MailedOfferRequest = z.infer<typeof mailedOfferRequest>;

/** Body of `POST /api/alerts/by-link/narrow`: the list of one of the changes that were proposed. */
export const narrowJobAlertRequest = mailedOfferRequest
  .extend({ path: alertPath })
  .meta({ id: 'NarrowJobAlertRequest' });
export type NarrowJobAlertRequest = z.infer<typeof narrowJobAlertRequest>;

const alertYield = {
  /** New offers in the last days; exact up to 200. */
  offers: z.int(),
  /** Whether there are more than are counted. */
  or_more: z.boolean(),
};

/** Answer of both: an offer that a mail has brought, and how its alert can leave it out. */
export const mailedOffer = z
  .object({
    alert: linkedJobAlert,
    /** Whether it stands in an account, where it can be changed further. */
    in_account: z.boolean(),
    /** Null where nothing is known of it any more. */
    offer: z
      .object({
        path: z.string(),
        title: z.string(),
        company: z.string(),
        place: z.string().nullable(),
        ended: z.boolean(),
      })
      .nullable(),
    /** Days of which the numbers tell. */
    days: z.int(),
    /** What the alert would have told; null where its list does not show the offer. */
    now: z.object(alertYield).nullable(),
    /** One change of the alert for each reason, after which it does not bring the offer; none where no filter can leave it out. */
    changes: z.array(
      z.object({
        ...alertYield,
        reason: z.enum(UNFIT_REASONS),
        /** The filter that is changed, as addresses call it. */
        filter: z.string(),
        /** By what of this filter the offer came, in words; empty where it was not filtered by it. */
        has: z.array(z.string()),
        /** What the filter asks for then, in words. */
        asks: z.array(z.string()),
        /** The list then: path and query. */
        path: z.string(),
      }),
    ),
  })
  .meta({ id: 'MailedOffer' });
export type MailedOffer = z.infer<typeof mailedOffer>;

/** Body of `POST /api/alerts/guests`: the address of who has no account gets a mail that asks. */
export const askForGuestAlertRequest = z
  .object({ path: alertPath, email, time_zone: timeZone })
  .meta({ id: 'AskForGuestAlertRequest' });
export type AskForGuestAlertRequest = z.infer<typeof askForGuestAlertRequest>;

/** Answer of `POST /api/alerts/guests`: the same whatever is known of the address. */
export const askedForGuestAlertResponse = z.object({ toasts }).meta({ id: 'AskedForGuestAlertResponse' });
export type AskedForGuestAlertResponse = z.infer<typeof askedForGuestAlertResponse>;

/** Answer of `POST /api/alerts/guests/check` and `…/confirm`: the alert of the link in that mail (410 where it is gone). */
export const guestJobAlert = jobAlert
  .pick({ name: true, path: true, rhythm: true })
  .extend({
    /** Whether its mails are on. */
    confirmed: z.boolean(),
    /** Whether it stands in the account of that address. */
    in_account: z.boolean(),
  })
  .meta({ id: 'GuestJobAlert' });
export type GuestJobAlert = z.infer<typeof guestJobAlert>;
