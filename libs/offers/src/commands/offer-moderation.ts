import { Clock, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockOffer } from '../entities/lock-offer.js';
import { OfferClosed } from '../events/offer-closed.event.js';
import { OfferPublished } from '../events/offer-published.event.js';

/** Takes offers off the board and puts them back, in the transaction in which whoever runs the board decides so. */
@Injectable()
export class OfferModeration {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Gives whose offer it is. @throws DomainError OFFER_NOT_FOUND, OFFER_TAKEN_OFF */
  async takeOff(tx: EntityManager, offerId: number): Promise<{ companyId: number }> {
    const offer = await lockOffer(tx, offerId);
    const wasShown = offer.isLive(this.clock.now());
    offer.takeOff(this.clock.now());
    await tx.save(offer);
    if (wasShown) {
      await this.outbox.add(tx, new OfferClosed({ offerId }));
    }
    return { companyId: offer.companyId };
  }

  /** Shows it again as far as its state lets it be shown. @throws DomainError OFFER_NOT_FOUND, OFFER_NOT_TAKEN_OFF */
  async reinstate(tx: EntityManager, offerId: number): Promise<void> {
    const offer = await lockOffer(tx, offerId);
    offer.reinstate(this.clock.now());
    await tx.save(offer);
    if (offer.isLive(this.clock.now())) {
      await this.outbox.add(tx, new OfferPublished({ offerId }));
    }
  }
}
