import { Command } from '@nestjs/cqrs';

/** Has a mail sent once more, for an operator. */
export class SendMailAgain extends Command<void> {
  constructor(readonly deliveryId: string) {
    super();
  }
}
