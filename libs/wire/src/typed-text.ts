import { z } from 'zod';

/**
 * What is in no name: control characters, line separators, what turns the direction of other people's text or cannot be seen, and
 * halves of characters. Arabic and Hebrew need none of it; what stands between two names isolates them (`<bdi>`).
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFC]|\u034F|[\u{E0000}-\u{E00FF}]/u;
/** Joiners are letters' business in Persian, Urdu and the scripts of India, and emoji's; elsewhere they make two names of one. */
const JOINED = String.raw`\p{L}|\p{M}|\p{Extended_Pictographic}`;
const IDLE_JOINER = new RegExp(
  String.raw`(?<!${JOINED}|\uFE0F)[\u200C\u200D]|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*[\u200C\u200D]|[\u200C\u200D](?!${JOINED})`,
  'u',
);

/** In sentences lines break, and marks of direction have their place; what turns other people's text or ends it has none. */
const UNFIT_IN_PROSE = /(?![\t\n\r])\p{Cc}|[\p{Cs}\u2028\u2029\u202A-\u202E\uFEFF]/u;

const NOT_KEPT = 'This text contains a character that is not allowed.';

/** A name, as a person types it: of people, companies, places and devices. One line, composed (NFC). */
export const nameText = (longest: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .max(longest)
    .refine((text) => !UNSEEN.test(text) && !IDLE_JOINER.test(text), NOT_KEPT);

/** Sentences that a person types, in several lines. */
export const proseText = (longest: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .max(longest)
    .refine((text) => !UNFIT_IN_PROSE.test(text), NOT_KEPT);
