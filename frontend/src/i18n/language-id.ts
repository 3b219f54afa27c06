import { SPOKEN_LANGUAGES } from './spoken-languages.js';

/** The number of a language in reference data, which begin with the languages known here, in the same order; a spec compares them. */
export function languageId(slug: string): number {
  return SPOKEN_LANGUAGES.indexOf(slug) + 1;
}

/** The slug of a language by its number; undefined for one that is rarely asked for. */
export function languageSlug(id: number): string | undefined {
  return SPOKEN_LANGUAGES[id - 1];
}
