import { foldLetters } from '@babelboard/platform';

/**
 * Takes a company's name and gives the key by which it is found again: case, accents and punctuation do not count. A name of
 * nothing but signs is its own key.
 */
export function companyNameKey(name: string): string {
  return words(name) || name.trim();
}

/** The start of a company's slug (a–z, 0–9 and -, at most 60 characters); `company` where nothing of the name is left. */
export function companySlug(name: string): string {
  const slug = words(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'company' : slug;
}

function words(name: string): string {
  return foldLetters(name)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
