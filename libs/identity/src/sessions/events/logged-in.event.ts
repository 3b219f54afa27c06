import { domainEvent } from '@babelboard/platform';

/** A session began. */
export class LoggedIn extends domainEvent<{
  accountId: number;
  sessionId: string;
  method: string;
  newDevice: boolean;
}>('identity.logged-in.v1') {}
