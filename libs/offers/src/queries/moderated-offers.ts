import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { liveOfferSql } from '../domain/live-offer.js';
import type { OfferPlace } from '../domain/offer-content.js';
import type { OfferState } from '../domain/offer-state.js';

/** An offer as operators look at it, in whatever state. */
export interface ModeratedOffer {
  id: number;
  companyId: number;
  title: string;
  places: OfferPlace[];
  descriptionHtml: string;
  applyUrl: string | null;
  state: OfferState;
  live: boolean;
  postedAt: Date;
}

const SELECTED = `SELECT id, company_id AS "companyId", title, places, description_html AS "descriptionHtml",
  apply_url AS "applyUrl", state, posted_at AS "postedAt"`;

/** The greatest number that an offer can have. */
const GREATEST_ID = 2_147_483_647;

/** Reads offers for whoever runs the board: all that was ever public. */
@Injectable()
export class ModeratedOffers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** By id; unknown ones are left out. */
  async among(ids: readonly number[]): Promise<Map<number, ModeratedOffer>> {
    const found = await this.database.query<ModeratedOffer>(
      `${SELECTED}, ${liveOfferSql('$2')} AS live FROM offer WHERE id = ANY ($1)`,
      [ids, this.clock.now()],
    );
    return new Map(found.map((offer) => [offer.id, offer]));
  }

  /** Those with this number, or these words in their title, the latest first. */
  find(typed: string, limit: number): Promise<ModeratedOffer[]> {
    const id = /^\d+$/.test(typed) && Number(typed) <= GREATEST_ID ? Number(typed) : null;
    return this.database.query<ModeratedOffer>(
      `${SELECTED}, ${liveOfferSql('$2')} AS live FROM offer
       WHERE published_at IS NOT NULL AND (id = $3 OR ($3::int IS NULL AND title ILIKE '%' || $1 || '%'))
       ORDER BY id DESC LIMIT $4`,
      [typed.replace(/[\\%_]/g, '\\$&'), this.clock.now(), id, limit],
    );
  }
}
