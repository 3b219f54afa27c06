import { z } from 'zod';
import { loginResponse } from './login.js';
import { nameText } from './typed-text.js';

/** Where somebody can sign in with an account that they have elsewhere. */
export const socialProviders = z
  .object({ data: z.array(z.object({ provider: z.string(), name: z.string() })) })
  .meta({ id: 'SocialProviders' });
export type SocialProviders = z.infer<typeof socialProviders>;

/** Accounts elsewhere that open this one. */
export const socialIdentities = z
  .object({ data: z.array(z.object({ id: z.string(), name: z.string(), linked_at: z.string() })) })
  .meta({ id: 'SocialIdentities' });
export type SocialIdentities = z.infer<typeof socialIdentities>;

/** Why a login elsewhere led to nothing; `/login?error=` carries it. */
export const SOCIAL_ERRORS = [
  'social-cancelled',
  'social-expired',
  'social-no-email',
  'social-refused',
  'social-unreachable',
] as const;
export type SocialError = (typeof SOCIAL_ERRORS)[number];

/**
 * What `/auth/link` asks for: `register` the conditions, for a new account; `password` the password of the account that has the
 * address, or a mail to it; `verify` a mail to the address, which the provider does not vouch for; `confirm` only a press, after that
 * mail; `code` the second factor.
 */
export const SOCIAL_STEPS = ['register', 'password', 'verify', 'confirm', 'code'] as const;
export type SocialStep = (typeof SOCIAL_STEPS)[number];

const token = z.string().min(1).max(200);

export const pendingSocialLinkRequest = z.object({ token }).meta({ id: 'PendingSocialLinkRequest' });

export const pendingSocialLink = z
  .object({
    step: z.enum(SOCIAL_STEPS),
    provider: z.string(),
    provider_name: z.string(),
    email: z.string(),
    nombre: z.string(),
    apellidos: z.string(),
  })
  .meta({ id: 'PendingSocialLink' });
export type PendingSocialLink = z.infer<typeof pendingSocialLink>;

const personName = nameText(120);

/** Body of `POST /api/auth/social/link`: what the step asks for. */
export const socialLinkRequest = z
  .object({
    token,
    /** A mail with a link instead of the password. */
    mail: z.boolean().default(false),
    password: z.string().min(1).max(200).optional(),
    /** Of the second factor. */
    code: z.string().trim().max(40).optional(),
    nombre: personName.optional(),
    apellidos: personName.optional(),
    terms: z.boolean().default(false),
    newsletters: z.boolean().default(false),
    referral_platform: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .nullable()
      .default(null),
  })
  .meta({ id: 'SocialLinkRequest' });
export type SocialLinkRequest = z.infer<typeof socialLinkRequest>;

/** Either a mail is under way, or the person is signed in; `redirect` is the page that was asked for before. */
export const socialLinkResponse = z
  .union([
    z.object({ status: z.literal('mail-sent') }),
    z.object({ status: z.literal('signed-in'), redirect: z.string().nullable(), ...loginResponse.shape }),
  ])
  .meta({ id: 'SocialLinkResponse' });
export type SocialLinkResponse = z.infer<typeof socialLinkResponse>;
