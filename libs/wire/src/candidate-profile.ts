import { z } from 'zod';
import { shortText } from './account-fields.js';
import { education, experience, textLanguage } from './candidate-history.js';
import { preferenceFields } from './candidate-preferences.js';
import { CV_ACTIONS } from './cv-feedback.js';
import { toasts } from './done.js';
import { flag, wireFlag } from './flag.js';
import { phone } from './phone.js';
import { profileTasks } from './profile-completion.js';
import { screeningAnswer } from './screening.js';
import { spokenLanguage, user } from './user.js';

/** Ids of online profiles: 0 LinkedIn, 1 XING, 2 GitHub, 3 a portfolio, 4 a site of one's own. */
export const ONLINE_PROFILES = { linkedin: 0, xing: 1, github: 2, portfolio: 3, site: 4 } as const;
const rrssId = z.literal([0, 1, 2, 3, 4]);

const rrss = z.array(z.object({ rrss_id: rrssId, value: z.string().trim().max(300) })).max(5);

/** Body of `POST /api/candidates/online-profiles`: those that are named; an empty value takes one away. */
export const onlineProfilesRequest = z
  .object({ rrss, base: z.object({ rrss }).partial().optional() })
  .meta({ id: 'OnlineProfilesRequest' });
export type OnlineProfilesRequest = z.infer<typeof onlineProfilesRequest>;

const contactFields = {
  nombre: shortText.min(1),
  apellidos: shortText.min(1),
  fk_pais_id: z.int().nullable(),
  /** GeoNames id of a known city; the place is then called as it is. */
  fk_city_id: z.int().nullable(),
  poblacion: shortText.nullable(),
};

/** Body of `POST /api/candidates/profile`. */
export const updateProfileRequest = z
  .object({
    ...contactFields,
    fk_pais_id: contactFields.fk_pais_id.default(null),
    fk_city_id: contactFields.fk_city_id.default(null),
    poblacion: contactFields.poblacion.default(null),
    base: z.object(contactFields).partial().optional(),
  })
  .meta({ id: 'UpdateProfileRequest' });
export type UpdateProfileRequest = z.infer<typeof updateProfileRequest>;

/** The fields that `PATCH /api/candidates/field` changes, each with its own schema. */
export const candidateFields = {
  ...preferenceFields,
  ...contactFields,
  /** In which headline, letter and new entries are written. */
  language: textLanguage,
  /** Whether companies find the profile: a consent (see privacy). */
  cvsearch: flag,
} as const;
export type CandidateField = keyof typeof candidateFields;

/** Body of `PATCH /api/candidates/field`; the value is checked by the schema of its field. `base`: the value before the edit. */
export const changeFieldRequest = z
  .object({
    field: z.enum(Object.keys(candidateFields) as [CandidateField, ...CandidateField[]], 'FIELD_UNKNOWN'),
    value: z.unknown(),
    base: z.unknown().optional(),
  })
  .meta({ id: 'ChangeFieldRequest' });
export type ChangeFieldRequest = z.infer<typeof changeFieldRequest>;

/** A skill (`tag`) that a candidate has: one of the catalogue, or one in their own words. */
export const candidateSkill = z
  .object({
    /** Of the catalogue; an own one has a negative one, of this list alone. */
    id: z.int(),
    /** Null for an own one. */
    slug: z.string().nullable(),
    name: z.string(),
    /** Whether it is in the candidate's own words. */
    own: z.boolean(),
    /** The language of the name, where it has none in the one that was asked for. */
    lang: z.string().optional(),
  })
  .meta({ id: 'CandidateSkill' });
export type CandidateSkill = z.infer<typeof candidateSkill>;

/** What a candidate answered to a question of a company, when applying. */
const givenAnswer = z
  .object({
    question_id: z.int(),
    question: z.string(),
    answer: screeningAnswer,
    offer: z.object({ id: z.int(), title: z.string() }),
    answered_at: z.string(),
  })
  .meta({ id: 'GivenAnswer' });

/** A whole candidate, for themselves. */
export const candidate = z
  .object({
    work_internship: wireFlag.nullable(),
    work_permit: wireFlag.nullable(),
    relocate: wireFlag.nullable(),
    working_status: z.int().nullable(),
    salary_from: z.int().nullable(),
    salary_to: z.int().nullable(),
    salary_negotiate: wireFlag.nullable(),
    /** The two as words: `30,000–40,000 EUR`; empty where nothing is said. */
    salary: z.string(),
    /** The letter as plain text. */
    presentation_letter: z.string(),
    presentation_letter_html: z.string(),
    headline: z.string(),
    /** The language of headline, letter and entries that say no other. */
    language: z.string(),
    translations: z.array(
      z.object({
        language: z.string(),
        headline: z.string(),
        presentation_letter: z.string(),
        presentation_letter_html: z.string(),
      }),
    ),
    /** Path of the photo; null where there is none. */
    path_foto: z.string().nullable(),
    full_path_foto: z.string().nullable(),
    path_foto_64: z.string().nullable(),
    path_foto_128: z.string().nullable(),
    destination: z.array(z.int()),
    /** When the terms were accepted. */
    accepted_at: z.string().nullable(),
    cvsearch: wireFlag,
    email_matchings: wireFlag,
    email_notifications: wireFlag,
    email_newsletters: wireFlag,
    whatsapp_notifications: wireFlag,
    email_challenge_task: wireFlag,
    hasJoinedChallenge: z.boolean(),
    f_nace: z.string().nullable(),
    age: z.int().nullable(),
    fk_city_id: z.int().nullable(),
    phone: phone.nullable(),
    rrss: z.array(z.object({ rrss_id: z.int(), value: z.string() })),
    virtual_events: z.array(z.object({ fk_virtual_event_id: z.int() })),
    languages: z.array(spokenLanguage),
    /** NACE ids. */
    categories: z.array(z.int()),
    tags: z.array(candidateSkill),
    cvs: z.array(z.object({ id: z.int(), name: z.string(), default: wireFlag, uploaded_at: z.string() }).loose()),
    experience: z.array(experience),
    education: z.array(education),
    /** What was last answered to companies' questions, the latest application first; twenty at most. */
    answers: z.array(givenAnswer),
    /** CVs sent to a CV service. */
    conversions: z.array(z.object({ action: z.enum(CV_ACTIONS), at: z.string() })),
    hasAlmostOneMatchingsOffer: z.boolean(),
    tasks: profileTasks,
    percent: z.int(),
    tasks_done: z.int(),
  })
  .meta({ id: 'Candidate' });
export type Candidate = z.infer<typeof candidate>;

const withCandidate = user.extend({ candidate });

/** Answer of `GET /api/candidates/profile`. */
export const profileResponse = z
  .object({
    user: withCandidate,
    /** Whether this account gets messages on a device (Web Push). */
    signal: z.boolean(),
  })
  .meta({ id: 'ProfileResponse' });
export type ProfileResponse = z.infer<typeof profileResponse>;

/** Answer of what changes a profile and has no list of its own to give. */
export const changedProfileResponse = z.object({ user: withCandidate, toasts }).meta({ id: 'ChangedProfileResponse' });
export type ChangedProfileResponse = z.infer<typeof changedProfileResponse>;
