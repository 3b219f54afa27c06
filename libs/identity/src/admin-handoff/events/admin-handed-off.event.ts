import { domainEvent } from '@babelboard/platform';

/** An admin went on in the dashboard outside, with a session of its own. */
export class AdminHandedOff extends domainEvent<{ accountId: number; sessionId: string }>(
  'identity.admin-handed-off.v1',
) {}
