import { DEFAULT_LANGUAGE, pathIn, UI_LANGUAGE_CODES } from '@babelboard/texts';
import type { PageSeo } from '@babelboard/wire';

/** A page in every language of the interface, and in the one for all others. @param path as of the default language */
export function inLanguages(baseUrl: string, path: string): PageSeo['hreflang'] {
  return [
    ...UI_LANGUAGE_CODES.map((code) => ({ lang: code as string, href: baseUrl + pathIn(code, path) })),
    { lang: 'x-default', href: baseUrl + pathIn(DEFAULT_LANGUAGE, path) },
  ];
}
