import { CreateEntitlements20261203001801 } from './20261203001801-create-entitlements.js';

export const billingMigrations = [CreateEntitlements20261203001801];
