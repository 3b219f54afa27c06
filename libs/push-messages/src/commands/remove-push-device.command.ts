import { Command } from '@nestjs/cqrs';

/** Wants no more messages on one of one's devices. */
export class RemovePushDevice extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly id: string,
  ) {
    super();
  }
}
