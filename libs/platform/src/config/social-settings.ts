import { z } from 'zod';

const text = z.string().min(1).max(500).optional();
const issuer = z
  .string()
  .refine(
    (value) => URL.canParse(value) && isSafe(new URL(value)),
    'must be an address that starts with https:// (or http:// on this machine)',
  );

/** Logins by other providers (OpenID Connect); one counts when it has an id and a secret. */
export const socialSettings = {
  SOCIAL_GOOGLE_CLIENT_ID: text,
  SOCIAL_GOOGLE_CLIENT_SECRET: text,
  SOCIAL_GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  SOCIAL_LINKEDIN_CLIENT_ID: text,
  SOCIAL_LINKEDIN_CLIENT_SECRET: text,
  SOCIAL_LINKEDIN_ISSUER: issuer.default('https://www.linkedin.com/oauth'),
  SOCIAL_OIDC_CLIENT_ID: text,
  SOCIAL_OIDC_CLIENT_SECRET: text,
  SOCIAL_OIDC_ISSUER: issuer.optional(),
  SOCIAL_OIDC_NAME: z.string().min(1).max(40).default('OpenID'),
};

const schema = z.object(socialSettings);

export interface SocialSettings {
  slug: 'google' | 'linkedin' | 'oidc';
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The providers that are set up, in the order of their buttons. */
export function socialProvidersOf(values: z.output<typeof schema>): SocialSettings[] {
  const candidates = [
    {
      slug: 'google' as const,
      name: 'Google',
      issuer: values.SOCIAL_GOOGLE_ISSUER,
      clientId: values.SOCIAL_GOOGLE_CLIENT_ID,
      clientSecret: values.SOCIAL_GOOGLE_CLIENT_SECRET,
    },
    {
      slug: 'linkedin' as const,
      name: 'LinkedIn',
      issuer: values.SOCIAL_LINKEDIN_ISSUER,
      clientId: values.SOCIAL_LINKEDIN_CLIENT_ID,
      clientSecret: values.SOCIAL_LINKEDIN_CLIENT_SECRET,
    },
    {
      slug: 'oidc' as const,
      name: values.SOCIAL_OIDC_NAME,
      issuer: values.SOCIAL_OIDC_ISSUER,
      clientId: values.SOCIAL_OIDC_CLIENT_ID,
      clientSecret: values.SOCIAL_OIDC_CLIENT_SECRET,
    },
  ];
  return candidates.filter((one): one is SocialSettings => Boolean(one.issuer && one.clientId && one.clientSecret));
}

/** Settings of a provider that are of use only together. */
export function missingSocialCompanions(given: Record<string, string | undefined>): string[] {
  const rows = [
    ['SOCIAL_GOOGLE_CLIENT_ID', 'SOCIAL_GOOGLE_CLIENT_SECRET'],
    ['SOCIAL_LINKEDIN_CLIENT_ID', 'SOCIAL_LINKEDIN_CLIENT_SECRET'],
    ['SOCIAL_OIDC_ISSUER', 'SOCIAL_OIDC_CLIENT_ID', 'SOCIAL_OIDC_CLIENT_SECRET'],
  ];
  return rows
    .filter((names) => new Set(names.map((name) => Boolean(given[name]))).size > 1)
    .map((names) => `${names.join(', ')}: are of use only together`);
}

/** Codes and secrets go to the provider: nobody may read them on the way. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}
