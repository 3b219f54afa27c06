import { Global, Module } from '@nestjs/common';
import { GrantLiveOffersHandler } from './commands/grant-live-offers.handler.js';
import { Entitlements } from './entitlements.js';

/** Global, so that siblings ask for entitlements by the contract alone. */
@Global()
@Module({ providers: [Entitlements, GrantLiveOffersHandler], exports: [Entitlements] })
export class BillingModule {}
