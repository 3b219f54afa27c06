import { defineContext } from '@babelboard/platform';
import { AlertsModule } from './alerts.module.js';
import { AlertDue } from './digests/events/alert-due.event.js';
import { AlertFound } from './finding/events/alert-found.event.js';
import { GuestAlertAsked } from './guests/events/guest-alert-asked.event.js';
import { GuestAlertDue } from './guests/events/guest-alert-due.event.js';
import { GuestAlertEntity } from './guests/store/guest-alert.entity.js';
import { alertsMigrations } from './migrations/index.js';
import { JobAlertEntity } from './saving/store/job-alert.entity.js';
import { alertsTexts } from './texts/alerts-texts.js';

export const alertsContext = defineContext({
  name: 'alerts',
  module: AlertsModule,
  entities: [GuestAlertEntity, JobAlertEntity],
  tables: ['alert_anchor', 'alert_filing', 'offer_listing'],
  migrations: alertsMigrations,
  events: [AlertDue, AlertFound, GuestAlertAsked, GuestAlertDue],
  texts: alertsTexts,
});
