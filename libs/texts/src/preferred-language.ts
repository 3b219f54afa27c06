import { isUiLanguage, UI_LANGUAGE_CODES, type UiLanguage } from './languages.js';

/** A browser sends a handful; more are nobody's wishes. */
const MOST_RANGES = 30;
const LONGEST_HEADER = 1_000;

const RANGE = /^\s*(\*|[a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

interface Wish {
  range: string;
  quality: number;
}

/**
 * The language that a reader likes best of those that there are, as the header `Accept-Language` says (RFC 9110, 12.5.4; found by lookup,
 * RFC 4647, 3.4: `de-CH` is served by `de`).
 * @returns null where it names none that we have, and where any will do
 */
export function preferredLanguage(header: string | undefined): UiLanguage | null {
  const wishes = (header ?? '')
    .slice(0, LONGEST_HEADER)
    .split(',', MOST_RANGES)
    .flatMap((part) => readRange(part));
  const refused = new Set(wishes.filter(({ quality }) => quality === 0).map(({ range }) => range));
  const liked = wishes.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality);
  for (const { range } of liked) {
    if (range === '*') {
      return refused.size === 0 ? null : firstLanguageNotIn(refused);
    }
    const [language = ''] = range.split('-');
    if (isUiLanguage(language) && !refused.has(language)) {
      return language;
    }
  }
  return null;
}

/** What is no range says nothing, and the rest counts. */
function readRange(part: string): Wish[] {
  const [, range, quality = '1'] = RANGE.exec(part) ?? [];
  return range === undefined ? [] : [{ range: range.toLowerCase(), quality: Number(quality) }];
}

function firstLanguageNotIn(refused: ReadonlySet<string>): UiLanguage | null {
  return UI_LANGUAGE_CODES.find((language) => !refused.has(language)) ?? null;
}
