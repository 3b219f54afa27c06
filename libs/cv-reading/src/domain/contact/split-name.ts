import { plainWords } from '../text/words.js';
import { isGiven, mayBeGiven } from './given-names.js';

export interface PersonName {
  first: string;
  last: string;
}

/** Words that begin a family name. */
const PARTICLES = new Set(
  `van de der den von zu zur zum el al bin ibn ben abu le la du des di da do dos das del della dello dalla lo li ter ten op in 't 's af av y e mac mc san santa st o' d' la' vom ver ap ab los las ní ni nic ó uí mhic`.split(
    ' ',
  ),
);
/** Given names with a particle in them, without the first word: "Maria do Carmo", "María de los Ángeles". */
const DEVOTIONS = new Set(
  'carmo carmen conceicao concepcion luz angeles pilar mar rosario ceu graca fatima lurdes lourdes rocio dolores nieves mercedes gloria paz socorro'.split(
    ' ',
  ),
);
/** Where the family name comes first. */
const SURNAME_FIRST = new Set(['hu']);
/** Where people have two family names, or an old one before the last. */
const TWO_SURNAMES = new Set(['es', 'pt', 'ca', 'sv', 'da', 'nb']);
/** Where a word between a given name and a family name is a family name rather than a father's or a rare given name. */
const DOUBLE_SURNAMES = new Set([...TWO_SURNAMES, 'fr', 'it', 'hr', 'tr']);
const VIETNAMESE = new Set('nguyen tran pham hoang huynh phan truong bui'.split(' '));

export interface NameHints {
  language: string | null;
  email: string | null;
}

/** Splits a name into given and family names, as the language has it; capitals, commas, particles, known given names and the address of e-mails tell more. */
export function splitName(name: string, { language, email }: NameHints): PersonName {
  const [before = '', after] = name.split(/\s*,\s*/);
  if (after !== undefined) return { first: after.trim(), last: before.trim() };
  const words = name.split(/\s+/);
  const from = words.map((_, at) => at);
  const last =
    capitalWords(words) ??
    byPatronymic(words) ??
    byFamilyFirst(words, language) ??
    from.slice(byParticle(words, language) ?? byLanguage(words, language, email));
  const join = (parts: readonly string[]) => parts.join(' ');
  return { first: join(words.filter((_, at) => !last.includes(at))), last: join(last.map((at) => words[at] ?? '')) };
}

/** "N'GUESSAN Aya", "Anna SCHMIDT": of a name written in two ways, the capitals are the family's. */
function capitalWords(words: readonly string[]): number[] | null {
  const isCapitals = (word: string) => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase();
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

/** Endings of Slavic family names: "Овсянников Геннадий". */
const SLAVIC_FAMILY = /(?:ов|ев|ёв|ова|ева|ёва|ський|ська|ский|ская|енко|чук|юк)$/iu;

/** "Rossi Maria Grazia": only given names after what is none; in Hungarian it is so unless the first alone is one. */
function byFamilyFirst(words: readonly string[], language: string | null): number[] | null {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (VIETNAMESE.has(plainWords(first)) && !VIETNAMESE.has(plainWords(last))) return [0];
  const from = isParticle(first) ? 2 : 1;
  const given = words.findIndex((word, at) => at >= from && isGiven(word) && words.slice(at).every(mayBeGiven));
  if (given !== -1 && !mayBeGiven(first)) return words.slice(0, given).map((_, at) => at);
  if (words.length === 2 && SLAVIC_FAMILY.test(first) && !SLAVIC_FAMILY.test(last) && !isGiven(first)) return [0];
  const isWestern = isGiven(first) && !mayBeGiven(last);
  return SURNAME_FIRST.has(language ?? '') && words.length > 1 && !isWestern ? [0] : null;
}

/** Where the family name begins that has a particle; a family name before it stays with it where people have two. */
function byParticle(words: readonly string[], language: string | null): number | null {
  const from = devotionEnd(words) ?? 1;
  const at = words.findIndex((word, index) => index >= from && index < words.length - 1 && isParticle(word));
  if (at === -1) return from > 1 ? from : null;
  const family = words.findIndex((word, index) => index >= from && !mayBeGiven(word));
  return DOUBLE_SURNAMES.has(language ?? '') && family !== -1 ? Math.min(at, family) : at;
}

function isParticle(word: string): boolean {
  return PARTICLES.has(word.toLowerCase().replace(/[’‘ʼ`´]/g, "'"));
}

/** The word after "Maria do Carmo". */
function devotionEnd(words: readonly string[]): number | null {
  const noun = words.findIndex((word, at) => at > 1 && !isParticle(word));
  const isDevotion = /^maria$/.test(plainWords(words[0] ?? '')) && DEVOTIONS.has(plainWords(words[noun] ?? ''));
  return isDevotion && isParticle(words[1] ?? '') && noun < words.length - 1 ? noun + 1 : null;
}

function byLanguage(words: readonly string[], language: string | null, email: string | null): number {
  const end = words.length - 1;
  if (words.length <= 2) return 1;
  // Given names one after another; the last word is the family's, whatever it is.
  const given = words.findIndex((word, at) => at > 0 && (at === end || !mayBeGiven(word)));
  const isKnown = mayBeGiven(words[0] ?? '') || given > 1;
  const isFamily = middleIsFamily(words, email) ?? (isKnown ? DOUBLE_SURNAMES : TWO_SURNAMES).has(language ?? '');
  if (!isFamily) return end;
  return isKnown ? given : words.length > 3 ? words.length - 2 : 1;
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
