import { domainEvent } from '@babelboard/platform';

/** A draft was made of another offer of the same company: what siblings keep of that one belongs to the draft, too. */
export class OfferCopied extends domainEvent<{ offerId: number; fromId: number }>('offers.offer-copied.v1') {}
