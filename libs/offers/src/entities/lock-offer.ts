import type { EntityManager } from 'typeorm';
import { offerNotFound } from '../offer.errors.js';
import { Offer } from './offer.entity.js';

/**
 * Loads an offer and locks its row until the transaction ends.
 * @param companyId whose it must be; null where whoever runs the board asks
 * @throws DomainError OFFER_NOT_FOUND, also for an offer of another company
 */
export async function lockOffer(tx: EntityManager, id: number, companyId: number | null = null): Promise<Offer> {
  const where = companyId === null ? { id } : { id, companyId };
  const offer = await tx.findOne(Offer, { where, lock: { mode: 'pessimistic_write' } });
  if (!offer) {
    throw offerNotFound(id);
  }
  return offer;
}
