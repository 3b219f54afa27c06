import { foldLetters, foldLookAlikes } from '@babelboard/platform';

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

/** Why nobody may be called so: it leads somewhere or is read as an address, or it is the product's own name. */
export type NameProblem = 'address' | 'product';

/** Where a name of this kind came from, a mail program makes a link of it. `Booking.com`, `A/S` and `1/2` are names. */
const ADDRESS = [
  /[\p{L}\d+.-]:\/\//u,
  /\b(?:https?|ftps?|mailto|javascript)\s*:/i,
  /\bwww\s*\./i,
  /@/,
  // A host and what is behind it.
  /[\p{L}\d-]\.\p{L}{2,}(?::\d+)?[/\\?#]\S/u,
  // Signs that turn the order of others around: what is read is not what stands there.
  /[\u202a-\u202e\u2066-\u2069]/,
];

/**
 * Says why a company may not be called so; null where it may. Names of companies stand in mails to people who never heard of them, so they carry
 * no address, and nobody speaks there in the name of the product: it may be no word of the name, also spaced out or in look-alike letters.
 */
export function companyNameProblem(name: string, productName: string): NameProblem | null {
  const plain = name
    .normalize('NFKC')
    .replace(/[\u200b-\u200d\u00ad\ufeff]/g, '')
    .replace(/[∕⁄⧸]/g, '/')
    .replace(/[。｡․]/g, '.');
  if (ADDRESS.some((pattern) => pattern.test(plain))) {
    return 'address';
  }
  return holdsRun(lookOf(name), lookOf(productName).join('')) ? 'product' : null;
}

/** The words of a name as they look; also signs that stand for letters are letters here. */
function lookOf(name: string): string[] {
  return foldLookAlikes(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether some words that follow each other are the one that is looked for, read together. */
function holdsRun(words: readonly string[], wanted: string): boolean {
  return words.some((_, from) => {
    let read = '';
    for (let at = from; read.length < wanted.length && at < words.length; at += 1) {
      read += words[at];
    }
    return read === wanted && wanted !== '';
  });
}
