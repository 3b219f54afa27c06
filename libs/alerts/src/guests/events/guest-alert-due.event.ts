import { domainEvent } from '@babelboard/platform';

/** An alert of a guest looks for what lists began to show after `since` and until `until` (ISO 8601). */
export class GuestAlertDue extends domainEvent<{ guestAlertId: number; since: string; until: string }>(
  'alerts.guest-alert-due.v1',
) {}
