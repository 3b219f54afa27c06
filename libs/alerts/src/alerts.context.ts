import { defineContext } from '@babelboard/platform';
import { AlertsModule } from './alerts.module.js';
import { AlertDue } from './digests/events/alert-due.event.js';
import { AlertFound } from './finding/events/alert-found.event.js';
import { alertsMigrations } from './migrations/index.js';
import { JobAlertEntity } from './saving/store/job-alert.entity.js';
import { alertsTexts } from './texts/alerts-texts.js';

export const alertsContext = defineContext({
  name: 'alerts',
  module: AlertsModule,
  entities: [JobAlertEntity],
  tables: ['alert_anchor', 'alert_filing'],
  migrations: alertsMigrations,
  events: [AlertDue, AlertFound],
  texts: alertsTexts,
});
