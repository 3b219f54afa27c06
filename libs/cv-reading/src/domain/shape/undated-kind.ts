import type { CvLine } from '../document.js';
import { hasRating, skillNames } from '../skills/skill-names.js';
import type { ShapeContext } from './shape-context.js';

/** Fewer items are no list. */
const FEWEST = 2;
/** So many of them the catalogue knows or are rated, where nothing else says that it is a list of skills. */
const KNOWN_SHARE = 1 / 3;
/** Under a heading, though one that nobody foresaw. */
const KNOWN_SHARE_HEADED = 1 / 5;
/** Beside a list that is headed as one of skills. */
const KNOWN_SHARE_AGAIN = 1 / 2;

/** Languages among other items make them all what somebody can do. */
const SEVERAL = 2;
/** So much of the text are items: sentences are none. */
const MOSTLY = 0.7;
/** A mail address, a link or a phone number: that is how to reach somebody. */
const REACHES = /@|https?:|www\.|\d[\d ]{6,}/;

/** What lines without dates are about, if they are lists of one of the two. */
export function undatedKind(
  lines: readonly CvLine[],
  context: ShapeContext,
  headed: boolean,
): 'languages' | 'skills' | null {
  if (lines.some(({ text }) => REACHES.test(text))) return null;
  const others = lines.filter((line) => !isOfLanguages(line, context));
  const isList = others.length > 0 && others.every(({ text }) => skillNames(text).length > 1);
  if (others.length * 2 < lines.length && !isList) return 'languages';
  return looksLikeSkills(lines, context, shareOf(context, headed)) ? 'skills' : null;
}

export function isOfLanguages({ text }: CvLine, { languageFacts }: ShapeContext): boolean {
  const label = /^[^:]{2,25}(?=\s?:\s)/.exec(text)?.[0];
  return languageFacts(label ?? text).isItem || languageFacts(text).tells;
}

function shareOf({ hasSkills }: ShapeContext, headed: boolean): number {
  if (hasSkills) return KNOWN_SHARE_AGAIN;
  return headed ? KNOWN_SHARE_HEADED : KNOWN_SHARE;
}

/** A list of short items, many of which are skills of the catalogue, languages, or have a mark for how well somebody knows them. */
function looksLikeSkills(
  lines: readonly CvLine[],
  { knowledge, language, languageFacts }: ShapeContext,
  share: number,
): boolean {
  const texts = lines.map(({ text }) => text);
  const names = texts.flatMap((text) => skillNames(text));
  if (names.length < FEWEST || lengthOf(names) < lengthOf(texts) * MOSTLY) return false;
  const known = names.filter((name) => knowledge.skill(name, language) !== null || languageFacts(name).isItem).length;
  const spoken = texts.filter((text) => languageFacts(text).isItem || languageFacts(text).tells).length;
  if (spoken >= SEVERAL && names.length > spoken) return true;
  return Math.max(known / names.length, texts.filter(hasRating).length / texts.length) >= share;
}

function lengthOf(texts: readonly string[]): number {
  return texts.join('').length;
}
