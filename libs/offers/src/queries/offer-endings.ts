import { Clock, Database } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OfferPlace } from '../domain/offer-content.js';
import type { OfferKind } from '../domain/posted-fields.js';

/** When and where an offer ended, for what is kept of it for some time after that. */
export interface OfferEnding {
  offerId: number;
  companyId: number;
  kind: OfferKind;
  /** Null while it goes on, or may: a paused one ends with its days. */
  endedAt: Date | null;
  /** Of its places, each once; none where it says no country. */
  countryIds: number[];
}

interface Row extends Omit<OfferEnding, 'countryIds'> {
  places: OfferPlace[];
}

/** Says of offers whether they have ended, and in which countries their places are. */
@Injectable()
export class OfferEndings {
  constructor(
    private readonly database: Database,
    private readonly catalogue: ReferenceCatalogue,
    private readonly clock: Clock,
  ) {}

  async among(offerIds: readonly number[]): Promise<OfferEnding[]> {
    return this.read(this.database.dataSource.manager, offerIds);
  }

  /** The same of one, which stays as it is until the transaction ends. Null for an unknown one. */
  async hold(tx: EntityManager, offerId: number): Promise<OfferEnding | null> {
    const [ending] = await this.read(tx, [offerId], 'FOR SHARE');
    return ending ?? null;
  }

  private async read(tx: EntityManager, offerIds: readonly number[], lock = ''): Promise<OfferEnding[]> {
    const rows = await tx.query<Row[]>(
      `SELECT id AS "offerId", company_id AS "companyId", kind, places,
         CASE WHEN state IN ('closed', 'expired') THEN coalesce(closed_at, expires_at, updated_at)
              WHEN state = 'paused' AND expires_at <= $2 THEN expires_at END AS "endedAt"
       FROM offer WHERE id = ANY ($1) ORDER BY id ${lock}`,
      [offerIds, this.clock.now()],
    );
    return rows.map(({ places, ...ending }) => {
      const ids = places.map(({ cityId, countryId }) => this.catalogue.city(cityId ?? 0)?.countryId ?? countryId);
      return { ...ending, countryIds: [...new Set(ids)].filter((id) => id !== null) };
    });
  }
}
