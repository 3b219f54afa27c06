import type { PartName, ScoredPart } from './matching.js';

/** A part before its weight is shared out. */
export type Fit = ScoredPart extends infer Part
  ? Part extends { weight: number }
    ? Omit<Part, 'weight'>
    : never
  : never;

/** What comes of one part: how it fits, or who does not say it. */
export type Judged = Fit | { part: PartName; unsaidBy: 'person' | 'offer' };

export const unsaid = (part: PartName, unsaidBy: 'person' | 'offer'): Judged => ({ part, unsaidBy });
