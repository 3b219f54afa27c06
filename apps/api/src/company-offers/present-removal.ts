import type { OfferRemoval as Decided } from '@babelboard/operations';
import type { OfferRemoval } from '@babelboard/wire';

/** Why an offer is off the board, for its company and for operators. */
export function presentRemoval(removal: Decided | undefined): OfferRemoval {
  return removal === undefined
    ? null
    : { at: removal.removedAt.toISOString(), ground: removal.ground, explanation: removal.explanation };
}
