import { Command } from '@nestjs/cqrs';

/** Wants no more messages in a browser, or on any device. Changes nothing where they are off. */
export class SwitchPushOff extends Command<void> {
  constructor(
    readonly accountId: number,
    /** Null: everywhere. */
    readonly endpoint: string | null,
  ) {
    super();
  }
}
