export type OfferState = 'draft' | 'published' | 'paused' | 'closed' | 'expired';
