import { defineContext } from '@babelboard/platform';
import { BillingModule } from './billing.module.js';
import { EntitlementEntry } from './entities/entitlement-entry.entity.js';
import { EntitlementGranted } from './events/entitlement-granted.event.js';
import { billingMigrations } from './migrations/index.js';
import { billingTexts } from './texts/billing-texts.js';

export const billingContext = defineContext({
  name: 'billing',
  module: BillingModule,
  entities: [EntitlementEntry],
  migrations: billingMigrations,
  events: [EntitlementGranted],
  texts: billingTexts,
});
