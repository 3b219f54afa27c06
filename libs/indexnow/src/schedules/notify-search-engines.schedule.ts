import { offerPath } from '@babelboard/job-paths';
import { ListOfferAddresses } from '@babelboard/offers/contract';
import { Database, Schedule, type ScheduleHandler, Settings } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { QueryBus } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';

/** What one notification may hold. */
const MOST_ADDRESSES = 10_000;
const LONGEST_ANSWER_MS = 10_000;

/** Tells search engines which offers have come or gone. https://www.indexnow.org/documentation */
@Schedule({ id: 'indexnow.notify-search-engines', everyMs: 10_000, workload: 'general' })
export class NotifySearchEngines implements ScheduleHandler {
  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /** @throws Error when the notification was not taken */
  async run(): Promise<void> {
    const { indexnowKey } = this.settings;
    if (indexnowKey !== undefined) {
      while ((await this.database.transaction((tx) => this.notify(tx, indexnowKey))) === MOST_ADDRESSES);
    }
  }

  /**
   * Offers are forgotten in the transaction of the notification: when it is not taken they are noted again, and a change that
   * comes meanwhile waits and is noted anew.
   */
  private async notify(tx: EntityManager, key: string): Promise<number> {
    const [rows] = await tx.query<[{ offer_id: number }[], number]>(
      `DELETE FROM indexnow_offer WHERE offer_id IN
         (SELECT offer_id FROM indexnow_offer ORDER BY offer_id LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING offer_id`,
      [MOST_ADDRESSES],
    );
    const offers = await this.queries.execute(new ListOfferAddresses({ ids: rows.map(({ offer_id }) => offer_id) }));
    if (offers.length > 0) {
      await this.post(
        key,
        offers.map(({ id, title, places }) => offerPath({ id, title, citySlug: this.catalogue.placeSlug(places[0]) })),
      );
    }
    return rows.length;
  }

  private async post(key: string, paths: string[]): Promise<void> {
    const { baseUrl, indexnowUrl } = this.settings;
    const response = await fetch(indexnowUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(baseUrl).host,
        key,
        keyLocation: `${baseUrl}/${key}.txt`,
        urlList: paths.map((path) => baseUrl + path),
      }),
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    });
    if (!response.ok) {
      throw new Error(`IndexNow answered ${response.status} for ${paths.length} addresses`);
    }
  }
}
