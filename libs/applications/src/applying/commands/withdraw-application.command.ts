import { Command } from '@nestjs/cqrs';

/** Takes an application back. */
export class WithdrawApplication extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly applicationId: number,
  ) {
    super();
  }
}
