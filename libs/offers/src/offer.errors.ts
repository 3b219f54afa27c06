import { DomainError } from '@babelboard/platform';
import type { OfferState } from './domain/offer-state.js';

export function offerNotFound(id: number): DomainError {
  return new DomainError('OFFER_NOT_FOUND', 'not-found', `There is no offer ${id}.`, { params: { id } });
}

export function offerStateForbids(action: string, state: OfferState): DomainError {
  return new DomainError('OFFER_STATE_FORBIDS', 'conflict', `An offer that is ${state} cannot be ${action}.`, {
    params: { action, state },
  });
}

export function offerIncomplete(path: string, message: string): DomainError {
  return new DomainError('OFFER_INCOMPLETE', 'invalid', message, { path });
}
