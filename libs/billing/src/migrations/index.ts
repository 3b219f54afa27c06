import { CreateEntitlements20261203001801 } from './20261203001801-create-entitlements.js';
import { WidenEntitlementsToCredits20261218001801 } from './20261218001801-widen-entitlements-to-credits.js';

export const billingMigrations = [CreateEntitlements20261203001801, WidenEntitlementsToCredits20261218001801];
