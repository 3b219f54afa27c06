import { Module } from '@nestjs/common';
import { AccountSessionsController } from './account-sessions.controller.js';
import { AccountsController } from './accounts.controller.js';
import { AuditLogController } from './audit-log.controller.js';
import { CompaniesController } from './companies.controller.js';
import { ComplaintRateController } from './complaint-rate.controller.js';
import { FoundAccounts } from './found-accounts.js';
import { LookupController } from './lookup.controller.js';
import { MailsController } from './mails.controller.js';
import { ModerationPresenter } from './moderation-presenter.js';
import { ProductRatingsController } from './product-ratings.controller.js';
import { QueueDashboard } from './queue-dashboard.js';
import { ReviewController } from './review.controller.js';
import { SearchesController } from './searches.controller.js';
import { SuppressedAddressesController } from './suppressed-addresses.controller.js';

/** What operators look at. */
@Module({
  controllers: [
    AccountSessionsController,
    AccountsController,
    AuditLogController,
    CompaniesController,
    ComplaintRateController,
    LookupController,
    MailsController,
    ProductRatingsController,
    ReviewController,
    SearchesController,
    SuppressedAddressesController,
  ],
  providers: [FoundAccounts, ModerationPresenter, QueueDashboard],
})
export class AdminModule {}
