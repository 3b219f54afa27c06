import { z } from 'zod';
import type { SocialPerson } from './social-person.js';

const MOST_LETTERS = 120;
/** What no name may hold here, so that nobody has to search for it on the page that shows it; joiners stay. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

const text = z
  .string()
  .transform((value) => value.normalize('NFC').replace(UNFIT, ' ').trim().slice(0, MOST_LETTERS))
  .catch('');

const claims = z.object({
  iss: z.string().min(1).max(300),
  // OpenID Connect Core 1.0, section 2: 255 ASCII characters at most.
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  email: z.email().max(254).nullable().catch(null),
  // LinkedIn has sent it as a text.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  given_name: text,
  family_name: text,
  name: text,
});

/**
 * What a provider's checked claims (OpenID Connect Core 1.0, section 5.1) say of a person. What is missing or odd is left out.
 * @throws ZodError when there is no issuer or subject that could be kept
 */
export function readClaims(provider: string, given: Record<string, unknown>): SocialPerson {
  const { iss, sub, email, email_verified, given_name, family_name, name } = claims.parse(given);
  const [first = '', ...rest] = name.split(' ');
  return {
    provider,
    issuer: iss,
    subject: sub,
    email,
    emailVerified: email !== null && email_verified,
    firstName: given_name || first,
    lastName: family_name || (given_name === '' ? rest.join(' ') : ''),
  };
}
