import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { OfferRemoval } from '../entities/offer-removal.entity.js';

/** Reads why offers were taken off the board. */
@Injectable()
export class OfferRemovals {
  constructor(private readonly database: Database) {}

  /** The decision that stands, by offer; those on the board are left out. */
  async standing(offerIds: readonly number[]): Promise<Map<number, OfferRemoval>> {
    if (offerIds.length === 0) {
      return new Map();
    }
    const where = { offerId: In([...offerIds]), reinstatedAt: IsNull() };
    const removals = await this.database.dataSource.manager.findBy(OfferRemoval, where);
    return new Map(removals.map((removal) => [removal.offerId, removal]));
  }

  /** The last decision that was reversed, by offer. */
  async reversed(offerIds: readonly number[]): Promise<Map<number, OfferRemoval>> {
    if (offerIds.length === 0) {
      return new Map();
    }
    const removals = await this.database.dataSource.manager.find(OfferRemoval, {
      where: { offerId: In([...offerIds]), reinstatedAt: Not(IsNull()) },
      order: { id: 'ASC' },
    });
    return new Map(removals.map((removal) => [removal.offerId, removal]));
  }

  /** Null for an unknown one. */
  find(removalId: number): Promise<OfferRemoval | null> {
    return this.database.dataSource.manager.findOneBy(OfferRemoval, { id: removalId });
  }
}
