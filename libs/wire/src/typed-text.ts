import { z } from 'zod';

/**
 * What is in no name: control characters, line separators, what turns the direction of other people's text or cannot be seen, what
 * means something to one font or nothing at all, and halves of characters. Arabic and Hebrew need none of it; what stands between two
 * names isolates them (`<bdi>`).
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u115F\u1160\u17B4\u17B5\u2028\u2029\u2800\u3164\uFFA0\uFFFC]|\u034F|(?![\u200C\u200D])\p{Cf}/u;
/** Selectors choose a look of signs that have several: emoji, ideographs, Mongolian letters. After others nobody sees them. */
const IDLE_SELECTOR =
  /(?<!\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?<!\p{Script=Han})[\uFE00-\uFE0D\u{E0100}-\u{E01EF}]|(?<!\p{Script=Mongolian})[\u180B-\u180D\u180F]/u;
/** Marks stand on something, and not on each other's heads. */
const LOOSE_MARK = /(?:^|\p{Z})\p{M}|\p{M}{5}/u;
/** Joiners are letters' business in Persian, Urdu and the scripts of India, and emoji's; elsewhere they make two names of one. */
const JOINED = String.raw`\p{L}|\p{M}|\p{Extended_Pictographic}`;
const IDLE_JOINER = new RegExp(
  String.raw`(?<!${JOINED}|\uFE0F)[\u200C\u200D]|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*[\u200C\u200D]|[\u200C\u200D](?!${JOINED})`,
  'u',
);

const UNFIT_IN_NAMES = [UNSEEN, IDLE_SELECTOR, LOOSE_MARK, IDLE_JOINER];

/** In sentences lines break, and marks of direction have their place; what turns other people's text or ends it has none. */
const UNFIT_IN_PROSE = /(?![\t\n\r])\p{Cc}|[\p{Cs}\u2028\u2029\u202A-\u202E\uFEFF]/u;

/** A code, as of every rule that has words of its own: server and browser have the words. */
const NOT_KEPT = 'CHARACTER_NOT_ALLOWED';

/** A name, as a person types it: of people, companies, places and devices. One line, composed (NFC). */
export const nameText = (longest: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .max(longest)
    .refine((text) => UNFIT_IN_NAMES.every((unfit) => !unfit.test(text)), NOT_KEPT);

/** Sentences that a person types, in several lines. */
export const proseText = (longest: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .max(longest)
    .refine((text) => !UNFIT_IN_PROSE.test(text), NOT_KEPT);

/** What somebody looks for in a list; empty for all of it. */
export const searchText = proseText(100).default('');
