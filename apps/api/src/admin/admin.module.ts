import { Module } from '@nestjs/common';
import { AccountSessionsController } from './account-sessions.controller.js';
import { AccountsController } from './accounts.controller.js';
import { AuditLogController } from './audit-log.controller.js';
import { ProductRatingsController } from './product-ratings.controller.js';
import { QueueDashboard } from './queue-dashboard.js';

/** What operators look at. */
@Module({
  controllers: [AccountSessionsController, AccountsController, AuditLogController, ProductRatingsController],
  providers: [QueueDashboard],
})
export class AdminModule {}
