import { offerIncomplete } from '../offer.errors.js';
import type { OfferContent } from './offer-content.js';

/** Only a draft may be without a title. @throws DomainError OFFER_INCOMPLETE */
export function refuseUntitled({ title }: Pick<OfferContent, 'title'>): void {
  if (title.trim() === '') {
    throw offerIncomplete('title');
  }
}

/** What no offer may say, in whatever state it is. @throws DomainError OFFER_INCOMPLETE at the field */
export function refuseUnfitContent({ languages, salary }: Pick<OfferContent, 'languages' | 'salary'>): void {
  if (languages.some(({ mandatory, recognised }) => mandatory && recognised)) {
    throw offerIncomplete('languages');
  }
  const { min, max } = salary ?? { min: null, max: null };
  if ((min ?? 0) < 0 || (max ?? 0) < 0 || (min !== null && max !== null && min > max)) {
    throw offerIncomplete('salary');
  }
}
