import { Command } from '@nestjs/cqrs';

/** None of the times that are offered suits a candidate. */
export class AskForOtherTimes extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly applicationId: number,
    readonly message: string,
  ) {
    super();
  }
}
