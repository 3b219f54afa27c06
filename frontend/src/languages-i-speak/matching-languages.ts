import { spokenLanguage } from '../i18n/spoken-languages.js';
import { languageName } from './language-name.js';

/** Of these languages the ones whose English or own name has a word that begins with the text; case and accents do not matter. */
export function matchingLanguages(slugs: string[], text: string): string[] {
  const wanted = folded(text.trim());
  if (wanted === '') return slugs;
  return slugs.filter((slug) =>
    [languageName(slug), spokenLanguage(slug)?.own ?? ''].some((name) => ` ${folded(name)}`.includes(` ${wanted}`)),
  );
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
