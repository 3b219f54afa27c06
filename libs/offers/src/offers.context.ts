import { defineContext } from '@babelboard/platform';
import { Offer } from './entities/offer.entity.js';
import { OfferVersion } from './entities/offer-version.entity.js';
import { OfferChanged } from './events/offer-changed.event.js';
import { OfferClosed } from './events/offer-closed.event.js';
import { OfferConfirmationDue } from './events/offer-confirmation-due.event.js';
import { OfferCopied } from './events/offer-copied.event.js';
import { OfferExpiring } from './events/offer-expiring.event.js';
import { OfferPublished } from './events/offer-published.event.js';
import { offersMigrations } from './migrations/index.js';
import { OffersModule } from './offers.module.js';
import { offersTexts } from './texts/offers-texts.js';

export const offersContext = defineContext({
  name: 'offers',
  module: OffersModule,
  entities: [Offer, OfferVersion],
  tables: ['offer_day_figure'],
  migrations: offersMigrations,
  events: [OfferChanged, OfferClosed, OfferConfirmationDue, OfferCopied, OfferExpiring, OfferPublished],
  texts: offersTexts,
});
