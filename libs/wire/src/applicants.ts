import { z } from 'zod';
import { APPLICATION_STATUSES, applicantStatus, applicationStatus } from './application-status.js';
import { CV_TYPES } from './cvs.js';
import { toasts } from './done.js';
import { CEFR } from './job-card.js';
import { languageVerdict } from './language-verdict.js';
import { offerFit } from './matchings.js';
import { askedQuestion, screeningQuestion } from './screening.js';
import { proseText, searchText } from './typed-text.js';
import { spokenLanguage } from './user.js';

const id = z.int().min(1).max(2_147_483_647);

/** Applicants whose status is changed by one call. */
export const MOST_APPLICANTS_AT_ONCE = 200;
export const APPLICANT_SORTS = ['newest', 'oldest', 'due', 'rating', 'name', 'fit'] as const;

/** Why an applicant has no fit. */
export const FIT_LACKS = ['language', 'offer-says-little', 'says-little', 'not-near'] as const;
export type FitLack = (typeof FIT_LACKS)[number];

const filters = {
  /** Slug of a language that they speak. */
  language: proseText(60).optional(),
  /** At least so well; `native` for a mother tongue. */
  cefr: z.enum([...CEFR, 'native']).optional(),
  /** Id of a question … */
  question: z.coerce.number().pipe(id).optional(),
  /** … and the answer: `true`, `false`, the words of an option, or a number. `wanted`: whatever the company hopes for. */
  answer: proseText(300).optional(),
  /** Words of name, headline, skills or experience. */
  q: searchText,
};

/** Query of `GET /api/companies/applicants` and `GET /api/companies/offers/{id}/applicants`. */
export const applicantsQuery = z.object({
  /** From 1; one past the end gives the last. */
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  rows: z.coerce.number().int().min(1).max(100).default(25),
  status: applicationStatus.optional(),
  ...filters,
  /** By fit only where somebody asks for it: the best first, who has none last; of more than 2,000 the newest are put in order. */
  sort: z.enum(APPLICANT_SORTS).default('newest'),
});
export type ApplicantsQuery = z.output<typeof applicantsQuery>;

/** Query of `GET /api/companies/offers/{id}/board`. */
export const boardQuery = z.object({
  /** One column alone … */
  status: applicationStatus.optional(),
  /** … from behind this place in it (`next` of the last answer). */
  after: z
    .string()
    .regex(/^\d{1,13}-\d{1,9}$/)
    .optional(),
  /** Cards of each column. */
  rows: z.coerce.number().int().min(1).max(500).default(30),
  ...filters,
});
export type BoardQuery = z.output<typeof boardQuery>;

const member = z.object({ id: z.int(), name: z.string() });

/** An applicant in a list or on a board. Age and photo are never in it. */
export const applicantCard = z
  .object({
    id: z.int(),
    offer_id: z.int(),
    status: applicationStatus,
    /** To be sent with a change: whoever saw an older one is told what it is now. */
    version: z.int(),
    name: z.string(),
    headline: z.string(),
    applied_at: z.string(),
    changed_at: z.string(),
    /** By when an answer is due; null where none is. */
    answer_by: z.string().nullable(),
    overdue: z.boolean(),
    /** Whether anybody of the company opened it. */
    viewed: z.boolean(),
    languages: z.array(spokenLanguage),
    /** Of what the offer asks for: how much is met, of how much that is known. */
    check: z.object({
      met: z.int(),
      of: z.int(),
      unknown: z.int(),
      suits: z.boolean(),
      /** Whether any language is required, not only wished for. */
      required: z.boolean(),
      /** Slugs of required languages that are missing. */
      lacking: z.array(z.string()),
    }),
    /** A knock-out question was answered otherwise: for a person to decide. */
    knocked_out: z.boolean(),
    /** The mean of the members' ratings, how many there are, and one's own. */
    rating: z.object({ mean: z.number().nullable(), count: z.int(), own: z.int().nullable() }),
    notes: z.int(),
    /** The candidate says that the status is wrong. */
    objected: z.boolean(),
    /** How what was sent fits what the offer asks, of 100; without a score `lacks` says why. For a person to judge: nothing is decided by it. */
    fit: z.object({ score: z.int().min(0).max(100).nullable(), lacks: z.enum(FIT_LACKS).nullable() }),
  })
  .meta({ id: 'ApplicantCard' });
export type ApplicantCard = z.infer<typeof applicantCard>;

const counts = z.record(z.enum(APPLICATION_STATUSES), z.int());

/** Answer of the lists of applicants. */
export const applicantsResponse = z
  .object({
    applicants: z.array(applicantCard),
    /** Under all filters. */
    total: z.int(),
    /** By status, under all other filters. */
    counts,
    currentPage: z.int(),
    lastPage: z.int(),
    /** The offers that these are of, by id. */
    offers: z.array(z.object({ id: z.int(), title: z.string(), live: z.boolean() })),
  })
  .meta({ id: 'ApplicantsResponse' });
export type ApplicantsResponse = z.infer<typeof applicantsResponse>;

/** Answer of `GET /api/companies/applicants/offers`: every offer that somebody applied to, those with overdue answers first, then those with new ones. */
export const applicantOffersResponse = z
  .object({
    data: z.array(
      z.object({ id: z.int(), title: z.string(), live: z.boolean(), total: z.int(), new: z.int(), overdue: z.int() }),
    ),
  })
  .meta({ id: 'ApplicantOffersResponse' });
export type ApplicantOffersResponse = z.infer<typeof applicantOffersResponse>;

/** Answer of `GET /api/companies/offers/{id}/board`. */
export const boardResponse = z
  .object({
    offer: z.object({ id: z.int(), title: z.string(), live: z.boolean() }),
    columns: z.array(
      z.object({
        status: applicationStatus,
        total: z.int(),
        cards: z.array(applicantCard),
        /** Where the column goes on; null at its end. */
        next: z.string().nullable(),
      }),
    ),
    /** What can be filtered by. */
    questions: z.array(screeningQuestion),
  })
  .meta({ id: 'BoardResponse' });
export type BoardResponse = z.infer<typeof boardResponse>;

const note = z
  .object({ id: z.int(), text: z.string(), at: z.string(), by: member, own: z.boolean(), mentions: z.array(member) })
  .meta({ id: 'ApplicantNote' });
export type ApplicantNote = z.infer<typeof note>;

const historyEntry = z
  .object({
    at: z.string(),
    kind: z.enum(['applied', 'moved', 'withdrawn', 'restored', 'viewed', 'objected']),
    from: applicationStatus.nullable(),
    to: applicationStatus.nullable(),
    /** The member; null for the candidate, and for members who are gone. */
    by: member.nullable(),
  })
  .meta({ id: 'ApplicantHistoryEntry' });
export type ApplicantHistoryEntry = z.infer<typeof historyEntry>;

const sentPeriod = { from: z.string().nullable(), to: z.string().nullable() };

/** An applicant with all that they sent, as it was when they sent it. */
export const applicantDetail = applicantCard
  .extend({
    offer: z.object({ id: z.int(), title: z.string(), live: z.boolean() }),
    place: z.string(),
    letter: z.string(),
    /** At `/api/companies/applicants/{id}/cv`, to be saved; with `?inline=1` a PDF is shown. */
    cv: z.object({ name: z.string(), type: z.enum(CV_TYPES), size: z.int() }).nullable(),
    /** Those in the applicant's own words, which have neither id nor slug, after the others. */
    skills: z.array(
      z.object({ id: z.int().nullable(), name: z.string(), slug: z.string().nullable(), own: z.boolean() }),
    ),
    experience: z.array(z.object({ position: z.string(), employer: z.string(), ...sentPeriod })),
    education: z.array(z.object({ title: z.string(), school: z.string(), ...sentPeriod })),
    requirements: z.array(languageVerdict),
    /** What makes `fit`; null where it has no score. */
    matching: offerFit.nullable(),
    answers: z.array(askedQuestion.extend({ meets: z.boolean().nullable() })),
    /** What the candidate says of a wrong status. */
    objection: z.string().nullable(),
    /** The newest first. */
    /** The newest 50; `notes` says how many there are. */
    note_list: z.array(note),
    /** The newest first. */
    history: z.array(historyEntry),
  })
  .meta({ id: 'ApplicantDetail' });
export type ApplicantDetail = z.infer<typeof applicantDetail>;

/** Body of `PATCH /api/companies/applicants/{id}/status`. */
export const moveApplicantRequest = z
  .object({ status: applicantStatus, version: z.int().min(1) })
  .meta({ id: 'MoveApplicantRequest' });
export type MoveApplicantRequest = z.infer<typeof moveApplicantRequest>;

/** Answer of what changes one applicant. */
export const changedApplicantResponse = z
  .object({ applicant: applicantCard, toasts })
  .meta({ id: 'ChangedApplicantResponse' });
export type ChangedApplicantResponse = z.infer<typeof changedApplicantResponse>;

/** Body of `POST /api/companies/applicants/bulk`. */
export const moveApplicantsRequest = z
  .object({
    applicants: z
      .array(z.object({ id, version: z.int().min(1) }))
      .min(1)
      .max(MOST_APPLICANTS_AT_ONCE),
    status: applicantStatus,
  })
  .meta({ id: 'MoveApplicantsRequest' });
export type MoveApplicantsRequest = z.infer<typeof moveApplicantsRequest>;

/** Answer of `POST /api/companies/applicants/bulk`: one result for each, in the order asked for. */
export const movedApplicantsResponse = z
  .object({
    results: z.array(
      z.object({
        id: z.int(),
        /** `conflict`: somebody moved it meanwhile; it stands where `status` says. */
        outcome: z.enum(['moved', 'unchanged', 'conflict', 'withdrawn', 'not_found']),
        status: applicationStatus.nullable(),
        version: z.int().nullable(),
        /** Who moved it, where there is a conflict. */
        moved_by: z.string().nullable(),
      }),
    ),
    toasts,
  })
  .meta({ id: 'MovedApplicantsResponse' });
export type MovedApplicantsResponse = z.infer<typeof movedApplicantsResponse>;

/** Body of `POST /api/companies/applicants/{id}/notes`. */
export const applicantNoteRequest = z
  .object({
    text: proseText(4_000).min(1),
    /** Account ids of members of the company who are told. */
    mentions: z.array(id).max(20).default([]),
    /** Made by the client for each note: sent again after a lost answer, it stays one. */
    key: z.uuid().optional(),
  })
  .meta({ id: 'ApplicantNoteRequest' });
export type ApplicantNoteRequest = z.input<typeof applicantNoteRequest>;

/** Query of `GET /api/companies/applicants/{id}/notes`. */
export const applicantNotesQuery = z.object({
  /** Id of a note: those that are older. */
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
export type ApplicantNotesQuery = z.output<typeof applicantNotesQuery>;

/** Answer of `GET`, `POST` and `DELETE /api/companies/applicants/{id}/notes…`: the newest first, 50 at most. */
export const applicantNotesResponse = z
  .object({
    notes: z.array(note),
    /** Of all. */
    total: z.int(),
    /** Whether there are older ones than these. */
    more: z.boolean(),
    toasts: toasts.optional(),
  })
  .meta({ id: 'ApplicantNotesResponse' });
export type ApplicantNotesResponse = z.infer<typeof applicantNotesResponse>;

/** Body of `PUT /api/companies/applicants/{id}/rating`; null takes one's own away. */
export const applicantRatingRequest = z
  .object({ rating: z.int().min(1).max(5).nullable() })
  .meta({ id: 'ApplicantRatingRequest' });
export type ApplicantRatingRequest = z.infer<typeof applicantRatingRequest>;

/** Answer of `GET /api/companies/applicants/{id}/history`: the newest first. */
export const applicantHistoryResponse = z
  .object({ history: z.array(historyEntry) })
  .meta({ id: 'ApplicantHistoryResponse' });
export type ApplicantHistoryResponse = z.infer<typeof applicantHistoryResponse>;
