import type { OfferRemoval as Decided } from '@babelboard/operations';
import type { ModeratedOffer, OfferRemoval } from '@babelboard/wire';

/** Why an offer is off the board, for its company and for operators. */
export function presentRemoval(removal: Decided | undefined): OfferRemoval {
  return removal === undefined
    ? null
    : { at: removal.removedAt.toISOString(), ground: removal.ground, explanation: removal.explanation };
}

/** Why it is back, for operators. */
export function presentReversal(removal: Decided | undefined): ModeratedOffer['reinstated'] {
  return removal === undefined || removal.reinstatedAt === null
    ? null
    : {
        at: removal.reinstatedAt.toISOString(),
        explanation: removal.reinstatedFor,
        removal: presentRemoval(removal),
      };
}
