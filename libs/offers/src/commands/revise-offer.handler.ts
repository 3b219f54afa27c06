import { Clock, Database, merged, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { lockOffer } from '../entities/lock-offer.js';
import type { Offer } from '../entities/offer.entity.js';
import { OfferVersion } from '../entities/offer-version.entity.js';
import { OfferChanged } from '../events/offer-changed.event.js';
import { offerStateForbids, offerVersionIsOwn } from '../offer.errors.js';
import { OfferFingerprints } from './offer-fingerprints.js';
import { OfferPublishing } from './offer-publishing.js';
import { PostedContent } from './posted-content.js';
import { ReviseOffer } from './revise-offer.command.js';

@CommandHandler(ReviseOffer)
export class ReviseOfferHandler implements ICommandHandler<ReviseOffer> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly content: PostedContent,
    private readonly publishing: OfferPublishing,
    private readonly fingerprints: OfferFingerprints,
  ) {}

  /**
   * @throws DomainError OFFER_NOT_FOUND, OFFER_STATE_FORBIDS, CHANGED_ELSEWHERE, OFFER_VALUE_UNKNOWN, OFFER_INCOMPLETE, OFFER_VERSION_IS_OWN, and
   * OFFER_PART_MISSING or OFFER_PAY_HISTORY where what is shown would lose what it cannot be without, or ask what no ad may
   */
  async execute({ offerId, companyId, edited, base, step }: ReviseOffer): Promise<void> {
    const { fields, descriptionText } = await this.content.read(edited);
    await this.database.transaction(async (tx) => {
      const offer = await lockOffer(tx, offerId, companyId);
      if (offer.state === 'closed' || offer.state === 'expired') {
        throw offerStateForbids('edited', offer.state);
      }
      if (step !== null && offer.state === 'draft') {
        offer.reach(step);
      }
      const changes = merged(offer.postedFields(), fields, base);
      if (changes === null) {
        await tx.save(offer);
        return;
      }
      offer.edit(changes, changes.descriptionHtml === undefined ? null : descriptionText, this.clock.now());
      const versions = await tx.findBy(OfferVersion, { offerId });
      const versionIds = versions.map(({ languageId }) => languageId);
      if (changes.adLanguageId != null && versionIds.includes(changes.adLanguageId)) {
        throw offerVersionIsOwn();
      }
      await this.content.recogniseLanguage(offer, versionIds);
      await this.keepShown(tx, offer);
    });
  }

  private async keepShown(tx: EntityManager, offer: Offer): Promise<void> {
    if (offer.state !== 'draft') {
      await this.publishing.requireFit(offer);
    }
    offer.setFingerprint(this.fingerprints.of(offer));
    await tx.save(offer);
    if (offer.state === 'published') {
      await this.outbox.add(tx, new OfferChanged({ offerId: offer.id }));
    }
  }
}
