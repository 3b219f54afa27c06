import { z } from 'zod';
import { CEFR } from './job-card.js';
import { phone } from './phone.js';

/** Who somebody is to the board. */
export const USER_TYPES = ['guest', 'candidate', 'company', 'admin'] as const;

/** A language that a candidate speaks. */
export const spokenLanguage = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    /** 1 = A1–A2, 2 = B1–B2, 3 = C1–C2, 4 = mother tongue. */
    level: z.int().min(1).max(4),
    /** Null for a mother tongue. */
    cefr: z.enum(CEFR).nullable(),
  })
  .meta({ id: 'SpokenLanguage' });
export type SpokenLanguage = z.infer<typeof spokenLanguage>;

/** The signed-in person. */
export const user = z
  .object({
    id: z.int(),
    email: z.string(),
    nombre: z.string(),
    apellidos: z.string(),
    poblacion: z.string().nullable(),
    fk_pais_id: z.int().nullable(),
    /** Date of birth. */
    f_nace: z.string().nullable(),
    created_at: z.string(),
    type: z.enum(USER_TYPES),
    /** Of pages, answers and mails: ISO 639-1. */
    language: z.string(),
    tasks_done: z.int(),
    percent: z.int(),
    geoip_iso_code: z.string().nullable(),
    geoip_is_eu: z.boolean().nullable(),
    referral_platform: z.string().nullable(),
    /** Whether the e-mail address is verified. */
    validado: z.boolean(),
    token: z.string().optional(),
    token_expiration: z.string(),
    phone: phone.nullable(),
    loginTimestamp: z.int(),
    /** For a company's member. */
    company: z
      .object({
        id: z.int(),
        name: z.string(),
        role: z.enum(['owner', 'recruiter']),
        /** Whether files of applicants may be saved: not while the company is suspended, unless an operator allows it. */
        may_export: z.boolean(),
      })
      .nullable(),
    /** Set while an operator sees the product as this person. */
    support: z.object({ admin_id: z.int() }).nullable(),
    second_factor: z.boolean(),
    /** Texts that became newer since the person agreed; to be answered once by `POST /api/account/consents/answer`. Empty under support access. */
    consents_due: z.array(
      z.object({
        kind: z.enum(['terms', 'privacy']),
        /** Null where none was accepted. */
        accepted_version: z.string().nullable(),
        text_version: z.string(),
      }),
    ),
    /** Of a candidate's profile, in the candidate's order; empty for everybody else. */
    languages: z.array(spokenLanguage),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;
