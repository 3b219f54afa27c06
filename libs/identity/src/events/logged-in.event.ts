import { DomainEvent } from '@babelboard/platform';

/** A session began. */
export class LoggedIn extends DomainEvent<{
  accountId: number;
  sessionId: string;
  method: string;
  newDevice: boolean;
}> {
  static override readonly type = 'identity.logged-in.v1';
}
