export { billingContext } from './billing.context.js';
export { GrantLiveOffers } from './commands/grant-live-offers.command.js';
export * from './contract.js';
export { GrantCredits } from './credits/commands/grant-credits.command.js';
