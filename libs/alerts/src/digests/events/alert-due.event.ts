import { domainEvent } from '@babelboard/platform';

/** An alert looks for what lists began to show after `since` and until `until` (ISO 8601). */
export class AlertDue extends domainEvent<{ alertId: number; accountId: number; since: string; until: string }>(
  'alerts.alert-due.v1',
) {}
