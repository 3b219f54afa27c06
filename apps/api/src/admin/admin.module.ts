import { Module } from '@nestjs/common';
import { AccountSessionsController } from './account-sessions.controller.js';
import { AccountsController } from './accounts.controller.js';
import { AuditLogController } from './audit-log.controller.js';
import { CompaniesController } from './companies.controller.js';
import { FoundAccounts } from './found-accounts.js';
import { LookupController } from './lookup.controller.js';
import { ModerationPresenter } from './moderation-presenter.js';
import { ProductRatingsController } from './product-ratings.controller.js';
import { QueueDashboard } from './queue-dashboard.js';
import { ReviewController } from './review.controller.js';
import { SearchesController } from './searches.controller.js';

/** What operators look at. */
@Module({
  controllers: [
    AccountSessionsController,
    AccountsController,
    AuditLogController,
    CompaniesController,
    LookupController,
    ProductRatingsController,
    ReviewController,
    SearchesController,
  ],
  providers: [FoundAccounts, ModerationPresenter, QueueDashboard],
})
export class AdminModule {}
