import { domainEvent } from '@babelboard/platform';

/** A new offer stands in the list of an alert that looks at once; `since` and `until` (ISO 8601) as of one that was due. */
export class AlertFound extends domainEvent<{
  alertId: number;
  accountId: number;
  offerIds: number[];
  since: string;
  until: string;
}>('alerts.alert-found.v1') {}
