import { pathIn, type UiLanguage } from '@babelboard/texts';

/** What all addresses of the pages in a language begin with: `/de`, or nothing. */
export function baseOf(language: UiLanguage): string {
  return pathIn(language, '/').replace(/\/$/, '');
}
