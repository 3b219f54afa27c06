export const OFFER_STATES = ['draft', 'published', 'paused', 'closed', 'expired'] as const;

export type OfferState = (typeof OFFER_STATES)[number];
