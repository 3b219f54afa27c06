import type { Slice } from '../slice.js';
import { SuitingCandidates } from './suiting-candidates.js';

/** How many candidates suit what an offer asks for. */
export const suitingCandidatesSlice: Slice = {
  entities: [],
  events: [],
  providers: [SuitingCandidates],
  exports: [SuitingCandidates],
};
