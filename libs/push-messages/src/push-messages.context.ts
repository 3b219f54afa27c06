import { defineContext } from '@babelboard/platform';
import { PushDelivery } from './entities/push-delivery.entity.js';
import { PushSubscription } from './entities/push-subscription.entity.js';
import { PushDue } from './events/push-due.event.js';
import { pushMessagesMigrations } from './migrations/index.js';
import { PushMessagesModule } from './push-messages.module.js';
import { pushMessagesTexts } from './texts/push-messages-texts.js';

export const pushMessagesContext = defineContext({
  name: 'push-messages',
  module: PushMessagesModule,
  entities: [PushSubscription, PushDelivery],
  migrations: pushMessagesMigrations,
  events: [PushDue],
  texts: pushMessagesTexts,
});
