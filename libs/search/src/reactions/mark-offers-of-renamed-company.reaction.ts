import { CompanySettingsChanged } from '@babelboard/companies/contract';
import { ListLiveOffersOfCompany } from '@babelboard/offers/contract';
import { ProjectionMarks, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import { QueryBus } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { OfferProjections } from '../indexing/offer-projections.js';

/** Offers are found by the name of their company: under a new name they are indexed anew. */
@Reaction({ id: 'search.mark-offers-of-renamed-company', on: [CompanySettingsChanged], workload: 'indexing' })
export class MarkOffersOfRenamedCompany implements ReactionHandler {
  constructor(
    private readonly marks: ProjectionMarks,
    private readonly projections: OfferProjections,
    private readonly queries: QueryBus,
  ) {}

  async handle({ payload }: StoredEvent<CompanySettingsChanged>, tx: EntityManager): Promise<void> {
    if (!payload.renamed) {
      return;
    }
    const ids = await this.queries.execute(new ListLiveOffersOfCompany(payload.companyId, tx));
    const names = this.projections.all().map(({ name }) => name);
    if (ids.length > 0) {
      await this.marks.add(tx, names, ids);
    }
  }
}
