import { Command } from '@nestjs/cqrs';

/** Undoes a withdrawal, within seconds. */
export class RestoreApplication extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly applicationId: number,
  ) {
    super();
  }
}
