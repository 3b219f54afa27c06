export { Entitlements } from './entitlements.js';
export { EntitlementGranted } from './events/entitlement-granted.event.js';
