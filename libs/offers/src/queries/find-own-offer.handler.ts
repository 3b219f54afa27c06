import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { missingParts } from '../domain/missing-parts.js';
import { Offer } from '../entities/offer.entity.js';
import { OfferVersion } from '../entities/offer-version.entity.js';
import { offerNotFound } from '../offer.errors.js';
import { FindOwnOffer, type OwnOffer } from './find-own-offer.query.js';
import { beginningOf } from './offer-versions.js';
import { PayRules } from './pay-rules.js';

@QueryHandler(FindOwnOffer)
export class FindOwnOfferHandler implements IQueryHandler<FindOwnOffer> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payRules: PayRules,
  ) {}

  /** By its entity: what may be edited and what is live is said there. */
  async execute({ offerId, companyId }: FindOwnOffer): Promise<OwnOffer> {
    const { manager } = this.database.dataSource;
    const offer = await manager.findOneBy(Offer, { id: offerId, companyId });
    if (offer === null) {
      throw offerNotFound(offerId);
    }
    const versions = await manager.find(OfferVersion, { where: { offerId }, order: { languageId: 'ASC' } });
    const titles = versions.map(({ languageId, title, descriptionText }) => ({
      ...{ languageId, title },
      beginning: beginningOf(descriptionText),
    }));
    const fields = offer.postedFields();
    const now = this.clock.now();
    const { id, state, step, sunk, closedOutcome, publishedAt, expiresAt, closedAt, createdAt, updatedAt } = offer;
    return {
      ...{ id, state, step, sunk, closedOutcome, publishedAt, expiresAt, closedAt, createdAt, updatedAt },
      live: offer.isLive(now),
      fields,
      versions,
      missing: missingParts(fields, this.payRules.mustNamePay(fields.places)),
      detail: { ...offer, postedAt: publishedAt === null ? now : offer.postedAt, versions: titles, duplicates: [] },
    };
  }
}
