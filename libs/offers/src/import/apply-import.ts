import type { DomainEvent } from '@babelboard/platform';
import type { ImportedOffer, OfferToImport } from '../commands/import-offers.command.js';
import type { OfferContent } from '../domain/offer-content.js';
import type { OfferFingerprint } from '../domain/offer-fingerprint.js';
import { Offer } from '../entities/offer.entity.js';
import { OfferChanged } from '../events/offer-changed.event.js';
import { OfferClosed } from '../events/offer-closed.event.js';
import { OfferPublished } from '../events/offer-published.event.js';

export interface ImportMoment {
  now: Date;
  fingerprintOf: (content: OfferContent) => OfferFingerprint;
  snapshot: string | null;
  /** Ids of the companies whose offers are hidden. */
  suspended: ReadonlySet<number>;
}

export interface AppliedImport {
  offer: Offer;
  outcome: ImportedOffer['outcome'];
  /** False where the row needs no writing. */
  touched: boolean;
  /** Made once the offer has its id; absent where the public sees no difference. */
  event: ((offerId: number) => DomainEvent) | undefined;
}

/**
 * Brings one ad into its offer. An ad past its last day is kept as expired. An expired offer that its source shows again is
 * published anew; a closed one only by the snapshot that closed it, so that an employer's closing stands; a paused one stays
 * paused.
 */
export function applyImport(known: Offer | undefined, row: OfferToImport, moment: ImportMoment): AppliedImport {
  const { now, snapshot } = moment;
  const offer = known ?? Offer.draft(row.companyId, row.content, now);
  if (!known && row.promoted) {
    offer.promote();
  }
  const wasLive = offer.isLive(now);
  const otherHash = offer.contentHash !== row.contentHash;
  // Stored by the version before, and unchanged: gets its hash of today, and nothing else.
  const rehashed = known !== undefined && otherHash && offer.contentHash === row.formerContentHash;
  const changed = otherHash && !rehashed;
  const moved = snapshot !== null && offer.snapshot !== snapshot;
  const reopens = offer.state === 'closed' && snapshot !== null && !moved;
  if (known && changed) {
    offer.revise(row.content, now);
  }
  if (changed) {
    offer.setFingerprint(moment.fingerprintOf(row.content));
  }
  if (changed || moved || rehashed) {
    offer.setCompany(row.companyId, moment.suspended.has(row.companyId));
    offer.setOrigin({
      source: row.source,
      sourceKey: row.sourceKey,
      contentHash: row.contentHash,
      snapshot: snapshot ?? offer.snapshot ?? null,
      postedAt: row.postedAt ?? offer.postedAt,
    });
  }
  const stateChanged = bringToState(offer, row.validThrough, { now, changed, reopens });
  const isLive = offer.isLive(now);
  return {
    offer,
    outcome: known ? (changed || stateChanged ? 'changed' : 'unchanged') : 'created',
    touched: changed || moved || rehashed || stateChanged,
    event: eventOf(wasLive, isLive, changed),
  };
}

function bringToState(
  offer: Offer,
  until: Date | null,
  { now, changed, reopens }: { now: Date; changed: boolean; reopens: boolean },
): boolean {
  const lasts = until === null || until > now;
  const over = offer.expiresAt !== null && offer.expiresAt <= now;
  if (offer.state === 'published') {
    if (lasts && (changed || over)) {
      offer.renew(now, until);
      return true;
    }
    if (!lasts && changed) {
      offer.expire(now, until);
      return true;
    }
    return false;
  }
  if (lasts && (offer.state === 'draft' || offer.state === 'expired' || reopens)) {
    offer.publish(now, until);
    return true;
  }
  if (!lasts && offer.state === 'draft') {
    offer.expire(now, until);
    return true;
  }
  return false;
}

function eventOf(wasLive: boolean, isLive: boolean, changed: boolean): AppliedImport['event'] {
  if (isLive) {
    return wasLive
      ? changed
        ? (offerId) => new OfferChanged({ offerId })
        : undefined
      : (offerId) => new OfferPublished({ offerId });
  }
  return wasLive ? (offerId) => new OfferClosed({ offerId }) : undefined;
}
