import { Command } from '@nestjs/cqrs';

/** Has a link mailed to the address of an account, verified or not: it shows that mails arrive there. */
export class RequestVerification extends Command<void> {
  constructor(readonly accountId: number) {
    super();
  }
}
