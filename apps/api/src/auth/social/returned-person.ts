import type { SocialPerson } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';

/** Who came back from a provider, and the page that they had asked for before, as of the default language. */
export interface ReturnedPerson {
  person: SocialPerson;
  redirect: string | null;
  /** Of the page where they began. */
  language: UiLanguage;
}
