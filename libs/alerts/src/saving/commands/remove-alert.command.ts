import { Command } from '@nestjs/cqrs';

/** Deletes an alert; one that is gone already stays so. */
export class RemoveAlert extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly alertId: number,
  ) {
    super();
  }
}
