import { Query } from '@nestjs/cqrs';
import type { MailedKind } from '../domain/message-kind.js';

/** What a link in a mail can do now. */
export interface CheckedUnsubscribeLink {
  kind: MailedKind;
  stopped: boolean;
  /** Whether mails of other kinds still come. */
  othersCome: boolean;
  /** Whether the link can take back what it stopped. */
  canTakeBack: boolean;
}

/** What a link in a mail stands for. It throws UNSUBSCRIBE_LINK_INVALID where it was not made here, or its account is gone. */
export class CheckUnsubscribeLink extends Query<CheckedUnsubscribeLink> {
  constructor(readonly code: string) {
    super();
  }
}
