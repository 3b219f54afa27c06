import { z } from 'zod';
import { APPLICATION_STATUSES, applicationMark, applicationStatus } from './application-status.js';
import { CV_TYPES, cv } from './cvs.js';
import { toasts } from './done.js';
import { jobCard } from './job-card.js';
import { languageVerdict } from './language-verdict.js';
import { askedQuestion, MOST_SCREENING_QUESTIONS, screeningAnswer } from './screening.js';
import { proseText, searchText } from './typed-text.js';
import { spokenLanguage } from './user.js';

const id = z.int().min(1).max(2_147_483_647);

/** Letters of the letter that goes with an application. */
export const LONGEST_APPLICATION_LETTER = 10_000;
/** For so long an application is taken back or put back at a press, and nobody is told before. */
export const APPLICATION_UNDO_SECONDS = 10;

/** Query of `GET /api/candidates/applications`. */
export const applicationsQuery = z.object({
  /** From 1; one past the end gives the last. */
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  rows: z.coerce.number().int().min(1).max(50).default(10),
  /** `active`: an answer may still come; `ended`: hired, rejected or withdrawn. */
  status: z.enum(['all', 'active', 'ended', ...APPLICATION_STATUSES]).default('all'),
  /** Words of title, company or place. */
  search: searchText,
});
export type ApplicationsQuery = z.output<typeof applicationsQuery>;

/** An application in the candidate's list. */
export const application = z
  .object({
    id: z.int(),
    status: applicationStatus,
    /** Goes up with every change. */
    version: z.int(),
    applied_at: z.string(),
    /** When the status became what it is. */
    changed_at: z.string(),
    /** By when the company answers; null once it has, or where nothing comes any more. */
    answer_by: z.string().nullable(),
    /** That date has passed without an answer. */
    overdue: z.boolean(),
    /** Whether somebody of the company opened it. */
    viewed: z.boolean(),
    /** Until when a withdrawal is undone by `restore`; null where there is nothing to undo. */
    restore_until: z.string().nullable(),
    /** When the candidate said that the status is wrong; null where it stands. */
    objected_at: z.string().nullable(),
    /** Since when the company may keep it in its talent pool; null where it may not, or where the offer (`job.kind`) is none. */
    pool_since: z.string().nullable(),
    /** The offer, also one that has ended (`extra.available` says so). */
    job: jobCard,
  })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof application>;

/** Answer of `GET /api/candidates/applications`: the last one sent first. */
export const applicationsResponse = z
  .object({
    applications: z.array(application),
    total: z.int(),
    /** Of all, whatever was asked for. */
    counts: z.object({ all: z.int(), active: z.int(), ended: z.int() }),
    currentPage: z.int(),
    lastPage: z.int(),
  })
  .meta({ id: 'ApplicationsResponse' });
export type ApplicationsResponse = z.infer<typeof applicationsResponse>;

const sentCv = z.object({ name: z.string(), type: z.enum(CV_TYPES), size: z.int() });

/** An application with all that was sent and what became of it. */
export const applicationDetail = application
  .extend({
    letter: z.string(),
    /** Under the name that it was sent with. */
    cv: sentCv.nullable(),
    languages: z.array(spokenLanguage),
    check: z.array(languageVerdict),
    /** What was asked when it was sent, and answered. */
    answers: z.array(askedQuestion),
    /** The first one first. `by`: who did it; `kind`: what they did, `restored` takes a withdrawal back. */
    history: z.array(
      z.object({
        kind: z.enum(['applied', 'moved', 'withdrawn', 'restored']),
        status: applicationStatus,
        at: z.string(),
        by: z.enum(['candidate', 'company']),
      }),
    ),
    objection: z.string().nullable(),
  })
  .meta({ id: 'ApplicationDetail' });
export type ApplicationDetail = z.infer<typeof applicationDetail>;

const refusals = {
  OFFER_NOT_LIVE: true,
  APPLIED_ELSEWHERE: true,
  ALREADY_APPLIED: true,
  COMPANY_BLOCKED: true,
  EMAIL_NOT_VERIFIED: true,
  TASKS_PENDING: true,
  CV_NOT_READY: true,
};
/** Why nobody can apply, or not this person; the code of the error that sending gives has `APPLY_` before it. */
export type ApplyRefusal = keyof typeof refusals;
const applyRefusal = z.enum(Object.keys(refusals) as [ApplyRefusal, ...ApplyRefusal[]]);

/** Query of `GET /api/candidates/applications/form`. */
export const applicationFormQuery = z.object({ offer_id: z.coerce.number().pipe(id) });

/** Answer of `GET /api/candidates/applications/form`: all that the dialog shows. */
export const applicationFormResponse = z
  .object({
    offer: z.object({
      id: z.int(),
      url: z.string(),
      title: z.string(),
      company: z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() }),
    }),
    /** Null where the form can be sent. */
    refusal: applyRefusal.nullable(),
    /** The one that there is, also a withdrawn one, which sending takes up again. */
    application: applicationMark.nullable(),
    /** In order. */
    pending_tasks: z.array(z.enum(['general_information', 'languages', 'cv'])),
    check: z.array(languageVerdict),
    questions: z.array(askedQuestion),
    /** Sent along, so that nobody answers a question that has changed. */
    questions_version: z.int(),
    cvs: z.array(cv),
    /** The CV that goes with it where no other is chosen. */
    default_cv_id: z.int().nullable(),
    /** The profile's letters as plain text, that of the ad's language first. */
    letters: z.array(z.object({ language: z.string(), letter: z.string() })),
    /** Within how many days the company answers. */
    reply_days: z.int(),
    /** Half of the company's answers came within so many days; null below ten applications. */
    median_reply_days: z.number().nullable(),
  })
  .meta({ id: 'ApplicationFormResponse' });
export type ApplicationFormResponse = z.infer<typeof applicationFormResponse>;

/** Body of `POST /api/candidates/applications`. */
export const applyRequest = z
  .object({
    offer_id: id,
    /** Null: the default one. */
    cv_id: id.nullable().default(null),
    letter: proseText(LONGEST_APPLICATION_LETTER).default(''),
    answers: z
      .array(z.object({ question_id: id, answer: screeningAnswer }))
      .max(MOST_SCREENING_QUESTIONS)
      .default([]),
    /** Of the form; where the questions have changed since then, nothing is sent (409). */
    questions_version: z.int().min(0).optional(),
    /** Whether the company may keep it in its talent pool, where the offer is one. */
    keep_in_pool: z.boolean().default(false),
  })
  .meta({ id: 'ApplyRequest' });
export type ApplyRequest = z.input<typeof applyRequest>;

/** Body of `POST /api/candidates/applications/{id}/objection`. */
export const objectionRequest = z.object({ text: proseText(2_000).min(1) }).meta({ id: 'ObjectionRequest' });
export type ObjectionRequest = z.infer<typeof objectionRequest>;

/** Body of `POST /api/candidates/applications/{id}/talent-pool`. */
export const poolConsentRequest = z.object({ keep: z.boolean() }).meta({ id: 'PoolConsentRequest' });
export type PoolConsentRequest = z.infer<typeof poolConsentRequest>;

/** Answer of what a candidate does with an application. */
export const changedApplicationResponse = z.object({ application, toasts }).meta({ id: 'ChangedApplicationResponse' });
export type ChangedApplicationResponse = z.infer<typeof changedApplicationResponse>;
