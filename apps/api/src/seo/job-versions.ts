import { DEFAULT_LANGUAGE, pathIn, UI_LANGUAGE_CODES, type UiLanguage } from '@babelboard/texts';
import type { JobDetail, PageSeo } from '@babelboard/wire';
import { inLanguages } from './in-languages.js';

/** An offer that is written in several languages; its own is the first of `versions`. */
type Written = Pick<JobDetail, 'url' | 'versions' | 'ad_language'>;

/**
 * The one address of an offer in the language in which it is shown. Each language of the interface shows the version in it by itself, and so
 * needs no word in the address; any other language has `?lang=`.
 * @param language of the interface
 */
export function addressOfVersion({ url, versions, ad_language: shown }: Written, language: UiLanguage): string {
  const codes = versions.map(({ code }) => code);
  if (shown === null || codes.length === 0 || shown.code === shownBy(language, codes)) {
    return pathIn(language, url);
  }
  return addressIn(shown.code, url, codes);
}

/** The page in every language of the interface and, beyond them, in each language that the offer is written in. */
export function versionsInLanguages({ url, versions }: Written, baseUrl: string): PageSeo['hreflang'] {
  const codes = versions.map(({ code }) => code);
  const others = codes.filter((code) => uiLanguageNamed(code) === undefined);
  return [
    ...inLanguages(baseUrl, url),
    ...others.map((code) => ({ lang: code, href: baseUrl + addressIn(code, url, codes) })),
  ];
}

/** Which of the languages of an offer a language of the interface shows. */
function shownBy(language: UiLanguage, codes: readonly string[]): string | undefined {
  return codes.includes(language) ? language : codes[0];
}

function addressIn(code: string, url: string, codes: readonly string[]): string {
  const language = uiLanguageNamed(code);
  if (language !== undefined) {
    return pathIn(language, url);
  }
  return code === shownBy(DEFAULT_LANGUAGE, codes) ? url : `${url}?lang=${code}`;
}

function uiLanguageNamed(code: string): UiLanguage | undefined {
  return UI_LANGUAGE_CODES.find((known) => known === code);
}
