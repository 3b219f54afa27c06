import { z } from 'zod';
import { email, newPassword, referral, shortText } from './account-fields.js';
import { webAddress } from './web-address.js';

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
    website: z.union([z.literal('').transform(() => null), webAddress(300), z.null()]).default(null),
    referral_platform: referral,
    ...consents.shape,
  })
  .meta({ id: 'RegisterCompanyRequest' });
export type RegisterCompanyRequest = z.infer<typeof registerCompanyRequest>;

/** The same whether the address has an account already: nobody learns who has one. */
export const registerResponse = z.object({ email: z.string() }).meta({ id: 'RegisterResponse' });
