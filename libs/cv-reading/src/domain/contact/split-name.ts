import { plainWords } from '../text/words.js';

export interface PersonName {
  first: string;
  last: string;
}

/** Words that begin a family name. */
const PARTICLES = new Set(
  `van de der den von zu zur zum el al bin ibn ben abu le la du des di da do dos das del della dello dalla lo li ter ten op 't 's af av y e mac mc san santa st o' d' la' vom ver`.split(
    ' ',
  ),
);
/** Where the family name comes first. */
const SURNAME_FIRST = new Set(['hu']);
/** Where people have two family names, or an old one before the last. */
const TWO_SURNAMES = new Set(['es', 'pt', 'ca', 'sv', 'da', 'nb']);

/** Splits a name into given and family names, as the language has it; capitals, commas, particles and the address of e-mails tell more. */
export function splitName(
  name: string,
  { language, email }: { language: string | null; email: string | null },
): PersonName {
  const [before = '', after] = name.split(/\s*,\s*/);
  if (after !== undefined) return { first: after.trim(), last: before.trim() };
  const words = name.split(/\s+/);
  const last = capitalWords(words) ?? byPatronymic(words) ?? byParticle(words) ?? byLanguage(words, language, email);
  return { first: join(words.filter((_, at) => !last.includes(at))), last: join(last.map((at) => words[at] ?? '')) };

  function join(parts: readonly string[]): string {
    return parts.join(' ');
  }
}

/** "N'GUESSAN Aya", "Anna SCHMIDT": of a name written in two ways, the capitals are the family's. */
function capitalWords(words: readonly string[]): number[] | null {
  const isCapitals = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
  const capitals = words.flatMap((word, at) => (isCapitals(word) && !/^\p{L}\.$/u.test(word) ? at : []));
  const written = words.filter((word) => !/^\p{L}\.?$/u.test(word));
  return capitals.length > 0 && capitals.length < written.length ? capitals : null;
}

/** "Зразкова Олена Петрівна": a father's name at the end says that the family name is the first. */
function byPatronymic(words: readonly string[]): number[] | null {
  return words.length === 3 && /(?:івна|ївна|ович|йович|евич|ївич|овна|евна|ична|ич)$/iu.test(words[2] ?? '')
    ? [0]
    : null;
}

function byParticle(words: readonly string[]): number[] | null {
  const at = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && PARTICLES.has(word.toLowerCase()),
  );
  if (at === -1) return null;
  // "Ana de Sousa Lima" and "João Silva dos Santos": a family name before the particle stays with it where people have two.
  return words.flatMap((_, index) => (index >= at ? index : []));
}

function byLanguage(words: readonly string[], language: string | null, email: string | null): number[] {
  const all = words.map((_, at) => at);
  if (SURNAME_FIRST.has(language ?? '')) return all.slice(0, 1);
  if (words.length <= 2) return all.slice(1);
  const tail = middleIsFamily(words, email) ?? TWO_SURNAMES.has(language ?? '');
  return tail ? all.slice(words.length > 3 ? words.length - 2 : 1) : all.slice(-1);
}

/** The address of an e-mail may tell: "anna.maria@" or "mariasilva@". */
function middleIsFamily(words: readonly string[], email: string | null): boolean | null {
  const local = (email?.split('@')[0] ?? '').toLowerCase();
  const parts = local.split(/[._-]/).filter((part) => part.length > 1);
  const middle = plainWords(words[1] ?? '');
  const last = plainWords(words.at(-1) ?? '');
  const at = parts.findIndex((part) => plainWords(part).replaceAll(' ', '') === middle);
  if (at === -1 || middle.length < 3) return null;
  return at > 0 && !parts.some((part) => plainWords(part) === last);
}
