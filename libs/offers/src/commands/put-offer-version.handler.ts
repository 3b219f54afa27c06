import { adAsksForPayHistory } from '@babelboard/pay-history/contract';
import { Clock, Database, merged, Outbox } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refuseUntitled } from '../domain/refuse-unfit-content.js';
import { asksForMoney } from '../domain/unfair-wording.js';
import { lockOffer } from '../entities/lock-offer.js';
import { OfferVersion } from '../entities/offer-version.entity.js';
import { OfferChanged } from '../events/offer-changed.event.js';
import { sanitiseDescription } from '../import/normalise/sanitise-description.js';
import {
  moneyAskedInOffer,
  offerStateForbids,
  offerValueUnknown,
  offerVersionIsOwn,
  payHistoryAskedInOffer,
} from '../offer.errors.js';
import { PutOfferVersion } from './put-offer-version.command.js';

@CommandHandler(PutOfferVersion)
export class PutOfferVersionHandler implements ICommandHandler<PutOfferVersion> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /** @throws DomainError OFFER_NOT_FOUND, OFFER_STATE_FORBIDS, OFFER_VALUE_UNKNOWN, OFFER_VERSION_IS_OWN, OFFER_INCOMPLETE, OFFER_PAY_HISTORY, OFFER_ASKS_MONEY, CHANGED_ELSEWHERE */
  async execute({ offerId, companyId, languageId, texts, base }: PutOfferVersion): Promise<void> {
    if (this.catalogue.language(languageId) === undefined) {
      throw offerValueUnknown('language', 'language');
    }
    refuseUntitled(texts);
    const { html, text } = sanitiseDescription(texts.descriptionHtml);
    if (await adAsksForPayHistory(text)) {
      throw payHistoryAskedInOffer();
    }
    if (asksForMoney(text)) {
      throw moneyAskedInOffer('description');
    }
    await this.database.transaction(async (tx) => {
      const offer = await lockOffer(tx, offerId, companyId);
      if (offer.state === 'closed' || offer.state === 'expired') {
        throw offerStateForbids('edited', offer.state);
      }
      if (offer.adLanguageId === languageId) {
        throw offerVersionIsOwn();
      }
      const before = await tx.findOneBy(OfferVersion, { offerId, languageId });
      const stands = { title: before?.title ?? '', descriptionHtml: before?.descriptionHtml ?? '' };
      const written = { title: texts.title, descriptionHtml: html };
      const whole = { ...stands, ...(base === null ? written : merged(stands, written, base)) };
      const descriptionText = whole.descriptionHtml === html ? text : (before?.descriptionText ?? '');
      await tx.save(OfferVersion.of({ offerId, languageId, ...whole, descriptionText }));
      offer.touch(this.clock.now());
      await tx.save(offer);
      if (offer.state === 'published') {
        await this.outbox.add(tx, new OfferChanged({ offerId }));
      }
    });
  }
}
