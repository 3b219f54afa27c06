import type { Slice } from '../slice.js';
import { SuitingAnswers } from './suiting-answers.js';
import { SuitingCandidates } from './suiting-candidates.js';
import { SuitingCrowds } from './suiting-crowds.js';

/** How many candidates suit what an offer asks for. */
export const suitingCandidatesSlice: Slice = {
  entities: [],
  events: [],
  providers: [SuitingAnswers, SuitingCandidates, SuitingCrowds],
  exports: [SuitingCrowds],
};
