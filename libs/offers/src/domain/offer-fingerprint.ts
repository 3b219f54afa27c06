import { foldLetters } from '@babelboard/platform';

/** What tells whether two offers of one company are the same job. */
export interface OfferFingerprint {
  /** Folded words of the title without the places and gender marks; empty where nothing is left. */
  titleKey: string;
  /** 64 bits over the words of the text without the places, in hex; null for a text of a few words, which tells nothing. */
  textHash: string | null;
  /** Words of the text. */
  textWords: number;
}

/** Fewer words say the same by chance. */
const FEWEST_WORDS = 5;
/** From so many words on, a text with a few words changed keeps most of its bits. */
const LONG_TEXT_WORDS = 30;
/**
 * Bits that may differ between nearly equal texts of some length. Manku, Jain and Das Sarma ("Detecting near-duplicates for web
 * crawling", 2007) take 3 among billions of pages; ads are shorter, so that one word moves more bits, and only those of one company and
 * title are compared. Unrelated texts differ in 32.
 */
const NEARLY_EQUAL_BITS = 6;

const BITS = 64;

const WORD = /[\p{L}\p{N}]+/gu;
/** (m/w/d), (f/m/x), H/F … */
const GENDER_MARK = /\(?\b(?:[mwfdhxit](?:\s*[/|*]\s*[mwfdhxit])+)\b\)?/giu;

/**
 * Takes what an offer says; places are left out, as the same job in another city names another city.
 * The text's bits are Charikar's similarity hash over pairs of words ("Similarity estimation techniques from rounding
 * algorithms", 2002).
 */
export function offerFingerprint(offer: { title: string; text: string; placeNames: string[] }): OfferFingerprint {
  const places = new Set(offer.placeNames.flatMap(wordsOf));
  const title = wordsOf(offer.title.replace(GENDER_MARK, ' ')).filter((word) => !places.has(word));
  const words = wordsOf(offer.text).filter((word) => !places.has(word));
  return {
    titleKey: title.join(' '),
    textHash: words.length < FEWEST_WORDS ? null : textHash(words),
    textWords: words.length,
  };
}

/** A text as it is compared: read once, as a company with a thousand offers of one title needs half a million comparisons. */
export interface ComparableText {
  /** The 64 bits, in halves. */
  high: number;
  low: number;
  /** Long enough that no two jobs share it by chance. */
  long: boolean;
  words: number;
}

/** Null for a text that tells nothing. */
export function comparableText({ textHash, textWords }: OfferFingerprint): ComparableText | null {
  return textHash === null
    ? null
    : {
        high: Number.parseInt(textHash.slice(0, 8), 16),
        low: Number.parseInt(textHash.slice(8), 16),
        long: textWords >= LONG_TEXT_WORDS,
        words: textWords,
      };
}

/** Whether two texts are nearly the same: long ones within 6 of 64 bits, short ones to the word. */
export function isSameText(a: ComparableText, b: ComparableText): boolean {
  return a.long && b.long
    ? onesIn(a.high ^ b.high) + onesIn(a.low ^ b.low) <= NEARLY_EQUAL_BITS
    : a.high === b.high && a.low === b.low && a.words === b.words;
}

function wordsOf(text: string): string[] {
  return foldLetters(text).match(WORD) ?? [];
}

function textHash(words: string[]): string {
  const ones = new Int32Array(BITS);
  let next = wordHash(words[0] ?? '');
  for (let index = 0; index < words.length; index += 1) {
    const word = next;
    next = wordHash(words[index + 1] ?? '');
    const low = mixBits(Math.imul(word, 31) + next);
    const high = mixBits(low ^ Math.imul(next, 0x9e3779b1) ^ word);
    for (let bit = 0; bit < 32; bit += 1) {
      ones[bit] = (ones[bit] ?? 0) + ((low >>> bit) & 1);
      ones[32 + bit] = (ones[32 + bit] ?? 0) + ((high >>> bit) & 1);
    }
  }
  const bits = Array.from(ones, (count) => (count * 2 > words.length ? '1' : '0')).join('');
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(BITS / 4, '0');
}

/** FNV-1a in 32 bits. A cryptographic hash costs six times as much, which imports would feel. */
function wordHash(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** The last step of MurmurHash3: each bit of the input moves half of the bits. */
function mixBits(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Set bits of a 32-bit number, counted in parallel (Warren, "Hacker's Delight", 5-1). */
function onesIn(value: number): number {
  let ones = value - ((value >>> 1) & 0x55555555);
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333);
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
