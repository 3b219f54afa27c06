import { DomainError } from '@babelboard/platform';
import type { MissingPart } from './domain/missing-parts.js';
import type { OfferState } from './domain/offer-state.js';

export function offerNotFound(id: number): DomainError {
  return new DomainError('OFFER_NOT_FOUND', 'not-found', { params: { id } });
}

export function offerStateForbids(
  action: 'published' | 'confirmed' | 'renewed' | 'paused' | 'closed' | 'expired' | 'deleted' | 'reposted' | 'edited',
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

/** What publishing lacks, each said at its field. */
export function offerPartMissing(part: MissingPart): DomainError {
  return new DomainError('OFFER_PART_MISSING', 'invalid', { path: part, params: { part } });
}

/** Directive (EU) 2023/970, article 5: neither in forms nor in ads. */
export function payHistoryAskedInOffer(): DomainError {
  return new DomainError('OFFER_PAY_HISTORY', 'invalid', { path: 'description' });
}

/** Nobody pays for being employed: no ad may ask for it. */
export function moneyAskedInOffer(path: 'title' | 'description'): DomainError {
  return new DomainError('OFFER_ASKS_MONEY', 'invalid', { path });
}

export function tooManyDrafts(most: number): DomainError {
  return new DomainError('TOO_MANY_DRAFTS', 'conflict', { params: { most } });
}

/** Reference data does not know it. */
export function offerValueUnknown(what: 'city' | 'country' | 'language' | 'skill', path: string): DomainError {
  return new DomainError('OFFER_VALUE_UNKNOWN', 'invalid', { path, params: { what } });
}

/** The offer is written in this language itself. */
export function offerVersionIsOwn(): DomainError {
  return new DomainError('OFFER_VERSION_IS_OWN', 'conflict', { path: 'language' });
}

export function offerVersionNotFound(): DomainError {
  return new DomainError('OFFER_VERSION_NOT_FOUND', 'not-found');
}

/** Who registered the company has not proven their address yet. */
export function companyNotVerified(): DomainError {
  return new DomainError('COMPANY_NOT_VERIFIED', 'forbidden');
}

/** An operator has decided so; the company was told why. */
export function offerTakenOff(): DomainError {
  return new DomainError('OFFER_TAKEN_OFF', 'conflict');
}

export function offerNotTakenOff(): DomainError {
  return new DomainError('OFFER_NOT_TAKEN_OFF', 'conflict');
}

export function companySuspended(): DomainError {
  return new DomainError('COMPANY_SUSPENDED', 'forbidden');
}
