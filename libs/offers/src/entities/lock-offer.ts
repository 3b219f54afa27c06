import type { EntityManager } from 'typeorm';
import { offerNotFound } from '../offer.errors.js';
import { Offer } from './offer.entity.js';

/**
 * Loads an offer and locks its row until the transaction ends.
 * @throws DomainError OFFER_NOT_FOUND
 */
export async function lockOffer(tx: EntityManager, id: number): Promise<Offer> {
  const offer = await tx.findOne(Offer, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!offer) {
    throw offerNotFound(id);
  }
  return offer;
}
