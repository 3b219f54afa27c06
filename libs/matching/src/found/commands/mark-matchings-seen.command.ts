import { Command } from '@nestjs/cqrs';

/** Notes that somebody saw offers among their matchings; unknown ones are left out. */
export class MarkMatchingsSeen extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly offerIds: readonly number[],
  ) {
    super();
  }
}
