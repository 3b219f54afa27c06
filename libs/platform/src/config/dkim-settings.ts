import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

export const domainName = z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/i, 'is a domain such as example.org');

/** With what mails are signed (RFC 6376): all three, or none where the mail server signs. */
export const dkimSettings = {
  DKIM_DOMAIN: domainName.optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9.-]{1,63}$/i, 'may hold a–z, 0–9, - and .')
    .optional(),
  /** PEM; in files of settings its ends of lines may stand as \n. */
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((value) => value.replaceAll('\\n', '\n'))
    .refine(isRsaKey, 'is no private RSA key of 1024 bits or more in PEM (openssl genrsa 2048)')
    .optional(),
};

const schema = z.object(dkimSettings);

export interface DkimKey {
  domain: string;
  selector: string;
  privateKey: string;
}

export function dkimOf(values: z.output<typeof schema>): DkimKey | undefined {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = values;
  return domain && selector && privateKey
    ? { domain: domain.toLowerCase(), selector: selector.toLowerCase(), privateKey }
    : undefined;
}

/** Settings of the signature that are of use only together. */
export function missingDkimCompanions(given: Record<string, string | undefined>): string[] {
  const names = Object.keys(dkimSettings);
  const set = names.filter((name) => given[name]);
  return set.length === 0 || set.length === names.length ? [] : [`${names.join(', ')}: are of use only together`];
}

/** RSA: what every mail server checks (RFC 8301). */
function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 1_024;
  } catch {
    return false;
  }
}
