import type { DemoOccupation } from './demo-board.js';
import type { Random } from './random.js';
import { labelCode } from './texts/ad-languages.js';
import { TITLES } from './texts/titles.js';

const LONGEST = 52;

/** How ads of a language say that everybody is meant; languages without an entry do not mark it. */
const MARKS: Record<string, readonly (readonly [string, number])[]> = {
  de: [[' (m/w/d)', 1]],
  fr: [[' (H/F)', 1]],
  es: [
    [' (H/M)', 0.5],
    ['', 0.5],
  ],
  it: [
    [' (m/f)', 0.7],
    ['', 0.3],
  ],
  pt: [
    [' (M/F)', 0.8],
    ['', 0.2],
  ],
  cs: [
    [' (m/ž)', 0.6],
    ['', 0.4],
  ],
  pl: [
    [' (k/m)', 0.5],
    ['', 0.5],
  ],
  ro: [
    [' (m/f)', 0.3],
    ['', 0.7],
  ],
  nl: [
    [' (m/v/x)', 0.4],
    ['', 0.6],
  ],
};

/**
 * Gives one form of a label that ESCO writes as a pair: `kok/kokkin` and `serveur de bar/serveuse de bar` become the first
 * word or phrase, `časnik/časnica zrakoplovstva` keeps what both share.
 */
function firstForm(label: string): string {
  const cut = label.indexOf('/');
  if (cut < 0) return label;
  const left = label.slice(0, cut).trim();
  const right = label
    .slice(cut + 1)
    .trim()
    .split(' ');
  const last = left.split(' ').at(-1) ?? '';
  const stem = last.slice(0, Math.max(3, Math.floor(last.length / 2))).toLowerCase();
  const twin = right.findIndex((word) => word.toLowerCase().startsWith(stem));
  const shared = left.includes(' ') && right.length > 1 && twin !== 0 ? [] : right.slice(1);
  return left.includes(' ') ? left : [left, ...shared.filter((word) => !left.includes(word))].join(' ');
}

/** `Kellner/Kellnerin` as German ads shorten it: `Kellner/in`; null where the female form is another word. */
function germanPair(label: string): string | null {
  const [man, woman, ...more] = label.split('/');
  if (!man || !woman || more.length > 0 || man.includes(' ')) return null;
  return woman === `${man}in` ? `${man}/in` : null;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Writes the title of an ad from the ESCO label of its occupation in the language of the ad.
 * Gives null where ESCO has no label that could stand over a real ad: none at all, an enumeration, or a whole sentence.
 */
export function titleOf(occupation: DemoOccupation, adLanguage: string, random: Random): string | null {
  const own = TITLES[adLanguage]?.[occupation.labels.en ?? ''];
  if (own === '') return null;
  const label = own ?? occupation.labels[labelCode(adLanguage)];
  if (!label || /[,;()—]/.test(label)) return null;
  const pair = adLanguage === 'de' && random.chance(0.35) ? germanPair(label) : null;
  const base = own ?? pair ?? firstForm(label);
  if (base.length > LONGEST || (!own && !pair && base.includes('/')) || base.endsWith('-')) return null;
  const mark = MARKS[adLanguage];
  return capitalised(base) + (mark ? random.weighted(mark) : '');
}

/**
 * Adds the language of the customers to a title. Names of languages are not inflected, so they stand after a dash;
 * English has forms in which they stand as they are.
 */
export function withLanguage(title: string, language: string, adLanguage: string, random: Random): string {
  if (adLanguage !== 'en') return `${title} – ${language}`;
  const form = random.between(1, 4);
  if (form === 1) return `${language}-speaking ${title.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`;
  return form === 2 ? `${title} – ${language}` : `${title} with ${language}`;
}
