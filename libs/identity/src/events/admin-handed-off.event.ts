import { DomainEvent } from '@babelboard/platform';

/** An admin went on in the dashboard outside, with a session of its own. */
export class AdminHandedOff extends DomainEvent<{ accountId: number; sessionId: string }> {
  static override readonly type = 'identity.admin-handed-off.v1';
}
