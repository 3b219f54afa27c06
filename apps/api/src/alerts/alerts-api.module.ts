import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { GuestAlertsController } from './guest-alerts.controller.js';
import { JobAlertLinksController } from './job-alert-links.controller.js';
import { JobAlertPreviewsController } from './job-alert-previews.controller.js';
import { JobAlertsController } from './job-alerts.controller.js';
import { LinkedAlerts } from './linked-alerts.js';
import { MailedOffersController } from './mailed-offers.controller.js';

/** Lists that people are mailed new offers of: for candidates, for guests, and for who holds a link of a mail. */
@Module({
  imports: [AuthModule],
  controllers: [
    GuestAlertsController,
    JobAlertPreviewsController,
    JobAlertsController,
    JobAlertLinksController,
    MailedOffersController,
  ],
  providers: [LinkedAlerts],
})
export class AlertsApiModule {}
