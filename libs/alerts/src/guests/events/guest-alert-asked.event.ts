import { domainEvent } from '@babelboard/platform';

/** Somebody without an account wants to be told of new offers; nobody knows yet whether the address is theirs. @param asking of which time (ISO 8601) */
export class GuestAlertAsked extends domainEvent<{ guestAlertId: number; asking: string }>(
  'alerts.guest-alert-asked.v1',
) {}
