import { isItem, isNamedAsSkill, preferenceWord, skillWord, standsApartInTitle } from './asking-words.js';
import { type BoundLevel, bindLevel } from './bind-level.js';
import { isNegated } from './is-negated.js';
import type { PlacedGroup } from './placed-group.js';
import type { Span } from './surroundings.js';

/** That a list of languages is asked for, how well and how strongly. */
export interface Verdict {
  level: BoundLevel | null;
  preference: 'required' | 'wished';
  /** The words that carry it, of the sentence. */
  evidence: Span;
}

/** Where the sentence stands. */
export interface TextPlace {
  /** In the title of the ad. */
  title: boolean;
  /** The heading above says that languages follow. */
  languages: boolean;
  /** The heading above says that wishes follow: "Nice to have:". */
  wished: boolean;
}

/**
 * Whether a sentence asks for a list of languages. It names them without asking, and the answer is null,
 * - in a notice: translations, how to apply, where else the ad stands;
 * - beside a school subject ("English teacher"), unless a word that is said of languages only gives a level;
 * - where a "no" lifts it, unless it is only wished anyway;
 * - where nothing in the sentence or its place asks.
 */
export function judgeGroup(place: PlacedGroup, textPlace: TextPlace): Verdict | null {
  const { cues, group } = place;
  if (cues.notice) return null;
  const level = bindLevel(place);
  if (cues.subject && !level?.sure) return null;
  const preference = preferenceWord(place);
  const wished = preference ? preference.payload === 'wished' : textPlace.wished;
  if (!wished && isNegated(place)) return null;
  const skill = skillWord(place);
  const isAsked =
    level !== null ||
    skill !== undefined ||
    preference !== undefined ||
    textPlace.languages ||
    isNamedAsSkill(place) ||
    isItem(place) ||
    (textPlace.title && standsApartInTitle(place));
  if (!isAsked) return null;
  return {
    level,
    preference: wished ? 'wished' : 'required',
    evidence: spanOf([group, level, preference ?? skill]),
  };
}

/** From the first to the last of some spans. */
function spanOf(spans: readonly (Span | null | undefined)[]): Span {
  const there = spans.filter((span) => span !== null && span !== undefined);
  return { from: Math.min(...there.map(({ from }) => from)), to: Math.max(...there.map(({ to }) => to)) };
}
