import type { Matching } from '../../scoring/domain/matching.js';
import { NOTHING_TURNED_DOWN, type TurnedDown } from '../../scoring/domain/what-person-brings.js';
import type { DiscardReason } from '../store/discard-reason.js';

/** A discarded matching with why. */
export interface Discard {
  reason: DiscardReason | null;
  matching: Pick<Matching, 'parts'>;
  asks: { companyId: number; occupationIds: number[]; payPerYear: number | null };
}

/** What somebody's discards say of what comes next: not this company, not so far, not for so little, not such work. */
export function turnedDownBy(discards: readonly Discard[]): TurnedDown {
  return discards.reduce(add, NOTHING_TURNED_DOWN);
}

function add(known: TurnedDown, { reason, matching, asks }: Discard): TurnedDown {
  switch (reason) {
    case 'company':
      return { ...known, companyIds: joined(known.companyIds, [asks.companyId]) };
    case 'too-far': {
      const km = matching.parts.flatMap((part) => (part.part === 'place' ? (part.km ?? []) : []))[0];
      return km === undefined ? known : { ...known, fromKm: Math.min(km, known.fromKm ?? km) };
    }
    case 'pay-too-low':
      return asks.payPerYear === null ? known : { ...known, payUpTo: Math.max(asks.payPerYear, known.payUpTo ?? 0) };
    case 'other-work':
      return { ...known, occupationIds: joined(known.occupationIds, asks.occupationIds) };
    default:
      return known;
  }
}

function joined(known: readonly number[], more: readonly number[]): number[] {
  return [...new Set([...known, ...more])].sort((a, b) => a - b);
}
