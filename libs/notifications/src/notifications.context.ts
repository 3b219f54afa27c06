import { defineContext } from '@babelboard/platform';
import { BulkMailRelease } from './complaints/store/bulk-mail-release.entity.js';
import { MailDelivery } from './entities/mail-delivery.entity.js';
import { MailedOffer } from './entities/mailed-offer.entity.js';
import { MailWantedAgain } from './mail-log/events/mail-wanted-again.event.js';
import { notificationsMigrations } from './migrations/index.js';
import { NotificationsModule } from './notifications.module.js';
import { MailDomainHold } from './pace/store/mail-domain-hold.entity.js';
import { MailSuppression } from './suppression/store/mail-suppression.entity.js';
import { mailTexts } from './texts/mail-texts.js';

export const notificationsContext = defineContext({
  name: 'notifications',
  module: NotificationsModule,
  entities: [BulkMailRelease, MailDelivery, MailDomainHold, MailedOffer, MailSuppression],
  migrations: notificationsMigrations,
  events: [MailWantedAgain],
  texts: mailTexts,
});
