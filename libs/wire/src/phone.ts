import { z } from 'zod';

/** A telephone number with all its forms. */
export const phone = z
  .object({
    /** Without plus: `49`. */
    countryCallingCode: z.string(),
    /** ISO 3166-1 alpha-2; empty where several countries share the code. */
    countryCode: z.string(),
    e164: z.string(),
    formatInternational: z.string(),
    formatNational: z.string(),
    isValid: z.boolean(),
    nationalNumber: z.string(),
    /** As it was typed. */
    phoneNumber: z.string(),
  })
  .meta({ id: 'Phone' });
export type Phone = z.infer<typeof phone>;

/**
 * Body of `POST /api/candidates/phone-fields`: `phoneNumber` as typed with the country that was chosen; everything else is worked out
 * again by the server. An empty number takes it away.
 */
export const phoneRequest = phone
  .partial()
  .extend({ phoneNumber: z.string().trim().max(40), countryCode: z.string().trim().toUpperCase().max(2).default('') })
  .meta({ id: 'PhoneRequest' });
export type PhoneRequest = z.infer<typeof phoneRequest>;
