import { z } from 'zod';
import { CEFR } from './job-card.js';
import { nameText } from './typed-text.js';

/** Who somebody is to the board. */
export const USER_TYPES = ['guest', 'candidate', 'company', 'admin'] as const;

const email = z.email().max(254);
/** Checked for strength on the server; the upper limit bounds the work of hashing. */
const newPassword = z.string().min(10).max(200);
const shortText = nameText(120);
const referral = z
  .string()
  .regex(/^[\w-]{1,60}$/)
  .nullable()
  .default(null);

/** What the client shows. */
const toasts = z.array(z.object({ type: z.string(), options: z.object({ message: z.string() }) }));

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
    phone: z.null(),
    loginTimestamp: z.int(),
    /** For a company's member. */
    company: z.object({ id: z.int(), name: z.string(), role: z.enum(['owner', 'recruiter']) }).nullable(),
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

/** Where a login leads when no page was saved. */
export const loginRoute = z.enum(['home', 'jobs', 'matchings', 'company', 'admin']);
export type LoginRoute = z.infer<typeof loginRoute>;

/** Body of `POST /api/auth/login`. */
export const loginRequest = z
  .object({
    email,
    password: z.string().min(1).max(200),
    /** Six digits of the authenticator, or a recovery code, where the account has a second factor. */
    code: z.string().trim().max(40).optional(),
  })
  .meta({ id: 'LoginRequest' });
export type LoginRequest = z.infer<typeof loginRequest>;

export const PROFILE_TASKS = [
  'general_information',
  'languages',
  'sector',
  'skills',
  'cv',
  'education',
  'experience',
  'preferences',
  'apply',
  'comment',
] as const;

export const loginResponse = z
  .object({
    user,
    /** Completion of a candidate's profile; null for everybody else. */
    tasks: z.record(z.enum(PROFILE_TASKS), z.union([z.literal(0), z.literal(1)])).nullable(),
    route: loginRoute,
    /** Path of the page for `route`: `/jobs-for-German-speakers`; for an admin it may be an address elsewhere. */
    path: z.string(),
    /** After a login only. */
    toasts: toasts.optional(),
  })
  .meta({ id: 'LoginResponse' });
export type LoginResponse = z.infer<typeof loginResponse>;

const consents = z.object({
  /** Legal conditions and privacy policy; must be accepted. */
  terms: z.literal(true, 'TERMS_NOT_ACCEPTED'),
  newsletters: z.boolean().default(false),
});

/** Body of `POST /api/auth/register`. */
export const registerCandidateRequest = z
  .object({
    email,
    password: newPassword,
    nombre: shortText.min(1),
    apellidos: shortText.min(1),
    fk_pais_id: z.int().nullable().default(null),
    poblacion: shortText.nullable().default(null),
    languages: z
      .array(
        z.object({ slug: z.string().min(1).max(60), cefr: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']) }),
      )
      .max(20)
      .default([]),
    referral_platform: referral,
    ...consents.shape,
  })
  .meta({ id: 'RegisterCandidateRequest' });
export type RegisterCandidateRequest = z.infer<typeof registerCandidateRequest>;

export const COMPANY_SIZES = ['1-9', '10-49', '50-249', '250-999', '1000+'] as const;

/** Body of `POST /api/auth/register-company`. */
export const registerCompanyRequest = z
  .object({
    email,
    password: newPassword,
    nombre: shortText.min(1),
    apellidos: shortText.min(1),
    /** International form: +49 30 1234567. */
    phone: z.string().trim().min(1).max(30),
    company_name: shortText.min(1),
    fk_pais_id: z.int(),
    /** With the country's prefix; its format is checked. */
    vat_id: z.string().trim().min(1).max(20),
    size: z.enum(COMPANY_SIZES),
    /** NACE code of a section or division. */
    sector: z.string().min(1).max(10),
    website: z
      .union([z.literal('').transform(() => null), z.url({ protocol: /^https?$/ }).max(300), z.null()])
      .default(null),
    referral_platform: referral,
    ...consents.shape,
  })
  .meta({ id: 'RegisterCompanyRequest' });
export type RegisterCompanyRequest = z.infer<typeof registerCompanyRequest>;

/** The same whether the address has an account already: nobody learns who has one. */
export const registerResponse = z.object({ email: z.string() }).meta({ id: 'RegisterResponse' });

export const emailRequest = z.object({ email }).meta({ id: 'EmailRequest' });
/** The code of a mail about an address; `password` where it is opened in a browser that shows nothing about who it is. */
export const verifyEmailRequest = z
  .object({ token: z.string().min(1).max(200), password: z.string().min(1).max(200).optional() })
  .meta({ id: 'VerifyEmailRequest' });
export const resetPasswordRequest = z
  .object({
    token: z.string().min(1).max(200),
    password: newPassword,
    password_confirmation: z.string().min(1).max(200),
  })
  .meta({ id: 'ResetPasswordRequest' });
/** Which link of a mail, and its code. */
export const checkLinkRequest = z
  .object({
    link: z.enum(['verify-email', 'reset-password', 'change-email', 'data-export']),
    token: z.string().min(1).max(200),
  })
  .meta({ id: 'CheckLinkRequest' });
export type CheckLinkRequest = z.infer<typeof checkLinkRequest>;
export const checkedLink = z.object({ good: z.boolean() }).meta({ id: 'CheckedLink' });
export type CheckedLink = z.infer<typeof checkedLink>;
export const updatePasswordRequest = z
  .object({
    current_password: z.string().min(1).max(200),
    password: newPassword,
    password_confirmation: z.string().min(1).max(200),
  })
  .meta({ id: 'UpdatePasswordRequest' });
export const updateEmailRequest = z
  .object({ email, password: z.string().min(1).max(200) })
  .meta({ id: 'UpdateEmailRequest' });

/** Body of `PATCH /api/account/language`, and its answer: the language of pages, answers and mails, ISO 639-1. */
export const changeLanguageRequest = z
  .object({ language: z.string().regex(/^[a-z]{2}$/) })
  .meta({ id: 'ChangeLanguageRequest' });

/** A device that is signed in. */
export const deviceSession = z
  .object({
    id: z.string(),
    current: z.boolean(),
    device: z.string(),
    country: z.string().nullable(),
    method: z.enum(['password', 'passkey', 'social', 'support']),
    created_at: z.string(),
    last_seen_at: z.string(),
  })
  .meta({ id: 'DeviceSession' });
export type DeviceSession = z.infer<typeof deviceSession>;
export const sessionsResponse = z.object({ data: z.array(deviceSession) }).meta({ id: 'SessionsResponse' });
export type SessionsResponse = z.infer<typeof sessionsResponse>;

/** What is done says so; `toasts` carry the texts that the client shows. */
export const done = z.object({ toasts }).meta({ id: 'Done' });
export type Done = z.infer<typeof done>;
