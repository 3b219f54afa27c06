import type { MatchingPart } from '@babelboard/wire';

/** One thing that speaks for an offer or an applicant, or does not. */
export interface Reason {
  id: string;
  text: string;
  /** As it is shown beside the text, which says the same. */
  tone: 'met' | 'partly' | 'lacks' | 'unsaid';
}

/** From here on a part is met, as nobody would call it a half. */
export const MET = 0.8;
export const PARTLY = 0.3;

export function toneOf({ part, fit }: MatchingPart): Reason['tone'] {
  // Less than is wished or asked for is that, however little is lacking.
  if (fit >= (part === 'pay' || part === 'experience' ? 1 : MET)) return 'met';
  return fit >= PARTLY ? 'partly' : 'lacks';
}

/** What counts for somebody comes first, then what is lacking. */
export function byWhatCounts(parts: readonly MatchingPart[]): MatchingPart[] {
  return [...parts].sort((one, other) => other.weight * other.fit - one.weight * one.fit);
}
