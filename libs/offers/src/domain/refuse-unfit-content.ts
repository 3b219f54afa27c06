import { offerIncomplete } from '../offer.errors.js';
import type { OfferContent } from './offer-content.js';

/** What no offer may say, in whatever state it is. @throws DomainError OFFER_INCOMPLETE at the field */
export function refuseUnfitContent({
  title,
  languages,
  salary,
}: Pick<OfferContent, 'title' | 'languages' | 'salary'>): void {
  if (title.trim() === '') {
    throw offerIncomplete('title');
  }
  if (languages.some(({ mandatory, recognised }) => mandatory && recognised)) {
    throw offerIncomplete('languages');
  }
  const { min, max } = salary ?? { min: null, max: null };
  if ((min ?? 0) < 0 || (max ?? 0) < 0 || (min !== null && max !== null && min > max)) {
    throw offerIncomplete('salary');
  }
}
