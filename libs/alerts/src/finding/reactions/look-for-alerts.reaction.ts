import { OfferPublished, SummariseOffers } from '@babelboard/offers/contract';
import {
  Clock,
  Database,
  Outbox,
  OutsideReaction,
  type OutsideReactionHandler,
  PutBack,
  type StoredEvent,
} from '@babelboard/platform';
import { ListedOffers } from '@babelboard/search/contract';
import { QueryBus } from '@nestjs/cqrs';
import { ListingTimes } from '../../digests/store/listing-times.js';
import { LOOK_BACK_MS } from '../../saving/domain/alert-limits.js';
import { AlertFound } from '../events/alert-found.event.js';
import { FoundAlerts, type MetAlert } from '../queries/found-alerts.js';

/** An index mostly has a new offer within half a second; where its server is away, we ask more and more seldom. */
const SOONEST_MS = 250;
const LATEST_MS = 60_000;
/** Events in one transaction. */
const BATCH = 500;

/** Notes when lists show a new offer, and tells the alerts that look at once in whose lists it stands. */
@OutsideReaction({ id: 'alerts.look-for-alerts', on: [OfferPublished], workload: 'general' })
export class LookForAlerts implements OutsideReactionHandler {
  constructor(
    private readonly listed: ListedOffers,
    private readonly queries: QueryBus,
    private readonly listingTimes: ListingTimes,
    private readonly found: FoundAlerts,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws PutBack until every index has the offer; DomainError SEARCH_UNAVAILABLE */
  async handle(event: StoredEvent<OfferPublished>): Promise<void> {
    if (!(await this.listed.haveHeardOf(event))) {
      const age = this.clock.now().getTime() - event.occurredAt.getTime();
      throw new PutBack('No list shows the offer yet', Math.min(Math.max(SOONEST_MS, age / 4), LATEST_MS));
    }
    const { offerId } = event.payload;
    const [[offer], terms] = await Promise.all([
      this.queries.execute(new SummariseOffers([offerId])),
      this.listed.termsOf(offerId),
    ]);
    if (offer?.live !== true || terms === null) {
      return;
    }
    await this.listingTimes.note(offerId);
    const alerts = await this.found.find({ id: offerId, terms, publishedAt: offer.publishedAt });
    for (let from = 0; from < alerts.length; from += BATCH) {
      await this.tell(alerts.slice(from, from + BATCH), offerId);
    }
  }

  private async tell(alerts: readonly MetAlert[], offerId: number): Promise<void> {
    const until = this.clock.now().toISOString();
    await this.database.transaction(async (tx) => {
      for (const { id, accountId, lookedAt } of alerts) {
        const since = new Date(lookedAt.getTime() - LOOK_BACK_MS).toISOString();
        await this.outbox.add(tx, new AlertFound({ alertId: id, accountId, offerIds: [offerId], since, until }));
      }
    });
  }
}
