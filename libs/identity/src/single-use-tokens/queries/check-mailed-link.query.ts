import { Query } from '@nestjs/cqrs';

export type MailedLink = 'verify-email' | 'reset-password' | 'change-email' | 'data-export';

/** Whether a link of a mail still does what it is for; looking uses nothing up. */
export class CheckMailedLink extends Query<boolean> {
  constructor(
    readonly link: MailedLink,
    readonly token: string,
  ) {
    super();
  }
}
