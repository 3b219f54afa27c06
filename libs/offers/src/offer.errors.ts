import { DomainError } from '@babelboard/platform';
import type { OfferState } from './domain/offer-state.js';

export function offerNotFound(id: number): DomainError {
  return new DomainError('OFFER_NOT_FOUND', 'not-found', { params: { id } });
}

export function offerStateForbids(
  action: 'published' | 'renewed' | 'paused' | 'closed' | 'expired',
  state: OfferState,
): DomainError {
  return new DomainError('OFFER_STATE_FORBIDS', 'conflict', {
    params: { action, state },
  });
}

/** What an offer cannot be without, or must not hold. */
export function offerIncomplete(path: 'title' | 'languages' | 'salary'): DomainError {
  return new DomainError('OFFER_INCOMPLETE', 'invalid', { path, params: { field: path } });
}
