import { Clock, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Offer } from '../entities/offer.entity.js';
import { OfferChanged } from '../events/offer-changed.event.js';
import { OfferClosed } from '../events/offer-closed.event.js';
import { OfferPublishing } from './offer-publishing.js';

/**
 * What becomes of a company's offers while its applicants wait for answers. Whoever keeps the reply clock calls it, in the transaction in
 * which the silence is noticed or ends; every call may come twice.
 */
@Injectable()
export class OffersOfSilentCompany {
  constructor(
    private readonly publishing: OfferPublishing,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** All of them stand last in lists from now on, those too that are published later. */
  async sink(tx: EntityManager, companyId: number): Promise<void> {
    await this.mark(tx, companyId, true);
  }

  /** Takes the live ones off the board until the company answers. Gives their ids, for who tells the company. */
  async pause(tx: EntityManager, companyId: number): Promise<number[]> {
    const offers = await tx.find(Offer, {
      where: { companyId, state: 'published' },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const offer of offers) {
      offer.pauseForSilence(this.clock.now());
    }
    await tx.save(offers);
    await this.outbox.add(tx, ...offers.map(({ id }) => new OfferClosed({ offerId: id })));
    return offers.map(({ id }) => id);
  }

  /**
   * The company has answered: its offers stand where they belong, and those that silence paused are shown again, as far as they have not
   * ended and the company has room for them.
   */
  async raise(tx: EntityManager, companyId: number): Promise<void> {
    await this.mark(tx, companyId, false);
    const paused = await tx.find(Offer, {
      where: { companyId, state: 'paused', pausedBySilence: true },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const offer of paused) {
      await this.publishing.showAgain(tx, offer);
    }
  }

  private async mark(tx: EntityManager, companyId: number, sunk: boolean): Promise<void> {
    const [offers] = await tx.query<[{ id: number; published: boolean }[], number]>(
      `WITH other AS (SELECT id FROM offer WHERE company_id = $1 AND sunk <> $2 ORDER BY id FOR UPDATE)
       UPDATE offer SET sunk = $2 FROM other WHERE offer.id = other.id
       RETURNING offer.id, state = 'published' AS published`,
      [companyId, sunk],
    );
    const shown = offers.filter(({ published }) => published);
    await this.outbox.add(tx, ...shown.map(({ id }) => new OfferChanged({ offerId: id })));
  }
}
