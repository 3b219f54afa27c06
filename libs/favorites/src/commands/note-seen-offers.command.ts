import { Command } from '@nestjs/cqrs';

/** Remembers that a candidate has opened these offers, the last one last; those that nobody knows are passed over. */
export class NoteSeenOffers extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly offerIds: readonly number[],
  ) {
    super();
  }
}
