import { Command } from '@nestjs/cqrs';

/** Has an account of a company's, which works for none, join the one of an invitation. */
export class AcceptInvitation extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly token: string,
  ) {
    super();
  }
}
