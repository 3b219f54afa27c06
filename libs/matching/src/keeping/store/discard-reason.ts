/** Why somebody does not want an offer; what it changes of what comes next stands in `scoring/domain/what-person-brings.ts`. */
export const DISCARD_REASONS = ['company', 'too-far', 'pay-too-low', 'other-work', 'none'] as const;

export type DiscardReason = (typeof DISCARD_REASONS)[number];
export type MatchingState = 'new' | 'seen' | 'discarded' | 'restored';
