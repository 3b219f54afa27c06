import { Global, Module } from '@nestjs/common';
import { GrantLiveOffersHandler } from './commands/grant-live-offers.handler.js';
import { GrantCreditsHandler } from './credits/commands/grant-credits.handler.js';
import { Credits } from './credits/credits.js';
import { Entitlements } from './entitlements.js';

/** Global, so that siblings ask for entitlements by the contract alone. */
@Global()
@Module({
  providers: [Credits, Entitlements, GrantCreditsHandler, GrantLiveOffersHandler],
  exports: [Credits, Entitlements],
})
export class BillingModule {}
