import { Command } from '@nestjs/cqrs';

/** Whoever reads the mails of the address wants the alert. Gives whether it stands in an account of that address now. */
export class ConfirmGuestAlert extends Command<{ inAccount: boolean }> {
  constructor(readonly guestAlertId: number) {
    super();
  }
}
