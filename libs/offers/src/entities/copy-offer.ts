import type { EntityManager } from 'typeorm';
import { Offer } from './offer.entity.js';
import { OfferVersion } from './offer-version.entity.js';
import { requireRoomForDraft } from './require-room-for-draft.js';

/** The step at which everything is there to be looked at. */
const LAST_STEP = 6;

/** Stores a draft that says what another offer of the company says, in all its languages; gives the draft's id. @throws DomainError TOO_MANY_DRAFTS */
export async function copyOffer(tx: EntityManager, offer: Offer, accountId: number, now: Date): Promise<number> {
  await requireRoomForDraft(tx, offer.companyId);
  const copy = Offer.begin(offer.companyId, accountId, LAST_STEP, now);
  copy.edit(offer.postedFields(), offer.descriptionText, now);
  const { id } = await tx.save(copy);
  const versions = await tx.findBy(OfferVersion, { offerId: offer.id });
  await tx.save(versions.map((version) => OfferVersion.of({ ...version, offerId: id })));
  return id;
}
