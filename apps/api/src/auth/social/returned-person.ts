import type { SocialPerson } from '@babelboard/identity';

/** Who came back from a provider, and the page that they had asked for before. */
export interface ReturnedPerson {
  person: SocialPerson;
  redirect: string | null;
}
