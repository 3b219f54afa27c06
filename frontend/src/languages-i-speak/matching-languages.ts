import { spokenLanguage } from '../i18n/spoken-languages.js';

/** Of these languages the ones that somebody means who types that: a word of a name, in the language of the page or their own, begins so. Case and accents do not matter. */
export function matchingLanguages(slugs: string[], text: string, nameOf: (slug: string) => string): string[] {
  const wanted = folded(text.trim());
  if (wanted === '') return slugs;
  return slugs.filter((slug) =>
    [nameOf(slug), spokenLanguage(slug)?.own ?? ''].some((name) => ` ${folded(name)}`.includes(` ${wanted}`)),
  );
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
