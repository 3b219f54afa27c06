import { CompanyDirectory, CompanyReinstated, CompanySuspended } from '@babelboard/companies/contract';
import { Clock, Outbox, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { OfferClosed } from '../events/offer-closed.event.js';
import { OfferPublished } from '../events/offer-published.event.js';

/** Hides the offers of a suspended company and shows them again when it is reinstated. */
@Reaction({
  id: 'offers.hide-offers-of-suspended-company',
  on: [CompanySuspended, CompanyReinstated],
  workload: 'general',
})
export class HideOffersOfSuspendedCompany implements ReactionHandler {
  constructor(
    private readonly companies: CompanyDirectory,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Takes the company's present state, so that late or repeated events do no harm. */
  async handle(event: StoredEvent<CompanySuspended | CompanyReinstated>, tx: EntityManager): Promise<void> {
    const { companyId } = event.payload;
    const suspended = (await this.companies.holdSuspensions(tx, [companyId])).has(companyId);
    const [offers] = await tx.query<[{ id: number; published: boolean }[], number]>(
      `WITH other AS (SELECT id FROM offer WHERE company_id = $1 AND company_suspended <> $2 ORDER BY id FOR UPDATE)
       UPDATE offer SET company_suspended = $2, updated_at = $3 FROM other WHERE offer.id = other.id
       RETURNING offer.id, state = 'published' AS published`,
      [companyId, suspended, this.clock.now()],
    );
    const affected = offers.filter(({ published }) => published);
    await this.outbox.add(
      tx,
      ...affected.map(({ id }) => (suspended ? new OfferClosed({ offerId: id }) : new OfferPublished({ offerId: id }))),
    );
  }
}
