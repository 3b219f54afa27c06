import { Command } from '@nestjs/cqrs';

/** Says that the status of an application is wrong. */
export class ObjectToStatus extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly applicationId: number,
    readonly text: string,
  ) {
    super();
  }
}
