import { randomUUID } from 'node:crypto';
import { offerPath } from '@babelboard/job-paths';
import { ListOfferAddresses } from '@babelboard/offers/contract';
import { Database, Schedule, type ScheduleHandler, Settings } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { pathIn, UI_LANGUAGE_CODES } from '@babelboard/texts';
import { QueryBus } from '@nestjs/cqrs';

/** One notification may hold 10,000 addresses: an offer has one in each language. */
const MOST_OFFERS = Math.floor(10_000 / UI_LANGUAGE_CODES.length);
const LONGEST_ANSWER_MS = 10_000;
/** Much longer than that: by then who claimed offers is gone. */
const CLAIM_SECONDS = 120;

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
      while ((await this.notify(indexnowKey)) === MOST_OFFERS);
    }
  }

  /**
   * Offers are claimed, told of while no transaction is open, and then forgotten, but for those that changed meanwhile. What was not taken
   * is told again; so is what a killed process had claimed, once that has run out.
   */
  private async notify(key: string): Promise<number> {
    const claim = randomUUID();
    try {
      const ids = await this.claim(claim);
      const offers = await this.queries.execute(new ListOfferAddresses({ ids }));
      if (offers.length > 0) {
        await this.post(
          key,
          offers.map(({ id, title, places }) =>
            offerPath({ id, title, citySlug: this.catalogue.placeSlug(places[0]) }),
          ),
        );
      }
      await this.database.query('DELETE FROM indexnow_offer WHERE claim = $1', [claim]);
      return ids.length;
    } catch (error) {
      await this.database.query('UPDATE indexnow_offer SET claim = NULL, claimed_until = NULL WHERE claim = $1', [
        claim,
      ]);
      throw error;
    }
  }

  private async claim(claim: string): Promise<number[]> {
    const rows = await this.database.query<{ offer_id: number }>(
      `WITH claimed AS (
         UPDATE indexnow_offer SET claim = $1, claimed_until = now() + interval '${CLAIM_SECONDS} s'
         WHERE offer_id IN (
           SELECT offer_id FROM indexnow_offer WHERE claim IS NULL OR claimed_until <= now()
           ORDER BY offer_id LIMIT $2 FOR UPDATE SKIP LOCKED)
         RETURNING offer_id
       ) TABLE claimed`,
      [claim, MOST_OFFERS],
    );
    return rows.map(({ offer_id }) => offer_id);
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
        urlList: paths.flatMap((path) => UI_LANGUAGE_CODES.map((code) => baseUrl + pathIn(code, path))),
      }),
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    });
    if (!response.ok) {
      throw new Error(`IndexNow answered ${response.status} for ${paths.length} addresses`);
    }
  }
}
