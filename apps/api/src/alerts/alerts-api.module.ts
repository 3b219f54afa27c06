import { Module } from '@nestjs/common';
import { GuestAlertsController } from './guest-alerts.controller.js';
import { JobAlertLinksController } from './job-alert-links.controller.js';
import { JobAlertPreviewsController } from './job-alert-previews.controller.js';
import { JobAlertsController } from './job-alerts.controller.js';

/** Lists that a candidate is mailed new offers of, for the candidate and for who holds a link of a mail. */
@Module({
  controllers: [GuestAlertsController, JobAlertPreviewsController, JobAlertsController, JobAlertLinksController],
})
export class AlertsApiModule {}
