import { domainEvent } from '@babelboard/platform';

/** The company of a live offer should say whether it is still open. */
export class OfferConfirmationDue extends domainEvent<{ offerId: number }>('offers.offer-confirmation-due.v1') {}
