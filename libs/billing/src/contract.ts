export { Credits } from './credits/credits.js';
export type { CreditsLeft } from './credits/domain/credits-left.js';
export { Entitlements } from './entitlements.js';
export { EntitlementGranted } from './events/entitlement-granted.event.js';
