import { Clock, Database } from '@babelboard/platform';
import { OfferSearch, passesSql } from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';
import { anchorsMetSql } from '../../filing/domain/choose-anchors.js';
import { LOOK_BACK_MS } from '../../saving/domain/alert-limits.js';
import { AlertLists } from '../../saving/queries/alert-lists.js';

/** Lists that are looked at in one search. */
const BATCH = 50;

/** An alert that a new offer may concern. */
export interface MetAlert {
  id: number;
  accountId: number;
  address: string;
  lookedAt: Date;
}

interface MetRow extends MetAlert {
  asksSearch: boolean;
}

/** Finds the alerts that look at once in whose lists an offer stands. */
@Injectable()
export class FoundAlerts {
  constructor(
    private readonly database: Database,
    private readonly lists: AlertLists,
    private readonly search: OfferSearch,
    private readonly clock: Clock,
  ) {}

  /** By its filters, which engines answer alike, and where a list has words, by the search that shows it. @throws DomainError SEARCH_UNAVAILABLE */
  async find(offer: { id: number; terms: readonly number[]; publishedAt: Date }): Promise<MetAlert[]> {
    const met = await this.met(offer);
    const addresses = [...new Set(met.flatMap(({ address, asksSearch }) => (asksSearch ? address : [])))];
    const showing = new Set<string>();
    for (let from = 0; from < addresses.length; from += BATCH) {
      for (const address of await this.showing(offer.id, addresses.slice(from, from + BATCH))) {
        showing.add(address);
      }
    }
    return met.filter(({ address, asksSearch }) => !asksSearch || showing.has(address));
  }

  /** Those filed under something that the offer has, whose other filters it passes. */
  private met({ terms, publishedAt }: { terms: readonly number[]; publishedAt: Date }): Promise<MetRow[]> {
    return this.database.query<MetRow>(
      `SELECT DISTINCT ON (id) id, account_id AS "accountId", address, looked_at AS "lookedAt", asks_search AS "asksSearch"
       FROM (${anchorsMetSql('$1::int[]')}) met
         CROSS JOIN LATERAL (SELECT alert_id, asks_search FROM alert_anchor
           WHERE term = anchor AND (rest IS NULL OR ${passesSql('$1::int[]', 'rest')})) filed
         JOIN job_alert ON id = alert_id
       WHERE rhythm = 'instant' AND (paused_at IS NULL OR paused_until <= $2) AND looked_at < $3 ORDER BY id`,
      [terms, this.clock.now(), new Date(publishedAt.getTime() + LOOK_BACK_MS)],
    );
  }

  private async showing(offerId: number, addresses: string[]): Promise<string[]> {
    const queries = await this.lists.queries(addresses);
    const totals = await this.search.totals(queries.map((query) => ({ ...query, offerIds: [offerId] })));
    return addresses.filter((_, at) => (totals[at] ?? 0) > 0);
  }
}
